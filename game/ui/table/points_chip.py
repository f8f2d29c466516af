"""抓分: the gold chip with points that flies to the meter."""

from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.shapes import Box
from game.ui.theme import GOLD, GOLD_DARK, GOLD_PALE, INK, TITLE


def points_chip(kit: Kit, points: int) -> Surface:
    """A chip that says how many points were taken, or given back."""
    line = kit.text.line(f"{points:+d}", TITLE, INK, bold=True)
    size = (line.get_width() + kit.px(24), kit.px(34))
    look = Box(size[1] // 2, GOLD, GOLD_DARK, border=GOLD_PALE, border_width=max(1, kit.px(1)))
    chip = kit.shapes.box(size, look).copy()
    place = line.get_rect(center=Rect((0, 0), size).center).move(0, -kit.text.rise(TITLE))
    chip.blit(line, place)
    return chip
