"""炒地皮: what may be done now, in one sentence, for every phase (B2 to B7)."""

from game.rules.actions import Declare
from game.rules.board import Board, Claim
from game.rules.cards import Cards, card_of
from game.rules.chaodipi.burying import Burying
from game.rules.chaodipi.claims import strength
from game.rules.chaodipi.contesting import Contesting
from game.rules.chaodipi.declaring import Closing, Drawing
from game.rules.chaodipi.following import Duty, duty_of
from game.rules.chaodipi.frying import Frying, can_be_fried
from game.rules.chaodipi.playing import ChaodipiPlaying
from game.rules.ended import Redeal
from game.rules.ranking import EffectiveSuit, Ranking
from game.rules.seats import Seat
from game.rules.shapes import SUIT_ORDER, split
from game.rules.view import SeatView
from game.words.cast import Cast
from game.words.chaodipi_settling import level_reasons, level_table
from game.words.game import GameWords
from game.words.phrases import (
    Joined,
    card_words,
    cards_words,
    effective_suit_words,
    parts_words,
    rank_words,
    suit_words,
)
from game.words.text import Text, tr, trn

_SMALL_JOKERS = 5
"""大小: how strong two small jokers are (B4)."""


def task_words(view: SeatView, cast: Cast) -> Text:
    """轮到谁, 做什么: the sentence above the buttons."""
    match view.stage:
        case Drawing() | Closing():
            return _reporting(view, cast)
        case Contesting():
            return _contesting(view, cast)
        case Burying():
            return _burying(view, cast)
        case ChaodipiPlaying() as stage:
            return _playing(stage, view, cast)
        case Redeal():
            return tr("Nobody reported: the cards are dealt again.")
        case _:
            return tr("The round is over.")


def play_words(cards: Cards, ranking: Ranking) -> Joined:
    """牌型: what a lead is called: its shape, or those that a throw falls into (B5, B6)."""
    return parts_words(part.shape for part in split(cards, ranking))


def claim_line(board: Board, claim: Claim, who: str) -> Text:
    """亮主: a claim as something that happened: a report, its insurance, an override, or a fry (B3, B4)."""
    shown, suit = cards_words(claim.cards), suit_words(claim.suit)
    before = board.claims[: board.claims.index(claim)] if claim in board.claims else board.claims
    if not before and not board.turned:
        return tr("{who} reports {cards}: {suit}", who=who, cards=shown, suit=suit)
    if before and before[-1].seat == claim.seat:
        return tr("{who} insures with {cards}", who=who, cards=shown)
    if board.setup.first_round:
        return tr("{who} overrides with {cards} and is banker: {suit}", who=who, cards=shown, suit=suit)
    return tr("{who} fries with {cards}: {suit}", who=who, cards=shown, suit=suit)


# --- before the kitty is settled -------------------------------------------------------------------------------------


def _reporting(view: SeatView, cast: Cast) -> Text:
    if isinstance(view.stage, Drawing):
        return _drawing(view, cast)
    return _closing(view, view.board.claims[-1], cast) if view.board.claims else _closing_unreported(view, cast)


def _drawing(view: SeatView, cast: Cast) -> Text:
    board, level = view.board, rank_words(view.board.level)
    if board.claims:
        return _reported(view, board.claims[-1], cast)
    if board.setup.first_round:
        return tr(
            "First round: whoever first shows a level card ({level}) is banker, and its suit is trump.", level=level
        )
    if cast.is_me(board.bank):
        return tr("Whoever first shows a level card ({level}) makes its suit trump. You stay banker.", level=level)
    return tr(
        "Whoever first shows a level card ({level}) makes its suit trump. {name} stays banker.",
        level=level,
        name=cast.name(board.bank),
    )


def _reported(view: SeatView, claim: Claim, cast: Cast) -> Text:
    board, cards = view.board, cards_words(claim.cards)
    rivals = _rivals(board, claim.cards)
    if _can_insure(view, claim):
        insured = _rivals(board, claim.cards * 2)
        return tr(
            "You reported {cards}. Show the second one to insure it: then only {rivals} can override it.",
            cards=cards,
            rivals=insured,
        )
    mine, name = cast.is_me(claim.seat), cast.name(claim.seat)
    if board.setup.first_round:
        own = tr(
            "You reported {cards} and are banker. After the deal {rivals} can override it.", cards=cards, rivals=rivals
        )
        other = tr(
            "{name} reported {cards} and is banker. After the deal {rivals} can override it.",
            name=name,
            cards=cards,
            rivals=rivals,
        )
        return own if mine else other
    if mine:
        return tr("You reported {cards}. After the burying {rivals} can fry it.", cards=cards, rivals=rivals)
    return tr("{name} reported {cards}. After the burying {rivals} can fry it.", name=name, cards=cards, rivals=rivals)


