"""Widgets by pointer and by keys."""

from collections.abc import Callable, Hashable

import pygame
import pytest
from pygame import Rect

from game.ui.input import Action, Composing, Key, Pointer, Stroke, Typed
from game.ui.scene import Scene
from game.ui.widgets.avatars import Avatars
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button, Style
from game.ui.widgets.choice import Chips, Choice, Item
from game.ui.widgets.field import TextField
from game.ui.widgets.label import Label, Paragraph
from game.ui.widgets.pick import Pick
from game.ui.widgets.progress import Progress
from game.ui.widgets.scroll import Scroll
from game.ui.widgets.slider import Slider, Span
from game.ui.widgets.stepper import Stepper
from game.ui.widgets.tabs import Tabs
from game.ui.widgets.toggle import Toggle
from game.words import tr
from tools.screens import Studio

PLACE = Rect(100, 100, 300, 60)


class Bench(Scene):
    """A screen with one widget."""

    def __init__(self, studio: Studio, widget: Widget, place: Rect = PLACE) -> None:
        super().__init__(studio.kit)
        self.widget = self.root.add(widget)
        self.place = place
        studio.scenes.push(self)

    def arrange(self) -> None:
        self.widget.place(self.kit, self.place)

    def point(self, *strokes: tuple[Stroke, tuple[int, int]]) -> None:
        for stroke, pos in strokes:
            self.handle(Pointer(stroke, pos))

    def tap(self, pos: tuple[int, int] = PLACE.center) -> None:
        self.point((Stroke.PRESS, pos), (Stroke.RELEASE, pos))

    def keys(self, *actions: Action) -> None:
        for action in actions:
            self.handle(Key(action))


class Box:
    """A value that widgets read and write."""

    def __init__(self, value: object) -> None:
        self.value = value

    def read(self) -> object:
        return self.value

    def write(self, value: object) -> None:
        self.value = value


def draw(studio: Studio) -> None:
    studio.settle(2)


# Buttons


def test_button(studio: Studio) -> None:
    fired: list[int] = []
    bench = Bench(studio, Button(tr("Start"), lambda: fired.append(1), Style.PRIMARY))
    bench.tap()
    bench.keys(Action.DOWN, Action.CONFIRM, Action.SELECT)
    assert len(fired) == 3


def test_a_press_that_slides_off_does_nothing(studio: Studio) -> None:
    fired: list[int] = []
    bench = Bench(studio, Button("x", lambda: fired.append(1)))
    bench.point((Stroke.PRESS, PLACE.center), (Stroke.MOVE, (900, 900)), (Stroke.RELEASE, (900, 900)))
    bench.point((Stroke.PRESS, PLACE.center), (Stroke.CANCEL, PLACE.center))
    assert fired == []


@pytest.mark.parametrize("height", range(600, 1081, 8))
def test_a_button_has_room_for_its_words_at_every_scale(studio: Studio, height: int) -> None:
    kit = studio.kit
    kit.resize((1280, height))
    button = Button(tr("Sort"), lambda: None, icon="layers")
    wide, _ = button.natural(kit, 500)
    lead = kit.px(20) + kit.px(8)
    room = wide - 2 * kit.px(18) - lead
    assert kit.text.fitted("Sort", room, button.size, bold=True) == "Sort"


def test_a_blocked_button_says_why(studio: Studio) -> None:
    fired: list[int] = []
    button = Button("x", lambda: fired.append(1), Style.GOLD)
    bench = Bench(studio, button)
    button.blocked = tr("Mute")
    bench.tap()
    bench.keys(Action.DOWN, Action.CONFIRM)
    assert (fired, studio.kit.toasts.messages()) == ([], ["Mute"])
    button.blocked = None
    bench.tap()
    assert fired == [1]


@pytest.mark.parametrize("style", list(Style))
def test_every_style_draws_in_every_state(studio: Studio, style: Style) -> None:
    button = Button("word", lambda: None, style, icon="play", note="note")
    bench = Bench(studio, button)
    draw(studio)
    bench.point((Stroke.HOVER, PLACE.center))
    draw(studio)
    bench.point((Stroke.PRESS, PLACE.center))
    draw(studio)
    button.blocked = tr("Mute")
    button.set("")
    draw(studio)


# Values


def test_toggle(studio: Studio) -> None:
    box = Box(False)
    bench = Bench(studio, Toggle(lambda: bool(box.value), box.write))
    bench.tap()
    assert box.value is True
    bench.keys(Action.DOWN, Action.SELECT)
    assert box.value is False
    draw(studio)


