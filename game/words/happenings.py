"""事件: what has just happened, in one line each: for a terminal, a screen reader, a log."""

from dataclasses import is_dataclass, replace
from functools import singledispatch

from game.rules import events as happened
from game.rules.board import Claim
from game.rules.cards import Cards
from game.rules.events import Event
from game.rules.playing import Playing
from game.rules.seats import Seat
from game.rules.trick import Trick
from game.rules.view import SeatView
from game.words.cast import Cast
from game.words.games import GAME_WORDS
from game.words.phrases import Joined, cards_words, in_order, suit_words
from game.words.text import Text, tr, trn

_CARDS = ("cards", "thrown", "forced", "beating", "kitty")
"""The fields of events in which cards stand side by side."""


def happening_words(event: Event, view: SeatView, cast: Cast) -> Text | None:
    """Say what happened, in the terms of the game that is played; `view` is what the seat sees after it.

    None for what needs no line of its own. Raises TypeError for an event without words.
    """
    words = GAME_WORDS[view.board.options.game]
    match event:
        case happened.Declared(seat=seat, cards=cards):
            made = (claim for claim in view.board.claims if (claim.seat, claim.cards) == (seat, cards))
            claim = next(made, Claim(seat, cards, event.suit))
            return words.claim(view.board, claim, _subject(cast, seat))
        case happened.CardsPlayed(seat=seat, cards=cards) if _is_lead(event, view):
            who, led = _subject(cast, seat), cards_words(in_order(cards, view.board.trump))
            if len(cards) == 1:
                return tr("{who} leads {cards}", who=who, cards=led)
            return tr("{who} leads {cards} ({shape})", who=who, cards=led, shape=words.play(cards, view.board.trump))
        case _:
            return event_words(_sorted(event, view), cast)


def _sorted(event: Event, view: SeatView) -> Event:
    """理牌: the event with its cards in the order in which a player sorts them, once there is one."""
    ranking = view.board.ranking
    if ranking is None or not is_dataclass(event):
        return event
    held: dict[str, Cards | None] = {name: getattr(event, name, None) for name in _CARDS}
    return replace(event, **{name: in_order(cards, ranking) for name, cards in held.items() if cards})


def _is_lead(event: happened.CardsPlayed, view: SeatView) -> bool:
    """领牌: whether what was played now leads the trick that lies on the table."""
    stage, tricks = view.stage, view.board.tricks
    trick: Trick | None = stage.trick if isinstance(stage, Playing) and stage.trick.plays else None
    trick = trick or (tricks[-1] if tricks else None)
    return trick is not None and (trick.leader, trick.plays[0]) == (event.seat, event.cards)


@singledispatch
def event_words(event: Event, cast: Cast) -> Text | None:
    """Say what happened in words that fit every game; None, and errors, as in `happening_words`."""
    raise TypeError(event, cast)


@event_words.register
def _drawn(event: happened.CardDrawn, cast: Cast) -> Text | None:
    return tr("You draw {cards}", cards=cards_words((event.card,))) if event.card and cast.is_me(event.seat) else None


@event_words.register
def _passed(event: happened.Passed, cast: Cast) -> Text | None:
    return tr("{who}: pass", who=_subject(cast, event.seat))


@event_words.register
def _turned(event: happened.KittyTurned, cast: Cast) -> Text | None:
    shown = cards_words((event.card,))
    if event.seat is None:
        return tr("Turned up from the kitty: {cards}", cards=shown)
    return tr("{who}, from the kitty: {cards}", who=_subject(cast, event.seat), cards=shown)


@event_words.register
def _trump(event: happened.TrumpFixed, cast: Cast) -> Text | None:
    return tr("Banker: {who}. Trump: {suit}.", who=_subject(cast, event.banker), suit=suit_words(event.suit))


@event_words.register
def _void(event: happened.DealVoid, cast: Cast) -> Text | None:
    del event, cast
    return tr("No trump could be found: the cards are dealt again.")


