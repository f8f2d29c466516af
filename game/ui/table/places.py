"""Where everything on the table lies, in pixels, for a window of any size."""

from dataclasses import dataclass
from typing import TypeAlias

from pygame import Rect

from game.ui.layout import Metrics
from game.ui.table.hand_layout import HandSpace, rows_needed

BOTTOM, RIGHT, TOP, LEFT = range(4)
"""Where a seat is on the screen: one's own at the bottom, then in the order of play."""

FULLEST_HAND = 45
"""So many cards may have to lie in the hand where no game says otherwise."""

FourRects: TypeAlias = tuple[Rect, Rect, Rect, Rect]

_BAR = 52
_EDGE = 12
_PLATE = (190, 48)
_NARROW = 940
"""Below so many design units of width the plates are narrower and the sort button is an icon."""
_NARROW_PLATE = 156
_TOOL = (112, 44)
_FAN = 40
_HINT = 28
_ACTIONS = 48
_CARD_SHAPE = 286 / 400
_HAND_CARD = 132
_PITCH = 0.46
_RISE = 14
_GAP = 8
_SUITS = 5
_TRICK_CARD = 118
_SMALL_TRICK_CARD = 70
_FELT_SHARE = 0.4
"""The felt has at least so much of the window's height; the hand's cards give way."""
_CAPTION = 20
_STRIP = {"mouse": 24, "touch": 40}
_CORNER_CARD = 54
_LADDER = (660, 94)
_HIGH_LADDER = 112


@dataclass(frozen=True)
class Places:
    """The rectangles of the table. Tuples of four go by screen position, from the bottom on.

    `plates` hold names, `fans` the backs of hidden hands, `plays` what was played (as wide as three cards), `centre`
    what is shown to all, `stock` the pile to deal from, `kitty` and `claim` the corners for an open kitty
    and for what was declared, `ladder` is over the hint, where one's own play lies later.
    """

    bar: Rect
    felt: Rect
    plates: FourRects
    fans: FourRects
    plays: FourRects
    centre: Rect
    stock: Rect
    kitty: Rect
    claim: Rect
    ladder: Rect
    hint: Rect
    actions: Rect
    tools: Rect
    hand: HandSpace
    rise: int
    trick_card: int
    corner_card: int

    @classmethod
    def of(cls, metrics: Metrics, reach: str, most_held: int = FULLEST_HAND) -> "Places":
        """Lay the table out for hands of up to `most_held` cards.

        `reach` is "mouse" or "touch": how wide a card's visible strip must be.
        """
        px, whole = metrics.px, metrics.rect
        hand = _fitting_hand(metrics, reach, most_held)
        rise = px(_RISE)
        actions = Rect(0, hand.area.y - rise - px(_ACTIONS + 6), whole.w, px(_ACTIONS))
        hint = Rect(px(_EDGE), actions.y - px(_HINT), whole.w - 2 * px(_EDGE), px(_HINT))
        felt = Rect(0, px(_BAR), whole.w, hint.y - px(_BAR))
        plates = _plates(metrics, felt, actions)
        card = _trick_card(metrics, felt)
        plays = _plays(metrics, felt, plates, card)
        between = Rect(plays[LEFT].right, plays[TOP].bottom, plays[RIGHT].x - plays[LEFT].right, 0)
        between.y += px(_CAPTION)
        between.h = plays[BOTTOM].y - between.y
        if between.h < card // 2:
            # On low felt the middle is shared: what is shown there lies over the plays at top and bottom.
            between = Rect(between.x, plays[TOP].y, between.w, plays[BOTTOM].bottom - plays[TOP].y)
        left, tool = plates[BOTTOM].right + px(_GAP), px(_TOOL[_is_narrow(metrics)])
        tools = Rect(whole.w - px(_EDGE) - tool, actions.y, tool, actions.h)
        return cls(
            bar=Rect(0, 0, whole.w, px(_BAR)),
            felt=felt,
            plates=plates,
            fans=_fans(metrics, plates),
            plays=plays,
            centre=between.inflate(-2 * px(_GAP), 0),
            stock=_stock(between, plays),
            kitty=_corner(metrics, felt, right=False),
            claim=_corner(metrics, felt, right=True),
            ladder=_ladder(metrics, felt, plates),
            hint=hint,
            actions=Rect(left, actions.y, tools.x - px(_GAP) - left, actions.h),
            tools=tools,
            hand=hand,
            rise=rise,
            trick_card=card,
            corner_card=px(_CORNER_CARD),
        )


def card_width(height: int) -> int:
    """The width of a card of that height."""
    return round(height * _CARD_SHAPE)


def play_width(card: int) -> int:
    """The width of three cards that overlap, from a card's height."""
    return card_width(card) + 2 * play_step(card)


def play_step(card: int) -> int:
    """How far apart the cards of a play lie."""
    return round(card_width(card) * 0.4)


