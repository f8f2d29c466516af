"""Every event has its line, in both languages."""

import pytest

from game.rules import events as happened
from game.rules.cards import Card, Suit
from game.rules.events import EVENTS, Event
from game.rules.seats import Seat
from game.words import use_language
from game.words.cast import Cast
from game.words.happenings import happening_words
from tests.kit.playthrough import first_round

ME, OTHER = Seat.P0, Seat.P1
CAST = Cast(("Me", "East", "North", "West"), ME)
VIEW = first_round().view(ME)
PAIR = (Card.S9, Card.S9)

TOLD: dict[str, Event] = {
    "Me* shows big joker": happened.Declared(ME, (Card.BJ,), None),
    "East shows ♥7: hearts": happened.Declared(OTHER, (Card.H7,), Suit.HEARTS),
    "East: pass": happened.Passed(OTHER),
    "You draw ♠9": happened.CardDrawn(ME, Card.S9),
    "East, from the kitty: ♠9": happened.KittyTurned(OTHER, Card.S9),
    "Turned up from the kitty: ♠9": happened.KittyTurned(None, Card.S9),
    "Banker: East. Trump: no trump.": happened.TrumpFixed(OTHER, None, None),
    "East holds three big jokers: no tribute.": happened.TributeDue(ME, OTHER, 2, waived_by=OTHER),
    "Three big jokers turn the tribute round: Me* pays East.": happened.TributeDue(ME, OTHER, 2, reversed_by=OTHER),
    "Tribute: Me* owes East 1 card.": happened.TributeDue(ME, OTHER, 1),
    "Me* pays ♠9×2": happened.TributePaid(ME, OTHER, PAIR),
    "Me* pays nothing": happened.TributePaid(ME, OTHER, ()),
    "East gives 2 cards back.": happened.TributeReturned(OTHER, Seat.P3, 2, None),
    "East gives back ♠9×2": happened.TributeReturned(OTHER, ME, 2, PAIR),
    "The kitty is shown: ♠9×2": happened.KittyShown(PAIR),
    "East takes the kitty.": happened.KittyTaken(OTHER, PAIR),
    "You take the kitty: ♠9×2": happened.KittyTaken(ME, PAIR),
    "Dry pot: the kitty stays as it is, nobody buries.": happened.DryPot(),
    "East buries ♠9×2": happened.KittyBuried(OTHER, PAIR),
    "East adds small joker to the kitty": happened.JokersBuried(OTHER, (Card.LJ,)),
    "East takes ♠9 out of the kitty": happened.CardsTakenOut(OTHER, (Card.S9,)),
    "Me*: ♠9×2": happened.CardsPlayed(ME, PAIR),
    "East: wins the trick.": happened.TrickWon(OTHER, 0),
    "East: wins the trick, 20 points.": happened.TrickWon(OTHER, 20),
    "The kitty is captured: ♠9×2": happened.RoundOver(captured=True, kitty=PAIR),
    "The kitty is kept: ♠9×2": happened.RoundOver(captured=False, kitty=PAIR),
    "No trump could be found: the cards are dealt again.": happened.DealVoid(),
    "East throws ♠9×2 ♠K. Me* holds ♠A: only ♠K is played, 10 points to the attackers.": happened.ThrowFailed(
        OTHER, (*PAIR, Card.SK), (Card.SK,), ME, (Card.SA,), 10
    ),
    "Me* throws ♠9×2 ♠K. East holds ♠A: only ♠K is played, 10 points off the attackers.": happened.ThrowFailed(
        ME, (*PAIR, Card.SK), (Card.SK,), OTHER, (Card.SA,), -10
    ),
}


@pytest.mark.parametrize(("line", "event"), TOLD.items(), ids=lambda item: type(item).__name__)
def test_the_line_of_an_event(line: str, event: Event) -> None:
    use_language("en")
    assert str(happening_words(event, VIEW, CAST)) == line


def test_a_hidden_burying_names_no_card() -> None:
    use_language("en")
    assert "♠" not in str(happening_words(happened.KittyBuried(OTHER, None), VIEW, CAST))


def test_the_draws_of_others_have_no_line() -> None:
    assert happening_words(happened.CardDrawn(OTHER, None), VIEW, CAST) is None


def test_no_kind_of_event_is_without_words() -> None:
    assert {type(event) for event in TOLD.values()} == set(EVENTS.values())


@pytest.mark.parametrize("event", TOLD.values(), ids=lambda event: type(event).__name__)
def test_every_line_is_chinese_in_chinese(event: Event) -> None:
    use_language("zh_CN")
    try:
        assert any("一" <= letter <= "鿿" for letter in str(happening_words(event, VIEW, CAST))) or isinstance(
            event, happened.CardsPlayed
        )
    finally:
        use_language("en")


def test_an_event_of_no_known_kind_is_a_mistake_of_the_program() -> None:
    with pytest.raises(TypeError):
        happening_words(Event(), VIEW, CAST)
