"""Every game says what is to be done in every state of real rounds, in both languages, in its own words alone."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.rules.events import events_for
from game.rules.refusals import Refusal
from game.rules.round import Round
from game.rules.seats import SEATS, Seat
from game.words import Text, use_language
from game.words.cast import Cast
from game.words.game import LevelRow
from game.words.games import GAME_WORDS
from game.words.happenings import happening_words
from game.words.phrases import Joined, refusal_words
from tests.kit.random_rounds import CHAODIPI_RULES, RULES, Walk, random_walk
from tools.texts import uses_in

ROOT = Path(__file__).resolve().parents[2]
RULES_DIR = ROOT / "game" / "rules"
NAMES = ("小林", "海风", "星海", "老虎滩")
LONGEST = 125
"""What two lines of the narrowest bar hold, with names of the usual length."""
WALKS = [(rules, number) for rules in (*RULES, *CHAODIPI_RULES) for number in range(4)]

ELSEWHERE = {
    "dagunzi": re.compile(
        r"throw|tractor|\bfry|insure|overrid(?!e\b|e it)|no-trump|连对|甩|炒|上保险|反主", re.IGNORECASE
    ),
    "chaodipi": re.compile(
        r"triple|three jokers|tribute|dry pot|\bpot\b|滚子|三张王|喝血|进贡|干锅|一锅", re.IGNORECASE
    ),
}
"""Words of the other games, by the game that must not use them."""
RAW = re.compile(r"[{}<>_]|Text\(|Joined\(|None\b|Seat\.|\bP[0-3]\b")
HAN = re.compile("[一-鿿]")
LATIN = re.compile(r"[A-Za-z]{2,}")


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    use_language("en")


def cast_for(seat: Seat | None) -> Cast:
    return Cast(NAMES, seat)


def states_of(walk: Walk) -> Iterator[Round]:
    """All states, of the long deal those alone in which somebody has declared or a tenth of the cards has come."""
    claims = -1
    for at, state in enumerate(walk.states):
        if not state.phase.deals or len(state.board.claims) != claims or at % 10 == 0:
            claims = len(state.board.claims)
            yield state


def tasks(walk: Walk) -> Iterator[Text]:
    words = GAME_WORDS[walk.game.name]
    for state in states_of(walk):
        yield from (words.task(state.view(seat), cast_for(seat)) for seat in (*SEATS, None))


def results(walk: Walk) -> Iterator[Text]:
    if walk.end.phase.settles:
        words, board, result = GAME_WORDS[walk.game.name], walk.end.board, walk.game.settle(walk.end)
        yield from words.level_reasons(board, result)
        yield from words.tribute_reasons(board, result)
        yield from (row.effect for row in words.level_table(board, result))


def told(walk: Walk) -> Iterator[Text]:
    for move in walk.moves:
        for viewer in (Seat.P1, None):
            view = move.after.view(viewer)
            lines = (happening_words(event, view, cast_for(viewer)) for event in events_for(move.told, viewer))
            yield from (line for line in lines if line is not None)


def assert_well_said(text: Text, game: str) -> None:
    use_language("en")
    english = str(text)
    use_language("zh_CN")
    chinese = str(text)
    for said in (english, chinese):
        assert said.strip()
        assert not RAW.search(said), said
        assert not ELSEWHERE[game].search(said), said
    assert HAN.search(re.sub("|".join(NAMES), "", chinese)), chinese
    assert not LATIN.search(chinese), chinese


@pytest.mark.parametrize(("rules", "number"), WALKS)
def test_every_state_of_a_round_has_its_sentence(rules: str, number: int, seed: int) -> None:
    walk = random_walk(seed, rules, number)
    for text in set(tasks(walk)):
        assert_well_said(text, walk.game.name)
        use_language("en")
        assert len(str(text)) <= LONGEST, str(text)


@pytest.mark.parametrize(("rules", "number"), WALKS)
def test_every_result_and_event_has_its_sentence(rules: str, number: int, seed: int) -> None:
    walk = random_walk(seed, rules, number)
    plain = [text for text in told(walk) if text.msgid not in ("{who}: {cards}", "{payer} pays {cards}")]
    for text in {*plain, *results(walk)}:
        assert_well_said(text, walk.game.name)


@pytest.mark.parametrize(("rules", "number"), WALKS)
def test_who_is_asked_is_not_told_of_in_the_third_person(rules: str, number: int, seed: int) -> None:
    walk = random_walk(seed, rules, number)
    words = GAME_WORDS[walk.game.name]
    for state in states_of(walk):
        for seat in state.to_act:
            mine, theirs = (words.task(state.view(at), cast_for(at)) for at in (seat, seat.next))
            assert mine != theirs
            assert f"{NAMES[seat]} may" not in str(mine)
            assert NAMES[seat] in str(theirs)


def refusals_of(game: str) -> Iterator[Refusal]:
    """Every refusal that the rules of a game name, in its own files or in those it shares."""
    shared = (RULES_DIR / name for name in ("declaring.py", "playing.py", "ended.py"))
    for path in (*(RULES_DIR / game).glob("*.py"), *shared):
        yield from (Refusal[name] for name in re.findall(r"Refusal\.([A-Z_]+)", path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("game", GAME_WORDS)
def test_every_refusal_of_a_game_is_in_its_own_words(game: str) -> None:
    refusals = set(refusals_of(game))
    assert len(refusals) > 12
    for refusal in refusals:
        assert_well_said(refusal_words(refusal), game)
        use_language("en")
        assert len(str(refusal_words(refusal))) <= LONGEST


def parts(value: object) -> Iterator[Text]:
    """A text with all that stands in its gaps."""
    if isinstance(value, Text):
        yield value
        for _, field in value.fields:
            yield from parts(field)
    if isinstance(value, Joined):
        for field in value.parts:
            yield from parts(field)


RARE = {
    "0 points, a shut-out: {n} levels up for the bankers.",
    "A score below 0 counts as 0.",
    "a tractor of {n} pairs, and {pairs} pairs in all, are due.",
}
"""Sentences that `test_chaodipi.py` brings about on purpose."""


def test_no_sentence_of_chao_dipi_is_never_said() -> None:
    walks = [random_walk(7, rules, number) for rules in CHAODIPI_RULES for number in range(20)]
    said = {
        part.msgid for walk in walks for text in {*tasks(walk), *results(walk), *told(walk)} for part in parts(text)
    }
    said |= {part.msgid for walk in walks for row in table_of(walk) for part in parts(row.span)}
    for file in ("chaodipi.py", "chaodipi_settling.py"):
        source = (ROOT / "game" / "words" / file).read_text(encoding="utf-8")
        written = {use.message.msgid for use in uses_in(source, file)}
        assert written - said <= RARE


def table_of(walk: Walk) -> tuple[LevelRow, ...]:
    if not walk.end.phase.settles:
        return ()
    return GAME_WORDS[walk.game.name].level_table(walk.end.board, walk.game.settle(walk.end))


def spans(row: LevelRow, score: int) -> bool:
    """Whether a score is among those of a row; the last row tells only how the table goes on."""
    first, _, last = str(row.span).partition("–")
    return first.isdecimal() and int(first) <= score <= int(last or first)


@pytest.mark.parametrize("number", range(12))
def test_one_row_of_the_table_of_levels_is_lit(number: int, seed: int) -> None:
    walks = (random_walk(seed, "chaodipi", 12 * turn + number) for turn in range(20))
    walk = next(walk for walk in walks if walk.end.phase.settles)
    result, rows = walk.game.settle(walk.end), table_of(walk)
    (lit,) = (row for row in rows if row.lit)
    assert lit.effect.count == max(result.gained)
    assert [row for row in rows if spans(row, result.score)] == [lit]