def test_slider_is_written_at_the_end_of_the_drag(studio: Studio) -> None:
    written: list[int] = []
    slider = Slider(Span(80, 130, 5), lambda: 100, written.append)
    bench = Bench(studio, slider)
    bench.point((Stroke.PRESS, (111, 130)), (Stroke.MOVE, (200, 130)))
    draw(studio)
    assert written == []
    assert 80 < slider.value < 130
    bench.point((Stroke.MOVE, (900, 130)), (Stroke.RELEASE, (900, 130)))
    assert written == [130]


def test_slider_by_keys_and_cancel(studio: Studio) -> None:
    box = Box(50)
    slider = Slider(Span(0, 100, 5), lambda: 50 if not isinstance(box.value, int) else box.value, box.write)
    bench = Bench(studio, slider)
    bench.keys(Action.DOWN, Action.LEFT, Action.LEFT, Action.RIGHT)
    assert box.value == 45
    bench.point((Stroke.PRESS, (110, 130)), (Stroke.CANCEL, (110, 130)))
    assert (box.value, slider.value) == (45, 45)


@pytest.mark.parametrize(("value", "nearest"), [(-5, 80), (82, 80), (83, 85), (999, 130)])
def test_span(value: float, nearest: int) -> None:
    assert Span(80, 130, 5).nearest(value) == nearest


def items() -> list[Item]:
    return [Item(name, name) for name in ("one", "two", "three")]


def test_choice(studio: Studio) -> None:
    box = Box("one")
    bench = Bench(studio, Choice(items(), lambda: str(box.value), box.write))
    bench.tap((390, 130))
    assert box.value == "three"
    bench.keys(Action.DOWN, Action.LEFT)
    assert box.value == "two"
    bench.keys(Action.CONFIRM, Action.CONFIRM)
    assert box.value == "one"
    assert not bench.widget.act(Action.LEFT)
    draw(studio)


def test_choice_of_an_unknown_value_draws(studio: Studio) -> None:
    Bench(studio, Choice(items(), lambda: "gone", lambda value: None))
    draw(studio)


def test_stepper(studio: Studio) -> None:
    box = Box("one")
    bench = Bench(studio, Stepper(items(), lambda: str(box.value), box.write))
    bench.tap((390, 130))
    assert box.value == "two"
    bench.tap((110, 130))
    bench.tap((110, 130))
    assert box.value == "one"
    bench.keys(Action.DOWN, Action.RIGHT, Action.RIGHT)
    assert box.value == "three"
    assert not bench.widget.act(Action.RIGHT)
    draw(studio)


def test_chips(studio: Studio) -> None:
    chosen: list[frozenset[Hashable]] = [frozenset({3, 10})]
    levels = [Item(level, str(level)) for level in range(3, 11)]
    chips = Chips(levels, lambda: chosen[-1], chosen.append, frozenset({10}))
    bench = Bench(studio, chips, Rect(100, 100, 500, 100))
    bench.tap(chips.children[1].rect.center)
    assert chosen[-1] == {3, 4, 10}
    bench.tap(chips.children[0].rect.center)
    bench.tap(chips.children[7].rect.center)
    assert chosen[-1] == {4, 10}
    draw(studio)


def test_tabs_and_picks(studio: Studio) -> None:
    turned: list[int] = []
    tabs = Tabs([("first", "user"), ("second", "")], turned.append)
    bench = Bench(studio, tabs, Rect(100, 100, 200, 200))
    bench.tap(tabs.children[1].rect.center)
    bench.keys(Action.DOWN, Action.UP, Action.CONFIRM)
    assert turned == [1, 0]
    picked: list[int] = []
    pick = Pick("title", "a line about it", lambda: True, lambda: picked.append(1))
    bench = Bench(studio, pick)
    bench.tap()
    bench.keys(Action.DOWN, Action.CONFIRM)
    assert picked == [1, 1]
    draw(studio)


def test_avatars(studio: Studio) -> None:
    box = Box("panda")
    avatars = Avatars(("panda", "fox", "ewe"), lambda: str(box.value), box.write)
    bench = Bench(studio, avatars, Rect(100, 100, 140, 140))
    assert len({child.rect.y for child in avatars.children}) == 2
    bench.tap(avatars.children[1].rect.center)
    assert box.value == "fox"
    bench.keys(Action.DOWN, Action.DOWN, Action.CONFIRM)
    assert box.value == "ewe"
    draw(studio)


@pytest.mark.parametrize("share", [-1.0, 0.0, 0.5, 2.0])
def test_progress(studio: Studio, share: float) -> None:
    Bench(studio, Progress(lambda: share, (0.5,)), Rect(100, 100, 300, 10))
    draw(studio)


@pytest.mark.parametrize("align", ["left", "centre", "right"])
def test_labels(studio: Studio, align: str) -> None:
    words = ["one"]
    label = Label(lambda: words[0], align=align)  # pyright: ignore[reportArgumentType]  # one of the three
    Bench(studio, label)
    draw(studio)
    words[0] = "another"
    assert label.text == "another"
    label.set("")
    draw(studio)


