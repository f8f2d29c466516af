"""The reckoning of a round (A7 to A10)."""

from game.rules.dagunzi.burying import KITTY_SIZE
from game.rules.dagunzi.scoring import Account
from game.rules.dagunzi.settling import settle
from game.rules.notation.replaying import Chapter
from game.rules.seats import Seat
from game.rules.settlement import Settlement
from tools.referee.dagunzi.asked import options_of
from tools.referee.op import Answer
from tools.referee.question import Question
from tools.referee.settlement import settled, side_of, trick_points


def settle_round(question: Question) -> Answer:
    """What follows from a round: score, levels, next banker, tribute, points."""
    kitty = question.pile("kitty", KITTY_SIZE)
    account = Account(
        banker=question.seat("banker"),
        levels=question.levels("levels"),
        points=trick_points(question, kitty),
        kitty=kitty,
        captured=question.flag("captured"),
        dry=question.flag("dry"),
    )
    return _told(settle(account, options_of(question)), account.banker)


def tell(chapter: Chapter, result: Settlement) -> Answer:
    """The result of a recorded round."""
    return _told(result, chapter.round.board.bank)


def _told(result: Settlement, banker: Seat) -> Answer:
    """The result of a round with this banker; `game_points` without those of the tribute paid at its start."""
    payer = result.payer
    tribute = {"payer": payer, "receiver": result.next_banker, "count": result.tribute}
    return {
        **settled(result),
        "pot": side_of(result.winners, banker),
        "tribute": None if payer is None else tribute,
        "game_points": list(result.points),
    }
