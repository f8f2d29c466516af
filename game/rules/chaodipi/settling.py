"""结算: a round's account turned into all that follows from it (B8, B9)."""

from game.rules.board import Board
from game.rules.chaodipi.options import ChaodipiOptions
from game.rules.chaodipi.scoring import Account, climb_of, kitty_factor, next_banker
from game.rules.seats import Team
from game.rules.settlement import Settlement


def settle(account: Account, options: ChaodipiOptions) -> Settlement:
    """结算: reckon a round (B8, B9)."""
    climb = climb_of(account, options)
    even = account.winners is Team.EVEN
    old_even, old_odd = account.levels
    return Settlement(
        score=account.score,
        captured=account.captured,
        levels=(climb.level, old_odd) if even else (old_even, climb.level),
        gained=(climb.steps, 0) if even else (0, climb.steps),
        next_banker=next_banker(account),
        cycles=(climb.cycles, 0) if even else (0, climb.cycles),
    )


def account_of(board: Board, captured: bool) -> Account:
    """Read the account off the table after the last trick."""
    return Account(
        banker=board.bank,
        levels=board.setup.levels,
        points=board.points,
        penalties=board.penalties,
        kitty=board.kitty or (),
        captured=captured,
        factor=kitty_factor(board.tricks[-1].plays[0], board.trump),
    )
