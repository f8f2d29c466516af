"""Parts of the table that follow the newest view."""

from game.ui.table.desk import Desk
from game.ui.widgets.base import Widget


class Live(Widget):
    """Draws what the desk says. `look` sums up all that it shows; when that has changed it is drawn again."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self._seen: object = None

    def look(self) -> object:
        """All that the picture hangs on, as one value to compare."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Something may have changed."""
        if not self.desk.line.begun:
            return
        look = self.look()
        if look != self._seen:
            self._seen = look
            self.changed()
            self.redraw()

    def changed(self) -> None:
        """The look has changed: take over what must be kept."""
