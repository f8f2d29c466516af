"""结算: a round's account turned into all that follows from it (A7 to A10)."""

from game.rules.board import Board
from game.rules.dagunzi.game_points import round_points, tribute_points
from game.rules.dagunzi.options import FIRST_LEVEL, DagunziOptions
from game.rules.dagunzi.scoring import Account, level_after, next_banker, pot_end, tribute_after
from game.rules.settlement import NO_POINTS, Points, Settlement


def settle(account: Account, options: DagunziOptions) -> Settlement:
    """结算: reckon a round (A7 to A10)."""
    end = pot_end(account, options)
    if end is not None:
        points = round_points(account, end, 0, options)
        start = (FIRST_LEVEL, FIRST_LEVEL)
        return Settlement(
            score=account.score,
            captured=account.captured,
            levels=start,
            gained=(0, 0),
            winners=end.winners,
            special=end.special,
            points=points,
        )
    levels = level_after(account, options)
    gained = (levels[0] - account.levels[0], levels[1] - account.levels[1])
    return Settlement(
        score=account.score,
        captured=account.captured,
        levels=levels,
        gained=gained,
        next_banker=next_banker(account, options),
        tribute=tribute_after(account, options),
        points=round_points(account, None, max(gained), options),
    )


def account_of(board: Board, captured: bool) -> Account:
    """Read the account off the table after the last trick."""
    return Account(board.bank, board.setup.levels, board.points, board.kitty or (), captured, board.dry)


def tribute_points_of(board: Board, options: DagunziOptions) -> Points:
    """积分: what the tribute at the start of the round booked (D-A31); a waived one books nothing."""
    tribute = board.tribute
    if tribute is None or not tribute.paid:
        return NO_POINTS
    return tribute_points(len(tribute.paid), tribute.payer, options)