def _can_insure(view: SeatView, claim: Claim) -> bool:
    return view.seat == claim.seat and len(claim.cards) == 1 and view.hand.count(claim.cards[0]) == 2


def _closing(view: SeatView, claim: Claim, cast: Cast) -> Text:
    mine, cards, name = cast.is_me(claim.seat), cards_words(claim.cards), cast.name(claim.seat)
    if not view.my_turn:
        return tr("All cards are dealt: the last call to insure. {name} is asked.", name=cast.actor(view))
    if _can_insure(view, claim):
        rivals = _rivals(view.board, claim.cards * 2)
        return tr("Last chance to insure {cards}: then only {rivals} can override it.", cards=cards, rivals=rivals)
    if not mine:
        return tr("{name} reported {cards} and alone may insure it: pass.", name=name, cards=cards)
    if len(claim.cards) == 1:
        return tr("Last chance to insure {cards}, but you hold no second one: pass.", cards=cards)
    return tr("You have insured {cards}: pass.", cards=cards)


def _closing_unreported(view: SeatView, cast: Cast) -> Text:
    level = rank_words(view.board.level)
    if not view.my_turn:
        return tr("Nobody has reported yet. {name} may still show a {level}.", name=cast.actor(view), level=level)
    if any(isinstance(action, Declare) for action in view.actions()):
        return tr("Nobody has reported yet. Last chance: show a {level}, or let it be.", level=level)
    return tr("Nobody has reported yet, and you hold no {level}: pass.", level=level)


def _contesting(view: SeatView, cast: Cast) -> Text:
    """反主, 炒底: who is asked, what stands, what beats it, whose the kitty is."""
    claims = view.board.claims
    claim = _standing(claims[-1], cast) if claims else tr("the trump turned up")
    rivals = _rivals(view.board, claims[-1].cards if claims else ())
    if rivals is None:
        unbeaten = tr("Nothing beats {claim}: pass.", claim=claim)
        return (
            unbeaten
            if view.my_turn
            else tr("Nothing beats {claim}. {name} passes.", claim=claim, name=cast.actor(view))
        )
    if view.my_turn and not any(isinstance(action, Declare) for action in view.actions()):
        return tr("You hold nothing that beats {claim}: pass. It takes {rivals}.", claim=claim, rivals=rivals)
    buried = view.board.kitty_seen_by
    if buried is None or not isinstance(view.stage, Frying):
        return _overriding(view, cast, claim, rivals)
    fields = {"claim": claim, "rivals": rivals, "burier": cast.name(buried)}
    if view.my_turn:
        return tr("You may fry {claim} with {rivals} and take the kitty that {burier} buried.", **fields)
    return tr(
        "{name} may fry {claim} with {rivals}. The kitty was buried by {burier}.", name=cast.actor(view), **fields
    )


def _overriding(view: SeatView, cast: Cast, claim: Text, rivals: Text) -> Text:
    if view.my_turn:
        return tr("You may override {claim} with {rivals}: then you are banker.", claim=claim, rivals=rivals)
    return tr("{name} may override {claim} with {rivals}.", name=cast.actor(view), claim=claim, rivals=rivals)


def _standing(claim: Claim, cast: Cast) -> Text:
    cards = cards_words(claim.cards)
    if cast.is_me(claim.seat):
        return tr("your {cards}", cards=cards)
    return tr("{name}'s {cards}", name=cast.name(claim.seat), cards=cards)


def _rivals(board: Board, cards: Cards) -> Text | None:
    """大小: what beats these cards (none: the trump that was turned up); None where nothing does (B4)."""
    rung = strength(cards) if cards else 0
    if rung > _SMALL_JOKERS:
        return None
    if rung == _SMALL_JOKERS:
        return tr("a pair of big jokers")
    if not rung:
        return tr("any pair of {level}s or of jokers", level=rank_words(board.level))
    higher = [card_words(card_of(suit, board.level)) for suit in SUIT_ORDER[rung:]]
    if not higher:
        return tr("a pair of jokers")
    return tr("a pair of {cards} or of jokers", cards=Joined(tuple(higher), "/"))


