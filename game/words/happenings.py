"""事件: what has just happened, in one line each: for a terminal, a screen reader, a log."""

from functools import singledispatch

from game.rules import events as happened
from game.rules.events import Event
from game.rules.seats import Seat
from game.words.cast import Cast
from game.words.phrases import Joined, cards_words, suit_words
from game.words.text import Text, tr, trn


@singledispatch
def event_words(event: Event, cast: Cast) -> Text | None:
    """Say what happened; None for what needs no line of its own. Raises TypeError for an event without words."""
    raise TypeError(event, cast)


@event_words.register
def _drawn(event: happened.CardDrawn, cast: Cast) -> Text | None:
    return tr("You draw {cards}", cards=cards_words((event.card,))) if event.card and cast.is_me(event.seat) else None


@event_words.register
def _declared(event: happened.Declared, cast: Cast) -> Text | None:
    who, shown = _subject(cast, event.seat), cards_words(event.cards)
    if event.suit is None:
        return tr("{who} shows {cards}", who=who, cards=shown)
    return tr("{who} shows {cards}: {suit}", who=who, cards=shown, suit=suit_words(event.suit))


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
        return tr("{who}: six cards buried.", who=who)
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
    return tr(
        "{who} throws {cards}: {beating} beats it, {forced} is played",
        who=_subject(cast, event.seat),
        cards=cards_words(event.thrown),
        beating=cards_words(event.beating),
        forced=cards_words(event.forced),
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
