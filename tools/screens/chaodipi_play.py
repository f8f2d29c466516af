"""炒地皮 from the first lead to the end of the match: tractors, throws, kills, a failed throw, the result."""

from collections.abc import Callable

from game.rules.actions import Bury, Play
from game.rules.cards import Card, Cards, Rank, bundle
from game.rules.ranking import EffectiveSuit
from game.rules.seats import Seat, Team
from game.table.messages import Countdown
from tools.screens import Studio, screen
from tools.screens.pretend import PretendTable, Start
from tools.screens.table import play_on, sit_down, stacked
from tools.screens.table_over import open_result

KITTY: Cards = tuple(map(Card, ["D3", "D4", "H9", "D6", "C10", "CK", "S2", "D8"]))
"""Its third card makes hearts trump (B3)."""


def of(text: str) -> Cards:
    """Cards as they are written: `SA S9*2`."""
    cards: list[Card] = []
    for word in text.split():
        code, _, copies = word.partition("*")
        cards += [Card(code)] * int(copies or 1)
    return bundle(cards)


def to_play(banker: Seat, *hands: str, levels: tuple[Rank, Rank] = (Rank.SIX, Rank.SIX)) -> PretendTable:
    """A table at the banker's first lead, hearts being trump; the hands are those of P0 to P3, filled up."""
    whole = tuple(of(hand) for hand in hands) + ((),) * (4 - len(hands))
    deck = stacked(whole, KITTY, banker, decks=2)
    start = Start("chaodipi", levels, banker, played=4, seed=5, deck=deck, game="chaodipi")
    table = PretendTable(start).run(lambda played: played.phase.name == "bury")
    table.do(banker, Bury(bundle(KITTY)), aloud=False)
    return table.run(lambda played: played.phase.name == "play")


def plays(table: PretendTable, *cards: str) -> PretendTable:
    """Let the next seats play these cards."""
    for text in cards:
        table.do(table.round.to_act[0], Play(of(text)), aloud=False)
    return table


MINE = "SA SK*2 S10*2 S9*2 S8 S3 HA*2 HK H4 CQ CJ C9*2 C8*2 DA DK D10*2 D9 D7"


@screen("table-chaodipi-throw")
def throw(studio: Studio) -> None:
    """One's own lead: a throw is chosen, its parts shown on the felt before it is played."""
    table = to_play(Seat.P0, MINE)
    table.countdown = Countdown(18_000, 30_000)
    scene = sit_down(studio, table)
    scene.desk.selection.choose(of("SA SK*2 S10*2 S9*2"))
    scene.refresh()


@screen("table-chaodipi-tractor")
def tractor(studio: Studio) -> None:
    """A tractor was led; one has a tractor of the suit and must play it."""
    table = to_play(Seat.P2, MINE, "", "S7*2 SJ*2 SQ*2 CA C2*2")
    table = plays(table, "SJ*2 SQ*2")
    sit_down(studio, table.run(lambda played: Seat.P0 in played.to_act))


@screen("table-chaodipi-trick")
def trick(studio: Studio) -> None:
    """A tractor of spades, killed by a tractor of trumps: the trick is complete and stays a moment."""
    void = "HJ*2 H10*2 HK HA C3*2 C4*2 C5*2 C8*2 C9*2 CJ DQ*2 DJ*2 D10*2 D5 D2"
    table = to_play(Seat.P1, "S10*2 S9*2 S8 S3 HA", "S7*2 S5*2 S4*2 C7*2 D5", "SK*2 SQ SA S3 D7*2 D9*2", void)
    plays(table, "S5*2 S4*2", "SK*2 SQ SA")
    scene = sit_down(studio, table)
    table.do(Seat.P3, Play(of("HJ*2 H10*2")))
    table.do(Seat.P0, Play(of("S10*2 S9*2")))
    play_on(scene, 30)


@screen("table-chaodipi-long")
def long(studio: Studio) -> None:
    """A throw of eleven cards, and what the others had to give."""
    table = to_play(Seat.P3, "DA DK CQ", "", "", "SA*2 SK*2 SQ*2 SJ*2 S10*2 S9")
    table.do(Seat.P3, Play(of("SA*2 SK*2 SQ*2 SJ*2 S10*2 S9")), aloud=False)
    while Seat.P2 not in table.round.to_act:
        table.go(mine=True, aloud=False)
    scene = sit_down(studio, table)
    table.go(mine=True)
    play_on(scene, 50)


def failing() -> PretendTable:
    """P3 is about to throw what P1 beats."""
    return to_play(Seat.P3, "", "CQ*2 C10 SA", "", "C9 C8*2 C4*2 SK")


