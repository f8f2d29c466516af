"""Random rounds through the whole table: journal on a disk, bots asked, four seats told after every step."""

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from game.rules.match import Game, MatchPlan
from game.rules.options import GameOptions
from game.rules.seats import SEATS
from game.table.botpool import InlineBots
from game.table.local import LocalHost, Surroundings
from game.table.messages import Occupant, SeatInfo
from game.table.plan import NO_WAIT, TablePlan
from game.table.store import MatchStore
from tools.bench.reading import Effort, Reading
from tools.bench.rounds import of_all_games

_BOT = SeatInfo("bot", "panda", Occupant.BOT, "random")


def measure(effort: Effort) -> dict[str, Reading]:
    """Play matches of a few rounds."""
    with TemporaryDirectory(prefix="gunzi-bench-") as home:
        store, rounds = MatchStore(Path(home)), effort.of(4, 1)

        def play(game: Game, options: GameOptions, turn: int) -> int:
            plan = TablePlan(options, (_BOT, _BOT, _BOT, _BOT), MatchPlan(rounds, game.levels[0]), pace=NO_WAIT)
            return _play(store, plan, turn)

        return of_all_games("table_rounds", play, effort)


def _play(store: MatchStore, plan: TablePlan, seed: int) -> int:
    around = Surroundings(lambda: 0.0, Random(f"bench {seed}").randbytes, lambda: InlineBots(seed))
    host = LocalHost(store, store.create(plan), around)
    lines = [host.connect(seat) for seat in SEATS]
    while not host.table.chronicle.match.over:
        for line in lines:
            line.poll()
    host.close()
    return host.table.chronicle.match.standing.rounds
