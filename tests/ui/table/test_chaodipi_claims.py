"""炒地皮 before the first trick: the buttons, the ladder, who has passed, who has the kitty: read off the view."""

import random
from dataclasses import replace

import pytest

from game.rules.actions import Declare, Pass
from game.rules.board import Board, Claim, Turned
from game.rules.cards import Card, Cards, Suit
from game.rules.chaodipi.contesting import Contesting
from game.rules.chaodipi.frying import Frying
from game.rules.chaodipi.options import ChaodipiOptions, LevelTable
from game.rules.games import GAMES
from game.rules.seats import SEATS, Seat
from game.rules.view import SeatView
from game.ui.table.chaodipi import claim_cry, claim_slots, ladder, meter, pass_words, passed
from game.ui.table.claims import Slots, choice_words
from game.ui.table.games import TABLE_GAMES
from game.ui.table.kitty_scene import known_kitties
from game.words import say
from game.words.cast import Cast
from tools.screens.chaodipi import FIRST, HEARTS, NO_TRUMP, REPORTED, SPADES, TWOS, asked, claimed, dealt, start
from tools.screens.pretend import PretendTable

CAST = Cast(("A", "B", "C", "D"), Seat.P0)
TWICE = (Card.H5, Card.H5)


def slots_of(table: PretendTable, seat: Seat = Seat.P0) -> Slots:
    view = table.round.view(seat)
    return claim_slots(view, tuple(action for action in view.actions() if isinstance(action, Declare)))


def lit(slots: Slots) -> list[tuple[str, int, bool]]:
    """What stands on each button, how many claims it makes, and whether it can be pressed."""
    return [(say(slot.words), len(slot.claims), slot.blocked is None) for slot in slots]


def said(view: SeatView) -> list[tuple[Cards, bool, bool, bool]]:
    shown = ladder(view)
    assert shown is not None
    return [(rung.cards, rung.stands, rung.beats, rung.mine) for rung in shown.rungs]


# Buttons


def test_a_report_has_a_slot_a_suit() -> None:
    table = dealt(start(), 99)
    assert lit(slots_of(table)) == [("♠ 5", 2, True), ("♥ 5", 0, False), ("♣ 5", 0, False), ("♦ 5", 0, False)]
    assert [say(choice_words(claim)) for claim in slots_of(table)[0].claims] == ["♠5", "♠5×2"]
    assert say(slots_of(table)[1].blocked or "") == "You hold no ♥5."


def test_only_the_reporter_has_something_left_to_show() -> None:
    table = dealt(start(), 99)
    table.do(Seat.P2, Declare((Card.H5,)), aloud=False)
    assert slots_of(table) == ()
    assert lit(slots_of(table, Seat.P2)) == [("Insure with the second ♥5", 1, True)]
    table.do(Seat.P2, Declare(TWICE), aloud=False)
    assert slots_of(table, Seat.P2) == ()


def test_insurance_says_when_the_second_card_is_missing() -> None:
    table = dealt(start(), 99)
    table.do(Seat.P3, Declare((Card.D5,)), aloud=False)
    (slot,) = slots_of(table, Seat.P3)
    assert say(slot.blocked or "") == "You have no second ♦5."


def test_what_beats_a_single_and_what_beats_hearts() -> None:
    table = claimed(start(), REPORTED, asked("fry", Seat.P0))
    suits = [("♦ 5×2", 0, False), ("♣ 5×2", 0, False), ("♥ 5×2", 0, False), ("♠ 5×2", 1, True)]
    assert lit(slots_of(table)) == [*suits, ("Big ×2", 5, True)]
    assert say(slots_of(table)[0].blocked or "") == "You have no pair of ♦5."
    table = claimed(start(), HEARTS, asked("fry", Seat.P0, fryers=1))
    assert lit(slots_of(table)) == [("♠ 5×2", 1, True), ("Big ×2", 5, True)]
    words = [say(choice_words(claim)) for claim in slots_of(table)[1].claims]
    assert sorted(words) == sorted(["No trump", "♠", "♥", "♣", "♦"])