@screen("table-chaodipi-failed")
def failed(studio: Studio) -> None:
    """甩牌失败: the throw, the cards that beat it, the fine."""
    table = failing()
    scene = sit_down(studio, table)
    table.do(Seat.P3, Play(of("C9 C8*2 C4*2")))
    play_on(scene, 150)


@screen("table-chaodipi-failed-mine")
def failed_mine(studio: Studio) -> None:
    """One's own throw has failed."""
    table = to_play(Seat.P0, "CQ*2 C9 C8*2 C4*2 SK H8*2", "", "CK C3", "CA*2 CJ*2")
    scene = sit_down(studio, table)
    table.do(Seat.P0, Play(of("CQ*2 C9 C8*2 C4*2")))
    play_on(scene, 150)


@screen("table-chaodipi-kill")
def kill(studio: Studio) -> None:
    """毙: a throw is killed with trumps of its shape; the grouping of one's own kill is shown."""
    spades, hearts = "SQ SJ S9 S7 S4 S3 S8 SA SK S10", "H9 H5*2 H4*2 HK H3"
    table = to_play(Seat.P2, f"{spades} {hearts} D9*2 D7 D5 DQ DJ D10 D2", "", "CA*2 CK CQ", "C9 C5 C4*2")
    table.do(Seat.P2, Play(of("CA*2 CK")), aloud=False)
    table.go(aloud=False)
    scene = sit_down(studio, table)
    scene.desk.selection.choose(of("H5*2 H9"))
    scene.refresh()


def ended(wanted: Callable[[PretendTable], bool], levels: tuple[Rank, Rank] = (Rank.SIX, Rank.NINE)) -> PretendTable:
    """The first of many rounds that ends as wanted; each begins with a throw that is likely to fail."""
    for seed in range(200):
        start = Start("chaodipi", levels, Seat(seed % 4), played=4, seed=seed, game="chaodipi")
        table = PretendTable(start, declare=0.2).run(lambda played: played.phase.name == "play")
        throw_wildly(table)
        if wanted(table.run(lambda played: played.over)):
            return table
    raise RuntimeError("no round ends like that")


def throw_wildly(table: PretendTable) -> None:
    """Let the leader throw a whole side suit."""
    leader = table.round.to_act[0]
    view = table.round.view(leader)
    sides = [view.board.trump.in_suit(view.hand, suit) for suit in EffectiveSuit if suit is not EffectiveSuit.TRUMP]
    table.do(leader, Play(max(sides, key=len)[:5]), aloud=False)


def gains(table: PretendTable, team: Team) -> int:
    """How many levels a side has gained."""
    return 0 if table.settlement is None else table.settlement.gained[team]


@screen("table-chaodipi-result")
def result(studio: Studio) -> None:
    """The attackers captured the kitty, a throw has failed; the row of the table is lit."""

    def wanted(table: PretendTable) -> bool:
        captured = table.settlement is not None and table.settlement.captured
        return captured and gains(table, Team.EVEN) > 0 and bool(table.round.board.failed_throws)

    open_result(studio, ended(wanted))


@screen("table-chaodipi-result-kept")
def result_kept(studio: Studio) -> None:
    """The bankers stay, with levels."""
    open_result(studio, ended(lambda table: gains(table, table.round.board.bank.team) > 1))


@screen("table-chaodipi-over")
def over(studio: Studio) -> None:
    """Past A: the match is won."""
    scene = open_result(studio, past_ace())
    scene.sides.go_on()


@screen("table-chaodipi-result-past")
def result_past(studio: Studio) -> None:
    """The round that led past A."""
    open_result(studio, past_ace())


def past_ace() -> PretendTable:
    """A round by which P0's side gets past A."""
    return ended(lambda table: table.match.winners is Team.EVEN, levels=(Rank.ACE, Rank.NINE))


@screen("table-chaodipi-last-trick")
def last_trick(studio: Studio) -> None:
    """The trick before was led with what was left of a failed throw."""
    table = failing()
    table.do(Seat.P3, Play(of("C9 C8*2 C4*2")), aloud=False)
    sit_down(studio, table.run(lambda played: bool(played.board.tricks))).sides.last_trick()


@screen("table-chaodipi-record")
def record(studio: Studio) -> None:
    """The cards played so far, and what else has happened: reports, fries, failed throws, new deals."""
    table = failing()
    table.do(Seat.P3, Play(of("C9 C8*2 C4*2")), aloud=False)
    sit_down(studio, table.run(lambda played: len(played.board.tricks) > 2)).sides.played()
