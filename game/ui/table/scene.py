"""牌桌: the table on the screen. It knows a `Connection` and nothing of what is behind it."""

from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from game.rules.actions import Action as TableAction
from game.rules.actions import Declare, Pass, PayTribute, Play, TakeOut
from game.rules.cards import Card, Cards
from game.rules.playing import Playing
from game.rules.view import SeatView
from game.table.connection import Connection
from game.table.messages import Nak, Update
from game.ui.input import Action, Input, Pointer, Stroke
from game.ui.kit import Kit
from game.ui.navigator import Navigator
from game.ui.scene import Scene
from game.ui.table.actions import Doings
from game.ui.table.asks import Ask, CardAction, read_ask
from game.ui.table.desk import Desk
from game.ui.table.director import Director
from game.ui.table.hand import Pile
from game.ui.table.hinting import cheapest, why_not
from game.ui.table.ordering import SortBy
from game.ui.table.parts import Parts, Ways
from game.ui.table.side_scenes import SideScenes
from game.ui.table.theatre import Scenery, Theatre
from game.ui.widgets.base import Widget
from game.words import Text, tr
from game.words.phrases import DENIALS, cards_words, refusal_words

Adviser = Callable[[SeatView], TableAction | None]
"""提示: what one might do with what a seat can see; None for no advice."""


