"""Colours, sizes and radii: a teahouse by the sea, in tokens."""

from typing import TypeAlias

Colour: TypeAlias = tuple[int, int, int] | tuple[int, int, int, int]

FELT: tuple[Colour, ...] = ((23, 106, 96), (15, 74, 69), (11, 56, 52), (7, 39, 36))
"""The felt from the lit middle to the edge."""

GOLD: Colour = (232, 186, 98)
GOLD_DARK: Colour = (185, 138, 54)
GOLD_PALE: Colour = (250, 224, 164)
SEAL: Colour = (208, 65, 47)
SEAL_LIGHT: Colour = (222, 88, 66)
SEAL_DARK: Colour = (165, 47, 33)
LACQUER: Colour = (27, 22, 19)
LACQUER_DARK: Colour = (18, 15, 13)
PANEL: Colour = (23, 31, 30, 237)
PANEL_RAISED: Colour = (255, 255, 255, 13)
PANEL_EDGE: Colour = (255, 255, 255, 38)
WELL: Colour = (0, 0, 0, 90)
"""A place sunk into a panel: the track of a slider, the inside of a text field."""
IVORY: Colour = (251, 247, 238)
TEXT: Colour = (242, 237, 226)
MUTED: Colour = (169, 186, 180)
FAINT: Colour = (112, 132, 126)
INK: Colour = (43, 29, 10)
"""Text on gold."""
OURS: Colour = (89, 195, 168)
THEIRS: Colour = (231, 138, 91)
WARNING: Colour = (240, 120, 100)
SHADE: Colour = (4, 14, 13, 176)
"""Laid over a screen that a dialog covers."""

QUIET: Colour = (10, 38, 36, 205)
QUIET_HOVER: Colour = (22, 66, 61, 225)
QUIET_EDGE: Colour = (169, 186, 180, 92)

RADIUS_CARD = 7
RADIUS_BUTTON = 10
RADIUS_PANEL = 16

SMALL = 13
BODY = 15
TITLE = 20
DISPLAY = 40

CONTROL = 44
"""Height of a control in design units; nothing that takes a tap is lower than 40."""
GAP = 8
"""Space comes in steps of 4; this is the usual one."""
