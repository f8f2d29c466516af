"""A program that plays a match and says what was acknowledged, until it is killed.

`python -m tests.table.doomed FOLDER PRESET inline|process SEED`: a person (P0, who plays anything), three bots, all at
once. Each line is out before the next step: `begun`, `bots PID`, `step N` when the step with this number was told,
`ack ACTION` when an action of the person was acknowledged, `refused REASON` when the rules refused one, and `over`.
"""

import os
import random
import sys
from pathlib import Path

from game.rules.actions import Action
from game.rules.seats import Seat
from game.table.botpool import BotPool, InlineBots
from game.table.local import LocalHost, Surroundings
from game.table.messages import Ack, Act, Moment, Nak, Ready, TableMessage, Update
from game.table.store import MatchStore
from game.wire import action_to_plain
from tests.kit.random_rounds import random_action
from tests.table.rig import plan

ME = Seat.P0


def say(word: str) -> None:
    os.write(1, f"{word}\n".encode())


class Doomed:
    """The person at the table."""

    def __init__(self, host: LocalHost, seed: int) -> None:
        self._line = host.connect(ME)
        self._rng = random.Random(seed)
        self._act_id = 0
        self._asked: dict[int, Action] = {}
        self.over = False

    def poll(self) -> None:
        came = self._line.poll()
        for message in came:
            self._hear(message)
        updates = [message for message in came if isinstance(message, Update)]
        if updates:
            self._answer(updates[-1])

    def _hear(self, message: TableMessage) -> None:
        match message:
            case Update():
                say(f"step {message.seq}")
            case Ack(act_id=act_id):
                say(f"ack {action_to_plain(self._asked[act_id])}")
            case Nak(refusal=refusal) if refusal is not None:
                say(f"refused {refusal}")
            case _:
                pass

    def _answer(self, update: Update) -> None:
        self.over = update.info.moment is Moment.MATCH_OVER
        if update.info.moment is Moment.ROUND_OVER:
            self._line.send(Ready())
        elif update.view.my_turn:
            self._act_id += 1
            self._asked[self._act_id] = random_action(update.view, self._rng)
            self._line.send(Act(self._act_id, update.seq, self._asked[self._act_id]))


def main(folder: Path, preset: str, bots: str, seed: int) -> None:
    """Take up the match in a folder, or begin one."""
    store = MatchStore(folder)
    pool = BotPool(1)
    around = Surroundings(bots=lambda: pool if bots == "process" else InlineBots(1))
    waiting = store.waiting()
    match, aside = store.resume(waiting[0]) if waiting else (store.create(plan([ME], preset=preset, rounds=2)), None)
    if match is None:
        sys.exit(f"the match cannot be taken up: {aside}")
    say("begun")
    host = LocalHost(store, match, around)
    player = Doomed(host, seed)
    while not player.over:
        before = pool.pid
        player.poll()
        if pool.pid != before:
            say(f"bots {pool.pid}")
    host.close()
    say("over")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], sys.argv[3], int(sys.argv[4]))
