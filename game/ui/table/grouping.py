"""牌型 on the screen: what a play is made of, how its parts lie, and in which words they are named."""

from game.rules.actions import Play
from game.rules.cards import Cards
from game.rules.playing import Playing
from game.rules.ranking import Ranking
from game.rules.shapes import PAIR, Component, group_of, split
from game.rules.view import SeatView
from game.ui.table.ordering import Groups, SortBy, ranking_of, sort_cards, sort_hand
from game.words import Text, tr
from game.words.phrases import shape_words


def parts_of(cards: Cards, ranking: Ranking) -> tuple[Component, ...]:
    """拆牌: equal cards are one part; others fall, suit by suit, into tractors, pairs and singles (B6)."""
    shape = group_of(cards)
    if shape is not None:
        return (Component(shape, cards, cards[0]),)
    return tuple(part for suit in sort_hand(cards, ranking, SortBy.SUIT) for part in split(suit, ranking))


def is_plain(lead: Cards) -> bool:
    """Whether a lead is nothing but equal cards, so that there is nothing to part in any answer to it."""
    return group_of(lead) is not None


def groups_of(cards: Cards, ranking: Ranking) -> Groups:
    """How the cards of a play are parted where they lie: a tractor, a pair, the singles of a suit; strongest first."""
    groups: list[Cards] = []
    singles: Cards = ()
    for part in parts_of(cards, ranking):
        if part.shape.size > 1:
            groups.append(sort_cards(part.cards, ranking))
        else:
            singles = (*singles, *part.cards)
    return (*groups, *sort_hand(singles, ranking, SortBy.SUIT))


def play_groups(cards: Cards, lead: Cards, ranking: Ranking) -> Groups:
    """How a play lies in a trick: parted where it is of one suit and more than equal cards was led."""
    whole = is_plain(lead) or len({ranking.suit_of(card) for card in cards}) > 1
    return (sort_cards(cards, ranking),) if whole else groups_of(cards, ranking)


def part_words(part: Component) -> Text:
    """牌型: single, pair, triple, or a tractor with the number of its pairs."""
    return shape_words(part.shape.width, part.shape.length)


def play_words(view: SeatView, chosen: Cards) -> Text:
    """出牌: what the red button says of cards: to play them, as what they are."""
    parts = parts_of(chosen, ranking_of(view.board))
    if len(parts) == 1:
        tractor = parts[0].shape.length > 1
        return tr("Play · {shape}", shape=tr("tractor") if tractor else part_words(parts[0]))
    leads = isinstance(view.stage, Playing) and view.stage.lead is None
    if leads and parts and view.check(Play(chosen)) is None:
        return tr("Play · {shape}", shape=tr("throw"))
    return tr("Play")


def longest_tractor(cards: Cards, ranking: Ranking) -> Cards:
    """拖拉机: the longest tractor among cards, none where there is none."""
    runs = [part for part in parts_of(cards, ranking) if part.shape.width == PAIR.width and part.shape.length > 1]
    return max(runs, key=lambda part: part.shape.length).cards if runs else ()
