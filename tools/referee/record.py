"""A whole match, recorded in the project's own notation (docs/notation.md)."""

from collections.abc import Callable

from game.rules.notation.reading import game_of, read_record
from game.rules.notation.replaying import Chapter, RecordError, replay
from game.rules.settlement import Settlement
from tools.referee.faults import Fault, QuestionError
from tools.referee.op import Answer, Op
from tools.referee.question import Question

Tell = Callable[[Chapter, Settlement], Answer]
"""How a game tells the result of a round."""


def recorded(tell: Tell) -> Op:
    """The question about a match: does every line follow? A record names its options, and must name the game asked."""

    def record(question: Question) -> Answer:
        text = question.text("text")
        try:
            _see_game(question, text)
            chapters = tuple(replay(read_record(text)))
        except RecordError as error:
            return not_following(error)
        results = [tell(chapter, chapter.settlement) for chapter in chapters if chapter.settlement is not None]
        return {"ok": True, "rounds": results}

    return Op(record, ("text",))


def _see_game(question: Question, text: str) -> None:
    name = game_of(text).name
    if name != question.game.name:
        message = f"field 'text' is a record of {name}, but field 'game' is {question.game.name!r}"
        raise QuestionError(Fault.BAD_RECORD, message)


def not_following(error: RecordError) -> Answer:
    """The answer to a record with a line that is wrong."""
    return {"ok": False, "line": error.line, **QuestionError(Fault.BAD_RECORD, str(error)).answer()}
