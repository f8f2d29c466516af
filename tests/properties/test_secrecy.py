"""A seat learns nothing of what it may not see: not from its view, the events, their bytes, or from who is asked."""

import random
from dataclasses import replace
from itertools import islice

from game.rules.actions import Bury, ReturnCards
from game.rules.events import Viewer, events_for
from game.rules.imagining import imagine
from game.rules.open_cards import OpenCards
from game.rules.round import Round
from game.rules.seats import SEATS
from game.rules.view import SeatView
from game.wire import event_to_plain, pack, view_to_plain
from tests.kit.hidden import another_world, both, buries_openly, known_to_all, shown_by, what_the_actor_sees
from tests.kit.random_rounds import Move, Walk, random_bury
from tests.properties.conftest import Walks

VIEWERS: tuple[Viewer, ...] = (*SEATS, None)


def view_bytes(state: Round, viewer: Viewer) -> bytes:
    return pack(view_to_plain(state.view(viewer)))


def told_bytes(move: Move, viewer: Viewer) -> list[bytes]:
    return [pack(event_to_plain(event)) for event in events_for(move.told, viewer)]


def looks(walk: Walk, rng: random.Random, share: float) -> list[tuple[Round, Viewer]]:
    """States and viewers to try: all of the short phases, some of the long ones, one viewer each."""
    states = (state for state in walk.states if state.phase.name not in {"draw", "play"} or rng.random() < share)
    return [(state, rng.choice(VIEWERS)) for state in states]


def like_this(state: Round, viewer: Viewer, rng: random.Random) -> OpenCards:
    """All cards as they could be; the number of jokers that the viewer may bury (A5.4) is kept."""
    most = state.view(viewer).most
    for _ in range(100):
        cards = another_world(state, viewer, rng, known_to_all(state))
        if state.phase.most(cards, viewer) == most:
            return cards
    return state.cards


# --- imagining ---


def test_imagining_inverts_a_view(walks: Walks) -> None:
    for walk in walks:
        rng = walk.rng("imagining")
        for state, viewer in looks(walk, rng, 0.2):
            if not state.over:
                view = state.view(viewer)
                assert imagine(state.script, view, like_this(state, viewer, rng)).view(viewer) == view


def test_imagining_the_true_cards_gives_the_true_round(walks: Walks) -> None:
    for walk in walks:
        rng = walk.rng("truth")
        for state, viewer in looks(walk, rng, 0.2):
            assert imagine(state.script, state.view(viewer), state.cards) == state


# --- the leak law ---


def in_another_world(move: Move, viewer: Viewer, rng: random.Random) -> Move | None:
    """The same action where the cards that the viewer does not see lie differently; None where it would be illegal."""
    pin = shown_by(move, viewer)
    for kept in (pin, both(pin, what_the_actor_sees(move))):
        before = replace(move.before, cards=another_world(move.before, viewer, rng, kept))
        if before.check(move.seat, move.action) is None:
            after, told = before.apply(move.seat, move.action)
            return Move(before, move.seat, move.action, after, told)
    return None


def some_moves(walk: Walk, rng: random.Random) -> list[tuple[Move, Viewer]]:
    """All moves in and around the short phases, the first and last of the play, and some of the others."""
    last = len(walk.moves) - 1
    return [
        (move, viewer)
        for index, move in enumerate(walk.moves)
        for viewer in VIEWERS
        if rng.random() < _share(move, last=index == last)
    ]


def _share(move: Move, *, last: bool) -> float:
    """How likely a move is looked at."""
    long = {"draw", "play"}
    stages = {move.before.phase.name, move.after.phase.name}
    declares = len(move.before.board.claims) != len(move.after.board.claims)
    return 1.0 if last or not stages <= long or len(stages) > 1 or declares else 0.03


def test_a_view_and_what_is_told_are_blind_to_hidden_cards(walks: Walks) -> None:
    for walk in walks:
        rng = walk.rng("secrecy")
        for move, viewer in some_moves(walk, rng):
            other = in_another_world(move, viewer, rng)
            assert other is not None, "what an actor sees is the same, so is what he may do"
            assert other.before.view(viewer) == move.before.view(viewer)
            assert other.after.view(viewer) == move.after.view(viewer)
            assert events_for(other.told, viewer) == events_for(move.told, viewer)
            assert view_bytes(other.after, viewer) == view_bytes(move.after, viewer)
            assert told_bytes(other, viewer) == told_bytes(move, viewer)
            assert (other.after.to_act, other.after.phase.deals) == (move.after.to_act, move.after.phase.deals)


def test_most_of_the_moves_are_really_looked_at_in_another_world(walks: Walks) -> None:
    for walk in islice(walks, 3):
        rng = walk.rng("other")
        moves = some_moves(walk, rng)
        others = [in_another_world(move, viewer, rng) for move, viewer in moves]
        differ = [
            other is not None and other.before.cards != move.before.cards
            for other, (move, _) in zip(others, moves, strict=True)
        ]
        assert sum(differ) > 0.8 * len(moves)


# --- private choices ---


def another_choice(move: Move, rng: random.Random) -> Bury | ReturnCards | None:
    """What the actor could have done as well for all that the others are shown; None where that is nothing."""
    view = move.before.view(move.seat)
    if isinstance(move.action, Bury) and not buries_openly(move, move.action):
        others = (random_bury(view, rng) for _ in range(50))
        return next((other for other in others if other != move.action and not buries_openly(move, other)), None)
    if isinstance(move.action, ReturnCards):
        choices = [action for action in islice(view.actions(), 50) if action != move.action]
        return next((action for action in choices if isinstance(action, ReturnCards)), None)
    return None


def insiders(move: Move) -> set[Viewer]:
    """Who is told of a burying or a return: the banker; the two of the tribute (D-A15)."""
    tribute = move.before.board.tribute
    if isinstance(move.action, ReturnCards) and tribute is not None:
        return {tribute.payer, tribute.receiver}
    return {move.seat}


def seen(state: Round, viewer: Viewer) -> SeatView:
    """A view without the one number that hangs on hidden cards (A5.4)."""
    return replace(state.view(viewer), most=None)


def test_private_choices_tell_the_others_nothing(walks: Walks) -> None:
    for walk in walks:
        rng = walk.rng("private")
        for move in walk.moves:
            choice = another_choice(move, rng)
            if choice is None:
                continue
            after, told = move.before.apply(move.seat, choice)
            for viewer in VIEWERS:
                if viewer not in insiders(move):
                    assert seen(after, viewer) == seen(move.after, viewer)
                    assert events_for(told, viewer) == events_for(move.told, viewer)
            assert after.to_act == move.after.to_act


def test_a_drawn_card_tells_the_others_nothing(walks: Walks) -> None:
    for walk in walks:
        for move in walk.moves:
            if move.before.phase.name == "draw" and move.seat is None:
                told = [events_for(move.told, viewer)[0] for viewer in VIEWERS]
                assert len([event for event in told if getattr(event, "card", None) is not None]) == 1
