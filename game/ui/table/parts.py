"""All parts of the table screen, made once and placed whenever the size changes."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect

from game.ui.table.actions import ActionRow, Doings
from game.ui.table.bar import Bar
from game.ui.table.centre import Centre
from game.ui.table.corners import ClaimCorner, KittyCorner
from game.ui.table.desk import Desk
from game.ui.table.felt import PlayPlace, Stock
from game.ui.table.ladder import LadderRow
from game.ui.table.live import Live
from game.ui.table.piles import Hand, KittyPile
from game.ui.table.places import LEFT, RIGHT
from game.ui.table.plate import Plate
from game.ui.table.task import Task
from game.ui.theme import CONTROL
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button, Style
from game.words import tr


@dataclass(frozen=True)
class Ways:
    """Where the icons of the bar and the tools beside the buttons lead."""

    last_trick: Callable[[], None]
    played: Callable[[], None]
    menu: Callable[[], None]
    leave: Callable[[], None]
    sort: Callable[[], None]
    kitty: Callable[[], None]


class Parts:
    """The widgets of the table, in the order in which they are drawn."""

    def __init__(self, desk: Desk, root: Widget, ways: Ways, doings: Doings) -> None:
        self._desk = desk
        self.bar = root.add(Bar(desk))
        self.icons = [
            self.bar.add(Button("", way, Style.BARE, icon=icon))
            for icon, way in (
                ("history", ways.last_trick),
                ("list-ordered", ways.played),
                ("settings", ways.menu),
                ("log-out", ways.leave),
            )
        ]
        self.stock = root.add(Stock(desk))
        self.kitty = root.add(KittyCorner(desk, ways.kitty))
        self.claim = root.add(ClaimCorner(desk))
        self.plates = [root.add(Plate(desk, place)) for place in range(4)]
        self.plays = [root.add(PlayPlace(desk, place)) for place in range(4)]
        self.ladder = root.add(LadderRow(desk))
        self.centre = root.add(Centre(desk))
        self.kitty_pile = root.add(KittyPile(desk, doings.chosen, doings.refuse))
        self.task = root.add(Task(desk))
        self.actions = root.add(ActionRow(desk, doings))
        self.sort_words = root.add(Button(tr("Sort"), ways.sort, icon="arrow-down-wide-narrow"))
        self.sort_icon = root.add(Button("", ways.sort, icon="arrow-down-wide-narrow"))
        self.hand = root.add(Hand(desk, doings.chosen, doings.refuse))

    @property
    def live(self) -> Sequence[Live]:
        """Those that follow the view."""
        corners = (self.stock, self.kitty, self.claim, self.centre, self.kitty_pile, self.task, self.hand)
        return (self.bar, *corners, self.ladder, *self.plates, *self.plays)

    def refresh(self) -> None:
        """Something may have changed: draw what looks different now."""
        if not self._desk.line.begun:
            return
        taking = self.kitty_pile.active
        showing = self._desk.staging.show is not None and not taking
        _let_be_seen(self.stock, self.stock.shown and not taking)
        _let_be_seen(self.kitty_pile, taking)
        _let_be_seen(self.kitty, not taking)
        _let_be_seen(self.centre, showing)
        covered = [self.centre.rect] if showing else []
        laddering = self.ladder.shown and self.ladder.rect.collidelist(covered) < 0
        _let_be_seen(self.ladder, laddering)
        if laddering:
            covered.append(self.ladder.rect)
        for part in self.plays:
            _let_be_seen(part, part.shown and not taking and part.rect.collidelist(covered) < 0)
        for part in self.live:
            part.refresh()
        self.actions.refresh()

    def arrange(self) -> None:
        """Place everything for the size and the language of the moment."""
        desk, places = self._desk, self._desk.places
        kit = desk.kit
        self._arrange_bar()
        for place in range(4):
            self.plates[place].place(kit, places.plates[place])
            self.plays[place].place(kit, places.plays[place])
        self.centre.place(kit, places.centre)
        self.stock.place(kit, places.stock)
        self.kitty.place(kit, places.kitty)
        self.claim.place(kit, places.claim)
        self.ladder.place(kit, places.ladder)
        self.kitty_pile.place(kit, self._kitty_row())
        self.task.place(kit, places.hint)
        self.actions.place(kit, places.actions)
        self.hand.place(kit, places.hand.area)
        fits = self.sort_words.natural(kit, places.tools.w)[0] <= places.tools.w
        for button, shown in ((self.sort_words, fits), (self.sort_icon, not fits)):
            width = min(places.tools.w, button.natural(kit, places.tools.w)[0])
            button.visible = shown
            button.place(kit, Rect(places.tools.right - width, places.tools.y, width, kit.px(CONTROL)))

    def _arrange_bar(self) -> None:
        kit, bar = self._desk.kit, self._desk.places.bar
        size = kit.px(CONTROL)
        x = bar.right - kit.px(8)
        for icon in reversed(self.icons):
            x -= size
            icon.place(kit, Rect(x, bar.centery - size // 2, size, size))
        self.bar.right = x
        self.bar.place(kit, bar)

    def _kitty_row(self) -> Rect:
        """The open kitty to choose from: as wide as the felt between the plates."""
        places, gap = self._desk.places, self._desk.kit.px(12)
        left, right = places.plates[LEFT].right + gap, places.plates[RIGHT].x - gap
        height = places.trick_card
        return Rect(left, places.centre.centery - height // 2, right - left, height)


def _let_be_seen(part: Widget, seen: bool) -> None:
    """Show a part or not; only what can be seen may lie in another's place."""
    if part.visible != seen:
        part.visible = seen
        part.redraw()
