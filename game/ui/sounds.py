"""Sounds: short effects. A machine without a sound device plays in silence."""

from pathlib import Path

import pygame

NAMES = (
    "deal", "play", "select", "error", "gun", "tractor", "throw", "throw_failed", "fry", "trick_won", "score", "win",
    "lose", "your_turn", "shuffle", "chat",
)  # fmt: skip


class Sounds:
    """Plays effects by name at the player's volume. The mixer is opened at the first sound, each file read once."""

    def __init__(self, folder: Path, volume: int, mute: bool) -> None:
        self._folder = folder
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._broken = False
        self.set_volume(volume, mute)

    def set_volume(self, volume: int, mute: bool) -> None:
        """Loudness in per cent. Loudness is heard by its logarithm, so the amplitude goes by the square."""
        self._amplitude = 0.0 if mute else (volume / 100) ** 2

    def play(self, name: str) -> None:
        """Play an effect; silently nothing where sound is off or cannot be had."""
        if self._amplitude == 0.0 or not self._ready():
            return
        sound = self._sound(name)
        if sound is not None:
            sound.set_volume(self._amplitude)
            sound.play()

    def close(self) -> None:
        """Give the sound device back."""
        self._sounds.clear()
        if pygame.mixer.get_init() is not None:
            pygame.mixer.quit()

    def _ready(self) -> bool:
        if self._broken:
            return False
        if pygame.mixer.get_init() is None:
            try:
                pygame.mixer.init(buffer=1024)
            except pygame.error:
                self._broken = True
        return not self._broken

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._sounds:
            try:
                self._sounds[name] = pygame.mixer.Sound(self._folder / f"{name}.ogg")
            except (OSError, pygame.error):
                self._sounds[name] = None
        return self._sounds[name]
