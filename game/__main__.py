"""`python -m game`: the same as the command `gunzi`."""

import sys

from game.app import main

if __name__ == "__main__":  # a process started by `spawn` imports this file again and must not start a second game
    sys.exit(main())
