"""A question: its fields, each read as what it must be; whatever is not so is named in the answer."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from game.rules.cards import RANK_TEXT, Cards, Rank, Suit, bundle
from game.rules.match import Game
from game.rules.notation.words import NotationError, read_cards, read_suit
from game.rules.options import GameOptions
from game.rules.seats import SEATS, Seat
from tools.referee.faults import Fault, QuestionError, describe

NO_TRUMP = "none"


@dataclass(frozen=True, slots=True)
class Question:
    """A JSON object with its game and options found; `fields` has no null ones, they count as absent."""

    fields: Mapping[str, object]
    game: Game
    options: GameOptions

    def has(self, name: str) -> bool:
        """Whether the field is there."""
        return name in self.fields

    def value(self, name: str) -> object:
        """The field as it stands. Raises QuestionError when it is missing, as all the methods below do."""
        if name not in self.fields:
            raise QuestionError(Fault.BAD_FIELD, f"field {name!r} is missing")
        return self.fields[name]

    def text(self, name: str) -> str:
        """A text."""
        value = self.value(name)
        if not isinstance(value, str):
            raise self.wrong(name, "a text")
        return value

    def flag(self, name: str) -> bool:
        """True or false."""
        value = self.value(name)
        if not isinstance(value, bool):
            raise self.wrong(name, "true or false")
        return value

    def number(self, name: str, least: int, most: int) -> int:
        """A whole number within bounds."""
        value = whole_number(self.value(name))
        if value is None or not least <= value <= most:
            raise self.wrong(name, f"a whole number from {least} to {most}")
        return value

    def numbers(self, name: str, size: int, least: int, most: int) -> tuple[int, ...]:
        """A list of so many whole numbers within bounds."""
        values = [whole_number(value) for value in self.items(name, size, "numbers")]
        found = tuple(value for value in values if value is not None and least <= value <= most)
        if len(found) < size:
            raise self.wrong(name, f"a list of {size} whole numbers from {least} to {most}")
        return found

    def seat(self, name: str) -> Seat:
        """A seat, 0..3."""
        return SEATS[self.number(name, 0, len(SEATS) - 1)]

    def items(self, name: str, size: int, what: str) -> Sequence[object]:
        """A list of `size` things."""
        value = self.value(name)
        if not isinstance(value, list) or len(cast(list[object], value)) != size:
            raise self.wrong(name, f"a list of {size} {what}")
        return cast(list[object], value)

    def inner(self, name: str, known: Sequence[str]) -> "Question":
        """An object with fields of its own, none but the `known` ones."""
        value = self.value(name)
        if not isinstance(value, dict):
            raise self.wrong(name, "an object")
        fields = present(cast(dict[str, object], value))
        refuse_others(fields, known, f" of {name!r}")
        return Question(fields, self.game, self.options)

    def cards(self, name: str) -> Cards:
        """Cards as text, sorted as a bundle; no more copies of one than the game has decks."""
        return self.read_cards(name, self.text(name))

    def pile(self, name: str, size: int) -> Cards:
        """Exactly so many cards."""
        cards = self.cards(name)
        if len(cards) != size:
            raise QuestionError(Fault.BAD_FIELD, f"field {name!r} must be {size} cards, not {len(cards)}")
        return cards

    def piles(self, name: str, size: int) -> tuple[Cards, ...]:
        """A list of `size` texts with cards."""
        texts = self.items(name, size, "texts with cards")
        if not all(isinstance(text, str) for text in texts):
            raise self.wrong(name, f"a list of {size} texts with cards")
        return tuple(self.read_cards(name, str(text)) for text in texts)

    def read_cards(self, name: str, text: str) -> Cards:
        """Cards of a text that belongs to a field."""
        try:
            cards = bundle(read_cards(text))
        except NotationError as error:
            raise QuestionError(Fault.BAD_CARD, f"field {name!r}: {error}") from error
        self.refuse_extra_copies({name: cards})
        return cards

    def refuse_extra_copies(self, piles: Mapping[str, Cards]) -> None:
        """See that these piles can lie side by side. Raises QuestionError when together they hold a card too often."""
        together = [card for pile in piles.values() for card in pile]
        for card in bundle(set(together)):
            most = self.game.pack.count(card)
            if together.count(card) > most:
                where = " and ".join(map(repr, piles))
                raise QuestionError(Fault.BAD_FIELD, f"field {where}: there are only {most} {card}")

    def level(self, name: str) -> Rank:
        """A level of the game, as text: "7", "10"."""
        value = self.value(name)
        texts = {RANK_TEXT[level]: level for level in self.game.levels}
        if not isinstance(value, str) or value not in texts:
            raise self._no_level(name, value, [f'"{text}"' for text in texts])
        return texts[value]

    def levels(self, name: str) -> tuple[Rank, Rank]:
        """Both sides' levels, as numbers."""
        even, odd = (self._level_number(name, value) for value in self.items(name, 2, "levels"))
        return even, odd

    def _level_number(self, name: str, value: object) -> Rank:
        number = whole_number(value)
        if number is None:
            raise self.wrong(name, "a list of 2 whole numbers")
        if number not in self.game.levels:
            raise self._no_level(name, value, [str(int(level)) for level in self.game.levels])
        return Rank(number)

    def _no_level(self, name: str, value: object, known: list[str]) -> QuestionError:
        message = f"field {name!r}: levels of {self.game.name} are {', '.join(known)}, not {describe(value)}"
        return QuestionError(Fault.BAD_LEVEL, message)

    def trump(self, name: str) -> Suit | None:
        """A trump suit, None for "none"."""
        value = self.value(name)
        if value == NO_TRUMP:
            return None
        try:
            return read_suit(value if isinstance(value, str) else "")
        except NotationError as error:
            message = f"field {name!r} must be one of S H C D none, not {describe(value)}"
            raise QuestionError(Fault.BAD_TRUMP, message) from error

    def wrong(self, name: str, wanted: str) -> QuestionError:
        """The error of a field that is something else than it must be."""
        return QuestionError(Fault.BAD_FIELD, f"field {name!r} must be {wanted}, not {describe(self.value(name))}")


def whole_number(value: object) -> int | None:
    """Give a JSON integer; None for anything else, true and false among it."""
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def present(fields: Mapping[str, object]) -> dict[str, object]:
    """Leave the fields out that are null."""
    return {name: value for name, value in fields.items() if value is not None}


def refuse_others(fields: Mapping[str, object], known: Sequence[str], where: str = "") -> None:
    """See that no field is there that is not known. Raises QuestionError."""
    for name in fields:
        if name not in known:
            message = f"field {describe(name)}{where} is not known here; fields are {', '.join(known)}"
            raise QuestionError(Fault.BAD_FIELD, message)
