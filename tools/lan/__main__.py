"""`python -m tools.lan`: plays worlds, one a seed, and says which of them broke a promise."""

import argparse
import sys
import time

from game.rules.games import GAMES
from tools.lan.judging import faults
from tools.lan.story import Bug, story_of
from tools.lan.world import World


def judged(seed: int, game: str | None = None, bug: Bug | None = None) -> tuple[World, list[str]]:
    """Play a seed's world; gives it and what was wrong in it."""
    world = World(story_of(seed, game, bug))
    finished = world.run()
    return world, list(faults(world, finished=finished))


def main() -> int:
    """Play so many seeds; the exit code says whether all promises held."""
    parser = argparse.ArgumentParser(prog="python -m tools.lan", description=__doc__)
    parser.add_argument("--seeds", type=int, default=100, help="how many worlds")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--game", choices=sorted(GAMES), help="only this game")
    parser.add_argument("--bug", type=Bug, choices=list(Bug), help="plant a bug")
    wanted = parser.parse_args()
    began, broken = time.perf_counter(), 0
    happened: dict[str, int] = {}
    for seed in range(wanted.first, wanted.first + wanted.seeds):
        world, found = judged(seed, wanted.game, wanted.bug)
        broken += bool(found)
        for what, number in world.happened.items():
            happened[what] = happened.get(what, 0) + number
        if found:
            print(f"seed {seed}: {found[0]} ({len(found)} in all)", flush=True)
    told = ", ".join(f"{number} {what}" for what, number in sorted(happened.items()))
    print(f"{wanted.seeds} worlds, {broken} broken, {time.perf_counter() - began:.1f} s; {told}")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
