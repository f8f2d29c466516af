"""The table in every phase of a round, as fixed positions."""

from collections.abc import Callable, Sequence

from game.rules.actions import BuryJokers, Declare
from game.rules.cards import Card, Cards, Rank, pack, without
from game.rules.playing import Playing
from game.rules.round import Round
from game.rules.seats import SEATS, Seat
from game.table.messages import Countdown, Occupant, SeatInfo
from game.ui.table.scene import TableScene
from game.ui.widgets.button import Button
from game.words import say, tr
from tools.screens import Studio, screen
from tools.screens.pretend import PretendTable, Start

LATER = Start(levels=(Rank.FOUR, Rank.SEVEN), banker=Seat.P1, played=5, seed=3)
MINE = Start(levels=(Rank.SEVEN, Rank.FOUR), banker=Seat.P0, played=5, seed=9)
_FRAME = 1 / 60


class StillTable(TableScene):
    """A table whose time can be stopped, to look at what moves."""

    stopped = False

    def update(self, seconds: float) -> None:
        if not self.stopped:
            super().update(seconds)


def sit_down(studio: Studio, table: PretendTable) -> StillTable:
    """Open the table's screen on a pretended table."""
    scene = StillTable(studio.kit, studio.shell, table)
    table.tell()
    studio.scenes.push(scene)
    scene.update(0)
    return scene


def stacked(hands: Sequence[Cards], kitty: Cards, first: Seat = Seat.P0, decks: int = 3) -> Cards:
    """A deck that deals these cards to P0..P3, and whatever is left over on top of them, and this kitty."""
    whole = pack(decks)
    rest = list(without(whole, (*kitty, *(card for hand in hands for card in hand))))
    rest.sort(key=hash_of)
    full = [[*hand] for hand in hands]
    for hand in full:
        while len(hand) < (len(whole) - len(kitty)) // len(SEATS):
            hand.append(rest.pop())
    order = [full[first.plus(turn)] for turn in range(len(SEATS))]
    return tuple(card for round_of_draws in zip(*order, strict=True) for card in round_of_draws) + kitty


def hash_of(card: Card) -> int:
    """A fixed order that looks shuffled."""
    return (list(Card).index(card) * 37 + 11) % 101


def my_turn_in(stage: str) -> Callable[[Round], bool]:
    """Whether a round has come to a stage in which P0 must act."""
    return lambda played: played.phase.name == stage and Seat.P0 in played.to_act


def last_play(played: Round) -> bool:
    """Whether a round has come to its very last play."""
    return played.phase.name == "play" and sum(map(bool, played.cards.hands)) == 1


def drawn(count: int) -> Callable[[Round], bool]:
    """Whether so many cards have been dealt."""
    return lambda played: len(played.cards.stock) <= 156 - count


@screen("table-dealing")
def dealing(studio: Studio) -> None:
    """The first round of a pot; one could grab the bank."""
    hands = ((Card.BJ,), (), (), ())
    table = PretendTable(Start(deck=stacked(hands, (Card.S9, Card.D9, Card.H4, Card.D4, Card.CK, Card.S6))))
    sit_down(studio, table.run(drawn(77)))


@screen("table-declared")
def declared(studio: Studio) -> None:
    """A later round, somebody has declared."""
    table = PretendTable(LATER, declare=0.3).run(lambda played: drawn(90)(played) and bool(played.board.claims))
    sit_down(studio, table)


@screen("table-closing")
def closing(studio: Studio) -> None:
    """The last chance to declare."""
    sit_down(studio, PretendTable(LATER).run(my_turn_in("closing")))


@screen("table-joker-claim")
def joker_claim(studio: Studio) -> None:
    """Three jokers are at hand: which suit?"""
    hands = ((Card.LJ,) * 3 + (Card.S4, Card.S4, Card.H4), (), (), ())
    start = Start(levels=(Rank.FOUR, Rank.FOUR), banker=Seat.P0, deck=stacked(hands, (Card.S9,) * 3 + (Card.D9,) * 3))
    scene = sit_down(studio, PretendTable(start).run(my_turn_in("closing")))
    buttons = [part for part in scene.parts.actions.children if isinstance(part, Button)]
    next(button for button in buttons if button.text == say(tr("Small jokers"))).fire()


@screen("table-flip")
def flip(studio: Studio) -> None:
    """Nobody grabbed: kitty cards are turned, one by one."""
    hands = ((), (), (), ())
    kitty = (Card.S9, Card.BJ, Card.H4, Card.D4, Card.CK, Card.S6)
    table = PretendTable(Start(deck=stacked(hands, kitty))).run(lambda played: played.phase.name == "closing")
    scene = sit_down(studio, table)
    while table.round.phase.name == "closing":
        table.go(mine=True)
    play_on(scene, 100)


@screen("table-pay")
def pay(studio: Studio) -> None:
    """One pays tribute oneself."""
    start = Start(levels=(Rank.FOUR, Rank.SEVEN), banker=Seat.P1, tribute=3, played=5, seed=4)
    sit_down(studio, PretendTable(start, declare=0.2).run(my_turn_in("pay")))


@screen("table-paid")
def paid(studio: Studio) -> None:
    """Tribute cards on their way from seat to seat."""
    start = Start(levels=(Rank.SEVEN, Rank.FOUR), banker=Seat.P2, tribute=4, played=5, seed=4)
    table = PretendTable(start, declare=0.2).run(lambda played: played.phase.name == "pay")
    scene = sit_down(studio, table)
    table.go()
    play_on(scene, 60)


