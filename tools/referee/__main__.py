"""`python3 -m tools.referee`: answer questions about the rules, one JSON object a line (docs/referee.md)."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - it is the reader's Python that may be older, not ours
    sys.exit(f"Gunzi needs Python 3.11 or newer; this is {sys.version.split()[0]} ({sys.executable}).")

from tools.referee.program import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
