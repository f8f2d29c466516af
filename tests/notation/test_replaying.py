"""Records as values: those that no match can have had, and what comes of those that it can."""

import random
from dataclasses import replace

import pytest

from game.rules.actions import Declare, Draw, Pass
from game.rules.cards import JOKERS, Card, Rank
from game.rules.dagunzi.presets import PRESETS
from game.rules.games import GAMES
from game.rules.match import Match, MatchPlan
from game.rules.notation.moves import Move
from game.rules.notation.reading import read_record
from game.rules.notation.record import Deal, MatchRecord, Tag
from game.rules.notation.replaying import RecordError, replay
from game.rules.notation.words import NotationError
from game.rules.notation.writing import write_record, write_settlement
from game.rules.seats import Seat, Team
from game.rules.settlement import Settlement
from tests.kit.random_rounds import KINDS
from tests.notation.matches import random_record, two_rounds

CLASSIC = PRESETS["classic"]
ALL_JOKERS_BELOW = tuple(card for card in KINDS["dagunzi"].game.pack if card not in JOKERS) + JOKERS * 3


@pytest.fixture(scope="module", params=GAMES)
def record(request: pytest.FixtureRequest) -> MatchRecord:
    """A match of two rounds, of each game in turn."""
    return two_rounds(request.param)


def fault_of(record: MatchRecord) -> str:
    with pytest.raises(RecordError) as error:
        write_record(record)
    assert error.value.line is None
    return str(error.value)


def test_a_refused_move_is_no_record(record: MatchRecord) -> None:
    deal = record.deals[0]
    wrong = replace(deal, moves=(*deal.moves[:3], Move(Seat.P3, Declare((Card.H3,)))))
    assert "deal 1: P3 declare H3: " in fault_of(replace(record, deals=(wrong,)))


def test_a_deal_that_was_broken_off_is_the_last(record: MatchRecord) -> None:
    first, second = record.deals
    unfinished = replace(first, moves=first.moves[:-1])
    assert fault_of(replace(record, deals=(unfinished, second))) == "deal 1 was broken off, and yet another follows"


def test_no_deal_after_the_last(record: MatchRecord) -> None:
    assert "the match is over" in fault_of(replace(record, deals=(*record.deals, record.deals[0])))


def test_another_than_the_banker_cannot_draw_first(record: MatchRecord) -> None:
    first, second = record.deals
    wrong = replace(second, first_drawer=second.first_drawer.next)
    assert "does not draw first" in fault_of(replace(record, deals=(first, wrong)))


def test_a_deck_is_the_whole_pack(record: MatchRecord) -> None:
    deal = record.deals[0]
    short, long = replace(deal, deck=deal.deck[1:]), replace(deal, deck=(*deal.deck, Card.S9))
    assert fault_of(replace(record, deals=(short,))) == f"deal 1: the deck is 1 cards short, {deal.deck[0]} among them"
    assert fault_of(replace(record, deals=(long,))) == "deal 1: there are more S9 than the pack has"


def test_tags_fit_on_a_line() -> None:
    for name, value in (("", "x"), ("a b", "x"), ("x", ""), ("x", " y"), ("x", "a\nb"), ("x", "y" * 115)):
        with pytest.raises(NotationError, match="tag "):
            Tag(name, value)
    assert Tag("x", "y" * 114).line == f"tag x {'y' * 114}"


def redealt(first: Seat, times: int) -> MatchRecord:
    """A match whose first deals come to nothing: all jokers lie in the kitty."""
    moves = (*[Move(None, Draw())] * 156, *(Move(first.plus(step), Pass()) for step in range(4)))
    deal = Deal(first, ALL_JOKERS_BELOW, moves)
    return MatchRecord(CLASSIC, MatchPlan(1, Rank.THREE), (deal,) * times)


def test_a_redealt_round_keeps_its_number() -> None:
    record = redealt(Seat.P2, 2)
    lines = write_record(record).splitlines()
    start = "round 1 levels 3 3 banker none tribute 0 first P2"
    assert [line for line in lines if line.startswith(("round", "redeal", "settled"))] == [start, "redeal"] * 2
    assert read_record("\n".join(lines)) == record
    assert [(chapter.redealt, chapter.number) for chapter in replay(record)] == [(True, 1)] * 2


def test_a_redeal_must_be_said() -> None:
    lines = write_record(redealt(Seat.P1, 2)).splitlines()
    at = lines.index("redeal")
    with pytest.raises(RecordError, match=f"line {at + 2}: expected 'redeal', found 'round 1 "):
        read_record("\n".join([*lines[:at], *lines[at + 1 :]]))


def test_the_winners_end_a_match() -> None:
    won = Settlement(
        0, False, (Rank.THREE, Rank.THREE), (0, 0), winners=Team.ODD, special=True, points=(-50, 50, -50, 50)
    )
    assert write_settlement(won) == "settled score 0 kept levels 3 3 gained 0 0 pot P1 P3 special points -50 50 -50 50"
    passed = replace(won, score=60, special=False, tribute_points=(-2, 2, -2, 2))
    assert " pot P1 P3 passed points -50 50 -50 50 paid -2 2 -2 2" in write_settlement(passed)


def test_a_settlement_fits_on_a_line() -> None:
    widest = Settlement(
        score=1000,
        captured=True,
        levels=(Rank.TEN, Rank.TEN),
        gained=(0, 7),
        next_banker=Seat.P0,
        tribute=23,
        points=(-140, 140, -140, 140),
        tribute_points=(-230, 230, -230, 230),
    )
    assert len(write_settlement(widest)) <= 120


def test_a_won_match_says_who_won(rng: random.Random) -> None:
    record = random_record(rng, CLASSIC.changed("must_play", "10"), None)
    match = list(replay(record))[-1].match
    assert isinstance(match, Match)
    assert match.winners is not None
    side = "P0 P2" if match.winners is Team.EVEN else "P1 P3"
    assert write_record(record).splitlines()[-1] == f"match won {side}"
    assert read_record(write_record(record)) == record