def _is_narrow(metrics: Metrics) -> bool:
    return metrics.width < metrics.scale * _NARROW


def _trick_card(metrics: Metrics, felt: Rect) -> int:
    """The height of played cards: three above each other where that leaves them large enough, else two."""
    px = metrics.px
    room = felt.h - px(_PLATE[1] + 2 * _CAPTION + 14)
    three = (room - px(14)) // 3
    return min(px(_TRICK_CARD), three if three >= px(_SMALL_TRICK_CARD) else room // 2)


def _fitting_hand(metrics: Metrics, reach: str, most_held: int) -> HandSpace:
    """The hand with cards as large as leave the felt its share of the window."""
    px = metrics.px
    space = _hand_space(metrics, reach, px(_HAND_CARD), most_held)
    others = px(_BAR + _HINT + _ACTIONS + 6 + _RISE + 6)
    room = round(metrics.height * (1 - _FELT_SHARE)) - others
    if space.area.h <= room:
        return space
    rows = 1 + (space.area.h - space.card[1]) // space.pitch
    return _hand_space(metrics, reach, round(room / (1 + (rows - 1) * _PITCH)), most_held)


def _hand_space(metrics: Metrics, reach: str, height: int, most_held: int) -> HandSpace:
    px = metrics.px
    card = (card_width(height), height)
    pitch = round(height * _PITCH)
    edge = px(_EDGE)
    area = Rect(edge, 0, metrics.width - 2 * edge, height)
    least = round(_STRIP[reach] * max(1.0, metrics.scale))
    space = HandSpace(area, card, least, px(_GAP), pitch)
    rows = rows_needed(most_held, _SUITS, space)
    area.h += (rows - 1) * pitch
    area.bottom = metrics.height - px(6)
    return HandSpace(area, card, least, px(_GAP), pitch)


def _plates(metrics: Metrics, felt: Rect, actions: Rect) -> FourRects:
    px = metrics.px
    width, height = px(_NARROW_PLATE if _is_narrow(metrics) else _PLATE[0]), px(_PLATE[1])
    edge = px(_EDGE)
    middle = felt.centery - height // 2
    top = Rect(felt.centerx - width // 2 - px(20), felt.y + px(6), width, height)
    own = Rect(edge, actions.centery - height // 2, width, height)
    return own, Rect(felt.right - edge - width, middle, width, height), top, Rect(edge, middle, width, height)


def _fans(metrics: Metrics, plates: FourRects) -> FourRects:
    """The backs: under the plates at the sides, right of the one at the top; one's own hand needs none."""
    px = metrics.px
    size = (px(112), px(_FAN))
    right, top, left = plates[RIGHT], plates[TOP], plates[LEFT]
    below = px(12)
    return (
        Rect(0, 0, 0, 0),
        Rect(right.right - size[0], right.bottom + below, *size),
        Rect(top.right, top.y + px(4), *size),
        Rect(left.x, left.bottom + below, *size),
    )


def _plays(metrics: Metrics, felt: Rect, plates: FourRects, card: int) -> FourRects:
    px = metrics.px
    width, away = play_width(card), px(10)
    left_x = max(plates[LEFT].right + away, round(metrics.width * 0.27) - width // 2)
    middle = felt.centery - card // 2
    top = Rect(felt.centerx - width // 2, plates[TOP].bottom + px(8), width, card)
    bottom = Rect(top.x, felt.bottom - card - px(_CAPTION + 2), width, card)
    return bottom, Rect(felt.right - left_x - width, middle, width, card), top, Rect(left_x, middle, width, card)


def _stock(between: Rect, plays: FourRects) -> Rect:
    """In the middle; on low felt, where declared cards lie there too, left of it."""
    if not between.colliderect(plays[TOP]):
        return between
    return Rect(between.x, between.y, plays[TOP].x - between.x, between.h)


def _ladder(metrics: Metrics, felt: Rect, plates: FourRects) -> Rect:
    """Over the hint, higher where there is room; on low felt, where it would touch the backs, between the plates."""
    px = metrics.px
    width, low = _LADDER
    backs = plates[LEFT].bottom + px(_FAN + 14)
    bottom = felt.bottom - px(6)
    high = bottom - px(_HIGH_LADDER) >= backs + px(_GAP)
    rect = Rect(0, 0, min(px(width), felt.w - 2 * px(_EDGE)), px(_HIGH_LADDER if high else low))
    rect.bottom = bottom
    if rect.y < backs:
        rect.w = min(rect.w, plates[RIGHT].x - plates[LEFT].right - 2 * px(_GAP))
    rect.centerx = felt.centerx
    return rect


def _corner(metrics: Metrics, felt: Rect, *, right: bool) -> Rect:
    px = metrics.px
    width = px(190)
    x = felt.right - px(_EDGE) - width if right else px(_EDGE)
    return Rect(x, felt.y + px(8), width, px(_CORNER_CARD + 22))
