"""`python3 -m tools.bench`: measure, and print limits and aims beside what was measured (docs/bench.md)."""

import sys

from tools.bench.program import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
