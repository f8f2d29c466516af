"""How screens lead to each other."""

from typing import Protocol

from game.ui.ports import NewGame, Ports


class Navigator(Protocol):
    """Opens screens. Those that lie over another one come back to it when they are closed."""

    @property
    def ports(self) -> Ports:
        """The outside world."""
        ...

    def title(self) -> None:
        """Show the title in the place of everything."""
        ...

    def settings(self) -> None:
        """Open the settings over what is shown."""
        ...

    def rules(self, game: str | None = None) -> None:
        """Open the rulebook over what is shown, at a game's rules; None is the one chosen last."""
        ...

    def new_game(self) -> None:
        """Open the new-game screen over what is shown."""
        ...

    def start(self, choice: NewGame) -> None:
        """Begin a match and show its table."""
        ...

    def resume(self) -> None:
        """Show the table of the match under way."""
        ...

    def quit(self) -> None:
        """Close the window."""
        ...