@screen("table-return")
def give_back(studio: Studio) -> None:
    """One has received tribute and gives cards back."""
    start = Start(levels=(Rank.SEVEN, Rank.FOUR), banker=Seat.P0, tribute=3, played=5, seed=4)
    table = PretendTable(start, declare=0.2).run(lambda played: played.phase.name == "pay")
    scene = sit_down(studio, table)
    table.go()
    scene.update(0)
    scene.theatre.skip()
    scene.advise()


@screen("table-kitty-shown")
def kitty_shown(studio: Studio) -> None:
    """The kitty lies open before the banker takes it."""
    table = PretendTable(LATER, declare=0.4).run(
        lambda played: (
            played.phase.name == "closing" and played.phase.to_act == (Seat.P0,) and bool(played.board.claims)
        )
    )
    scene = sit_down(studio, table)
    while table.round.phase.name == "closing":
        table.go(mine=True)
    play_on(scene, 150)


@screen("table-bury")
def bury(studio: Studio) -> None:
    """The banker chooses six of 45."""
    scene = sit_down(studio, PretendTable(MINE, declare=0.3).run(my_turn_in("bury")))
    scene.desk.selection.choose(scene.desk.hand[4:8])
    scene.refresh()


@screen("table-bury-jokers")
def bury_jokers(studio: Studio) -> None:
    """One may add jokers to the kitty."""
    hands = ((Card.BJ, Card.LJ), (), (), ())
    deck = stacked(hands, (Card.S9, Card.D9, Card.H4, Card.D4, Card.CK, Card.S6), Seat.P3)
    start = Start(levels=(Rank.FOUR, Rank.SEVEN), banker=Seat.P3, played=5, deck=deck)
    scene = sit_down(studio, PretendTable(start).run(my_turn_in("bury_jokers")))
    scene.desk.selection.choose((Card.BJ,))
    scene.refresh()


@screen("table-take-out")
def take_out(studio: Studio) -> None:
    """Jokers are down: what comes out of the kitty?"""
    hands = ((Card.BJ, Card.LJ), (), (), ())
    deck = stacked(hands, (Card.S9, Card.D9, Card.H4, Card.D4, Card.CK, Card.S6), Seat.P3)
    start = Start(levels=(Rank.FOUR, Rank.SEVEN), banker=Seat.P3, played=5, deck=deck)
    table = PretendTable(start).run(my_turn_in("bury_jokers"))
    table.do(Seat.P0, BuryJokers((Card.BJ, Card.LJ)), aloud=False)
    sit_down(studio, table)


@screen("table-dry")
def dry(studio: Studio) -> None:
    """干锅: called out over the felt, the kitty open."""
    hands = ((Card.H7,), (), (), ())
    kitty = (Card.S4, Card.S9, Card.DK, Card.C3, Card.BJ, Card.S2)
    start = Start(levels=(Rank.SEVEN, Rank.FOUR), banker=Seat.P0, played=5, deck=stacked(hands, kitty))
    table = PretendTable(start).run(my_turn_in("closing"))
    table.do(Seat.P0, Declare((Card.H7,)), aloud=False)
    scene = sit_down(studio, table)
    while table.round.phase.name == "closing":
        table.go(mine=True)
    play_on(scene, 12)


@screen("table-lead")
def lead(studio: Studio) -> None:
    """One's own lead, all cards still in the hand, the clock running, three alike chosen."""
    table = PretendTable(MINE).run(my_turn_in("play"))
    table.countdown = Countdown(18_000, 30_000)
    scene = sit_down(studio, table)
    hand = scene.desk.hand
    most = max(hand, key=hand.count)
    scene.desk.selection.choose((most,) * hand.count(most))
    scene.refresh()


@screen("table-follow")
def follow(studio: Studio) -> None:
    """Following a pair or triple that others have answered already."""
    sit_down(studio, PretendTable(LATER, declare=0.2).run(answering(2, width=2)))


@screen("table-middle")
def middle(studio: Studio) -> None:
    """Late in the round: few cards, many points, an open kitty."""
    table = PretendTable(LATER, declare=0.2)
    table.people = (
        table.people[0],
        SeatInfo("Anna-Katharina", "panda", Occupant.HUMAN),
        SeatInfo("海风", "fox", Occupant.STAND_IN, "steady"),
        table.people[3],
    )
    sit_down(studio, table.run(lambda played: answering(3, width=1)(played) and len(played.cards.hands[0]) < 12))


@screen("table-last-card")
def last_card(studio: Studio) -> None:
    """A single card left."""
    table = PretendTable(LATER).run(lambda played: my_turn_in("play")(played) and len(played.cards.hands[0]) == 1)
    sit_down(studio, table)


@screen("table-trick-won")
def trick_won(studio: Studio) -> None:
    """A complete trick with points stays a moment; 滚子 is called out."""
    table = PretendTable(LATER, declare=0.2).run(answering(3, width=3))
    scene = sit_down(studio, table)
    table.go(mine=True)
    play_on(scene, 25)


@screen("table-captured")
def captured(studio: Studio) -> None:
    """The last trick is won, the kitty turned up."""
    table = PretendTable(Start(levels=(Rank.FOUR, Rank.SEVEN), banker=Seat.P1, played=5, seed=12), declare=0.2)
    table.run(last_play)
    scene = sit_down(studio, table)
    table.go(mine=True)
    play_on(scene, 130)


def answering(plays: int, width: int) -> Callable[[Round], bool]:
    """Whether so many have played on a lead of at least so many cards."""

    def wanted(played: Round) -> bool:
        phase = played.phase
        if not isinstance(phase, Playing) or Seat.P0 not in phase.to_act:
            return False
        return len(phase.trick.plays) >= plays and len(phase.trick.plays[0]) >= width

    return wanted


def play_on(scene: StillTable, frames: int) -> None:
    """Let the screen take its news and so many frames pass, then stop its time."""
    for _ in range(frames):
        scene.update(_FRAME)
    scene.stopped = True
