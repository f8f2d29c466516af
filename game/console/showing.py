"""展示: the table as lines of text."""

from collections.abc import Iterator

from game.console.commands import hand_in_order
from game.rules.actions import Action, Declare
from game.rules.cards import Cards, points_in
from game.rules.games import GAMES
from game.rules.playing import Playing
from game.rules.ranking import EffectiveSuit
from game.rules.seats import SEATS, Seat
from game.rules.settlement import Settlement
from game.rules.trick import Trick
from game.rules.view import SeatView
from game.table.messages import Moment, TableInfo, Update
from game.words import Text, tr, trn
from game.words.cast import Cast
from game.words.games import GAME_WORDS
from game.words.phrases import cards_words, effective_suit_words, rank_words, side_words, suit_words


def cast_of(update: Update) -> Cast:
    """Who is who, as this viewer sees it."""
    first, second, third, fourth = (seat.name for seat in update.info.seats)
    return Cast((first, second, third, fourth), update.view.seat)


def help_lines() -> Iterator[Text]:
    """What can be typed."""
    yield tr(
        "Cards: S9  H10*2  LJ  BJ  (S spades, H hearts, C clubs, D diamonds), or their numbers in your hand: 1 2 3"
    )
    yield tr(
        "Behind jokers stands the suit they name, if any: BJ*2 H, BJ*2 none.   p: pass   CA CK*2 ?: what would that be?"
    )
    yield tr("c: hand   t: hint   l: last trick   s: score   z: pause   n: next round   q: leave (the match is kept)")


def hand_lines(update: Update) -> Iterator[str]:
    """手牌: one line an effective suit, with the places that can be typed instead of cards."""
    view = update.view
    ranking = view.board.ranking
    hand = hand_in_order(view)
    if ranking is None:
        yield _numbered(hand, 1)
        return
    for suit in EffectiveSuit:
        cards = ranking.in_suit(hand, suit)
        if cards:
            yield f"{effective_suit_words(suit)}: {_numbered(cards, hand.index(cards[0]) + 1)}"


def _numbered(cards: Cards, first: int) -> str:
    return "  ".join(f"{place}.{cards_words((card,))}" for place, card in enumerate(cards, first))


def score_lines(update: Update) -> Iterator[Text]:
    """比分: levels, banker, trump, points."""
    view, info = update.view, update.info
    board, cast = view.board, cast_of(update)
    me = view.seat or Seat.P0
    own = me.team
    yield tr(
        "Together: {me} and {partner}. Against them: {first} and {second}.",
        me=cast.names[me],
        partner=cast.names[me.partner],
        first=cast.names[me.next],
        second=cast.names[me.previous],
    )
    levels = info.standing.levels
    yield tr(
        "Round {n}. Levels: {us} {ours}, {them} {theirs}.",
        n=info.standing.rounds + (info.moment is Moment.PLAYING),
        us=side_words(ours=True),
        ours=rank_words(levels[own]),
        them=side_words(ours=False),
        theirs=rank_words(levels[own.other]),
    )
    if board.banker is not None and board.ranking is not None:
        yield tr(
            "Banker: {who}. Trump: {suit}, level card {level}. Attackers: {points} of {limit}.",
            who=cast.names[board.banker],
            suit=suit_words(board.ranking.suit),
            level=rank_words(board.level),
            points=board.points + board.penalties,
            limit=GAMES[board.options.game].take_over,
        )


def trick_line(trick: Trick, cast: Cast) -> Text:
    """一圈: the four plays of a trick."""
    plays = "   ".join(
        f"{cast.names[trick.seat_of(index)]} {cards_words(play)}" for index, play in enumerate(trick.plays)
    )
    return tr("{plays}   ({points} points)", plays=plays, points=sum(map(points_in, trick.plays)))


def task_line(update: Update) -> Text:
    """What is to be done now."""
    view = update.view
    return GAME_WORDS[view.board.options.game].task(view, cast_of(update))


def claim_lines(view: SeatView) -> Iterator[Text]:
    """能亮的牌: what can be declared now, as it would be typed; nothing where there is none."""
    claims = [action_text(action) for action in view.actions() if isinstance(action, Declare)]
    if claims:
        yield tr("You can show: {claims}", claims="   ".join(claims))


def trial_line(action: Action, view: SeatView) -> Text:
    """试牌: what a legal action would be."""
    cards: Cards = getattr(action, "cards", ())
    if isinstance(view.stage, Playing) and view.stage.lead is None:
        return tr("That is allowed: {shape}.", shape=GAME_WORDS[view.board.options.game].play(cards, view.board.trump))
    return tr("That is allowed.")


def wanted_count(view: SeatView) -> int | None:
    """几张: how many cards are asked for, where the number is fixed and known from the table."""
    if isinstance(view.stage, Playing):
        return None if view.stage.lead is None else len(view.stage.lead)
    return GAMES[view.board.options.game].kitty_size if view.stage.name == "bury" else None


def action_text(action: Action) -> str:
    """An action as it would be typed."""
    cards: Cards = getattr(action, "cards", ())
    suit = getattr(action, "suit", None)
    if not cards:
        return "p"
    return " ".join([*dict.fromkeys(_typed(cards)), *([suit.value] if suit is not None else [])])


def _typed(cards: Cards) -> list[str]:
    return [f"{card}*{cards.count(card)}" if cards.count(card) > 1 else str(card) for card in cards]


def result_lines(update: Update, result: Settlement) -> Iterator[Text | str]:
    """结算: what came of the round."""
    board, info, cast = update.view.board, update.info, cast_of(update)
    words = GAME_WORDS[board.options.game]
    yield tr("The round is over. Attackers: {score} points.", score=result.score)
    yield from words.level_reasons(board, result)
    yield from words.tribute_reasons(board, result)
    yield from (f"{'>' if row.lit else ' '} {row.span}: {row.effect}" for row in words.level_table(board, result))
    if result.next_banker is not None and info.moment is not Moment.MATCH_OVER:
        yield tr("Next banker: {who}.", who=cast.names[result.next_banker])
    if any(info.standing.points):
        yield tr("Game points: {points}", points=_by_name(info, cast))
    if info.moment is Moment.MATCH_OVER:
        yield _end_line(info, cast)


def _by_name(info: TableInfo, cast: Cast) -> str:
    return ", ".join(f"{cast.names[seat]} {info.standing.points[seat]:+d}" for seat in SEATS)


def _end_line(info: TableInfo, cast: Cast) -> Text:
    if info.match_winners is None:
        return trn("The match is over after {n} round.", "The match is over after {n} rounds.", info.standing.rounds)
    ours = cast.ours(Seat(info.match_winners))
    return tr("The match is over: your side has won it!") if ours else tr("The match is over: the others have won it.")
