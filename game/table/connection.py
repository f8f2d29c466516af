"""连接: all that a screen knows of a table, whether it is in this process or across the network."""

from typing import Protocol

from game.table.messages import ClientMessage, TableMessage


class Connection(Protocol):
    """连接: one viewer's line to a table. Nothing here blocks."""

    def send(self, message: ClientMessage) -> None:
        """Say something to the table; what comes of it arrives through `poll`."""
        ...

    def poll(self) -> list[TableMessage]:
        """Take what has come since the last call, in order; to be called once a frame."""
        ...

    def close(self) -> None:
        """Hang up. Calling it again does nothing."""
        ...