def test_a_paragraph_is_as_high_as_its_lines(studio: Studio) -> None:
    paragraph = Paragraph("many words " * 20)
    narrow, wide = paragraph.natural(studio.kit, 100), paragraph.natural(studio.kit, 600)
    assert narrow[1] > wide[1]
    assert Paragraph("").natural(studio.kit, 100) == (0, 0)


def test_a_widget_must_be_placed() -> None:
    with pytest.raises(RuntimeError, match="Label was used before it was placed"):
        Label("x").kit.px(1)


# Scrolling


class Column(Widget):
    """Twenty buttons."""

    def __init__(self, fire: Callable[[int], None]) -> None:
        super().__init__()
        for index in range(20):
            self.add(Button(str(index), lambda index=index: fire(index)))

    def natural(self, kit: object, width: int) -> tuple[int, int]:
        return width, 20 * 60

    def arrange(self) -> None:
        for index, child in enumerate(self.children):
            child.place(self.kit, Rect(self.rect.x, self.rect.y + index * 60, self.rect.w, 50))


@pytest.fixture
def fired() -> list[int]:
    return []


@pytest.fixture
def scroll(studio: Studio, fired: list[int]) -> Scroll:
    widget = Scroll(Column(fired.append))
    Bench(studio, widget, Rect(100, 100, 300, 300))
    return widget


def bench_of(studio: Studio) -> Bench:
    assert isinstance(studio.scene, Bench)
    return studio.scene


def test_a_drag_scrolls_and_does_not_press(studio: Studio, scroll: Scroll, fired: list[int]) -> None:
    bench = bench_of(studio)
    bench.point((Stroke.PRESS, (150, 120)), (Stroke.MOVE, (150, 118)), (Stroke.RELEASE, (150, 118)))
    assert (scroll.offset, fired) == (0, [0])
    bench.point((Stroke.PRESS, (150, 320)), (Stroke.MOVE, (150, 300)), (Stroke.MOVE, (152, 200)))
    bench.point((Stroke.RELEASE, (152, 200)))
    assert scroll.offset == 120
    assert fired == [0]


def test_sideways_drags_do_not_scroll(studio: Studio, scroll: Scroll) -> None:
    bench_of(studio).point((Stroke.PRESS, (150, 320)), (Stroke.MOVE, (300, 300)), (Stroke.RELEASE, (300, 300)))
    assert scroll.offset == 0


def test_a_throw_glides_to_rest(studio: Studio, scroll: Scroll) -> None:
    bench = bench_of(studio)
    bench.point((Stroke.PRESS, (150, 390)))
    for y in range(380, 280, -20):
        bench.point((Stroke.MOVE, (150, y)))
        bench.update(1 / 60)
    bench.point((Stroke.RELEASE, (150, 300)))
    before = scroll.offset
    for _ in range(300):
        bench.update(1 / 60)
    rest = scroll.offset
    assert rest > before
    bench.update(1 / 60)
    assert scroll.offset == rest


def test_reduced_motion_does_not_glide(studio: Studio, scroll: Scroll) -> None:
    studio.kit.store.change(reduced_motion=True)
    bench = bench_of(studio)
    bench.point((Stroke.PRESS, (150, 390)), (Stroke.MOVE, (150, 340)))
    bench.update(1 / 60)
    bench.point((Stroke.RELEASE, (150, 340)))
    before = scroll.offset
    bench.update(1 / 60)
    assert scroll.offset == before


def test_wheel_stops_at_the_ends(studio: Studio, scroll: Scroll) -> None:
    bench = bench_of(studio)
    assert not bench.handle(Pointer(Stroke.WHEEL, (150, 150), wheel=(0, 1)))
    for _ in range(40):
        bench.handle(Pointer(Stroke.WHEEL, (150, 150), wheel=(0, -1)))
    assert scroll.offset == scroll.limit == 900


def test_the_focus_is_brought_into_view(studio: Studio, scroll: Scroll) -> None:
    bench = bench_of(studio)
    bench.keys(*[Action.DOWN] * 12)
    focused = bench.focus
    assert focused is not None
    assert scroll.rect.contains(focused.rect)
    bench.keys(*[Action.UP] * 12)
    assert scroll.offset == 0
    draw(studio)


def test_what_is_scrolled_away_cannot_be_tapped(studio: Studio, scroll: Scroll, fired: list[int]) -> None:
    scroll.scroll_to(500)
    bench_of(studio).tap((150, 95))
    bench_of(studio).tap((150, 405))
    assert fired == []


