"""The settings: everything takes effect, and is kept, as soon as it is changed."""

from collections.abc import Callable, Hashable, Sequence
from typing import Any

from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.layout import cut_left, inset
from game.ui.scenes.page import PageScene
from game.ui.widgets.avatars import Avatars
from game.ui.widgets.base import Widget
from game.ui.widgets.choice import Choice, Item
from game.ui.widgets.field import TextField
from game.ui.widgets.form import Form, FormRow
from game.ui.widgets.panel import Panel
from game.ui.widgets.scroll import Scroll
from game.ui.widgets.slider import Slider, Span
from game.ui.widgets.tabs import Tabs
from game.ui.widgets.toggle import Toggle
from game.words import LANGUAGES, Words, tr

_TABS_WIDTH = 176
_SAMPLE = ("BJ", "LJ", "H7", "HA", "S10", "CK", "D5")
_SAMPLE_HEIGHT = 104
_STEPS = {"mouse": 28, "touch": 44}
"""How far apart the sample's cards lie, in design units, for each layout of the hand."""


class SettingsScene(PageScene):
    """Four pages of rows behind tabs."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit, tr("Settings"))
        pages = (
            (tr("Player"), "user", self._player_page),
            (tr("Cards"), "layers", self._cards_page),
            (tr("Picture"), "monitor", self._picture_page),
            (tr("Sound"), "volume-2", self._sound_page),
        )
        self._makers = [make for _, _, make in pages]
        self.tabs = self.root.add(Tabs([(words, icon) for words, icon, _ in pages], self._turn))
        self._panel = self.root.add(Panel())
        self._form = Form()
        self._scroll = self._panel.add(Scroll(self._form))
        self._fill(0)

    def arrange_body(self) -> None:
        kit = self.kit
        left, right = cut_left(self.body, kit.px(_TABS_WIDTH), kit.px(16))
        self.tabs.place(kit, Rect(left.topleft, (left.w, self.tabs.natural(kit, left.w)[1])))
        pad, inner = kit.px(10), right.w - 2 * kit.px(20)
        right.h = min(right.h, self._scroll.natural(kit, inner)[1] + 2 * pad)
        self._panel.place(kit, right)
        self._scroll.place(kit, inset(right, kit.px(20), pad))

    def _turn(self, page: int) -> None:
        self._fill(page)
        self._scroll.offset = 0
        self.arrange_body()
        self.kit.damage.add_all()

    def _fill(self, page: int) -> None:
        self._form.clear()
        self._makers[page]()

    def _row(self, words: Words, help_words: Words, control: Widget) -> None:
        self._form.add(FormRow(words, help_words, control))

    def _read(self, name: str) -> Callable[[], Any]:
        return lambda: getattr(self.kit.settings, name)

    def _write(self, name: str) -> Callable[[Any], object]:
        return lambda value: self.kit.store.change(**{name: value})

    def _choice(self, name: str, items: Sequence[tuple[Hashable, Words]]) -> Choice:
        return Choice([Item(value, words) for value, words in items], self._read(name), self._write(name))

    def _toggle(self, name: str) -> Toggle:
        return Toggle(self._read(name), self._write(name))

    def _player_page(self) -> None:
        name = TextField(self._read("name"), self._write("name"), 12, tr("Player"))
        self._row(tr("Name"), tr("How the others at the table see you; at most 12 characters."), name)
        avatars = Avatars(self.kit.art.avatars(), self._read("avatar"), self._write("avatar"))
        self._row(tr("Avatar"), "", avatars)
        languages = [("auto", tr("Automatic")), *LANGUAGES.items()]
        self._row(tr("Language"), tr("Automatic is the language of your system."), self._choice("language", languages))

    def _cards_page(self) -> None:
        deck = self._choice("deck", [("two", tr("Two colours")), ("four", tr("Four colours"))])
        self._row(tr("Deck"), tr("With four colours clubs are green and diamonds blue."), deck)
        hand = self._choice("hand", [("mouse", tr("Close")), ("touch", tr("Wide"))])
        self._row(tr("Hand"), tr("Wide leaves room for a finger on each card; the hand takes more rows."), hand)
        self._row(tr("Sample"), "", _Sample())
        speeds = [("slow", tr("Slow")), ("normal", tr("Normal")), ("fast", tr("Fast"))]
        self._row(tr("Speed"), tr("How fast cards move and words go by."), self._choice("speed", speeds))
        self._row(
            tr("Reduced motion"), tr("Cards jump to their places; the words stay."), self._toggle("reduced_motion")
        )

    def _picture_page(self) -> None:
        scale = Slider(Span(80, 130, 5), self._read("ui_scale"), self._write("ui_scale"))
        self._row(tr("Size"), tr("Makes all words and buttons larger or smaller."), scale)
        self._row(tr("Full screen"), tr("F11 does the same."), self._toggle("full_screen"))

    def _sound_page(self) -> None:
        volume = Slider(Span(0, 100, 5), self._read("volume"), self._set_volume)
        self._row(tr("Volume"), "", volume)
        self._row(tr("Mute"), "", self._toggle("mute"))

    def _set_volume(self, volume: int) -> None:
        self.kit.store.change(volume=volume)
        self.kit.sounds.play("play")


class _Sample(Widget):
    """A few cards as they will lie in the hand."""

    def natural(self, kit: Kit, width: int) -> tuple[int, int]:
        last = kit.art.card_width(kit.px(_SAMPLE_HEIGHT))
        return min(width, kit.px(_STEPS["touch"]) * (len(_SAMPLE) - 1) + last), kit.px(_SAMPLE_HEIGHT)

    def draw(self, surface: Surface) -> None:
        kit = self.kit
        step = kit.px(_STEPS[kit.settings.hand])
        left = self.rect.right - step * (len(_SAMPLE) - 1) - kit.art.card_width(kit.px(_SAMPLE_HEIGHT))
        for index, code in enumerate(_SAMPLE):
            surface.blit(kit.art.card(code, kit.px(_SAMPLE_HEIGHT)), (left + index * step, self.rect.y))
