"""打滚子: what may be done now, in one sentence, for every phase (A2 to A6)."""

from game.rules.actions import Declare
from game.rules.board import Board, Claim, Tribute
from game.rules.cards import Cards
from game.rules.dagunzi.burying import BankerBurying, JokerBurying, TakingOut
from game.rules.dagunzi.declaring import Closing, Drawing
from game.rules.dagunzi.playing import DagunziPlaying
from game.rules.dagunzi.tribute import Paying, Returning
from game.rules.ended import Redeal
from game.rules.following import copies_owed
from game.rules.ranking import EffectiveSuit, Ranking
from game.rules.view import SeatView
from game.words.cast import Cast
from game.words.dagunzi_settling import level_reasons, tribute_reasons
from game.words.game import GameWords
from game.words.phrases import cards_words, effective_suit_words, rank_words, shape_words, suit_words
from game.words.text import Text, tr, trn


def task_words(view: SeatView, cast: Cast) -> Text:
    """轮到谁, 做什么: the sentence above the buttons."""
    match view.stage:
        case Drawing():
            return _drawing(view.board, cast)
        case Closing():
            return _closing(view, cast)
        case Paying() | Returning():
            return _tribute(view, cast)
        case DagunziPlaying() as stage:
            return _playing(stage, view, cast)
        case Redeal():
            return tr("No banker or no trump could be found: the cards are dealt again.")
        case _:
            return _burying(view, cast)


def play_words(cards: Cards, ranking: Ranking) -> Text:
    """牌型: what a lead is called (A6)."""
    del ranking
    return shape_words(len(cards))


def claim_line(board: Board, claim: Claim, who: str) -> Text:
    """亮主: a claim as something that happened (A3)."""
    del board
    if claim.suit is None:
        return tr("{who} shows {cards}", who=who, cards=cards_words(claim.cards))
    return tr("{who} shows {cards}: {suit}", who=who, cards=cards_words(claim.cards), suit=suit_words(claim.suit))


def _drawing(board: Board, cast: Cast) -> Text:
    if board.setup.first_round:
        return _grabbing(board, cast)
    if not board.claims:
        return tr("Whoever holds a {level} may show it: its suit becomes trump.", level=rank_words(board.level))
    claim = board.claims[-1]
    cards = cards_words(claim.cards)
    if cast.is_me(claim.seat):
        return tr("You declared {cards}. More equal level cards or three jokers would override it.", cards=cards)
    return tr(
        "{name} declared {cards}. More equal level cards or three jokers override it.",
        name=cast.name(claim.seat),
        cards=cards,
    )


def _grabbing(board: Board, cast: Cast) -> Text:
    if board.ranking is not None:
        return tr("{suit} are trump. The rest is being dealt.", suit=suit_words(board.ranking.suit))
    if board.banker is None:
        return tr("First round: whoever first shows a big joker is banker; their next suited card names trump.")
    if cast.is_me(board.banker):
        return tr("You are banker. The next suited card you draw names trump.")
    return tr("{name} is banker. The next suited card they draw names trump.", name=cast.name(board.banker))


def _closing(view: SeatView, cast: Cast) -> Text:
    if not view.my_turn:
        return tr("All cards are dealt. {name} may still declare.", name=cast.actor(view))
    if any(isinstance(action, Declare) for action in view.actions()):
        return tr("Last chance: declare, or let it be.")
    return tr("Last chance to declare, but you hold nothing strong enough.")


def _tribute(view: SeatView, cast: Cast) -> Text:
    stage, owed = view.stage, view.board.tribute or Tribute(view.board.bank.previous, view.board.bank, 0)
    payer, receiver = cast.name(owed.payer), cast.name(owed.receiver)
    if isinstance(stage, Paying):
        if view.my_turn:
            count = stage.payable_count(view)
            return trn(
                "Tribute: pay {n} card, your strongest; point cards do not count.",
                "Tribute: pay {n} cards, your strongest; point cards do not count.",
                count,
            )
        return trn(
            "Tribute: {payer} pays {receiver} {n} card.",
            "Tribute: {payer} pays {receiver} {n} cards.",
            stage.count,
            payer=payer,
            receiver=receiver,
        )
    count = len(owed.paid)
    if view.my_turn:
        return trn(
            "Give {payer} {n} card back: a side card without points.",
            "Give {payer} {n} cards back: side cards without points.",
            count,
            payer=payer,
        )
    return trn(
        "{receiver} gives {payer} {n} card back.",
        "{receiver} gives {payer} {n} cards back.",
        count,
        payer=payer,
        receiver=receiver,
    )


def _burying(view: SeatView, cast: Cast) -> Text:
    name = cast.actor(view)
    match view.stage:
        case BankerBurying():
            if view.my_turn:
                return tr("Bury six cards. No small joker goes down while you keep a big one.")
            return tr("{name} is burying six cards.", name=name)
        case JokerBurying():
            return _joker_burying(view) if view.my_turn else tr("{name} may add jokers to the kitty.", name=name)
        case TakingOut(count=count):
            if view.my_turn:
                return trn(
                    "Take the weakest card out of the kitty.", "Take the {n} weakest cards out of the kitty.", count
                )
            return tr("{name} is taking cards out of the kitty.", name=name)
        case _:
            return tr("The round is over.")


def _joker_burying(view: SeatView) -> Text:
    if not view.most:
        return tr("You have no joker to add, or the kitty holds nothing to take out.")
    return trn(
        "You may add {n} joker to the kitty and take its weakest card.",
        "You may add up to {n} jokers to the kitty and take as many of its weakest cards.",
        view.most,
    )


def _playing(stage: DagunziPlaying, view: SeatView, cast: Cast) -> Text:
    lead = stage.lead
    if lead is None:
        if view.my_turn:
            return tr("You lead: a single, a pair or a triple.")
        return tr("{name} leads.", name=cast.actor(view))
    led = {
        "name": cast.name(stage.trick.leader),
        "suit": effective_suit_words(view.board.trump.suit_of(lead[0])),
        "shape": shape_words(len(lead)),
    }
    if view.my_turn:
        return tr("{name} led a {shape} of {suit}: {duty}", duty=_duty(stage, view, lead), **led)
    if cast.is_me(stage.trick.leader):
        return tr("You led a {shape} of {suit}. {actor} follows.", actor=cast.actor(view), **led)
    return tr("{name} led a {shape} of {suit}. {actor} follows.", actor=cast.actor(view), **led)


def _duty(stage: DagunziPlaying, view: SeatView, lead: Cards) -> Text:
    """跟牌: what the viewer owes to this lead (A6)."""
    trump = view.board.trump
    suit = trump.suit_of(lead[0])
    own = trump.in_suit(view.hand, suit)
    if not own:
        if suit is EffectiveSuit.TRUMP:
            return tr("you have none left, so play what you like.")
        return tr("you have none left: discard, or trump it.")
    if len(own) < len(lead):
        return tr("play the {n} you have, the rest is yours to choose.", n=len(own))
    owed = copies_owed(own, len(lead), stage.following)
    if owed == 3:
        return tr("you have a triple of them and must play one.")
    if owed == 2:
        pair_only = tr("you have a pair of them and must play one.")
        return pair_only if len(lead) == 2 else tr("a pair of them must be in your play.")
    return tr("follow with {n} of them.", n=len(lead))


DAGUNZI = GameWords(
    task=task_words,
    play=play_words,
    claim=claim_line,
    level_reasons=level_reasons,
    tribute_reasons=tribute_reasons,
)
"""打滚子: what clients say about it."""
