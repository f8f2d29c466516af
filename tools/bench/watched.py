"""The program as the command `gunzi` starts it, telling on standard output how far it has come. Run as a script.

A line is what has been reached and the seconds of processor time until then.
`flip`: a first picture is there; `title`: the title screen is. Then a match is begun, as the new-game screen does it.
`table`: the table is there. Then a key is pressed. `answer`: what that opens is there. Then the program quits.
"""

import os
import sys
import time

from game.ui.window import Window

_flip = Window.flip


def _tell(what: str) -> None:
    os.write(sys.stdout.fileno(), f"{what} {time.process_time()}\n".encode())


def _first_flip(self: Window) -> None:
    _flip(self)
    Window.flip = _flip
    _tell("flip")
    # What watches the rest is imported only now: sooner it would change what is measured.
    from tools.bench.watching import watch  # noqa: PLC0415

    watch(_tell)


if __name__ == "__main__":
    Window.flip = _first_flip
    from game.app import main

    sys.exit(main([]))