def _burying(view: SeatView, cast: Cast) -> Text:
    board, name = view.board, cast.actor(view)
    if view.my_turn:
        if can_be_fried(board):
            return tr("Bury eight cards. Then the others are asked whether they fry the kitty.")
        return tr("Bury eight cards. Then you lead.")
    if board.fryers:
        return tr("{name} fried with {cards} and buries anew.", name=name, cards=cards_words(board.claims[-1].cards))
    return tr("{name} is burying eight cards.", name=name)


# --- the play --------------------------------------------------------------------------------------------------------


def _playing(stage: ChaodipiPlaying, view: SeatView, cast: Cast) -> Text:
    lead = stage.lead
    if lead is None:
        if view.my_turn:
            return tr("You lead: a single, a pair, a tractor, or a throw of several in one suit.")
        return tr("{name} leads.", name=cast.actor(view))
    led = _led(stage, view.board, lead, cast)
    if view.my_turn:
        return tr("{led}: {duty}", led=led, duty=_duty(stage, view, lead))
    return tr("{led}. {actor} follows.", led=led, actor=cast.actor(view))


def _led(stage: ChaodipiPlaying, board: Board, lead: Cards, cast: Cast) -> Text:
    """领牌: who led what; a throw by its parts, one that failed by what had to be played instead (B5, B6)."""
    leader = stage.trick.leader
    mine = cast.is_me(leader)
    fields = {
        "shape": play_words(lead, board.trump),
        "suit": effective_suit_words(board.trump.suit_of(lead[0])),
    }
    if _failed(board, leader):
        own = tr("Your throw failed and is now a {shape} of {suit}", **fields)
        return (
            own
            if mine
            else tr("{name}'s throw failed and is now a {shape} of {suit}", name=cast.name(leader), **fields)
        )
    if len(split(lead, board.trump)) > 1:
        own = tr("You threw {suit} ({shape})", **fields)
        return own if mine else tr("{name} threw {suit} ({shape})", name=cast.name(leader), **fields)
    own = tr("You led a {shape} of {suit}", **fields)
    return own if mine else tr("{name} led a {shape} of {suit}", name=cast.name(leader), **fields)


def _failed(board: Board, leader: Seat) -> bool:
    """Whether the lead of the trick being played is what a failed throw left."""
    last = board.failed_throws[-1] if board.failed_throws else None
    return last is not None and last.trick == len(board.tricks) and last.seat == leader


def _duty(stage: ChaodipiPlaying, view: SeatView, lead: Cards) -> Text:
    """跟牌: what the viewer owes to this lead (B7)."""
    trump = view.board.trump
    suit = trump.suit_of(lead[0])
    own = trump.in_suit(view.hand, suit)
    if not own:
        return _void(suit, len(lead))
    if len(own) < len(lead):
        return tr("play the {n} you have, the rest is yours to choose.", n=len(own))
    if len(own) == len(lead) > 1:
        return tr("you have exactly {n}: play them all.", n=len(own))
    return _shapes_owed(duty_of(own, lead, trump, stage.throw_follow), len(lead))


def _void(suit: EffectiveSuit, size: int) -> Text:
    if suit is EffectiveSuit.TRUMP:
        return tr("you have none left, so play what you like.")
    if size == 1:
        return tr("you have none left: discard, or trump it.")
    return tr("you have none left: discard, or kill it with trumps of that shape.")


def _shapes_owed(duty: Duty, size: int) -> Text:
    whole = 2 * duty.pairs == size
    if whole and duty.run == duty.pairs:
        return tr("you have a tractor of {n} pairs and must play one.", n=duty.run)
    if duty.run:
        return tr("a tractor of {n} pairs, and {pairs} pairs in all, are due.", n=duty.run, pairs=duty.pairs)
    if whole and duty.pairs == 1:
        return tr("you have a pair of them and must play one.")
    if duty.pairs:
        return trn("{n} pair of them must be in your play.", "{n} pairs of them must be in your play.", duty.pairs)
    return tr("follow with {n} of them.", n=size)


CHAODIPI = GameWords(
    task=task_words,
    play=play_words,
    claim=claim_line,
    level_reasons=level_reasons,
    level_table=level_table,
)
"""炒地皮: what clients say about it."""
