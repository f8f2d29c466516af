"""规则: the games, pure: no clock, I/O, randomness, logging or third party."""

RULES_VERSION = 1
"""Bumped with every change of rules; journals, records and the wire carry it."""
