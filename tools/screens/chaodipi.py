"""The table of Chao Dipi before the first trick: reports, insurance, overrides, fries, burying."""

from collections.abc import Callable

from game.rules.actions import Declare, Pass
from game.rules.cards import Card, Cards, Rank
from game.rules.round import Round
from game.rules.seats import Seat
from game.table.messages import Countdown
from game.ui.widgets.button import Button
from game.words import say, trc
from tools.screens import Studio, screen
from tools.screens.pretend import PretendTable, Start
from tools.screens.table import StillTable, my_turn_in, play_on, sit_down, stacked

KITTY = (Card.S9, Card.D9, Card.H4, Card.D4, Card.CK, Card.S6, Card.C3, Card.HQ)
FIVES: tuple[Cards, Cards, Cards, Cards] = (
    (Card.S5, Card.S5, Card.BJ, Card.BJ),
    (Card.C5, Card.C5),
    (Card.D5, Card.H5, Card.H5),
    (Card.LJ, Card.LJ, Card.D5),
)
"""Every seat can fry: P0 with spades and big jokers, P1 with clubs, P2 with hearts, P3 with small jokers."""
TWOS: tuple[Cards, Cards, Cards, Cards] = (
    (Card.S2, Card.S2),
    (Card.C2, Card.C2),
    (Card.H2, Card.H2),
    (Card.D2, Card.LJ, Card.LJ),
)


Claims = tuple[tuple[Seat, Cards], ...]
"""Who claims with what, one after the other."""


def start(hands: tuple[Cards, ...] = FIVES, banker: Seat | None = Seat.P1) -> PretendTable:
    """A table: a later round at level 5, or where there is no banker the first round."""
    level, drawer = (Rank.TWO, Seat.P0) if banker is None else (Rank.FIVE, banker)
    deck = stacked(hands, KITTY, drawer, decks=2)
    played = 0 if banker is None else 5
    return PretendTable(
        Start("chaodipi", (level, level), banker, played=played, deck=deck, drawer=drawer, game="chaodipi")
    )


def dealt(table: PretendTable, count: int = 100) -> PretendTable:
    """Deal so many cards."""
    return table.run(lambda played: sum(map(len, played.cards.hands)) >= count)


def claimed(table: PretendTable, claims: Claims, until: Callable[[Round], bool]) -> PretendTable:
    """Deal all cards; then the seats asked make these claims, the others pass, and who has the kitty buries."""
    dealt(table)
    left = list(claims)
    while not until(table.round):
        seat = table.round.to_act[0]
        if left and left[0][0] is seat and table.round.view(seat).check(Declare(left[0][1])) is None:
            table.do(seat, Declare(left.pop(0)[1]), aloud=False)
        else:
            table.go(mine=True, aloud=False)
    return table


def asked(stage: str, seat: Seat, fryers: int = 0) -> Callable[[Round], bool]:
    """Whether a seat must act in a stage, after so many have fried."""
    return lambda played: played.phase.name == stage and seat in played.to_act and len(played.board.fryers) >= fryers


def press(scene: StillTable, text: str) -> None:
    """Press a button of the row."""
    next(part for part in scene.parts.actions.children if isinstance(part, Button) and part.text == text).fire()


FIRST: Claims = ((Seat.P3, (Card.D2,)),)
"""P3 has reported in the first round."""
REPORTED: Claims = ((Seat.P3, (Card.D5,)),)
HEARTS: Claims = (*REPORTED, (Seat.P2, (Card.H5,) * 2))
SPADES: Claims = (*HEARTS, (Seat.P0, (Card.S5,) * 2))
NO_TRUMP: Claims = (*SPADES, (Seat.P3, (Card.LJ,) * 2))
"""P3 reports a single, then P2, P0 and P3 fry, each stronger than the one before."""


@screen("table-chaodipi-report")
def report(studio: Studio) -> None:
    """The first round, half dealt: whoever shows a 2 first has the bank; one could."""
    sit_down(studio, dealt(start(TWOS, None), 52))


@screen("table-chaodipi-report-choice")
def report_choice(studio: Studio) -> None:
    """One or both of two equal level cards?"""
    press(sit_down(studio, dealt(start(), 99)), "♠ 5")


@screen("table-chaodipi-reported")
def reported(studio: Studio) -> None:
    """A later round: another has reported while the cards come."""
    table = dealt(start(), 72)
    table.do(Seat.P2, Declare((Card.H5,)), aloud=False)
    sit_down(studio, table)


@screen("table-chaodipi-insurance")
def insurance(studio: Studio) -> None:
    """One has reported and may insure it, in the closing round."""
    table = dealt(start(), 80)
    table.do(Seat.P0, Declare((Card.S5,)), aloud=False)
    sit_down(studio, table.run(my_turn_in("closing")))


@screen("table-chaodipi-override")
def override(studio: Studio) -> None:
    """The first round: one is asked whether one overrides."""
    sit_down(studio, claimed(start(TWOS, None), FIRST, asked("override", Seat.P0)))


@screen("table-chaodipi-override-others")
def override_others(studio: Studio) -> None:
    """The first round: one has overridden and is banker, another is asked."""
    claims = (*FIRST, (Seat.P0, (Card.S2,) * 2))
    sit_down(studio, claimed(start(TWOS, None), claims, asked("override", Seat.P3)))


@screen("table-chaodipi-fry")
def fry(studio: Studio) -> None:
    """One has fried before, one is asked, the clock runs."""
    table = claimed(start(), HEARTS, asked("fry", Seat.P0, fryers=1))
    table.countdown = Countdown(18_000, 30_000)
    sit_down(studio, table)


@screen("table-chaodipi-fry-suit")
def fry_suit(studio: Studio) -> None:
    """Two big jokers: which suit, or none?"""
    scene = sit_down(studio, claimed(start(), HEARTS, asked("fry", Seat.P0, fryers=1)))
    press(scene, say(trc("joker pair", "Big ×2")))


@screen("table-chaodipi-fry-others")
def fry_others(studio: Studio) -> None:
    """One has fried and buried, another is asked: one's own kitty can be looked at."""
    sit_down(studio, claimed(start(), SPADES, asked("fry", Seat.P3, fryers=2)))


@screen("table-chaodipi-fried-back")
def fried_back(studio: Studio) -> None:
    """One's kitty was fried away; one is asked again."""
    sit_down(studio, claimed(start(), NO_TRUMP, asked("fry", Seat.P0, fryers=3)))


@screen("table-chaodipi-bury")
def bury(studio: Studio) -> None:
    """One has fried and buries eight of 33."""
    scene = sit_down(studio, claimed(start(), SPADES, asked("bury", Seat.P0)))
    scene.desk.selection.choose(scene.desk.hand[4:9])
    scene.refresh()


@screen("table-chaodipi-bury-others")
def bury_others(studio: Studio) -> None:
    """Another has fried and buries."""
    sit_down(studio, claimed(start(), HEARTS, asked("bury", Seat.P2)))


@screen("table-chaodipi-turned")
def turned(studio: Studio) -> None:
    """Nobody has reported: the third card of the kitty is turned up."""
    table = dealt(start(((), (), (), ())))
    scene = sit_down(studio, table)
    while table.round.phase.name == "closing":
        table.do(table.round.to_act[0], Pass())
    play_on(scene, 60)


@screen("table-chaodipi-kitty")
def kitty(studio: Studio) -> None:
    """What one has buried and what was fried away, looked at."""
    sit_down(studio, claimed(start(), NO_TRUMP, asked("fry", Seat.P0, fryers=3))).sides.kitty()
