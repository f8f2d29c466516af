"""What holds in every round of Chao Dipi: throws (B6), kills (B7), the kitty's way along the fryers (B4)."""

from collections import Counter
from collections.abc import Iterator

from game.rules.actions import Bury, Play
from game.rules.cards import RANK_TEXT, Cards, bundle, holds, without
from game.rules.chaodipi.game import Chaodipi
from game.rules.chaodipi.options import chaodipi_options
from game.rules.events import CardsPlayed, ThrowFailed, Viewer
from game.rules.playing import Playing
from game.rules.ranking import EffectiveSuit
from game.rules.round import Round
from game.rules.seats import SEATS, Seat
from game.rules.shapes import split
from tests.kit.random_rounds import CHAODIPI_MIXED, Move, Walk, random_walk
from tests.properties import chaodipi_oracle as oracle
from tests.properties.conftest import Walks

VIEWERS: tuple[Viewer, ...] = (*SEATS, None)
_SMALL = 9


def texts(cards: Cards) -> oracle.Bundle:
    return tuple(map(str, cards))


def trumps_of(state: Round) -> oracle.Trumps:
    trump = state.board.trump
    return oracle.Trumps(RANK_TEXT[trump.level], trump.suit and str(trump.suit), trump.joker_level_neighbours)


def leads(walk: Walk) -> Iterator[tuple[Move, Seat, Cards]]:
    """Every lead: the move, who led, what he tried to lead."""
    for move in walk.moves:
        phase = move.before.phase
        if (
            isinstance(phase, Playing)
            and phase.lead is None
            and isinstance(move.action, Play)
            and move.seat is not None
        ):
            yield move, move.seat, bundle(move.action.cards)


def laid(move: Move) -> Cards:
    """What was really led."""
    return next(notice.event.cards for notice in move.told if isinstance(notice.event, CardsPlayed))


# --- throws ---


def test_a_throw_is_judged_as_by_the_oracle(chaodipi_walks: Walks) -> None:
    for walk in chaodipi_walks:
        for move, seat, cards in leads(walk):
            others = [texts(move.before.cards.hands[other]) for other in SEATS if other != seat]
            verdicts = oracle.verdicts(texts(cards), others, trumps_of(move.before)) if len(cards) <= _SMALL else None
            assert verdicts is None or texts(laid(move)) in {played for played, _ in verdicts}


def test_a_throw_that_stands_is_never_beaten_in_its_suit(chaodipi_walks: Walks) -> None:
    for walk in chaodipi_walks:
        for trick in walk.end.board.tricks:
            ranking = walk.end.board.trump
            suit = ranking.suit_of(trick.plays[0][0])
            if len(split(trick.plays[0], ranking)) > 1 and trick.winner != trick.leader:
                (winning,) = (play for index, play in enumerate(trick.plays) if trick.seat_of(index) == trick.winner)
                assert suit is not EffectiveSuit.TRUMP
                assert {ranking.suit_of(card) for card in winning} == {EffectiveSuit.TRUMP}


def test_a_failed_throw_leaves_the_hand_as_it_was_less_what_was_forced(chaodipi_walks: Walks) -> None:
    for walk in chaodipi_walks:
        for move, seat, cards in leads(walk):
            forced = laid(move)
            assert move.after.cards.hands[seat] == without(move.before.cards.hands[seat], forced)
            failed = move.after.board.failed_throws[len(move.before.board.failed_throws) :]
            assert bool(failed) == (forced != cards)
            assert sum(isinstance(notice.event, ThrowFailed) for notice in move.told) == len(failed)
            if failed:
                assert (failed[0].seat, failed[0].thrown, failed[0].forced) == (seat, cards, forced)
                assert failed[0].trick == len(move.before.board.tricks)
                assert holds(cards, forced)
                assert holds(move.before.cards.hands[failed[0].beaten_by], failed[0].beating)


def test_a_failed_throw_costs_ten_points_a_card_for_the_throwers_side(chaodipi_walks: Walks) -> None:
    for walk in chaodipi_walks:
        for failed in walk.end.board.failed_throws:
            gain = failed.penalty if walk.end.board.is_banker_side(failed.seat) else -failed.penalty
            assert 10 <= gain <= 10 * len(failed.thrown)
            assert gain % 10 == 0


# --- tricks ---


def test_the_winner_is_the_oracles(chaodipi_walks: Walks) -> None:
    for walk in chaodipi_walks:
        for trick in walk.end.board.tricks:
            if len(trick.plays[0]) <= _SMALL:
                index = oracle.winner(list(map(texts, trick.plays)), trumps_of(walk.end))
                assert trick.winner == trick.seat_of(index)


def test_following_equals_the_oracle_on_small_hands(chaodipi_walks: Walks) -> None:
    for walk in chaodipi_walks:
        for state in walk.states:
            if not isinstance(state.phase, Playing) or state.phase.lead is None:
                continue
            (seat,) = state.to_act
            hand = state.cards.hands[seat]
            if len(hand) <= _SMALL:
                full = state.board.options.texts()["throw_follow"] == "full"
                legal = oracle.legal_answers(texts(hand), texts(state.phase.lead), trumps_of(state), full=full)
                offered = [action.cards for action in state.view(seat).actions() if isinstance(action, Play)]
                assert set(map(texts, offered)) == legal