def test_text_alone_is_scrolled_by_keys(studio: Studio) -> None:
    text = Paragraph("many words " * 400)
    scroll = Scroll(text)
    bench = Bench(studio, scroll, Rect(100, 100, 300, 300))
    assert scroll.focusable
    bench.keys(Action.DOWN, Action.DOWN, Action.PAGE_DOWN, Action.UP)
    assert 0 < scroll.offset < scroll.limit
    bench.keys(Action.LAST)
    assert scroll.offset == scroll.limit
    bench.keys(Action.FIRST, Action.SELECT, Action.PAGE_UP)
    assert scroll.offset == 0


# Text


@pytest.fixture
def name() -> Box:
    return Box("小林")


@pytest.fixture
def field(studio: Studio, name: Box) -> TextField:
    widget = TextField(lambda: str(name.value), name.write, 6, "hint")
    Bench(studio, widget)
    return widget


def key(code: int, mod: int = 0) -> Key:
    return Key(None, code, mod)


def test_typing(studio: Studio, field: TextField, name: Box) -> None:
    bench = bench_of(studio)
    bench.tap((395, 130))
    bench.handle(Typed("ab"))
    assert (field.value, name.value) == ("小林ab", "小林")
    bench.handle(Key(Action.CONFIRM, pygame.K_RETURN))
    assert name.value == "小林ab"


def test_leaving_the_field_keeps_what_was_typed(studio: Studio, field: TextField, name: Box) -> None:
    bench = bench_of(studio)
    bench.tap()
    bench.handle(Typed("  x "))
    bench.tap((900, 700))
    assert name.value == "小林  x"


def test_length_and_control_characters(studio: Studio, field: TextField) -> None:
    bench = bench_of(studio)
    bench.tap()
    bench.handle(Typed("a\nb\tcdefgh"))
    assert field.value == "小林abcd"


def test_editing_keys(studio: Studio, field: TextField) -> None:
    bench = bench_of(studio)
    bench.set_focus(field)
    for code in (pygame.K_HOME, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT):
        bench.handle(key(code))
    bench.handle(Typed("x"))
    assert field.value == "小x林"
    for code in (pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_END, pygame.K_BACKSPACE, pygame.K_BACKSPACE):
        bench.handle(key(code))
    assert field.value == ""
    draw(studio)


def test_letters_are_text_and_not_commands(studio: Studio, field: TextField) -> None:
    bench = bench_of(studio)
    bench.set_focus(field)
    assert bench.handle(Key(Action.HINT, pygame.K_h))
    assert bench.handle(Key(Action.SELECT, pygame.K_SPACE))
    assert not field.key(Key(Action.CANCEL, pygame.K_ESCAPE))
    assert not field.key(Key(Action.DOWN, pygame.K_DOWN))


def test_composing(studio: Studio, field: TextField) -> None:
    bench = bench_of(studio)
    bench.set_focus(field)
    bench.handle(Composing("lin", 3))
    draw(studio)
    assert bench.handle(Key(Action.CONFIRM, pygame.K_RETURN))
    assert field.value == "小林"
    bench.handle(Typed("霖"))
    assert field.value == "小林霖"


def test_text_input_is_on_for_the_field_alone(
    studio: Studio, field: TextField, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[str] = []
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: calls.append("start"))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: calls.append("stop"))
    bench = bench_of(studio)
    bench.tap()
    bench.tap((900, 700))
    bench.set_focus(field)
    studio.scenes.pop()
    assert calls == ["start", "stop", "start", "stop"]


def test_clipboard(studio: Studio, field: TextField, monkeypatch: pytest.MonkeyPatch) -> None:
    board: list[str] = ["拍\n子"]
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: board[-1])
    monkeypatch.setattr(pygame.scrap, "put_text", board.append)
    bench = bench_of(studio)
    bench.set_focus(field)
    bench.handle(key(pygame.K_c, pygame.KMOD_LCTRL))
    bench.handle(key(pygame.K_x, pygame.KMOD_LCTRL))
    assert (board, field.value) == (["拍\n子", "小林", "小林"], "")
    board.append("拍\n子")
    bench.handle(key(pygame.K_v, pygame.KMOD_LMETA))
    assert field.value == "拍子"


def test_a_clipboard_that_fails_is_an_empty_one(
    studio: Studio, field: TextField, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> str:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "get_text", refuse)
    monkeypatch.setattr(pygame.scrap, "put_text", refuse)
    bench = bench_of(studio)
    bench.set_focus(field)
    bench.handle(key(pygame.K_v, pygame.KMOD_LCTRL))
    bench.handle(key(pygame.K_x, pygame.KMOD_LCTRL))
    assert field.value == "小林"


def test_the_hint_shows_while_empty(studio: Studio) -> None:
    Bench(studio, TextField(lambda: "", lambda value: None, 5, tr("Player")))
    draw(studio)
