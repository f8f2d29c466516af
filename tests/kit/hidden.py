"""Other worlds: the cards that a viewer cannot see, dealt differently among the places where they could be."""

import random
from collections.abc import Callable
from dataclasses import dataclass

from game.rules.actions import BuryJokers, Draw, Play
from game.rules.cards import JOKERS, Card, Cards, bundle
from game.rules.events import Viewer
from game.rules.open_cards import OpenCards
from game.rules.playing import Playing
from game.rules.round import Round
from game.rules.seats import SEATS, Seat
from tests.kit.random_rounds import Move

BEFORE_THE_KITTY = ("draw", "closing", "override", "pay", "return")
"""The stages in which the kitty lies as it was dealt and nobody has seen it."""

KITTY, STOCK = "kitty", "stock"


@dataclass(frozen=True)
class Slot:
    """A card that the viewer does not see, and where it lies: `place` is a hand, the kitty or the stock."""

    place: Seat | str
    index: int
    card: Card


Pin = Callable[[Slot], bool]
"""Which hidden cards stay where they are."""


def nothing(slot: Slot) -> bool:
    """Pin no card."""
    del slot
    return False


def hidden_slots(state: Round, viewer: Viewer) -> list[Slot]:
    """Every card that the viewer does not see."""
    view, cards = state.view(viewer), state.cards
    places: list[tuple[Seat | str, Cards]] = [(seat, cards.hands[seat]) for seat in SEATS if seat != viewer]
    places.append((STOCK, cards.stock))
    if view.kitty is None:
        places.append((KITTY, cards.kitty))
    return [Slot(place, index, card) for place, pile in places for index, card in enumerate(pile)]


def known_to_all(state: Round) -> Pin:
    """Pin what everybody has been shown and is still where it was: declared cards, turned kitty cards."""
    if state.phase.name not in BEFORE_THE_KITTY:
        return nothing
    turned = turned_places(state)
    shown = {claim.seat: claim.cards for claim in state.board.claims} if state.phase.name in {"draw", "closing"} else {}

    def pinned(slot: Slot) -> bool:
        if slot.place == KITTY:
            return slot.index in turned
        return isinstance(slot.place, Seat) and slot.card in shown.get(slot.place, ())

    return pinned


def turned_places(state: Round) -> set[int]:
    """Where in the kitty the cards lay that were turned up: the first ones (A3.2, A3.3), or the third one (B3)."""
    turned = len(state.board.turned)
    return set(range(turned)) if state.board.options.game == "dagunzi" else {2} if turned else set()


def another_world(state: Round, viewer: Viewer, rng: random.Random, pin: Pin = nothing) -> OpenCards:
    """All cards as they could be as well for all that the viewer sees; pinned ones stay."""
    slots = hidden_slots(state, viewer)
    loose = [slot for slot in slots if not pin(slot)]
    moved = [slot.card for slot in loose]
    rng.shuffle(moved)
    at = {(slot.place, slot.index): slot.card for slot in slots}
    at |= {(slot.place, slot.index): card for slot, card in zip(loose, moved, strict=True)}
    return _rebuilt(state, viewer, at, rng)


def _rebuilt(state: Round, viewer: Viewer, at: dict[tuple[Seat | str, int], Card], rng: random.Random) -> OpenCards:
    cards, view = state.cards, state.view(viewer)

    def pile(place: Seat | str, old: Cards) -> Cards:
        return tuple(at.get((place, index), card) for index, card in enumerate(old))

    first, second, third, fourth = (bundle(pile(seat, cards.hands[seat])) for seat in SEATS)
    kitty = pile(KITTY, cards.kitty)
    unseen = list(at.values())
    first_kitty = view.first_kitty
    if first_kitty is None:
        first_kitty = kitty if state.phase.name in BEFORE_THE_KITTY else _some(unseen, cards.first_kitty, rng)
    returned = _some(unseen, cards.returned, rng) if view.returned is None else view.returned
    fried = tuple(
        _some(unseen, kitty, rng) if known is None else known
        for known, kitty in zip(view.fried, cards.fried, strict=True)
    )
    kitty = kitty if state.phase.name in BEFORE_THE_KITTY else _in_old_order(kitty, cards.kitty)
    return OpenCards((first, second, third, fourth), pile(STOCK, cards.stock), kitty, first_kitty, returned, fried)


