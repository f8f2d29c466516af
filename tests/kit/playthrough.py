"""A round as a test plays it: step by step, refusals included."""

from dataclasses import dataclass

import pytest

from game.rules.actions import Action, Bury, BuryJokers, Declare, Draw, Pass, PayTribute, Play, ReturnCards, TakeOut
from game.rules.board import Setup
from game.rules.cards import Suit
from game.rules.dagunzi.game import Dagunzi
from game.rules.dagunzi.options import DagunziOptions
from game.rules.dagunzi.presets import PRESETS
from game.rules.dagunzi.round import start_round
from game.rules.events import Event, Notice, Viewer, events_for
from game.rules.refusals import Refusal, RefusedError
from game.rules.round import Round
from game.rules.seats import Seat
from game.rules.settlement import Settlement
from game.rules.view import SeatView
from tests.kit.decks import rigged
from tests.kit.notation import P0, cards, rank

CLASSIC = PRESETS["classic"]


def show(text: str, suit: str | None = None) -> Declare:
    """亮主: show cards, naming a suit with three jokers."""
    return Declare(cards(text), None if suit is None else Suit(suit))


def play(text: str) -> Play:
    """出牌."""
    return Play(cards(text))


def pay(text: str) -> PayTribute:
    """进贡."""
    return PayTribute(cards(text))


def give_back(text: str) -> ReturnCards:
    """返还."""
    return ReturnCards(cards(text))


def bury(text: str) -> Bury:
    """扣底."""
    return Bury(cards(text))


def bury_jokers(text: str) -> BuryJokers:
    """扣王."""
    return BuryJokers(cards(text))


def take_out(text: str) -> TakeOut:
    """换底."""
    return TakeOut(cards(text))


def options(preset: str = "classic", **texts: str) -> DagunziOptions:
    """A preset with some options changed."""
    chosen = PRESETS[preset]
    for name, text in texts.items():
        chosen = chosen.changed(name, text)
    return chosen


@dataclass
class Playthrough:
    """The round as it stands, and what was told on the way to it by the last action."""

    round: Round
    told: tuple[Notice, ...] = ()

    @property
    def stage(self) -> str:
        """The name of the phase."""
        return self.round.phase.name

    def do(self, seat: Seat | None, action: Action) -> None:
        """Act; a refusal fails the test."""
        self.round, self.told = self.round.apply(seat, action)

    def refuses(self, seat: Seat | None, action: Action) -> Refusal:
        """Try what is not allowed; gives the reason, which `check` and `apply` must agree on."""
        with pytest.raises(RefusedError) as error:
            self.round.apply(seat, action)
        assert self.round.check(seat, action) is error.value.refusal
        return error.value.refusal

    def draw(self, count: int = 1) -> None:
        """Deal some cards."""
        for _ in range(count):
            self.do(None, Draw())

    def draw_all(self) -> None:
        """Deal what is left, so that the closing round begins."""
        while self.round.phase.deals:
            self.draw()

    def close(self) -> None:
        """Deal what is left and let everybody pass; `told` is what follows the last pass."""
        self.draw_all()
        while self.stage == "closing":
            self.do(self.turn, Pass())

    def play_trick(self, *texts: str) -> None:
        """Play a trick, the first play being that of whose turn it is."""
        for text in texts:
            self.do(self.turn, play(text))

    def finish(self) -> None:
        """Play to the end of the round, everybody doing the first thing that is legal."""
        while not self.round.over:
            self.do(self.turn, next(self.view(self.turn).actions()))

    @property
    def turn(self) -> Seat:
        """The one seat that the round waits for."""
        (seat,) = self.round.to_act
        return seat

    def view(self, viewer: Viewer) -> SeatView:
        """What a seat sees."""
        return self.round.view(viewer)

    def events(self, viewer: Viewer = None) -> tuple[Event, ...]:
        """What a viewer learnt from the last action."""
        return events_for(self.told, viewer)

    def legal(self, seat: Seat) -> set[Action]:
        """Every legal action of a seat; each is given once and none is refused."""
        assert self.stage != "bury", "millions of choices"
        actions = list(self.round.view(seat).actions())
        assert len(actions) == len(set(actions))
        assert all(self.round.check(seat, action) is None for action in actions)
        return set(actions)

    @property
    def suit(self) -> Suit | None:
        """The trump suit, None while it is not known."""
        ranking = self.round.board.ranking
        return None if ranking is None else ranking.suit

    def settle(self) -> Settlement:
        """Reckon the round, which must be over."""
        return Dagunzi().settle(self.round)


def first_round(
    hands: dict[Seat, str] | None = None, kitty: str = "", first: Seat = P0, options: DagunziOptions = CLASSIC
) -> Playthrough:
    """The first round of a pot, before the first draw."""
    setup = Setup((rank("3"), rank("3")), None, first)
    return Playthrough(start_round(options, setup, rigged(hands, kitty, first)))


def later_round(
    hands: dict[Seat, str] | None = None,
    kitty: str = "",
    level: str = "7",
    banker: Seat = P0,
    tribute: int = 0,
    options: DagunziOptions = CLASSIC,
) -> Playthrough:
    """A later round, both sides at one level, before the first draw."""
    setup = Setup((rank(level), rank(level)), banker, banker, tribute)
    return Playthrough(start_round(options, setup, rigged(hands, kitty, banker)))
