"""Instruments of the sound effects: a plucked string, a wooden block, a small gong, card paper."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

RATE = 44100

Wave = NDArray[np.float64]

# Pentatonic on D, the tuning of a guzheng: D3 E3 G3 A3 B3 and three octaves above, by MIDI number.
PITCHES = {
    f"{letter}{octave}": 440.0 * 2 ** ((12 * octave + step - 69) / 12)
    for octave in (3, 4, 5, 6)
    for letter, step in {"D": 14, "E": 16, "G": 19, "A": 21, "B": 23}.items()
}


def ticks(seconds: float) -> Wave:
    """Return the moment of every sample of so many seconds."""
    return np.arange(int(RATE * seconds)) / RATE


def decay(time: Wave, attack: float, fall: float) -> Wave:
    """Return an envelope: up in `attack` seconds, then down to a third every `fall` seconds."""
    return np.minimum(1, time / attack) * np.exp(-time / fall)


def ebb(time: Wave) -> Wave:
    """Return an envelope that brings the last third of a ringing sound down to silence."""
    return np.minimum(1, 3 * (1 - time / time[-1]))


def band(wave: Wave, low: float, high: float) -> Wave:
    """Keep what lies between two frequencies, with soft edges."""
    spectrum = np.fft.rfft(wave)
    frequency = np.fft.rfftfreq(len(wave), 1 / RATE)
    gain = 1 / (1 + (low / np.maximum(frequency, 1)) ** 4) / (1 + (frequency / high) ** 4)
    return np.fft.irfft(spectrum * gain, len(wave))


def mix(parts: Sequence[tuple[float, Wave]]) -> Wave:
    """Add waves up, each starting at its second."""
    starts = [int(RATE * second) for second, _ in parts]
    mixed = np.zeros(max(start + len(wave) for start, (_, wave) in zip(starts, parts, strict=True)))
    for start, (_, wave) in zip(starts, parts, strict=True):
        mixed[start : start + len(wave)] += wave
    return mixed


def pluck(pitch: float, seconds: float, bend: float = 0.0) -> Wave:
    """A string plucked near its bridge; `bend` is how far below its pitch it starts, in semitones."""
    time = ticks(seconds)
    glide = 2 ** (-bend / 12 * np.exp(-time / 0.05))
    phase = 2 * np.pi * pitch * np.cumsum(glide) / RATE
    string = np.zeros(len(time))
    for partial in range(1, int(min(24, 9000 / pitch)) + 1):
        stretch = partial * np.sqrt(1 + 1.5e-4 * partial**2)
        loudness = np.sin(np.pi * partial * 0.14) / partial**1.15
        string += loudness * np.sin(stretch * phase) * np.exp(-time * (1 + 0.45 * partial) / (0.45 * seconds))
    return string * np.minimum(1, time / 0.002) * ebb(time)


def knock(pitch: float, seconds: float) -> Wave:
    """A wooden block."""
    time = ticks(seconds)
    partials = ((1, 1.0, 1.0), (2.57, 0.45, 0.6), (4.3, 0.2, 0.4))
    return sum(
        (
            loudness * np.sin(2 * np.pi * pitch * ratio * time) * decay(time, 0.001, 0.028 * length)
            for ratio, loudness, length in partials
        ),
        np.zeros(len(time)),
    )


def gong(pitch: float, seconds: float, noise: Wave) -> Wave:
    """A small opera gong: its tone rises as it rings."""
    time = ticks(seconds)
    phase = 2 * np.pi * pitch * np.cumsum(1 + 0.07 * (1 - np.exp(-time / 0.12))) / RATE
    ring = np.zeros(len(time))
    partials = ((1, 1, 0.5), (1.52, 0.5, 0.4), (2.03, 0.45, 0.3), (2.71, 0.3, 0.22), (3.9, 0.2, 0.12))
    for ratio, loudness, fall in partials:
        ring += loudness * np.sin(ratio * phase) * np.exp(-time / fall)
    strike = 0.5 * band(noise[: len(time)], 900, 5000) * decay(time, 0.001, 0.02)
    return ring * np.minimum(1, time / 0.003) * ebb(time) + strike


def slide(noise: Wave, seconds: float) -> Wave:
    """Paper gliding over felt."""
    time = ticks(seconds)
    return band(noise[: len(time)], 1200, 5200) * np.sin(np.pi * time / seconds) ** 1.5


def snap(noise: Wave, seconds: float) -> Wave:
    """A card put down on felt: a click of paper over a soft thud."""
    time = ticks(seconds)
    paper = band(noise[: len(time)], 1500, 7000) * decay(time, 0.0006, 0.011)
    body = band(noise[-len(time) :], 180, 800) * decay(time, 0.001, 0.024)
    return paper + 0.7 * body + 0.6 * np.sin(2 * np.pi * 132 * time) * decay(time, 0.002, 0.032)
