"""干锅: the kitty with nothing in it worth exchanging (A5.2)."""

from game.rules.cards import JOKERS, Card, Cards, Rank
from game.rules.dagunzi.options import DryPotRule
from game.rules.ranking import Ranking


def is_dry(kitty: Cards, ranking: Ranking, rule: DryPotRule) -> bool:
    """干锅: say whether a kitty is dry: all trumps, or nothing that the rule counts as a trump worth having (A5.2)."""
    if all(map(ranking.is_trump, kitty)):
        return True
    if rule is DryPotRule.NO_PLAIN:
        return not any(map(ranking.is_plain_trump, kitty))
    return all(_harmless(card, ranking) for card in kitty)


def _harmless(card: Card, ranking: Ranking) -> bool:
    return card in JOKERS or card.rank is Rank.TWO or not ranking.is_trump(card)
