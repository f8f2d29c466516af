"""What a player can set, each with its bounds. Frozen: the store replaces it whole."""

from dataclasses import dataclass, field
from typing import Annotated, Literal

from msgspec import Meta

FORMAT = 1

Percent = Annotated[int, Meta(ge=0, le=100)]
UiScale = Annotated[int, Meta(ge=80, le=130)]
Side = Annotated[int, Meta(ge=200, le=20_000)]
Name = Annotated[str, Meta(max_length=12)]
Choices = dict[str, str | int | dict[str, str]]
"""选择: what a screen keeps; no deeper, for a table without a bottom could be read and never written."""


@dataclass(frozen=True)
class Settings:
    """One player's settings. `new_game`: the last choices of the new-game screen."""

    name: Name = ""
    avatar: Annotated[str, Meta(max_length=40)] = "dragon-face"
    language: Literal["auto", "zh_CN", "en"] = "auto"
    volume: Percent = 70
    mute: bool = False
    deck: Literal["two", "four"] = "two"
    hand: Literal["mouse", "touch"] = "mouse"
    speed: Literal["slow", "normal", "fast"] = "normal"
    reduced_motion: bool = False
    ui_scale: UiScale = 100
    full_screen: bool = False
    window: tuple[Side, Side] = (1280, 800)
    new_game: Choices = field(default_factory=Choices)
