"""The window as a whole: opening, following the settings, closing; and what the game says when something is wrong."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

import game.ui
from game.settings import Folders, Notice, NoticeKind, SettingsStore
from game.ui.draft import Draft
from game.ui.errors import NoDisplayError
from game.ui.kit import Kit
from game.ui.navigator import Navigator
from game.ui.notices import notice_words
from game.ui.ports import NewGame, Ports, SceneMaker
from game.ui.scene import Scene
from game.ui.scenes.title import TitleScene
from game.ui.shell import Shell
from game.ui.window import Window, open_window
from game.words import current_language, use_language
from tests.ui.conftest import OpenStudio
from tools.screens import FramePacer, Studio


class Table(Scene):
    """A stand-in for the table: it ends by itself."""

    def __init__(self, kit: Kit, go: Navigator) -> None:
        super().__init__(kit)
        self._go = go
        self.left = False

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self._go.quit()

    def leave(self) -> None:
        self.left = True


def make_ports(tables: list[Table]) -> Ports:
    def maker(kit: Kit, go: Navigator) -> Scene:
        tables.append(Table(kit, go))
        return tables[-1]

    def start(choice: NewGame) -> SceneMaker:
        return maker

    return Ports(lambda: None, lambda: maker, start, ("steady",), "1.0.0")


@pytest.fixture
def store(tmp_path: Path) -> SettingsStore:
    return SettingsStore(Folders(tmp_path, tmp_path))


@pytest.mark.parametrize("way", ["start", "resume"])
def test_a_table_takes_the_place_of_all_and_is_left_at_the_end(store: SettingsStore, way: str) -> None:
    tables: list[Table] = []
    shell = Shell(store, make_ports(tables), open_window(store.settings), FramePacer())
    shell.title()
    shell.new_game()
    if way == "start":
        shell.start(Draft(("steady",)).finished())
    else:
        shell.resume()
    assert (len(shell.scenes), shell.scenes.top) == (1, tables[0])
    shell.loop.run()
    shell.close()
    assert tables[0].left


def test_the_title_asks_what_can_be_continued_when_the_table_has_been_left(store: SettingsStore) -> None:
    tables: list[Table] = []
    asked: list[bool] = []
    ports = replace(make_ports(tables), under_way=lambda: asked.append(tables[0].left))
    shell = Shell(store, ports, open_window(store.settings), FramePacer())
    shell.start(Draft(("steady",)).finished())
    shell.title()
    shell.close()
    assert asked == [True]


def test_run_opens_and_closes(store: SettingsStore, monkeypatch: pytest.MonkeyPatch) -> None:
    frames: list[float] = []

    def update(scene: TitleScene, seconds: float) -> None:
        frames.append(seconds)
        if len(frames) == 3:
            pygame.event.post(Event(pygame.QUIT))

    monkeypatch.setattr(TitleScene, "update", update)
    game.ui.run(store, lambda: make_ports([]))
    assert not pygame.display.get_init()
    assert store.settings.window == (1280, 800)
    use_language("en")


def test_the_window_size_is_kept(open_studio: OpenStudio) -> None:
    studio = open_studio((1024, 768))
    studio.shell.window.resize((1111, 777))
    studio.shell.close()
    assert studio.kit.settings.window == (1111, 777)


def test_a_window_is_never_too_small(store: SettingsStore) -> None:
    store.change(window=(300, 300))
    shell = Shell(store, make_ports([]), open_window(store.settings), FramePacer())
    assert shell.window.size == (800, 600)
    shell.close()


def test_settings_reach_the_kit(studio: Studio) -> None:
    studio.open("title")
    change = studio.kit.store.change
    change(volume=0)
    change(deck="four")
    assert not studio.kit.art.has_card("S2")
    studio.settle()
    assert studio.kit.art.has_card("S2")
    change(ui_scale=120)
    assert studio.kit.metrics.scale == pytest.approx(1.2)
    change(language="zh_CN")
    assert current_language() == "zh_CN"


def test_the_language_of_the_system(open_studio: OpenStudio, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: [{"language": "zh", "country": "TW"}])
    open_studio(language="auto")
    assert current_language() == "zh_CN"


def test_notices_are_told_once(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text("{", encoding="utf-8")
    store = SettingsStore(Folders(tmp_path, tmp_path, temporary=True))
    shell = Shell(store, make_ports([]), open_window(store.settings), FramePacer())
    shell.title()
    assert len(shell.kit.toasts.messages()) == 2
    shell.kit.toasts.clear()
    shell.title()
    store.change(volume=1)
    assert shell.kit.toasts.messages() == []
    shell.close()


@pytest.mark.parametrize("kind", list(NoticeKind))
@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_every_notice_has_words(kind: NoticeKind, language: str) -> None:
    use_language(language)
    words = str(notice_words(Notice(kind, "/some/where", ("volume",))))
    use_language("en")
    assert "/some/where" in words
    assert ("volume" in words) == (kind is NoticeKind.PARTLY_READ)


def test_no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.quit()
    monkeypatch.setenv("SDL_VIDEODRIVER", "no-such-driver")
    with pytest.raises(NoDisplayError):
        Window("x", (800, 600))


def test_nobody_plays_where_nothing_can_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """SDL, finding no display, draws into the void if it is let."""
    pygame.quit()
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    with pytest.raises(NoDisplayError, match="no screen"):
        Window("x", (800, 600))


@pytest.mark.parametrize(
    ("screens", "size"),
    [([(1366, 768)], (1366, 720)), ([(1000, 2000), (1920, 700)], (1920, 1952)), ([(640, 480)], (800, 600)), ([], None)],
)
def test_a_window_kept_from_a_larger_screen_fits_this_one(
    screens: list[tuple[int, int]], size: tuple[int, int] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: screens)
    window = Window("x", (3000, 2500))
    assert window.size == (size or (3000, 2500))
    window.close()


def test_a_system_that_refuses_full_screen(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(window: pygame.Window, desktop: bool) -> None:
        raise pygame.error("no")

    monkeypatch.setattr("game.ui.window.fill_screen", refuse)
    studio.shell.window.set_full_screen(True)
    assert not studio.shell.window.full_screen


def test_points_become_pixels(studio: Studio) -> None:
    assert studio.shell.window.place((10.4, 20.6)) == (10, 21)


def test_importing_the_package_loads_no_pygame() -> None:
    code = "import sys, game.ui; sys.exit('pygame' in sys.modules)"
    root = Path(__file__).resolve().parents[2]
    done = subprocess.run([sys.executable, "-c", code], cwd=root, env=dict(os.environ), check=False)
    assert done.returncode == 0
