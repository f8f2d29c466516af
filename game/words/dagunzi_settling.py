"""结算: why a round of Da Gunzi moved the levels as it did, and what it leaves to pay (A4.2, A7 to A9)."""

from game.rules.board import Board
from game.rules.cards import Card, Rank
from game.rules.dagunzi.options import dagunzi_options
from game.rules.dagunzi.scoring import ALL_POINTS, TAKE_OVER, Account, score_blood
from game.rules.dagunzi.settling import account_of
from game.rules.settlement import Settlement
from game.words.phrases import rank_words
from game.words.text import Text, tr, trn


def level_reasons(board: Board, result: Settlement) -> tuple[Text, ...]:
    """升级: why levels moved, or did not, or why the pot ended, one sentence a reason."""
    account = account_of(board, result.captured)
    if result.winners is not None:
        return (_pot_reason(account, result),)
    if account.winners is None:
        return (_no_level(account),)
    earned = (_step(account),) if max(result.gained) else ()
    return (*earned, *_extra(account, result, board))


def tribute_reasons(board: Board, result: Settlement) -> tuple[Text, ...]:
    """喝血: what the tribute of the next round is made of (A4.2)."""
    if not result.tribute:
        return ()
    account = account_of(board, result.captured)
    blood = score_blood(account.score, dagunzi_options(board.options))
    reasons: list[Text] = []
    if blood:
        below = tr("{score} points, under 80: {n}", score=account.score, n=blood)
        above = tr("{score} points, over 150: {n}", score=account.score, n=blood)
        reasons.append(above if account.take_over else below)
    if result.tribute > blood:
        reasons.append(tr("Jokers in the kitty: {n}", n=result.tribute - blood))
    return tuple(reasons)


def _pot_reason(account: Account, result: Settlement) -> Text:
    if account.score == 0:
        return tr("The attackers did not take a single point: the bankers win the pot.")
    if account.score >= ALL_POINTS:
        return tr("The attackers took 300 points: they win the pot.")
    if not result.special:
        return tr("The bankers held level 10: they win the pot.")
    three = tr("Three big jokers lay in the kitty: the pot ends here.")
    return three if account.kitty.count(Card.BJ) == 3 else tr("Three small jokers lay in the kitty: the pot ends here.")


def _no_level(account: Account) -> Text:
    if account.take_over:
        return tr(
            "{limit} points reached, but the kitty was kept: the bank changes sides, nobody levels up.", limit=TAKE_OVER
        )
    return tr("Under {limit} points, but the kitty was captured: nobody levels up.", limit=TAKE_OVER)


def _step(account: Account) -> Text:
    if account.take_over:
        return tr("{limit} points and the kitty captured: one level up.", limit=TAKE_OVER)
    return tr("Under {limit} points and the kitty kept: one level up.", limit=TAKE_OVER)


def _extra(account: Account, result: Settlement, board: Board) -> tuple[Text, ...]:
    """What jokers added, and what a must-play level took away."""
    lines: list[Text] = []
    jokers, gained = account.jokers(), max(result.gained)
    if jokers and gained:
        lines.append(trn("Jokers in the kitty: {n} more level.", "Jokers in the kitty: {n} more levels.", jokers))
    if board.dry:
        lines.append(tr("Dry pot: jokers in the kitty do not count."))
    if gained < 1 + jokers:
        lines.append(_must_play(account, gained))
    return tuple(lines)


def _must_play(account: Account, gained: int) -> Text:
    winners = account.bankers if account.winners is account.bankers else account.attackers
    level = account.levels[winners]
    if not gained:
        return tr("Level {level} can only be passed as bankers: no level up now.", level=rank_words(level))
    return tr("Level {level} must be played: the climb stops there.", level=rank_words(Rank(level + gained)))
