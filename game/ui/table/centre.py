"""亮底, 翻底, 进贡: what is laid out in the middle of the felt for everybody to see, under a line of words."""

from pygame import Rect, Surface

from game.ui.shapes import Box
from game.ui.table.live import Live
from game.ui.table.places import card_width
from game.ui.theme import BODY, MUTED, RADIUS_BUTTON, SMALL, TEXT, Colour
from game.words import say

_GROUND: Colour = (6, 24, 23, 200)
_MOST_APART = 1.08
_WORDS = 24
_NAMES = 20


class Centre(Live):
    """Draws the show of the moment: the cards turned so far face up, the others face down."""

    def look(self) -> object:
        staging = self.desk.staging
        return staging.show, staging.turned, staging.turning

    @property
    def bounds(self) -> Rect:
        margin = self.kit.px(16)
        return self.rect.inflate(2 * margin, 2 * margin + self.kit.px(2 * _WORDS))

    def slots(self, count: int) -> list[Rect]:
        """Where so many cards lie in the row."""
        show = self.desk.staging.show
        below = self.kit.px(_NAMES) if show is not None and any(show.names) else 0
        above = self.kit.px(_WORDS)
        height = min(self.desk.places.trick_card, self.rect.h - above - below)
        width = card_width(height)
        step = min(width * _MOST_APART, (self.rect.w - width) / max(1, count - 1))
        left = self.rect.centerx - (step * (count - 1) + width) / 2
        top = self.rect.y + above + (self.rect.h - above - below - height) // 2
        return [Rect(round(left + step * index), top, width, height) for index in range(count)]

    def draw(self, surface: Surface) -> None:
        show = self.desk.staging.show
        if show is None:
            return
        slots = self.slots(len(show.cards))
        self._draw_words(surface, slots)
        staging = self.desk.staging
        for index, (card, slot) in enumerate(zip(show.cards, slots, strict=True)):
            if index == staging.turned and staging.turning:
                continue
            face = card if index < staging.turned else None
            self.desk.art.shadow(surface, slot, slot.h)
            surface.blit(self.desk.art.face(face, slot.h), slot)
            if face is not None and index < len(show.names):
                name = self.kit.text.fitted(show.names[index], slot.w, SMALL)
                line = self.kit.text.line(name, SMALL, MUTED)
                surface.blit(line, line.get_rect(midtop=(slot.centerx, slot.bottom + self.kit.px(2))))

    def _draw_words(self, surface: Surface, slots: list[Rect]) -> None:
        kit = self.kit
        show = self.desk.staging.show
        words = "" if show is None else say(show.words)
        words = words[:1].upper() + words[1:]
        if not words:
            return
        widest = self.rect.w + 2 * kit.px(8)
        block = kit.text.block(words, widest - 2 * kit.px(12), BODY, TEXT, bold=True)
        box = block.get_rect().inflate(2 * kit.px(12), 2 * kit.px(5))
        box.center = self.rect.center
        if slots:
            box.bottom = slots[0].y - kit.px(6)
        surface.blit(kit.shapes.box(box.size, Box(kit.px(RADIUS_BUTTON), _GROUND)), box)
        surface.blit(block, block.get_rect(center=box.center).move(0, -kit.text.rise(BODY)))
