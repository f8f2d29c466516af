"""亮主, 翻底, 喝血, 亮底, 干锅, 抠底 on the screen: what is laid out, what is called out, in which words."""

from functools import partial

from game.rules.board import Claim
from game.rules.cards import Cards, points_in
from game.rules.events import (
    CardsTakenOut,
    Declared,
    JokersBuried,
    KittyBuried,
    KittyShown,
    KittyTaken,
    KittyTurned,
    Passed,
    RoundOver,
    TributeDue,
    TributePaid,
    TributeReturned,
    TrumpFixed,
)
from game.rules.seats import Seat
from game.rules.settlement import Settlement
from game.rules.view import SeatView
from game.ui.table.felt import lay_groups
from game.ui.table.ordering import ranking_of, sort_cards
from game.ui.table.staging import Show, Spot
from game.ui.table.theatre import Theatre
from game.words import Text, tr, trn
from game.words.phrases import cards_words, suit_words

_ASIDE = 1.3


class Moments:
    """Stages everything but dealing and tricks."""

    def __init__(self, theatre: Theatre) -> None:
        self._theatre = theatre
        self._desk = theatre.desk
        self._turned: list[KittyTurned] = []

    # Declaring and finding the trump

    def declared(self, event: Declared, view: SeatView) -> None:
        """The cards shown fly to their seat's place; the claim is called out."""
        desk = self._desk
        laid, place = lay_groups(desk, event.seat, (event.cards,))
        desk.staging.landing[event.seat] += 1
        way = (self._theatre.point_of(event.seat), place.center)
        landed = partial(self._landed, event.seat)
        self._theatre.fly(desk.art.laid(laid), way, 0.3, landed)
        cry = desk.game.claim_cry(view.board, Claim(event.seat, event.cards, event.suit))
        desk.kit.sounds.play(cry.sound)
        self._theatre.calls.call(cry.words)

    def passed(self, event: Passed) -> None:
        """The seat says so for a moment."""
        aside = self._desk.staging.aside
        said = tr("· passes")
        aside[event.seat] = said

        def forget() -> None:
            if aside.get(event.seat) is said:
                del aside[event.seat]

        self._theatre.timeline.after(_ASIDE, forget)

    def turned(self, event: KittyTurned) -> None:
        """A kitty card is turned up; the cards of one flip are shown together."""
        self._turned.append(event)

    def trump_fixed(self, event: TrumpFixed) -> None:
        """The trump stands, after a flip or by a drawn card."""
        banker, suit = self._name(event.banker), suit_words(event.suit)
        words = tr("{suit} are trump, {banker} banks", suit=suit, banker=banker)
        if self._desk.line.cast.is_me(event.banker):
            words = tr("{suit} are trump, you bank", suit=suit)
        self._show_turned(words)
        if event.by is not None and not self._desk.staging.show and self._theatre.shows.idle:
            self._theatre.shows.add(Show(words, (event.by,), seconds=1.6))

    def void(self) -> None:
        """Nothing could be found: a new deal."""
        self._show_turned(tr("No trump in the kitty"))
        self._theatre.calls.call(tr("New deal!"))

    def _show_turned(self, words: Text) -> None:
        if not self._turned:
            return
        names = tuple("" if item.seat is None else self._desk.line.info.seats[item.seat].name for item in self._turned)
        self._theatre.shows.add(
            Show(words, tuple(item.card for item in self._turned), turn=True, seconds=1.8, names=names)
        )
        self._turned = []

    # Tribute

    def tribute_due(self, event: TributeDue) -> None:
        """Who pays whom, or why nobody does."""
        payer, receiver = self._name(event.payer), self._name(event.receiver)
        if event.waived_by is not None:
            words = tr("{name} holds three big jokers: no tribute", name=self._name(event.waived_by))
        elif event.reversed_by is not None:
            self._theatre.calls.call(tr("Tribute turned!"))
            words = tr(
                "Three big jokers turn it round: {payer} pays {receiver} {n}",
                payer=payer,
                receiver=receiver,
                n=event.count,
            )
        else:
            words = _pays(payer, receiver, event.count)
        self._theatre.shows.add(Show(words, seconds=1.6))

    def paid(self, event: TributePaid, view: SeatView) -> None:
        """The tribute goes from seat to seat, face up."""
        words = _pays(self._name(event.payer), self._name(event.receiver), len(event.cards))
        cards = sort_cards(event.cards, ranking_of(view.board))
        self._theatre.shows.add(Show(words, cards, event.payer, event.receiver, seconds=1.6))
        self._received(event.receiver, event.cards)

    def returned(self, event: TributeReturned, view: SeatView) -> None:
        """As many cards go back, face up for the two alone."""
        words = trn(
            "{receiver} gives {payer} {n} card back",
            "{receiver} gives {payer} {n} cards back",
            event.count,
            payer=self._name(event.payer),
            receiver=self._name(event.receiver),
        )
        faces = (None,) * event.count if event.cards is None else sort_cards(event.cards, ranking_of(view.board))
        self._theatre.shows.add(Show(words, faces, event.receiver, event.payer, seconds=1.2))
        if event.cards is not None:
            self._received(event.payer, event.cards)

    # The kitty

    def kitty_shown(self, event: KittyShown) -> None:
        """All its cards are turned up, one by one."""
        words = tr("The kitty · {n} points", n=points_in(event.cards))
        self._theatre.shows.add(Show(words, event.cards, turn=True, seconds=1.8))

    def kitty_taken(self, event: KittyTaken, view: SeatView) -> None:
        """The banker takes the kitty into the hand, or who has fried takes it up where it was buried."""
        size = self._desk.kitty_size
        faces = (None,) * size if event.cards is None else sort_cards(event.cards, ranking_of(view.board))
        words = tr("{name} takes the kitty", name=self._name(event.seat))
        if self._desk.line.cast.is_me(event.seat):
            words = tr("You take the kitty")
        source = Spot.KITTY if event.seat in view.board.fryers else Spot.STOCK
        self._theatre.shows.add(Show(words, faces, source, event.seat, seconds=0.9))
        if event.cards is not None:
            self._received(event.seat, event.cards)

    def dry(self) -> None:
        """干锅: nothing in it is worth exchanging."""
        self._theatre.calls.call(tr("Dry pot!"))
        self._desk.kit.sounds.play("shuffle")

    def buried(self, event: KittyBuried) -> None:
        """As many cards go down."""
        self._forget_fresh(event.seat)
        size = self._desk.kitty_size
        faces = (None,) * size if event.cards is None else event.cards
        words = tr("{name} buries {n} cards", name=self._name(event.seat), n=size)
        if self._desk.line.cast.is_me(event.seat):
            words = tr("You bury {n} cards", n=size)
        self._theatre.shows.add(Show(words, faces, event.seat, Spot.KITTY, seconds=1.0))

    def jokers_buried(self, event: JokersBuried) -> None:
        """Jokers are added to the kitty."""
        words = tr("{name}: {cards} into the kitty", name=self._name(event.seat), cards=cards_words(event.cards))
        self._theatre.shows.add(Show(words, event.cards, event.seat, Spot.KITTY, seconds=1.2))
        self._theatre.calls.call(tr("Jokers down!"))

    def taken_out(self, event: CardsTakenOut) -> None:
        """As many cards come out."""
        words = tr("{name} takes {cards} out", name=self._name(event.seat), cards=cards_words(event.cards))
        self._theatre.shows.add(Show(words, event.cards, Spot.KITTY, event.seat, seconds=1.2))
        self._received(event.seat, event.cards)

    def round_over(self, event: RoundOver) -> None:
        """抠底 or 保底: the kitty is turned up."""
        desk, points = self._desk, points_in(event.kitty)
        if event.captured:
            self._theatre.calls.call(tr("Kitty captured!"))
            words = tr(
                "Kitty captured: {n} points × {factor}", n=points, factor=desk.game.outcome.kitty_factor(desk.board)
            )
        else:
            self._theatre.calls.call(tr("Kitty kept!"))
            words = tr("Kitty kept: its {n} points count for nobody", n=points)
        self._theatre.shows.add(Show(words, event.kitty, turn=True, seconds=1.6))

    def settled(self, result: Settlement) -> None:
        """升级, 收锅: what the round earned."""
        ours = self._desk.line.bottom.team
        if result.winners is not None:
            self._theatre.calls.call(tr("Pot won!") if result.winners is ours else tr("Pot lost"))
        elif max(result.gained):
            self._theatre.calls.call(tr("Level up!") if result.gained[ours] else tr("They level up"))

    def _landed(self, seat: Seat) -> None:
        self._desk.staging.landing[seat] -= 1

    def _received(self, seat: Seat, cards: Cards) -> None:
        if seat == self._desk.line.me:
            self._desk.staging.fresh = cards

    def _forget_fresh(self, seat: Seat) -> None:
        if seat == self._desk.line.me:
            self._desk.staging.fresh = ()

    def _name(self, seat: Seat) -> Text | str:
        return self._desk.line.cast.name(seat)


def _pays(payer: object, receiver: object, count: int) -> Text:
    return trn(
        "Tribute: {payer} → {receiver}, {n} card", "Tribute: {payer} → {receiver}, {n} cards", count,
        payer=payer, receiver=receiver,
    )  # fmt: skip