def _some(unseen: list[Card], old: Cards, rng: random.Random) -> Cards:
    """As many cards as `old` has, out of those that the viewer does not see; `old` where these are too few."""
    return bundle(rng.sample(unseen, len(old))) if len(unseen) >= len(old) else old


def _in_old_order(kitty: Cards, old: Cards) -> Cards:
    return kitty if kitty == old else bundle(kitty)


def shown_by(move: Move, viewer: Viewer) -> Pin:
    """Pin what the rules let the viewer, or everybody, see by this move: nothing else may tell worlds apart.

    These are the cards acted with; the card drawn, where the viewer draws it or its suit becomes trump (A3.1); what is
    turned up in the kitty (A3.2, A3.3), the kitty itself when it is shown, dry, taken by the viewer, opened by a joker
    or shown at the end (A5.1, A5.2, A5.4, B4); who holds three big jokers when tribute is due (A4.5); where the cards
    are by which a throw is judged (B6).
    """
    pins = [known_to_all(move.before), _acted_with(move)]
    if _kitty_is_shown(move, viewer):
        pins.append(lambda slot: slot.place == KITTY)
    if move.before.phase.name == "closing" and move.after.phase.name != "closing":
        turned = turned_places(move.after)
        pins.append(lambda slot: slot.place == KITTY and slot.index in turned)
        pins.append(lambda slot: slot.card is Card.BJ)
    if isinstance(move.action, Draw) and _draw_is_seen(move, viewer):
        pins.append(lambda slot: slot.place == STOCK and slot.index == 0)
    if isinstance(move.action, Play):
        pins.append(_judges_a_throw(move.before, move.action))
    return lambda slot: any(pin(slot) for pin in pins)


def _acted_with(move: Move) -> Pin:
    cards: Cards = getattr(move.action, "cards", ())
    hand = move.before.cards.hands[move.seat] if move.seat is not None else ()
    kept = {(index, card) for card in set(cards) for index in _places(hand, card)[: cards.count(card)]}
    return lambda slot: slot.place == move.seat and (slot.index, slot.card) in kept


def _places(hand: Cards, card: Card) -> list[int]:
    return [index for index, held in enumerate(hand) if held is card]


def _judges_a_throw(state: Round, lead: Play) -> Pin:
    """Pin the suit of a throw: who holds what of it decides whether it stands (B6)."""
    ranking = state.board.trump
    suit = ranking.suit_of(lead.cards[0])
    leads = isinstance(state.phase, Playing) and state.phase.lead is None
    throws = leads and len(set(lead.cards)) > 1
    return lambda slot: throws and ranking.suit_of(slot.card) is suit


def _kitty_is_shown(move: Move, viewer: Viewer) -> bool:
    before, after = move.before.phase.name, move.after.phase.name
    if move.before.board.options.game == "chaodipi":
        taken = after == "bury" and viewer in move.after.to_act
        return taken or move.after.phase.settles
    if before in BEFORE_THE_KITTY and after not in (*BEFORE_THE_KITTY, "redeal"):
        board = move.after.board
        tested = getattr(board.options, "dry_when_hidden", False)
        return bool(board.claims) or tested or viewer == board.banker
    asked = any(state.phase.name == "bury_jokers" and viewer in state.to_act for state in (move.before, move.after))
    return asked or isinstance(move.action, BuryJokers) or move.after.over


def _draw_is_seen(move: Move, viewer: Viewer) -> bool:
    board = move.before.board
    drawer = board.setup.first_drawer.plus(sum(map(len, move.before.cards.hands)))
    finds_trump = board.setup.first_round and board.ranking is None and drawer == board.banker
    return drawer == viewer or finds_trump


def both(one: Pin, other: Pin) -> Pin:
    """Pin what either pins."""
    return lambda slot: one(slot) or other(slot)


def what_the_actor_sees(move: Move) -> Pin:
    """Pin all that the actor sees, so that what he does is legal for certain."""
    return lambda slot: slot.place in (move.seat, KITTY)


def buries_openly(move: Move, action: object) -> bool:
    """Whether a burying would lie face up because a joker is in it (A5.1)."""
    cards: Cards = getattr(action, "cards", ())
    return move.before.board.options.game == "dagunzi" and any(card in JOKERS for card in cards)
