"""结算: why a round of Chao Dipi moved the levels as it did, and the table it is read from (B6, B8, B9)."""

from game.rules.board import Board
from game.rules.cards import RANK_TEXT, points_in
from game.rules.chaodipi.options import LEVELS, ChaodipiOptions, chaodipi_options
from game.rules.chaodipi.scoring import BANDS, TAKE_OVER, Account, Bands
from game.rules.chaodipi.settling import account_of
from game.rules.settlement import Settlement
from game.words.game import LevelRow
from game.words.phrases import rank_words
from game.words.text import Text, tr, trn

_POINT_STEP = 5
_ROWS_ABOVE = 4


def level_reasons(board: Board, result: Settlement) -> tuple[Text, ...]:
    """升级: how the score came about and what it is worth, one sentence a reason."""
    account, options = account_of(board, result.captured), chaodipi_options(board.options)
    return (*_score_reasons(account), _step(account, options), *_stops(account, options, result))


def level_table(board: Board, result: Settlement) -> tuple[LevelRow, ...]:
    """升级表: the table in force, row by row, with the row of this round's score marked (B9)."""
    bands = BANDS[chaodipi_options(board.options).level_table]
    return (*_banker_rows(bands, result.score), *_attacker_rows(bands, result.score))


def _score_reasons(account: Account) -> tuple[Text, ...]:
    """得分: what the kitty and failed throws did to the attackers' points (B6, B8)."""
    reasons: list[Text] = []
    kitty = points_in(account.kitty)
    if account.captured and kitty:
        reasons.append(
            tr(
                "The captured kitty: {n} points, {factor} times: {total}.",
                n=kitty,
                factor=account.factor,
                total=kitty * account.factor,
            )
        )
    if account.penalties > 0:
        reasons.append(tr("Failed throws: {n} points to the attackers.", n=account.penalties))
    if account.penalties < 0:
        reasons.append(tr("Failed throws: {n} points off the attackers' score.", n=-account.penalties))
    gathered = account.points + account.penalties + (kitty * account.factor if account.captured else 0)
    if gathered < 0:
        reasons.append(tr("A score below 0 counts as 0."))
    return tuple(reasons)


def _step(account: Account, options: ChaodipiOptions) -> Text:
    """升级: the row of the table in words."""
    score, steps = account.score, BANDS[options.level_table].steps(account.score)
    if not score:
        return tr("0 points, a shut-out: {n} levels up for the bankers.", n=steps)
    if not account.take_over:
        return trn(
            "{score} points, under {limit}: {n} level up for the bankers.",
            "{score} points, under {limit}: {n} levels up for the bankers.",
            steps,
            score=score,
            limit=TAKE_OVER,
        )
    if not steps:
        return tr("{score} points: the attackers take the bank, but no level.", score=score)
    return trn(
        "{score} points: the attackers take the bank and {n} level.",
        "{score} points: the attackers take the bank and {n} levels.",
        steps,
        score=score,
    )


def _stops(account: Account, options: ChaodipiOptions, result: Settlement) -> tuple[Text, ...]:
    """必打, 过 A: what stopped the climb, and whether it led past the last level (B9)."""
    team = account.winners
    gained, level = result.gained[team], account.levels[team]
    reasons: list[Text] = []
    if gained < BANDS[options.level_table].steps(account.score):
        if account.take_over and not gained and level in options.must_play:
            reasons.append(tr("Level {level} can only be passed as bankers: no level up now.", level=rank_words(level)))
        else:
            reasons.append(
                tr("Level {level} must be played: the climb stops there.", level=rank_words(result.levels[team]))
            )
    if result.cycles[team]:
        reasons.append(_past_the_last(options, result.cycles[team]))
    return tuple(reasons)


def _past_the_last(options: ChaodipiOptions, cycles: int) -> Text:
    last = RANK_TEXT[LEVELS[-1]]
    if options.cycles == 1:
        return tr("Past {last}: that wins the match.", last=last)
    return tr("Past {last}: {n} of the {wanted} cycles that win the match.", last=last, n=cycles, wanted=options.cycles)


def _banker_rows(bands: Bands, score: int) -> tuple[LevelRow, ...]:
    rows: list[LevelRow] = []
    least = 0
    for most, steps in bands.bankers:
        highest = most // _POINT_STEP * _POINT_STEP
        span = _span(least, highest)
        effect = trn("bankers: {n} level up", "bankers: {n} levels up", steps)
        rows.append(LevelRow(span, effect, least <= score <= most))
        least = highest + _POINT_STEP
    return tuple(rows)


def _attacker_rows(bands: Bands, score: int) -> tuple[LevelRow, ...]:
    reached = bands.steps(score) if score >= TAKE_OVER else 0
    shown = range(_ROWS_ABOVE) if reached < _ROWS_ABOVE else (*range(_ROWS_ABOVE - 1), reached)
    rows = [_attacker_row(bands, steps, score) for steps in shown]
    more = trn("{n} level more", "{n} levels more", 1)
    return (*rows, LevelRow(tr("each {n} more", n=bands.attackers), more, lit=False))


def _attacker_row(bands: Bands, steps: int, score: int) -> LevelRow:
    least = TAKE_OVER + steps * bands.attackers
    most = least + bands.attackers - _POINT_STEP
    effect = trn("attackers: bank and {n} level", "attackers: bank and {n} levels", steps)
    return LevelRow(_span(least, most), effect if steps else tr("attackers: the bank"), least <= score <= most)


def _span(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}–{most}"
