"""Follows a window that is being opened from its title to a table that answers a key, and closes it then."""

from collections.abc import Callable

import pygame

from game.ui.draft import Draft
from game.ui.scenes.title import TitleScene
from game.ui.shell import Shell
from game.ui.table.scene import TableScene

Tell = Callable[[str], None]


class _Watched:
    """One shell's steps, looked at after each."""

    def __init__(self, shell: Shell, tell: Tell) -> None:
        self._shell = shell
        self._tell = tell
        self._step = shell.loop.step
        self._awaited = "title"

    def step(self, seconds: float) -> bool:
        """A frame; when it brought what is awaited, say so and do what brings the next."""
        flipped = self._step(seconds)
        if flipped:
            self._look()
        return flipped

    def _look(self) -> None:
        top = self._shell.scenes.top
        match self._awaited:
            case "title" if isinstance(top, TitleScene):
                self._came("title", "table")
                self._shell.start(Draft(self._shell.ports.bots).finished())
            case "table" if isinstance(top, TableScene):
                self._came("table", "answer")
                pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0))
            case "answer" if not isinstance(top, TableScene):
                self._came("answer", "")
                self._shell.quit()
            case _:
                pass

    def _came(self, what: str, next_one: str) -> None:
        self._tell(what)
        self._awaited = next_one


def watch(tell: Tell) -> None:
    """Let the shell that runs next be watched."""
    run = Shell.run

    def watched_run(self: Shell) -> None:
        self.loop.step = _Watched(self, tell).step
        run(self)

    Shell.run = watched_run
