"""The title: the game's name, a hand worth having, and the way in."""

import pygame
from pygame import Rect, Surface

from game.ui.input import Action
from game.ui.kit import Kit
from game.ui.layout import stack
from game.ui.navigator import Navigator
from game.ui.scene import Scene
from game.ui.theme import CONTROL, GOLD_PALE, MUTED, SEAL_DARK, SMALL, TITLE
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button, Style
from game.ui.widgets.choice import Choice, Item
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Picture
from game.words import LANGUAGES, current_language, say, tr
from game.words.options import GAMES

_FAN = ("H7", "H7", "H7", "LJ", "BJ", "HA")
_FAN_SPREAD = 11.0
"""Degrees between two cards of the fan."""
_LOGO = "打滚子"
_LOGO_UNITS = 104
_LEFT = 80
_MENU_WIDTH = 320
_FOOT = 72


class TitleScene(Scene):
    """Draws at once what needs no pictures; the fan of cards comes as soon as its faces are read."""

    def __init__(self, kit: Kit, go: Navigator) -> None:
        super().__init__(kit)
        self._go = go
        self._fan: Surface | None = None
        self._fan_key: tuple[object, ...] = ()
        self._fan_place = self.root.add(Picture(self._draw_fan))
        self._logo = self.root.add(Picture(_Logo(kit).draw))
        self._subtitle = self.root.add(Label(_games, TITLE, MUTED))
        self._menu: list[Button] = []
        self._make_menu()
        self._player = self.root.add(Button(self._player_name, go.settings, Style.BARE, icon="circle-user"))
        self._version = self.root.add(Label(f"Gunzi {go.ports.version}", SMALL, MUTED, align="centre"))
        items = [Item(code, name) for code, name in LANGUAGES.items()]
        self.language = self.root.add(Choice(items, current_language, lambda code: kit.store.change(language=code)))

    def _make_menu(self) -> None:
        go = self._go
        caption = go.ports.under_way()
        if caption is not None:
            self._add_entry(Button(tr("Continue"), go.resume, Style.PRIMARY, icon="play", note=caption))
        style = Style.QUIET if caption is not None else Style.PRIMARY
        self._add_entry(Button(tr("New game"), go.new_game, style, icon="layers"))
        self._add_entry(Button(tr("Rules"), go.rules, icon="book-open"))
        self._add_entry(Button(tr("Settings"), go.settings, icon="settings"))
        self._add_entry(Button(tr("Quit"), go.quit, icon="log-out"))

    def _add_entry(self, button: Button) -> None:
        button.centred = False
        button.size = TITLE
        self._menu.append(self.root.add(button))

    def _player_name(self) -> str:
        return self.kit.settings.name or str(tr("Player"))

    def arrange(self) -> None:
        kit, metrics = self.kit, self.kit.metrics
        left, width = kit.px(_LEFT) + max(0, metrics.width - kit.px(1024)) // 3, kit.px(_MENU_WIDTH)
        gap = kit.px(14)
        logo_high, subtitle_high = kit.px(_LOGO_UNITS * 1.3), kit.px(44)
        head = logo_high + subtitle_high + kit.px(16)
        room = metrics.height - kit.px(_FOOT) - head
        height = min(kit.px(58), max(kit.px(CONTROL), (room + gap) // len(self._menu) - gap))
        menu_high = len(self._menu) * (height + gap) - gap
        top = max(0, (room - menu_high) // 2)
        self._logo.place(kit, Rect(left, top, kit.px(_LOGO_UNITS * 3.6), logo_high))
        self._subtitle.place(kit, Rect(left, top + logo_high, kit.px(420), subtitle_high))
        area = Rect(left, top + head, width, menu_high)
        for button, place in zip(self._menu, stack(area, [height] * len(self._menu), gap), strict=True):
            button.place(kit, place)
        self._fan_place.place(kit, Rect(left + width, 0, metrics.width - left - width, metrics.height))
        self._arrange_foot()

    def _arrange_foot(self) -> None:
        kit, metrics = self.kit, self.kit.metrics
        high = kit.px(44)
        foot = Rect(kit.px(24), metrics.height - high - kit.px(16), metrics.width - 2 * kit.px(24), high)
        wide = min(self._player.natural(kit, foot.w)[0], foot.w // 3)
        self._player.place(kit, Rect(foot.x, foot.y, wide, high))
        self._version.place(kit, Rect(foot.centerx - foot.w // 6, foot.y, foot.w // 3, high))
        wide = self.language.natural(kit, foot.w // 3)[0]
        self.language.place(kit, Rect(foot.right - wide, foot.y, wide, high))

    def first_focus(self) -> Widget | None:
        return self._menu[0]

    def act(self, action: Action) -> bool:
        if action is Action.RULES:
            self._go.rules()
            return True
        return False

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self._wanted_fan() != self._fan_key and all(self.kit.art.has_card(code) for code in _FAN):
            self._fan_key = self._wanted_fan()
            self._fan = make_fan(self.kit, _FAN, self._fan_height())
            self._fan_place.redraw()

    def _fan_height(self) -> int:
        place = self._fan_place.rect
        return min(self.kit.px(300), round(place.w * 0.4), place.h // 2)

    def _wanted_fan(self) -> tuple[object, ...]:
        return self._fan_height(), self.kit.settings.deck

    def _draw_fan(self, surface: Surface, place: Rect) -> None:
        if self._fan is not None:
            surface.blit(self._fan, self._fan.get_rect(center=(place.centerx, place.centery - self.kit.px(10))))


def _games() -> str:
    """What can be played here."""
    return "   ·   ".join(say(words) for words in GAMES.values())


class _Logo:
    """The name in gold with a glow, drawn once a size."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._made: tuple[int, Surface] | None = None

    def draw(self, surface: Surface, place: Rect) -> None:
        px = self._kit.px(_LOGO_UNITS)
        if self._made is None or self._made[0] != px:
            self._made = (px, self._make(px))
        logo = self._made[1]
        surface.blit(logo, (place.x - px // 2, place.centery - logo.get_height() // 2))

    def _make(self, px: int) -> Surface:
        setter = self._kit.text
        spaced = "\u2006".join(_LOGO)
        face = setter.line_px(spaced, px, GOLD_PALE, bold=True)
        wide, high = face.get_size()
        logo = Surface((wide + px, high), pygame.SRCALPHA)
        logo.fill((*GOLD_PALE[:3], 0))
        logo.blit(setter.line_px(spaced, px, GOLD_PALE, bold=True), (px // 2, 0))
        small = pygame.transform.smoothscale_by(logo, 0.125)
        glow = pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, max(1, px // 72)), logo.get_size())
        glow.set_alpha(70)
        out = Surface(logo.get_size(), pygame.SRCALPHA)
        out.blit(glow, (0, 0))
        drop = max(1, round(px * 0.035))
        out.blit(setter.line_px(spaced, px, SEAL_DARK, bold=True), (px // 2 + drop // 2, drop))
        out.blit(face, (px // 2, 0))
        return out


def make_fan(kit: Kit, codes: tuple[str, ...], height: int) -> Surface:
    """Cards held in a hand, as one picture."""
    radius = height * 1.55
    canvas = Surface((round(height * 3.0), round(height * 2.0)), pygame.SRCALPHA)
    pivot = pygame.Vector2(canvas.get_width() / 2, canvas.get_height() * 0.56 + radius)
    for index, code in enumerate(codes):
        angle = (index - (len(codes) - 1) / 2) * _FAN_SPREAD
        card = _with_shadow(kit, kit.art.card(code, height))
        turned = pygame.transform.rotozoom(card, -angle, 1.0)
        centre = pivot + pygame.Vector2(0, -radius).rotate(angle)
        canvas.blit(turned, turned.get_rect(center=(round(centre.x), round(centre.y))))
    return canvas


def _with_shadow(kit: Kit, card: Surface) -> Surface:
    blur = max(2, card.get_height() // 40)
    margin = 2 * blur
    wide, high = card.get_size()
    out = Surface((wide + 2 * margin, high + 2 * margin), pygame.SRCALPHA)
    out.blit(kit.shapes.shadow((wide, high), max(2, high // 20), blur), (0, blur // 2))
    out.blit(card, (margin, margin))
    return out