def test_passing_is_called_what_it_is() -> None:
    mine = dealt(start(), 80)
    mine.do(Seat.P0, Declare((Card.S5,)), aloud=False)
    tables = [
        dealt(start()),
        claimed(start(), REPORTED, lambda played: bool(played.board.claims)),
        mine.run(asked("closing", Seat.P0)),
        claimed(start(TWOS, None), FIRST, asked("override", Seat.P0)),
        claimed(start(), REPORTED, asked("fry", Seat.P0)),
    ]
    contexts = [pass_words(table.round.view(table.round.to_act[0])).context for table in tables]
    assert contexts == ["declaring", "declaring", "insuring", "overriding", "frying"]


# The ladder


def test_the_ladder_says_what_stands_what_beats_it_and_what_one_holds() -> None:
    view = claimed(start(), HEARTS, asked("fry", Seat.P0, fryers=1)).round.view(Seat.P0)
    single, *rest = said(view)
    assert single == ((Card.D5,), False, False, False)
    assert [cards[0] for cards, *_ in rest] == [Card.D5, Card.C5, Card.H5, Card.S5, Card.LJ, Card.BJ]
    assert [stands for _, stands, _, _ in rest] == [False, False, True, False, False, False]
    assert [beats for _, _, beats, _ in rest] == [False, False, False, True, True, True]
    assert [mine for _, _, _, mine in rest] == [False, False, False, True, False, True]
    shown = ladder(view)
    assert shown is not None
    claims = [rung.claim.seat for rung in shown.rungs if rung.claim is not None]
    assert claims == [Seat.P3, Seat.P2]


def test_the_owner_of_what_stands_can_show_nothing() -> None:
    view = claimed(start(), SPADES, asked("fry", Seat.P3, fryers=2)).round.view(Seat.P0)
    assert not any(mine for *_, mine in said(view))


def test_the_ladder_is_there_while_the_trump_may_change() -> None:
    assert ladder(dealt(start(), 60).round.view(Seat.P0)) is None
    assert ladder(dealt(start()).round.view(Seat.P0)) is None
    first = claimed(start(TWOS, None), FIRST, asked("override", Seat.P0))
    assert ladder(first.round.view(Seat.P0)) is not None
    assert ladder(claimed(start(TWOS, None), FIRST, asked("bury", Seat.P3)).round.view(Seat.P0)) is None
    burying = claimed(start(), HEARTS, asked("bury", Seat.P2)).round
    assert ladder(burying.view(Seat.P0)) is not None
    assert ladder(burying.view(Seat.P2)) is None
    played = claimed(start(), HEARTS, lambda played: played.phase.name == "play").round
    assert ladder(played.view(Seat.P0)) is None


def test_a_turned_card_stands_at_the_bottom_where_it_may_be_fried() -> None:
    table = start()
    options = ChaodipiOptions(fry_after_flip=True)
    deck = (*table.round.cards.stock, *table.round.cards.kitty)
    table.round = table.game.start(options, table.round.board.setup, deck)
    view = claimed(table, (), asked("fry", Seat.P0)).round.view(Seat.P0)
    single, *rest = said(view)
    assert single == ((view.board.decided_by,), True, False, False)
    assert all(beats for _, _, beats, _ in rest)


# Who passed


def test_passes_count_until_somebody_claims() -> None:
    table = claimed(start(), REPORTED, asked("fry", Seat.P2))
    assert passed(table.round.view(Seat.P0)) == ()
    table.do(Seat.P2, Pass(), aloud=False)
    assert passed(table.round.view(Seat.P0)) == (Seat.P2,)
    table.do(Seat.P0, Pass(), aloud=False)
    assert passed(table.round.view(Seat.P1)) == (Seat.P2, Seat.P0)
    table.do(Seat.P1, Declare((Card.C5, Card.C5)), aloud=False)
    assert passed(table.round.view(Seat.P0)) == ()