class TableScene(Scene):
    """Polls the table, shows what its newest update says, stages what happened, and sends what the player does."""

    def __init__(self, kit: Kit, go: Navigator, connection: Connection, hint: Adviser = cheapest) -> None:
        super().__init__(kit)
        self._hint = hint
        self.desk = Desk(kit, connection)
        self.sides = SideScenes(self, go)
        ways = Ways(
            self.sides.last_trick,
            self.sides.played,
            self.sides.menu,
            self.sides.ask_leave,
            self._sort,
            self.sides.kitty,
        )
        doings = Doings(
            act=self.act_on_table,
            hint=self.advise,
            clear=self._clear,
            choose=self._choose,
            result=self.sides.back_to_result,
            chosen=self.refresh,
            refuse=self._tell_why_not,
        )
        self.parts = Parts(self.desk, self.root, ways, doings)
        scenery = Scenery(self.parts.hand, self.parts.stock, self.parts.bar, self.parts.centre, self.parts.kitty)
        self.theatre = Theatre(self.desk, scenery, self.parts.refresh)
        self._director = Director(self.theatre)
        self._turn: tuple[str, bool, int] | None = None
        self._clock = 0.0

    # Life

    def leave(self) -> None:
        self.kit.toasts.floor = None
        self.desk.line.leave()

    def arrange(self) -> None:
        self.desk.place()
        self.kit.toasts.floor = self.desk.places.hint.y
        self.parts.arrange()
        self.refresh()

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self._take_news()
        if self.desk.misplaced:
            self.layout()
        self._count_down(seconds)
        self.moving = self.theatre.advance(seconds)
        self.sides.follow()

    def _take_news(self) -> None:
        line = self.desk.line
        first = not line.begun
        news = line.poll()
        for message in news:
            if isinstance(message, Nak):
                self._refused(message)
        updates = [message for message in news if isinstance(message, Update)]
        if not updates:
            if news:
                self.refresh()
            return
        self._new_view()
        for update in updates[1:] if first else updates:
            self._director.follow(update)
        self.refresh()

    def _new_view(self) -> None:
        """The newest update has changed what can be done."""
        desk = self.desk
        view = desk.view
        desk.ask = read_ask(view)
        desk.selection.keep_to(desk.ask.pile if desk.ask is not None and desk.ask.pile else view.hand)
        countdown = desk.line.info.countdown
        self._clock = 0.0 if countdown is None else countdown.left_ms / 1000
        turn = (view.stage.name, view.my_turn, len(view.board.tricks))
        if turn == self._turn:
            return
        if view.stage.name == "draw" and self._turn is not None:
            self.theatre.skip()
            desk.new_round()
        self._turn = turn
        self._new_turn()

    def _new_turn(self) -> None:
        """The turn has come or gone, or another step of the round has begun."""
        desk = self.desk
        ask = desk.ask
        if ask is None or ask.kind is None:
            if not isinstance(desk.view.stage, Playing):
                desk.selection.clear()
            return
        if ask.from_kitty:
            self.theatre.shows.clear()
        if not self._still_fits(ask):
            desk.selection.clear()
        self.kit.sounds.play("your_turn")
        if ask.kind in (PayTribute, TakeOut):
            desk.selection.choose(ask.found[0])
        elif ask.forced:
            desk.selection.choose(_with(ask.forced, desk.selection.cards, ask.wanted))

    def _still_fits(self, ask: Ask) -> bool:
        """Whether what was laid ready while others played could be played now."""
        chosen = self.desk.selection.cards
        return ask.kind is Play and len(chosen) <= ask.most and set(chosen) <= ask.playable

    def _count_down(self, seconds: float) -> None:
        """Show whole seconds: the picture changes once a second at most."""
        desk = self.desk
        if not desk.line.begun or desk.line.info.countdown is None:
            shown = None
        else:
            if not desk.line.info.paused:
                self._clock = max(0.0, self._clock - seconds)
            shown = int(-(-self._clock // 1))
        if shown != desk.seconds_left:
            desk.seconds_left = shown
            for plate in self.parts.plates:
                plate.refresh()

    def refresh(self) -> None:
        """Draw what looks different now."""
        self.parts.refresh()

    def _refused(self, nak: Nak) -> None:
        if nak.refusal is not None:
            ask = self.desk.ask
            self._complain(refusal_words(nak.refusal, None if ask is None else ask.wanted))
        elif nak.denial is not None:
            self._complain(DENIALS[nak.denial])

    def _complain(self, words: Text) -> None:
        self.kit.sounds.play("error")
        self.kit.toasts.say(words, warning=True)

    # What the player does

    def act_on_table(self, action: TableAction) -> None:
        """Ask the table for an action; one that the view refuses is answered at once."""
        refusal = self.desk.view.check(action)
        if refusal is not None:
            ask = self.desk.ask
            self._complain(refusal_words(refusal, None if ask is None else ask.wanted))
            return
        if not self.desk.line.waiting:
            self.kit.toasts.settle()
            self.desk.staging.fresh = ()
            self.desk.line.act(action)
            self.refresh()

    def advise(self) -> None:
        """提示: choose the cards that the adviser would play."""
        desk = self.desk
        if desk.ask is None:
            return
        action = self._hint(desk.view)
        if action is None or isinstance(action, Pass):
            self.kit.toasts.say(tr("Advice: let it be."))
        elif isinstance(action, Declare):
            self.kit.toasts.say(tr("Advice: declare {cards}.", cards=cards_words(action.cards)))
        elif isinstance(action, CardAction):
            self._choose(action.cards)

    def _tell_why_not(self, card: Card) -> None:
        """A dim card was tried: say why it cannot be played."""
        desk = self.desk
        refusal = None if desk.ask is None else why_not(desk.view, desk.ask, card)
        if desk.ask is not None and refusal is not None:
            self._complain(refusal_words(refusal, desk.ask.wanted))

    def _choose(self, cards: Cards) -> None:
        self.desk.selection.choose(cards)
        self.refresh()

    def _clear(self) -> None:
        self.desk.selection.clear()
        self.refresh()

    def _sort(self) -> None:
        desk = self.desk
        desk.sort_by = SortBy.RANK if desk.sort_by is SortBy.SUIT else SortBy.SUIT
        self.refresh()

    def handle(self, event: Input) -> bool:
        """A tap on the bare felt ends whatever moves. Before the table has said a word there is nothing to do."""
        if not self.desk.line.begun:
            return False
        if isinstance(event, Pointer) and event.stroke is Stroke.PRESS and self.root.at(event.pos) is None:
            self.set_focus(None, shown=False)
            return self.theatre.skip()
        return super().handle(event)

    def act(self, action: Action) -> bool:
        keys: dict[Action, Callable[[], object]] = {
            Action.CONFIRM: self.parts.actions.fire_primary,
            Action.SELECT: self.theatre.skip,
            Action.HINT: self.advise,
            Action.CLEAR: self._clear,
            Action.SORT: self._sort,
            Action.LAST_TRICK: self.sides.last_trick,
            Action.PLAYED_CARDS: self.sides.played,
            Action.RULES: self.sides.rules,
            Action.MUTE: partial(self.kit.store.change, mute=not self.kit.settings.mute),
            Action.CANCEL: self._clear if self.desk.selection else self.sides.menu,
        }
        if action not in keys:
            return False
        return keys[action]() is not False

    def first_focus(self) -> Widget | None:
        return self.parts.hand if self.parts.hand.slots else super().first_focus()

    # Drawing

    def draw_moving(self, surface: Surface) -> list[Rect]:
        places = self.desk.places
        below = places.centre.bottom + self.kit.px(34)
        middle = (places.felt.centerx, below if self.parts.centre.visible else places.felt.centery)
        return self.theatre.movers.draw(surface) + self.theatre.calls.draw(surface, middle)

    def _draw_focus(self, surface: Surface, widget: Widget) -> None:
        """In a pile the ring is around the card that the keyboard is on."""
        if isinstance(widget, Pile):
            ring = Widget()
            ring.place(self.kit, widget.focus_rect)
            super()._draw_focus(surface, ring)
        elif widget in self.focusables():
            super()._draw_focus(surface, widget)


def _with(forced: Cards, wished: Cards, wanted: int | None) -> Cards:
    """The forced cards, and of those chosen before as many as there is room for."""
    more = list(wished)
    for card in forced:
        if card in more:
            more.remove(card)
    room = len(more) if wanted is None else max(0, wanted - len(forced))
    return tuple(sorted((*forced, *more[:room])))
