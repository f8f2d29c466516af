"""命令行: what can be typed behind `gunzi`; mistakes are answered by one line that names them."""

import argparse
from collections.abc import Callable
from typing import NoReturn

from game import __version__
from game.app.wishes import LANGUAGES

BOTS = ("random", "steady")


class Parser(argparse.ArgumentParser):
    """A parser that answers a mistake with one line instead of its whole usage."""

    def error(self, message: str) -> NoReturn:
        """End with exit code 2 and the one line."""
        self.exit(2, f"{self.prog}: {message} (see `{self.prog} --help`; 用法见 `{self.prog} --help`)\n")


def build_parser() -> Parser:
    """The command line of `gunzi`."""
    parser = Parser(
        prog="gunzi",
        description="The card table for Da Gunzi and Chao Dipi. 打滚子、炒地皮的牌桌。",
        epilog="Without a command: play. 不写命令就是 play。",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"gunzi {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="command", required=True)
    _add_play(commands.add_parser("play", help="play at a table 上桌打牌", allow_abbrev=False))
    return parser


def _add_play(play: argparse.ArgumentParser) -> None:
    add = play.add_argument
    add("--text", action="store_true", help="in the terminal instead of a window 用终端，不开窗口")
    add("--lang", choices=LANGUAGES, help="language, kept 语言，会记住")
    add("--continue", action="store_true", dest="resume", help="go on with the match left last 接着打上次的牌")
    match = play.add_argument_group(
        "a match at once 直接开局", "Any of these starts a match without asking. 写了任何一项就直接开局。"
    )
    add = match.add_argument
    add("--game", help="which game 玩法 (dagunzi, chaodipi)")
    add("--preset", help="which rule set 规则预设 (classic, dalian, qiqi, online; chaodipi)")
    add("--option", action="append", metavar="NAME=VALUE", help="change one rule 改一条规则 (repeatable 可多次)")
    add("--rounds", type=_number(1, 999), help="so many rounds; without it, to the end 打几局；不写就打完整场")
    add("--level", help="the level to start from 起始级 (3-10; 2-A)")
    add("--bots", choices=BOTS, help="how the others play 机器人水平")
    add("--deal", type=_seconds, metavar="SECONDS", help="seconds a dealt card 每张发牌秒数")
    add("--clock", type=_number(0, 600), metavar="SECONDS", help="seconds a turn, 0: none 每手时限，0 为不限")


def _number(least: int, most: int) -> Callable[[str], int]:
    def number(text: str) -> int:
        if not text.isascii() or not text.isdigit() or not least <= int(text[:6]) <= most:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {least} to {most}")
        return int(text)

    return number


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 5:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds from 0 to 5")
    return seconds