def test_who_passed_is_what_was_heard(rng: random.Random) -> None:
    """Over random rounds: the seats named have passed since the last claim, and nobody else."""
    named = 0
    for _ in range(12):
        table = start(banker=rng.choice((None, *SEATS)))
        table.declare = 0.05
        heard: list[Seat] = []
        while table.round.phase.name not in ("play", "redeal"):
            phase = table.round.phase
            if not isinstance(phase, Contesting):
                heard = []
                table.go(mine=True, aloud=False)
                continue
            assert sorted(passed(table.round.view(Seat.P0))) == sorted(heard)
            named += len(heard)
            seat = table.round.to_act[0]
            claims = [action for action in table.round.view(seat).actions() if isinstance(action, Declare)]
            if claims and rng.random() < 0.4:
                table.do(seat, rng.choice(claims), aloud=False)
                heard = []
            else:
                table.do(seat, Pass(), aloud=False)
                heard.append(seat)
    assert named


# What is called out


@pytest.mark.parametrize(
    ("first", "claims", "cries"),
    [
        (True, ((0, "S2"), (0, "S2 S2"), (1, "LJ LJ")), ["Bank grabbed!", "Insured!", "Overridden!"]),
        (False, ((0, "S5"), (1, "H5 H5"), (0, "S5 S5")), ["♠5!", "Fried!", "Fried!"]),
    ],
)
def test_a_claim_is_called_out_as_what_it_is(
    first: bool, claims: tuple[tuple[int, str], ...], cries: list[str]
) -> None:
    board = start(banker=None if first else Seat.P1).round.board
    made = tuple(Claim(Seat(seat), tuple(map(Card, text.split())), Suit.SPADES) for seat, text in claims)
    on_board = Board(board.setup, board.options, Seat.P1, claims=made)
    assert [say(claim_cry(on_board, claim).words) for claim in made] == cries


# The meter


def test_the_meter_marks_where_the_table_of_levels_takes_its_steps() -> None:
    assert meter(ChaodipiOptions()).marks == (40, 60, 100, 120, 140)
    assert meter(ChaodipiOptions(level_table=LevelTable.INCL20)).marks == (41, 61, 100, 120, 140)
    assert meter(ChaodipiOptions(level_table=LevelTable.STD40)).marks == (40, 120, 160, 200)


def test_every_game_is_at_the_table() -> None:
    for name, game in TABLE_GAMES.items():
        table = PretendTable() if name == "dagunzi" else start()
        board = table.round.board
        assert game.meter(board.options).take_over in range(1, game.meter(board.options).full)
        assert game.bare_ranking(board).suit is None
        assert len(table.round.cards.kitty) == GAMES[board.options.game].kitty_size


# Looking at the kitty


def test_every_seat_knows_the_kitties_it_had_in_its_hand_and_no_others() -> None:
    played = claimed(start(), NO_TRUMP, asked("fry", Seat.P0, fryers=3)).round
    fried = played.cards.fried
    known = {seat: [kitty.cards for kitty in known_kitties(played.view(seat), CAST)] for seat in SEATS}
    assert known[Seat.P1] == [fried[0], played.cards.first_kitty]
    assert known[Seat.P2] == [fried[1], fried[0]]
    assert known[Seat.P0] == [fried[2], fried[1]]
    assert known[Seat.P3] == [played.cards.kitty, fried[2]]
    assert known_kitties(played.view(None), CAST) == ()
    words = [say(kitty.words) for kitty in known_kitties(played.view(Seat.P0), CAST)]
    assert words == ["As you had buried it; then D fried it", "As it was when you fried it"]


@pytest.mark.parametrize("taken", [(Card.H5,) * 2, (Card.BJ,) * 2])
def test_a_card_turned_up_stays_the_lowest_rung_when_it_is_fried(taken: Cards) -> None:
    view = dealt(start()).round.view(Seat.P2)
    turned, fried = Turned(None, Card.H4), Claim(Seat.P2, taken, None)
    board = replace(view.board, turned=(turned,), claims=(fried,))
    shown = ladder(replace(view, board=board, stage=Frying(Seat.P3)))
    assert shown is not None
    assert shown.rungs[0].cards == (Card.H4,)