def test_a_score_is_the_points_the_penalties_and_the_kitty(chaodipi_walks: Walks) -> None:
    for walk in chaodipi_walks:
        if walk.end.settles:
            result, board = Chaodipi().settle(walk.end), walk.end.board
            kitty = result.score - max(0, board.points + board.penalties)
            assert kitty == 0 or result.captured
            assert (result.next_banker is board.bank.next) == (result.score >= 80)
            assert sum(result.gained) == max(result.gained)


# --- the kitty ---


def buryings(walk: Walk) -> Iterator[tuple[int, Seat, Cards]]:
    """Who buried what, and how many moves had been made then."""
    for number, move in enumerate(walk.moves):
        if isinstance(move.action, Bury) and move.seat is not None:
            yield number, move.seat, bundle(move.action.cards)


def test_the_sight_of_the_kitty_passes_along_the_fryers(chaodipi_walks: Walks) -> None:
    for walk in chaodipi_walks:
        buried = list(buryings(walk))
        for number, move in enumerate(walk.moves):
            state = move.after
            done = [(seat, cards) for when, seat, cards in buried if when <= number]
            if state.phase.settles:
                assert {state.view(viewer).kitty for viewer in VIEWERS} == {state.cards.kitty}
            elif state.phase.name == "bury":
                assert all(state.view(viewer).kitty is None for viewer in VIEWERS if viewer not in state.to_act)
            else:
                known = {viewer: state.view(viewer).kitty for viewer in VIEWERS}
                assert known == {viewer: done[-1][1] if done and viewer == done[-1][0] else None for viewer in VIEWERS}


def test_a_former_burier_keeps_what_he_laid_and_what_he_took_up_and_no_more(chaodipi_walks: Walks) -> None:
    for walk in chaodipi_walks:
        buried = [(seat, cards) for _, seat, cards in buryings(walk)]
        for state in walk.states:
            fryers = state.board.fryers
            for viewer in VIEWERS:
                view = state.view(viewer)
                expected = tuple(
                    buried[index][1] if viewer in (buried[index][0], fryer) else None
                    for index, fryer in enumerate(fryers)
                )
                assert view.fried == expected
                took_it = state.board.kitty_seen_by is not None and viewer == state.board.banker
                assert view.first_kitty == (state.cards.first_kitty if took_it else None)


def test_only_a_stronger_pair_fries_and_the_bank_stays(chaodipi_walks: Walks) -> None:
    for walk in chaodipi_walks:
        setup, end = walk.start.board.setup, walk.end.board
        assert len(end.fryers) <= len(end.claims)
        if not setup.first_round:
            assert end.banker == setup.banker
        assert not (setup.first_round and end.fryers)
        if end.fryers and not end.turned:
            assert len(end.claims) > len(end.fryers)
        assert [claim.seat for claim in end.claims[len(end.claims) - len(end.fryers) :]] == list(end.fryers)


# --- the rounds themselves ---


def happenings(walk: Walk) -> Iterator[str]:
    """What is worth counting in a round."""
    end, setup = walk.end.board, walk.start.board.setup
    kind = "first" if setup.first_round else "later"
    yield f"{walk.end.phase.name} in a {kind} round"
    if end.ranking is not None:
        yield "no-trump" if end.ranking.suit is None else "trump suit"
        yield from (f"{len(split(trick.plays[0], end.ranking))} components led" for trick in end.tricks)
        yield from ("tractor led" for trick in end.tricks if split(trick.plays[0], end.ranking)[0].shape.length > 1)
    yield f"{len(end.fryers)} fry"
    yield f"{kind} round: {'turned' if end.turned else 'reported'}"
    yield from ("failed throw" for _ in end.failed_throws)
    if setup.first_round and len({claim.seat for claim in end.claims}) > 1:
        yield "overridden"
    if len(end.claims) > 1 and end.claims[0].seat == end.claims[1].seat:
        yield "insured"
    if end.fryers and chaodipi_options(end.options).fry_after_flip and end.turned:
        yield "fried after the third card"


def test_rare_things_are_common() -> None:
    seen = Counter(name for number in range(160) for name in happenings(random_walk(1, CHAODIPI_MIXED, number)))
    rare = ["over in a first round", "over in a later round", "redeal in a first round", "no-trump", "trump suit"]
    rare += ["1 components led", "2 components led", "3 components led", "tractor led", "failed throw", "insured"]
    rare += ["1 fry", "2 fry", "3 fry", "overridden", "fried after the third card"]
    rare += [f"{kind} round: {how}" for kind in ("first", "later") for how in ("turned", "reported")]
    assert {name: seen[name] for name in rare if not seen[name]} == {}
    assert not seen["redeal in a later round"]
