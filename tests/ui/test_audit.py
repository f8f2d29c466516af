"""Every registered screen passes the layout audit at every size, language and scale; and the audit can fail."""

import pytest
from pygame import Rect

from game.ui.scene import Scene
from game.ui.widgets.button import Button
from game.ui.widgets.label import Label, Paragraph
from tests.ui.audit import faults
from tests.ui.conftest import OpenStudio
from tools.screens import LANGUAGES, SIZES, Studio, all_screens


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("size", "ui_scale"), [*((size, 100) for size in SIZES), ((800, 600), 130), ((1024, 768), 80), ((1920, 1080), 130)]
)
def test_every_screen(open_studio: OpenStudio, size: tuple[int, int], ui_scale: int, language: str) -> None:
    studio = open_studio(size, language, ui_scale=ui_scale)
    found: list[str] = []
    for name, opener in all_screens().items():
        studio.scenes.clear()
        opener(studio)
        found += [f"{name}: {fault}" for fault in faults(studio.scene)]
    assert found == []


class _Bad(Scene):
    """A screen on which everything is wrong that can be."""

    def arrange(self) -> None:
        self.root.clear()
        places = {
            "over": (0, 0, 200, 50),
            "lap": (100, 10, 200, 50),
            "out": (900, 700, 400, 60),
            "tiny": (10, 200, 10, 10),
        }
        for name, place in places.items():
            self.root.add(Button(name, lambda: None)).place(self.kit, Rect(place))
        self.root.add(Label("far too long for its place", bold=True)).place(self.kit, Rect(10, 300, 40, 20))
        self.root.add(Paragraph("too many words for one line")).place(self.kit, Rect(10, 400, 60, 20))

    def first_focus(self) -> None:
        return None


def test_the_audit_can_fail(studio: Studio) -> None:
    studio.scenes.push(_Bad(studio.kit))
    text = "\n".join(faults(studio.scene))
    for wanted in (
        "lies over",
        "sticks out",
        "too small to tap",
        "'far too long",
        "'too many words",
        "nothing has the focus",
    ):
        assert wanted in text


class _Island(Scene):
    """Two buttons exactly over each other's middle cannot be told apart by arrows."""

    def arrange(self) -> None:
        self.root.clear()
        for name, place in {"a": (100, 100, 300, 300), "b": (220, 220, 60, 60)}.items():
            self.root.add(Button(name, lambda: None)).place(self.kit, Rect(place))


def test_the_audit_finds_what_arrows_cannot_reach(studio: Studio) -> None:
    studio.scenes.push(_Island(studio.kit))
    assert any("cannot be reached by arrows" in fault for fault in faults(studio.scene))
