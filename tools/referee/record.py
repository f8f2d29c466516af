"""A whole match, recorded in the project's own notation (docs/notation.md)."""

from game.rules.notation.reading import read_record
from game.rules.notation.replaying import RecordError, replay
from tools.referee.faults import Fault, QuestionError
from tools.referee.op import Answer
from tools.referee.question import Question
from tools.referee.settlement import settled


def record(question: Question) -> Answer:
    """Does every line of this match follow? The record names its own game and options."""
    return check_text(question.text("text"))


def check_text(text: str) -> Answer:
    """Give the rounds' results, or the first line that does not follow."""
    try:
        chapters = tuple(replay(read_record(text)))
    except RecordError as error:
        return {"ok": False, "line": error.line, **QuestionError(Fault.BAD_RECORD, str(error)).answer()}
    results = [settled(chapter.settlement, chapter.round.board.bank) for chapter in chapters if chapter.settlement]
    return {"ok": True, "rounds": results}
