"""座位: who sits there: picture, name, side, number of cards, whose turn, how long is left."""

import pygame
from pygame import Rect, Surface

from game.rules.declaring import Asking
from game.rules.seats import Seat
from game.table.messages import Occupant, SeatInfo
from game.ui.shapes import Box
from game.ui.table.desk import Desk
from game.ui.table.live import Live
from game.ui.table.places import BOTTOM, RIGHT
from game.ui.theme import (
    BODY,
    GOLD,
    INK,
    IVORY,
    MUTED,
    OURS,
    PANEL_EDGE,
    SEAL,
    SMALL,
    TEXT,
    THEIRS,
    Colour,
)
from game.words import Words, say, tr, trc, trn
from game.words.phrases import side_words

_RING = 3


class Plate(Live):
    """One seat's plate; `place` is where it is on the screen."""

    def __init__(self, desk: Desk, place: int) -> None:
        super().__init__(desk)
        self.screen_place = place
        self.words_rect = Rect(0, 0, 0, 0)
        """What the words covered when they were drawn last."""

    @property
    def seat(self) -> Seat:
        """The seat that sits there."""
        return self.desk.line.seat_at(self.screen_place)

    @property
    def info(self) -> SeatInfo:
        """Who plays it."""
        return self.desk.line.info.seats[self.seat]

    @property
    def takes_turn(self) -> bool:
        """Whether the round waits for this seat."""
        return self.seat in self.desk.view.stage.to_act

    @property
    def has_kitty(self) -> bool:
        """底牌: whether to say that this seat took the kitty last: while it may be fried, or where it is no banker."""
        desk = self.desk
        board = desk.board
        if board.kitty_seen_by != self.seat or board.kitty is not None:
            return False
        return board.banker != self.seat or bool(board.fryers) or isinstance(desk.view.stage, Asking)

    @property
    def said(self) -> Words | None:
        """What the seat said: for a moment, or as long as it counts."""
        desk = self.desk
        passed = tr("· passed") if self.seat in desk.game.passed(desk.view) else None
        return desk.staging.aside.get(self.seat, passed)

    @property
    def bounds(self) -> Rect:
        desk = self.desk
        margin = self.kit.px(8)
        fan = desk.places.fans[self.screen_place]
        return self.rect.inflate(2 * margin, 2 * margin).union(fan.inflate(margin, margin) if fan.w else self.rect)

    def look(self) -> object:
        desk = self.desk
        seat = self.seat
        left = desk.seconds_left if self.takes_turn else None
        banker = desk.board.banker == seat
        return self.info, desk.view.sizes[seat], self.takes_turn, left, banker, self.said, self.has_kitty

    def draw(self, surface: Surface) -> None:
        if not self.desk.line.begun:
            return
        self._draw_fan(surface)
        self._draw_avatar(surface)
        name, side = self._draw_name(surface), self._draw_side(surface)
        self.words_rect = name.union(side)

    @property
    def _mirrored(self) -> bool:
        """At the right edge the picture stands at the right and the words end there."""
        return self.screen_place == RIGHT

    @property
    def _avatar_box(self) -> Rect:
        size = self.rect.h
        return Rect(self.rect.right - size if self._mirrored else self.rect.x, self.rect.y, size, size)

    def _words_at(self, width: int) -> int:
        """Where words of that width begin."""
        box, gap = self._avatar_box, self.kit.px(9)
        return box.x - gap - width if self._mirrored else box.right + gap

    def _draw_name(self, surface: Surface) -> Rect:
        kit, tag = self.kit, self._tag()
        tag_width = 0 if tag is None else self._tag_width(tag[0]) + kit.px(6)
        room = self.rect.w - self.rect.h - kit.px(9) - tag_width
        name = kit.text.line(kit.text.fitted(self.info.name, room, BODY, bold=True), BODY, TEXT, bold=True)
        x, y = self._words_at(name.get_width() + tag_width), self.rect.y + kit.px(1)
        covered = surface.blit(name, (x, y))
        if tag is not None:
            words, ink, fill = tag
            box = Rect(x + name.get_width() + kit.px(6), y + kit.px(2), self._tag_width(words), kit.px(19))
            self._draw_tag(surface, box, words, (ink, fill))
            covered.union_ip(box)
        return covered

    def _draw_side(self, surface: Surface) -> Rect:
        kit, desk = self.kit, self.desk
        ours = desk.is_ours(self.seat)
        side = kit.text.line(say(side_words(ours)), SMALL, OURS if ours else THEIRS)
        said = self.said
        more: Words = trn("· {n} card", "· {n} cards", desk.view.sizes[self.seat]) if said is None else said
        line = kit.text.line(say(more), SMALL, MUTED if said is None else GOLD)
        x, y = self._words_at(side.get_width() + kit.px(5) + line.get_width()), self.rect.y + kit.px(25)
        return surface.blit(side, (x, y)).union(surface.blit(line, (x + side.get_width() + kit.px(5), y)))

    def _draw_avatar(self, surface: Surface) -> None:
        kit, box = self.kit, self._avatar_box
        px = box.w
        if self.takes_turn:
            blur = kit.px(5)
            glow = kit.shapes.shadow(box.size, px // 2, blur, (*GOLD[:3], 150))
            surface.blit(glow, (box.x - 2 * blur, box.y - 2 * blur))
        surface.blit(kit.art.avatar(self.info.avatar, px), box)
        edge: Colour = GOLD if self.takes_turn else PANEL_EDGE
        surface.blit(kit.shapes.ring(px, edge, max(1, kit.px(_RING if self.takes_turn else 1))), box)
        if self.has_kitty:
            self._draw_kitty(surface, box)
        countdown = self.desk.line.info.countdown
        if self.takes_turn and self.desk.seconds_left is not None and countdown is not None:
            self._draw_clock(surface, box, self.desk.seconds_left / max(1.0, countdown.total_ms / 1000))
        if self.desk.board.banker == self.seat:
            words = trc("badge", "Bank")
            badge = Rect(0, 0, self._tag_width(words), kit.px(18))
            badge.midbottom = (box.centerx, box.bottom + kit.px(7))
            badge.clamp_ip(kit.metrics.rect)
            self._draw_tag(surface, badge, words, (INK, GOLD))

    def _draw_kitty(self, surface: Surface, box: Rect) -> None:
        """A tag over the picture; the clock's seal stands right of it."""
        kit, words = self.kit, trc("badge", "Kitty")
        badge = Rect(0, 0, self._tag_width(words), kit.px(18))
        badge.midbottom = (box.centerx, box.y + kit.px(7))
        if self.takes_turn and self.desk.seconds_left is not None:
            badge.right = box.right - kit.px(15)
        badge.clamp_ip(self.desk.places.felt.union(self.desk.places.actions))
        self._draw_tag(surface, badge, words, (INK, IVORY))

    def _draw_clock(self, surface: Surface, box: Rect, share: float) -> None:
        """A red arc over the ring for what is left, and the seconds in a seal."""
        kit = self.kit
        large = Surface((2 * box.w, 2 * box.h), pygame.SRCALPHA)
        arc = large.get_rect().inflate(-2, -2)
        up = pygame.math.Vector2(0, -1)
        steps = max(2, round(60 * min(1.0, share)))
        radius = arc.w / 2 - kit.px(_RING)
        points = [up.rotate(-360 * min(1.0, share) * step / steps) * radius + arc.center for step in range(steps + 1)]
        pygame.draw.lines(large, SEAL, False, points, 2 * kit.px(_RING))
        surface.blit(pygame.transform.smoothscale(large, box.size), box)
        seconds = kit.text.line(str(self.desk.seconds_left), SMALL, TEXT, bold=True)
        seal = Rect(0, 0, max(seconds.get_width() + kit.px(8), kit.px(20)), kit.px(20))
        seal.center = (box.right - kit.px(6), box.y + kit.px(6))
        surface.blit(kit.shapes.box(seal.size, Box(seal.h // 2, SEAL)), seal)
        surface.blit(seconds, seconds.get_rect(center=seal.center).move(0, -kit.text.rise(SMALL)))

    def _tag(self) -> tuple[Words, Colour, Colour] | None:
        """The small box after the name, with ink and ground: who plays there, where it is no human."""
        if self.info.occupant is Occupant.BOT:
            return trc("badge", "AI"), MUTED, PANEL_EDGE
        if self.info.occupant is Occupant.STAND_IN:
            return trc("badge", "Stand-in"), TEXT, SEAL
        return None

    def _tag_width(self, words: Words) -> int:
        return self.kit.text.width(say(words), SMALL, bold=True) + self.kit.px(10)

    def _draw_tag(self, surface: Surface, box: Rect, words: Words, paint: tuple[Colour, Colour]) -> None:
        kit = self.kit
        ink, fill = paint
        surface.blit(kit.shapes.box(box.size, Box(kit.px(5), fill)), box)
        line = kit.text.line(say(words), SMALL, ink, bold=True)
        surface.blit(line, line.get_rect(center=box.center).move(0, -kit.text.rise(SMALL)))

    def _draw_fan(self, surface: Surface) -> None:
        count = self.desk.view.sizes[self.seat]
        place = self.desk.places.fans[self.screen_place]
        if self.screen_place != BOTTOM and count:
            backs = self.desk.art.backs(count, place.size)
            surface.blit(backs, backs.get_rect(midright=place.midright) if self._mirrored else place)
