"""How fast, how smooth, how large: every figure that the program is held to, measured and put beside its limit.

A module of this package measures one row of docs/bench.md and has one function `measure(effort)`; `targets.py` says
what is measured, in what unit, and how good it has to be.
"""
