"""What lies over the table: results, the menu, the record of the round, questions."""

from collections.abc import Callable

from game.rules.cards import Rank
from game.rules.match import MatchPlan
from game.rules.round import Round
from game.rules.seats import Seat
from game.rules.settlement import Settlement
from tools.screens import Studio, screen
from tools.screens.pretend import PretendTable, Start
from tools.screens.table import LATER, StillTable, answering, sit_down


def played_out(start: Start) -> PretendTable:
    """A table whose round is over."""
    return PretendTable(start, declare=0.2).run(lambda played: played.over)


def settled(
    wanted: Callable[[Settlement], bool], plan: MatchPlan | None = None, level: Rank = Rank.FOUR
) -> PretendTable:
    """The first of many rounds that ends as wanted."""
    for seed in range(400):
        start = Start(levels=(level, Rank.SEVEN), banker=Seat(seed % 4), played=5, seed=seed, plan=plan or MatchPlan())
        table = played_out(start)
        if table.settlement is not None and wanted(table.settlement):
            return table
    raise RuntimeError("no round ends like that")


def open_result(studio: Studio, table: PretendTable) -> StillTable:
    """Sit down when the round is over: the result comes up."""
    scene = sit_down(studio, table)
    scene.update(0)
    return scene


def late(played: Round) -> bool:
    """In the second half of the round, on one's turn."""
    return answering(2, width=1)(played) and len(played.cards.hands[0]) < 15


@screen("table-result-won")
def result_won(studio: Studio) -> None:
    """We take the bank with levels, tribute follows."""
    open_result(studio, settled(lambda result: result.gained[0] > 0 and result.tribute > 0 and result.score >= 120))


@screen("table-result-lost")
def result_lost(studio: Studio) -> None:
    """They keep the bank, the kitty was captured."""
    open_result(studio, settled(lambda result: result.captured and result.score < 120))


@screen("table-result-pot")
def result_pot(studio: Studio) -> None:
    """The pot is won by holding level 10."""
    open_result(studio, settled(lambda result: result.winners is not None, level=Rank.TEN))


@screen("table-match-over")
def match_over(studio: Studio) -> None:
    """The match is over: who has won, again or leave."""
    scene = open_result(studio, settled(lambda result: result.winners is not None, level=Rank.TEN))
    scene.sides.go_on()


@screen("table-last-trick")
def last_trick(studio: Studio) -> None:
    """The trick before."""
    sit_down(studio, PretendTable(LATER, declare=0.2).run(late)).sides.last_trick()


@screen("table-played")
def played_cards(studio: Studio) -> None:
    """The cards played so far."""
    sit_down(studio, PretendTable(LATER, declare=0.2).run(late)).sides.played()


@screen("table-menu")
def menu(studio: Studio) -> None:
    """Paused."""
    sit_down(studio, PretendTable(LATER, declare=0.2).run(late)).sides.menu()


@screen("table-leave")
def leave(studio: Studio) -> None:
    """Leave? It says what is kept."""
    sit_down(studio, PretendTable(LATER, declare=0.2).run(late)).sides.ask_leave()
