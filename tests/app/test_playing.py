"""What the command line leads to."""

import io
import sys
from pathlib import Path
from types import ModuleType

import pytest

from game import app
from game.app import playing
from game.app.crash import report_crash
from game.app.ordering import read_order
from game.app.parlour import Parlour, hint, window_ports
from game.app.wishes import Wishes
from game.rules.actions import Draw
from game.rules.cards import Rank
from game.rules.games import GAMES
from game.rules.match import Game, Match, MatchPlan
from game.rules.seats import Seat
from game.settings import SettingsStore, open_folders
from game.table.desk import Order
from game.table.messages import Update
from game.ui.ports import NewGame
from game.words import say, use_language


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GUNZI_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    use_language("en")
    return tmp_path


@pytest.fixture
def parlour(home: Path) -> Parlour:
    folders = open_folders()
    return Parlour(SettingsStore(folders), folders.data)


def type_lines(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_a_match_is_left_and_gone_on_with(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    type_lines(monkeypatch, "q")
    assert app.main(["play", "--text", "--preset", "dalian", "--bots", "random", "--deal", "0"]) == 0
    assert "The match is kept" in capsys.readouterr().out
    type_lines(monkeypatch, "q")
    assert app.main(["play", "--text", "--continue"]) == 0


def test_a_terminal_without_an_input_keeps_the_match(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", None)  # what Python has where the input was closed before the start
    assert app.main(["play", "--text", "--bots", "random", "--deal", "0"]) == 0
    assert "The match is kept" in capsys.readouterr().out


def test_a_terminal_tells_what_happened_to_the_settings(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (home / "settings.json").write_text("{", encoding="utf-8")
    type_lines(monkeypatch, "q")
    assert app.main(["play", "--text", "--bots", "random", "--deal", "0"]) == 0
    assert "The settings could not be read" in capsys.readouterr().out


def test_an_interrupt_while_the_program_loads_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupted(ModuleType):
        def __getattr__(self, name: str) -> None:
            if name == "play":
                raise KeyboardInterrupt
            raise AttributeError(name)

    monkeypatch.setitem(sys.modules, "game.app.playing", Interrupted("game.app.playing"))
    assert app.main(["play"]) == 130


def test_nothing_to_go_on_with_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert app.main(["play", "--text", "--continue"]) == 1
    assert capsys.readouterr().err.strip() == "There is no match to go on with."


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--game", "bridge"], "bridge"),
        (["--game", ""], "''"),
        (["--preset", ""], "''"),
        (["--level", ""], "''"),
        (["--preset", "nowhere"], "nowhere"),
        (["--option", "following=odd"], "odd"),
        (["--option", "flying=true"], "flying"),
        (["--option", "following"], "NAME=VALUE"),
        (["--level", "2"], "--level"),
        (["--level", "joker"], "joker"),
        (["--game", "chaodipi", "--preset", "classic"], "classic"),
        (["--game", "chaodipi", "--option", "following=free"], "level_table"),
        (["--game", "chaodipi", "--option", "level_table=odd"], "guang20, incl20, std40"),
        (["--game", "chaodipi", "--option", "cycles=0"], "1"),
        (["--game", "chaodipi", "--option", "must_play=2,11"], "2, 3, 4"),
        (["--game", "chaodipi", "--level", "11"], "2"),
        (["--rounds", "0"], "--rounds"),
        (["--deal", "nan"], "nan"),
        (["--clock", "-1"], "--clock"),
    ],
)
def test_a_wish_that_cannot_be_granted_is_named(
    words: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert app.main(["play", "--text", *words]) == 2
    shown = capsys.readouterr()
    assert named in shown.err
    assert len(shown.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--game", "bridge"], "没有 'bridge' 这种玩法；有 dagunzi, chaodipi"),
        (["--preset", "x"], "dagunzi 没有 'x' 这套规则"),
        (["--game", "chaodipi", "--level", "1"], "chaodipi 从 2 打到 A，没有 '1'"),
        (["--option", "x"], "'x' 应写成 NAME=VALUE"),
        (["--option", "x=1"], "没有 'x' 这个选项"),
        (["--game", "chaodipi", "--option", "must_play=1"], "里的级"),
        (["--option", "pots=x"], "1 到 999"),
        (["--option", "following=x"], "strict, free"),
    ],
)
def test_a_wish_that_cannot_be_granted_is_named_in_the_player_s_language(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert app.main(["play", "--text", "--lang", "zh", *words]) == 2
    assert said in capsys.readouterr().err
    assert SettingsStore(open_folders()).settings.language == "auto", "what fails keeps nothing"


def test_the_language_kept_is_that_of_the_answer(capsys: pytest.CaptureFixture[str]) -> None:
    SettingsStore(open_folders()).change(language="zh_CN")
    assert app.main(["play", "--text", "--game", "bridge"]) == 2
    assert "没有" in capsys.readouterr().err


def test_chao_dipi_is_ordered_with_its_options(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_lines(monkeypatch, "s", "q")
    words = ["--game", "chaodipi", "--level", "a", "--option", "level_table=std40", "--option", "must_play=5,A"]
    assert app.main(["play", "--text", *words, "--bots", "random", "--deal", "0"]) == 0
    assert "Levels: Us A, Them A." in capsys.readouterr().out


def test_the_usual_level_is_the_game_s_first() -> None:
    wishes = Wishes()
    wishes.game = "chaodipi"
    order = read_order(wishes)
    assert (order.match.start_level, order.preset, order.options.game) == (Rank.TWO, "chaodipi", "chaodipi")


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_hint_is_given_in_every_game(game: Game) -> None:
    options = next(iter(game.presets.values()))
    state = game.start(options, Match.begin(game, options, MatchPlan()).setup(Seat.P0), game.pack)
    while state.phase.deals:
        state, _ = state.apply(None, Draw())
    view = state.view(state.to_act[0])
    action = hint(view)
    assert action is not None
    assert view.check(action) is None


def test_the_window_s_ports_open_tables(parlour: Parlour) -> None:
    ports = window_ports(parlour)
    assert ports.under_way() is None
    with pytest.raises(OSError, match="no match"):
        ports.resume()
    options = GAMES["dagunzi"].presets["qiqi"]
    ports.start(NewGame(options, "qiqi", MatchPlan(2, Rank.FIVE), "random", 0, 0))
    assert ports.under_way() is None, "a match being played is not waiting"


def test_under_way_names_the_match_left(parlour: Parlour) -> None:
    connection = parlour.begin(Order(GAMES["dagunzi"].presets["qiqi"], MatchPlan(), "qiqi"))
    connection.close()
    words = parlour.under_way()
    assert words is not None
    assert "Qiqi" in say(words)
    again = parlour.take_up()
    assert again is not None
    assert any(isinstance(message, Update) for message in again.poll())
    again.close()


def test_a_damaged_match_is_told_of(home: Path, parlour: Parlour) -> None:
    folder = home / "data" / "matches" / "open"
    (folder / "20260101-000000-abc.gunzi").write_bytes(b"no journal at all")
    assert parlour.take_up() is None
    notices = [say(notice) for notice in parlour.notices()]
    assert len(notices) == 1
    assert ".bad-1" in notices[0]
    assert parlour.notices() == []


def test_an_error_of_the_program_is_one_line_and_a_file(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object, **__: object) -> int:
        raise ZeroDivisionError("planted")

    monkeypatch.setattr(playing, "_in_terminal", fail)
    assert app.main(["play", "--text"]) == 1
    shown = capsys.readouterr().err
    assert len(shown.splitlines()) == 1
    assert "Traceback" not in shown
    assert "planted" in (home / "data" / "gunzi-error-1.txt").read_text(encoding="utf-8")


def test_an_error_that_cannot_be_written_down_is_told_all_the_same(tmp_path: Path) -> None:
    assert "planted" in str(report_crash(ValueError("planted"), tmp_path / "nowhere"))
