"""Why a question cannot be answered: the closed list of codes in `error`."""

from enum import StrEnum

_LONGEST = 400


class Fault(StrEnum):
    """The codes; the message beside one names the field."""

    NOT_JSON = "not_json"
    NOT_AN_OBJECT = "not_an_object"
    UNKNOWN_OP = "unknown_op"
    UNKNOWN_GAME = "unknown_game"
    UNKNOWN_PRESET = "unknown_preset"
    BAD_OPTION = "bad_option"
    BAD_FIELD = "bad_field"
    BAD_CARD = "bad_card"
    BAD_LEVEL = "bad_level"
    BAD_TRUMP = "bad_trump"
    TOO_LONG = "too_long"
    BAD_RECORD = "bad_record"


class QuestionError(Exception):
    """A question that cannot be answered as it was asked."""

    def __init__(self, fault: Fault, message: str) -> None:
        super().__init__(message)
        self.fault = fault

    def answer(self) -> dict[str, object]:
        """The answer that such a question gets."""
        message = str(self)
        return {"error": self.fault.value, "message": message if len(message) <= _LONGEST else message[:_LONGEST] + "…"}


def describe(value: object) -> str:
    """Name a JSON value in a message; a text or number by its beginning, whatever holds others by its kind."""
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return "a list"
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    text = repr(value)
    return text if len(text) <= 40 else text[:40] + "…"
