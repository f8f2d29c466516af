"""读谱: text as a match, every line held against the rules (docs/notation.md)."""

import re
from itertools import islice

from game.rules import RULES_VERSION
from game.rules.board import Setup
from game.rules.cards import RANK_TEXT, Cards
from game.rules.games import GAMES
from game.rules.match import Game, Match, MatchPlan
from game.rules.notation.lines import Lines
from game.rules.notation.moves import Move, read_moves, write_move
from game.rules.notation.record import Deal, MatchRecord, Tag
from game.rules.notation.replaying import RecordError, begin, check_setup, close, undealt
from game.rules.notation.words import NotationError, quoted, read_cards, read_seat, split_word
from game.rules.notation.writing import FORMAT, write_outcome, write_setup
from game.rules.options import GameOptions, OptionError
from game.rules.refusals import RefusedError
from game.rules.round import Round

_PLAN = re.compile(r"rounds +(all|[1-9][0-9]{0,2}) +level +(\S+)", re.ASCII)
_EXAMPLES = 3


def read_record(text: str) -> MatchRecord:
    """读谱: read a match and play it through.

    Raises RecordError at the first line that is not in the notation, or does not follow from the rules and the lines
    above it. A text that is cut off below a whole deck is a match under way.
    """
    lines = Lines(text)
    header = _read_header(lines)
    match = begin(header)
    deals: list[Deal] = []
    while lines.more:
        deal, match = _read_deal(lines, match)
        deals.append(deal)
    return MatchRecord(header.options, header.plan, tuple(deals), header.tags)


def game_of(text: str) -> Game:
    """玩法: the game that a record says it is of. Raises RecordError where its first lines are no record's."""
    return _read_beginning(Lines(text))


def _read_beginning(lines: Lines) -> Game:
    expected = f"'gunzi record {FORMAT}'"
    if lines.take_after("gunzi", expected).split() != ["record", str(FORMAT)]:
        raise lines.wrong(expected)
    return _read_game(lines)


def _read_header(lines: Lines) -> MatchRecord:
    game = _read_beginning(lines)
    rules = lines.take_after("rules", f"'rules {RULES_VERSION}'")
    if rules != str(RULES_VERSION):
        raise lines.fault(
            f"this follows rules version {quoted(rules)}; this program knows version {RULES_VERSION} alone"
        )
    options = _read_options(lines, game)
    plan = _read_plan(lines, game)
    tags: list[Tag] = []
    while lines.next_word == "tag":
        tags.append(_read_tag(lines))
    return MatchRecord(options, plan, tags=tuple(tags))


def _read_game(lines: Lines) -> Game:
    name = lines.take_after("game", "'game' and its name")
    if name not in GAMES:
        raise lines.wrong(f"a game that this program knows ({', '.join(GAMES)})")
    return GAMES[name]


def _read_options(lines: Lines, game: Game) -> GameOptions:
    options = next(iter(game.presets.values()))
    missing = list(options.texts())
    while missing:
        expected = f"'option {missing[0]}' and its value"
        name, value = split_word(lines.take_after("option", expected))
        try:
            options = options.changed(name, value)
        except OptionError as error:
            raise lines.fault(str(error)) from error
        if name not in missing:
            raise lines.fault(f"option {name} stands twice")
        missing.remove(name)
    return options


def _read_plan(lines: Lines, game: Game) -> MatchPlan:
    expected = f"'plan rounds all level {RANK_TEXT[game.levels[0]]}', or how many rounds and another level"
    found = _PLAN.fullmatch(lines.take_after("plan", expected))
    if found is None:
        raise lines.wrong(expected)
    level = next((level for level in game.levels if RANK_TEXT[level] == found[2]), None)
    if level is None:
        raise lines.fault(
            f"level {quoted(found[2])} is not one of {', '.join(RANK_TEXT[level] for level in game.levels)}"
        )
    return MatchPlan(None if found[1] == "all" else int(found[1]), level)


def _read_tag(lines: Lines) -> Tag:
    name, value = split_word(lines.take_after("tag", "a tag"))
    try:
        return Tag(name, value)
    except NotationError as error:
        raise lines.fault(str(error)) from error


def _read_deal(lines: Lines, match: Match) -> tuple[Deal, Match]:
    setup = _read_setup(lines, match)
    deck = _read_deck(lines, match)
    played = match.game.start(match.options, setup, deck)
    moves: list[Move] = []
    while lines.more and not played.over:
        for move in _read_moves(lines, played):
            played = _apply(lines, played, move)
            moves.append(move)
    chapter = close(match, played)
    for expected in write_outcome(chapter):
        if lines.more:
            lines.take_exactly(expected)
    return Deal(setup.first_drawer, deck, tuple(moves)), chapter.match


def _read_setup(lines: Lines, match: Match) -> Setup:
    number = match.standing.rounds + 1
    words = lines.take("a round").split()
    if match.over:
        raise lines.wrong("nothing, as the match is over")
    if words[0] != "round":
        raise lines.wrong(f"'round {number}' and what it starts from")
    try:
        setup = check_setup(match, read_seat(words[-1]))
    except (NotationError, RecordError) as error:
        raise lines.fault(str(error)) from error
    expected = write_setup(number, setup)
    if " ".join(words) != expected:
        raise lines.wrong(repr(expected))
    return setup


def _read_deck(lines: Lines, match: Match) -> Cards:
    deck: Cards = ()
    missing = match.game.pack
    while missing:
        row = lines.take_after("deck", f"'deck' and more cards ({len(missing)} are missing)")
        try:
            deck += read_cards(row)
            missing = undealt(match, deck)
        except (NotationError, RecordError) as error:
            raise lines.fault(str(error)) from error
    return deck


def _read_moves(lines: Lines, played: Round) -> tuple[Move, ...]:
    line = lines.take("a move")
    try:
        return read_moves(line)
    except NotationError as error:
        raise lines.fault(f"{error}; {_expectation(played)}") from error


def _apply(lines: Lines, played: Round, move: Move) -> Round:
    try:
        return played.apply(move.seat, move.action)[0]
    except RefusedError as error:
        raise lines.fault(f"{quoted(write_move(move))}: {error}; {_expectation(played)}") from error


def _expectation(played: Round) -> str:
    """Say what may come next."""
    if played.over:
        return "the round is over"
    if played.phase.deals:
        return "expected 'draw' or a claim"
    seat = played.to_act[0]
    moves = (write_move(Move(seat, action)) for action in islice(played.view(seat).actions(), _EXAMPLES))
    return f"expected {seat.name} to act ({played.phase.name}), for instance {', '.join(map(repr, moves))}"
