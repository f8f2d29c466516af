"""Rounds that are over, in the rulebook's words: score, fate of the kitty, levels, jokers."""

from game.rules.cards import Card, Rank
from game.rules.dagunzi.scoring import Account
from game.rules.seats import Seat, Team
from tests.kit.notation import P1, cards, rank

WORTHLESS = (Card.C3, Card.C4, Card.C6, Card.C8, Card.C9, Card.CJ)


def account(
    score: int,
    fate: str,
    jokers: str = "",
    level: str = "6",
    against: str = "6",
    banker: Seat = P1,
    dry: bool = False,
) -> Account:
    """The account of a round with a kitty of jokers and worthless cards.

    `fate` is `kept` or `captured`; `level` is that of the banker's side, `against` that of the attackers.
    """
    assert fate in {"kept", "captured"}
    buried = cards(jokers)
    kitty = (*buried, *WORTHLESS[len(buried) :])
    return Account(banker, sides(banker.team, level, against), score, kitty, fate == "captured", dry)


def sides(team: Team, level: str, against: str) -> tuple[Rank, Rank]:
    """Both levels in the order of the teams, from that of one side and that of the other."""
    own, other = rank(level), rank(against)
    return (own, other) if team is Team.EVEN else (other, own)
