"""机器人进程: a process that only thinks: questions come in on standard input, answers go out on standard output.

A question is `[number, level, view]`, an answer `[number, action or None]`, msgpack values one behind the other. The
process sees views and nothing else; it ends when its input does.
"""

import logging
import os
import random
import sys

from game.bots.protocol import Bot
from game.bots.registry import LEVELS, make_bot
from game.rules.actions import Action
from game.rules.games import GAMES
from game.rules.view import SeatView
from game.wire import Plain, Stream, action_to_plain, from_plain, pack

LARGEST = 256 * 1024
_CHUNK = 64 * 1024
STRONGEST = LEVELS[-1]
"""Who plays where a journal from elsewhere names a bot that is not known here."""
_log = logging.getLogger(__name__)


class Thinkers:
    """思考: the bots of one process, one a level and game, made when first asked."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)
        self._bots: dict[tuple[str, str], Bot] = {}

    def think(self, level: str, view: SeatView) -> Action | None:
        """Choose an action; None where the bot claims nothing, or failed: the table then does what is legal first."""
        try:
            return self._bot(level, view).act(view)
        except Exception as error:  # noqa: BLE001 - whatever a bot does wrong, the table and the other seats play on
            told = _log.isEnabledFor(logging.DEBUG)
            _log.warning("bot %r failed in stage %r: %r", level, view.stage.name, error, exc_info=told)
            return None

    def _bot(self, level: str, view: SeatView) -> Bot:
        game = view.board.options.game
        if (level, game) not in self._bots:
            known = level if level in LEVELS else STRONGEST
            self._bots[level, game] = make_bot(known, GAMES[game], self._rng)
        return self._bots[level, game]


def serve(source: int, sink: int, seed: int) -> None:
    """Answer questions read from one file descriptor on another until the input ends."""
    thinkers = Thinkers(seed)
    stream = Stream(LARGEST)
    while data := os.read(source, _CHUNK):
        for number, level, plain in stream.feed(data):
            action = thinkers.think(level, from_plain(SeatView, plain))
            answer: Plain = None if action is None else action_to_plain(action)
            _write_all(sink, pack([number, answer]))


def _write_all(sink: int, data: bytes) -> None:
    while data:
        data = data[os.write(sink, data) :]


def main() -> None:
    """Run as `python -m game.bots.worker SEED`."""
    try:
        serve(sys.stdin.fileno(), sys.stdout.fileno(), int(sys.argv[1]))
    except (BrokenPipeError, KeyboardInterrupt):
        sys.exit(0)


if __name__ == "__main__":
    main()
