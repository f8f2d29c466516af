"""Bots play a match among themselves, told as text or summed up as JSON.

python3 -m tools.simulate                                       one pot of four steady bots
python3 -m tools.simulate --bots steady random steady random --rounds 3 --preset dalian --seed 7
python3 -m tools.simulate --pots 2 --json -                     the summary alone, on standard output
"""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from game.bots.protocol import Bot
from game.rules.cards import RANK_TEXT
from game.rules.dagunzi.game import Dagunzi
from game.rules.dagunzi.presets import PRESETS
from game.rules.events import Notice
from game.rules.match import Match, MatchPlan
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
        """Play until the match is over."""
        while not self.match.over:
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
        "pot_won_by": None if result.winners is None else result.winners.name,
        "tricks": len(board.tricks),
    }


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        prog="python3 -m tools.simulate", description="A match of bots among themselves, as text or as figures."
    )
    parser.add_argument("--bots", nargs=4, choices=NAMES, default=["steady"] * 4, metavar="BOT", help=", ".join(NAMES))
    parser.add_argument("--preset", choices=tuple(PRESETS), default=next(iter(PRESETS)))
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--rounds", type=positive, help="stop after so many rounds")
    length.add_argument("--pots", type=positive, default=1, help="play until a team has won so many pots")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", metavar="FILE", help="write figures instead of telling the match; - is the screen")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play and tell; 1 when the figures cannot be written."""
    said = parse(arguments)
    game, rng = Dagunzi(), Random(said.seed)
    options = replace(PRESETS[said.preset], pots=999 if said.rounds else said.pots)
    bots = [maker(name, game)(Random(f"bot {said.seed} {seat}")) for seat, name in zip(SEATS, said.bots, strict=True)]
    match = Match.begin(game, options, MatchPlan(said.rounds))
    simulation = Simulation(match, bots, rng, print if said.json is None else _silent)
    simulation.play()
    if said.json is None:
        return 0
    won = list(simulation.match.standing.won)
    text = json.dumps({"bots": said.bots, "pots_won": won, "rounds": simulation.summary}, indent=2)
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
