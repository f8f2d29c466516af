"""Bots play a match among themselves, told as text or summed up as JSON.

python3 -m tools.simulate                                       a match of four steady bots, until it is won
python3 -m tools.simulate --bots steady random steady random --rounds 3 --preset dalian --seed 7
python3 -m tools.simulate --option pots=2 --json -              the summary alone, on standard output
python3 -m tools.simulate --game chaodipi --option cycles=2 --option fry_after_flip=true
"""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

from game.bots.protocol import Bot
from game.rules.cards import RANK_TEXT
from game.rules.events import Notice
from game.rules.games import GAMES
from game.rules.match import Match, MatchPlan
from game.rules.options import GameOptions, OptionError
from game.rules.round import Round
from game.rules.seats import SEATS
from game.rules.settlement import Settlement
from tools.arena import positive
from tools.selfplay.names import NAMES, maker
from tools.selfplay.rounds import play_out, shuffled
from tools.selfplay.telling import Telling, tell_settlement, tell_setup

Say = Callable[[str], None]


class Simulation:
    """A match among four bots; `summary` gathers a line of figures for every round."""

    def __init__(self, match: Match, bots: Sequence[Bot], rng: Random, say: Say) -> None:
        self.match = match
        self.summary: list[dict[str, Any]] = []
        self._bots = bots
        self._rng = rng
        self._say = say

    def play(self) -> None:
        """Play until the match is won, or for as many rounds as were planned: then also past its end."""
        rounds = self.match.plan.rounds
        while not self.match.over if rounds is None else self.match.standing.rounds < rounds:
            self._play_round()

    def _play_round(self) -> None:
        game, options = self.match.game, self.match.options
        setup = self.match.setup(self._rng.choice(SEATS))
        self._say(tell_setup(self.match.standing.rounds + 1, setup))
        telling = Telling()

        def listen(notices: tuple[Notice, ...]) -> None:
            for line in telling.hear(notices):
                self._say(line)

        played = play_out(game.start(options, setup, shuffled(game, self._rng)), self._bots, listen=listen)
        if not played.settles:
            self.match = self.match.redealt()
            return
        result = game.settle(played)
        self._say(tell_settlement(result))
        self.summary.append(_summary(played, result))
        self.match = self.match.after(result)


def _summary(played: Round, result: Settlement) -> dict[str, Any]:
    board = played.board
    return {
        "levels": [RANK_TEXT[level] for level in board.setup.levels],
        "banker": board.bank.name,
        "trump": None if board.trump.suit is None else board.trump.suit.value,
        "score": result.score,
        "captured": result.captured,
        "gained": list(result.gained),
        "cycles": list(result.cycles),
        "pot_won_by": None if result.winners is None else result.winners.name,
        "tricks": len(board.tricks),
    }


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        prog="python3 -m tools.simulate", description="A match of bots among themselves, as text or as figures."
    )
    parser.add_argument("--bots", nargs=4, choices=NAMES, default=["steady"] * 4, metavar="BOT", help=", ".join(NAMES))
    parser.add_argument("--game", choices=tuple(GAMES), default=next(iter(GAMES)))
    parser.add_argument("--preset", help="one of the game's; its first where nothing is said")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="change a rule option; may be repeated"
    )
    parser.add_argument("--rounds", type=positive, help="play so many rounds, whoever wins")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", metavar="FILE", help="write figures instead of telling the match; - is the screen")
    said = parser.parse_args(arguments)
    try:
        said.rules = _rules(said)
    except OptionError as error:
        parser.error(str(error))
    return said


def _rules(said: argparse.Namespace) -> GameOptions:
    """The preset with what was changed. Raises OptionError."""
    presets = GAMES[said.game].presets
    name = next(iter(presets)) if said.preset is None else said.preset
    if name not in presets:
        raise OptionError(f"no preset {name!r} in {said.game}; there are {', '.join(presets)}")
    options = presets[name]
    for change in said.option:
        option, equals, value = change.partition("=")
        if not equals:
            raise OptionError(f"--option {change!r}: a name and a value are needed, as in must_play=3,10")
        options = options.changed(option, value)
    return options


def main(arguments: Sequence[str] | None = None) -> int:
    """Play and tell; 1 when the figures cannot be written."""
    said = parse(arguments)
    game, rng = GAMES[said.game], Random(said.seed)
    bots = [maker(name, game)(Random(f"bot {said.seed} {seat}")) for seat, name in zip(SEATS, said.bots, strict=True)]
    match = Match.begin(game, said.rules, MatchPlan(said.rounds, game.levels[0]))
    simulation = Simulation(match, bots, rng, print if said.json is None else _silent)
    simulation.play()
    if said.json is None:
        return 0
    won = list(simulation.match.standing.won)
    text = json.dumps({"game": game.name, "bots": said.bots, "won": won, "rounds": simulation.summary}, indent=2)
    return _write(said.json, text)


def _silent(line: str) -> None:
    del line


def _write(target: str, text: str) -> int:
    if target == "-":
        print(text)
        return 0
    try:
        Path(target).write_text(text + "\n", encoding="utf-8")
    except OSError as error:
        print(f"simulate: cannot write {target}: {error.strerror}; name a file that can be written", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
