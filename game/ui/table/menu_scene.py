"""暂停: the table's menu: go on, rules, settings, leave."""

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect

from game.ui.input import Action
from game.ui.kit import Kit
from game.ui.layout import stack
from game.ui.table.overlay import Overlay
from game.ui.theme import CONTROL, FAINT, MUTED, SMALL
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button, Style
from game.ui.widgets.label import Paragraph
from game.words import Text, tr

_KEYS = tr(
    "Keys: arrows and Space choose, Enter plays, H hint, S sort, Backspace clear, L last trick, P played, Esc menu."
)


@dataclass(frozen=True)
class MenuWays:
    """What the menu's buttons do."""

    go_on: Callable[[], None]
    last_trick: Callable[[], None]
    played: Callable[[], None]
    rules: Callable[[], None]
    settings: Callable[[], None]
    leave: Callable[[], None]


class MenuScene(Overlay):
    """Over a table that stands still where one plays alone; with other people at it the table goes on."""

    width = 380

    def __init__(self, kit: Kit, ways: MenuWays, *, stops: bool) -> None:
        super().__init__(kit, tr("Paused") if stops else tr("Menu"))
        self._ways = ways
        self._note = self.panel.add(Paragraph(_note(stops), SMALL, MUTED))
        self._keys = self.panel.add(Paragraph(_KEYS, SMALL, FAINT))
        self._entries = [
            self.panel.add(Button(tr("Go on"), ways.go_on, Style.PRIMARY, icon="play")),
            self.panel.add(Button(tr("Last trick"), ways.last_trick, icon="history")),
            self.panel.add(Button(tr("Cards played"), ways.played, icon="list-ordered")),
            self.panel.add(Button(tr("Rules"), ways.rules, icon="book-open")),
            self.panel.add(Button(tr("Settings"), ways.settings, icon="settings")),
            self.panel.add(Button(tr("Leave the table"), ways.leave, icon="log-out")),
        ]

    def body_height(self, width: int, /) -> int:
        kit = self.kit
        note = self._note.natural(kit, width)[1]
        keys = self._keys.natural(kit, width)[1]
        return note + len(self._entries) * kit.px(CONTROL + 10) + keys + kit.px(18)

    def arrange_body(self, body: Rect) -> None:
        kit = self.kit
        note = self._note.natural(kit, body.w)[1]
        self._note.place(kit, Rect(body.x, body.y, body.w, note))
        rest = Rect(body.x, body.y + note + kit.px(14), body.w, body.h)
        for button, place in zip(
            self._entries, stack(rest, [kit.px(CONTROL)] * len(self._entries), kit.px(10)), strict=True
        ):
            button.place(kit, place)
        keys = self._keys.natural(kit, body.w)[1]
        self._keys.place(kit, Rect(body.x, body.bottom - keys, body.w, keys))

    def close(self) -> None:
        self._ways.go_on()

    def first_focus(self) -> Widget | None:
        return self._entries[0]

    def act(self, action: Action) -> bool:
        if action is Action.RULES:
            self._ways.rules()
            return True
        return super().act(action)


def _note(stops: bool) -> Text:
    if stops:
        return tr("The table waits for you. Every step is kept: you can leave and go on later.")
    return tr("The table goes on meanwhile.")