@event_words.register
def _tribute_due(event: happened.TributeDue, cast: Cast) -> Text | None:
    if event.waived_by is not None:
        return tr("{who} holds three big jokers: no tribute.", who=_subject(cast, event.waived_by))
    payer, receiver = _subject(cast, event.payer), _subject(cast, event.receiver)
    if event.reversed_by is not None:
        return tr("Three big jokers turn the tribute round: {payer} pays {receiver}.", payer=payer, receiver=receiver)
    return trn(
        "Tribute: {payer} owes {receiver} {n} card.",
        "Tribute: {payer} owes {receiver} {n} cards.",
        event.count,
        payer=payer,
        receiver=receiver,
    )


@event_words.register
def _paid(event: happened.TributePaid, cast: Cast) -> Text | None:
    cards: Joined | Text = cards_words(event.cards) if event.cards else tr("nothing")
    return tr("{payer} pays {cards}", payer=_subject(cast, event.payer), cards=cards)


@event_words.register
def _returned(event: happened.TributeReturned, cast: Cast) -> Text | None:
    who = _subject(cast, event.receiver)
    if event.cards is not None:
        return tr("{who} gives back {cards}", who=who, cards=cards_words(event.cards))
    return trn("{who} gives {n} card back.", "{who} gives {n} cards back.", event.count, who=who)


@event_words.register
def _shown(event: happened.KittyShown, cast: Cast) -> Text | None:
    del cast
    return tr("The kitty is shown: {cards}", cards=cards_words(event.cards))


@event_words.register
def _taken(event: happened.KittyTaken, cast: Cast) -> Text | None:
    if event.cards is None or not cast.is_me(event.seat):
        return tr("{who} takes the kitty.", who=_subject(cast, event.seat))
    return tr("You take the kitty: {cards}", cards=cards_words(event.cards))


@event_words.register
def _dry(event: happened.DryPot, cast: Cast) -> Text | None:
    del event, cast
    return tr("Dry pot: the kitty stays as it is, nobody buries.")


@event_words.register
def _buried(event: happened.KittyBuried, cast: Cast) -> Text | None:
    who = _subject(cast, event.seat)
    if event.cards is None:
        return tr("{who} has buried the kitty.", who=who)
    return tr("{who} buries {cards}", who=who, cards=cards_words(event.cards))


@event_words.register
def _jokers(event: happened.JokersBuried, cast: Cast) -> Text | None:
    return tr("{who} adds {cards} to the kitty", who=_subject(cast, event.seat), cards=cards_words(event.cards))


@event_words.register
def _taken_out(event: happened.CardsTakenOut, cast: Cast) -> Text | None:
    return tr("{who} takes {cards} out of the kitty", who=_subject(cast, event.seat), cards=cards_words(event.cards))


@event_words.register
def _played(event: happened.CardsPlayed, cast: Cast) -> Text | None:
    return tr("{who}: {cards}", who=_subject(cast, event.seat), cards=cards_words(event.cards))


@event_words.register
def _throw_failed(event: happened.ThrowFailed, cast: Cast) -> Text | None:
    fields = {
        "who": _subject(cast, event.seat),
        "cards": cards_words(event.thrown),
        "holder": _subject(cast, event.beaten_by),
        "beating": cards_words(event.beating),
        "forced": cards_words(event.forced),
        "n": abs(event.penalty),
    }
    if event.penalty > 0:
        return tr(
            "{who} throws {cards}. {holder} holds {beating}: only {forced} is played, {n} points to the attackers.",
            **fields,
        )
    return tr(
        "{who} throws {cards}. {holder} holds {beating}: only {forced} is played, {n} points off the attackers.",
        **fields,
    )


@event_words.register
def _trick(event: happened.TrickWon, cast: Cast) -> Text | None:
    who = _subject(cast, event.seat)
    if not event.points:
        return tr("{who}: wins the trick.", who=who)
    return trn("{who}: wins the trick, {n} point.", "{who}: wins the trick, {n} points.", event.points, who=who)


@event_words.register
def _over(event: happened.RoundOver, cast: Cast) -> Text | None:
    del cast
    kitty = cards_words(event.kitty)
    if event.captured:
        return tr("The kitty is captured: {cards}", cards=kitty)
    return tr("The kitty is kept: {cards}", cards=kitty)


def _subject(cast: Cast, seat: Seat) -> str:
    """The name at the head of a line, the viewer's own marked."""
    return f"{cast.names[seat]}*" if cast.is_me(seat) else cast.names[seat]
