"""The sound effects, synthesised and seeded: the same every time they are built."""

import io
from collections.abc import Callable
from dataclasses import dataclass
from zlib import crc32

import numpy as np
import soundfile  # pyright: ignore[reportMissingTypeStubs]  # it has none

from tools.assets.instruments import PITCHES, RATE, Wave, band, decay, gong, knock, mix, pluck, slide, snap, ticks

PEAK = 0.7
_LOUD, _NORMAL, _SOFT, _SUBTLE = -16.0, -19.0, -22.0, -29.0


@dataclass(frozen=True)
class Effect:
    """A recipe, given seeded noise, and how loud its loudest tenth of a second is, in dB of full scale."""

    recipe: Callable[[Wave], Wave]
    loudness: float


def _strings(notes: str, gap: float, ring: float, bend: float = 0.0) -> Wave:
    return mix([(gap * place, pluck(PITCHES[note], ring, bend)) for place, note in enumerate(notes.split())])


def _deal(noise: Wave) -> Wave:
    return mix([(0.0, slide(noise, 0.09)), (0.06, 0.25 * snap(noise[9000:], 0.05))])


def _select(noise: Wave) -> Wave:
    return mix([(0.0, knock(1180, 0.05)), (0.0, 0.4 * snap(noise, 0.05))])


def _error(_: Wave) -> Wave:
    return mix([(0.0, knock(294, 0.16)), (0.13, knock(247, 0.22))])


def _shuffle(noise: Wave) -> Wave:
    random = np.random.default_rng(38)
    parts = [(0.0, 0.12 * slide(noise, 1.1))]
    for flick in range(40):
        start = 0.85 * (flick / 40) ** 0.85 + 0.004 * random.random()
        flake = noise[flick * 900 : flick * 900 + 1400]
        paper = band(flake, 1600, 7000) * decay(np.arange(len(flake)) / RATE, 0.0005, 0.006)
        parts.append((start, (0.4 + 0.6 * random.random()) * paper))
    return mix(parts)


def _gun(noise: Wave) -> Wave:
    rolls = [(0.075 * roll, 1.6 * snap(noise[5000 * roll :], 0.12)) for roll in range(3)]
    return mix([*rolls, (0.17, gong(587, 1.3, noise))])


def _tractor(noise: Wave) -> Wave:
    wheels = [(0.085 * turn, 1.3 * snap(noise[4000 * turn :], 0.12)) for turn in range(4)]
    return mix([*wheels, (0.0, 0.5 * _strings("D3 D3 G3 G3", 0.085, 0.5)), (0.34, gong(392, 0.9, noise))])


def _throw(noise: Wave) -> Wave:
    fan = [(0.028 * card, (0.5 + 0.1 * card) * snap(noise[3000 * card :], 0.1)) for card in range(7)]
    return mix([(0.0, 0.8 * slide(noise, 0.3)), (0.06, mix(fan)), (0.26, _strings("A4 D5 A5", 0.03, 0.7))])


def _throw_failed(noise: Wave) -> Wave:
    return mix([(0.0, 1.4 * snap(noise, 0.13)), (0.02, gong(247, 0.9, noise)), (0.1, _strings("E4 D4 B3", 0.13, 0.6))])


def _fry(noise: Wave) -> Wave:
    hiss = band(noise[: len(ticks(0.7))], 2500, 9000) * decay(ticks(0.7), 0.05, 0.22)
    return mix([(0.0, 0.35 * hiss), (0.0, gong(784, 0.5, noise)), (0.16, gong(587, 1.0, noise))])


def _trick_won(noise: Wave) -> Wave:
    return mix([(0.0, 0.5 * slide(noise, 0.22)), (0.08, _strings("D5 G5 A5", 0.07, 0.6))])


def _score(_: Wave) -> Wave:
    return _strings("A5 D6", 0.07, 0.5)


def _win(_: Wave) -> Wave:
    run = _strings("D4 G4 A4 B4 D5 G5 A5", 0.11, 0.7)
    chord = _strings("D4 A4 D5 A5 D6", 0.02, 1.3)
    return mix([(0.0, run), (0.8, chord)])


def _lose(_: Wave) -> Wave:
    return mix([(0.0, _strings("A4 G4 E4 D4", 0.24, 0.9, bend=0.6)), (1.0, pluck(PITCHES["D3"], 1.3))])


def _your_turn(_: Wave) -> Wave:
    return _strings("A4 D5", 0.12, 0.8, bend=0.3)


def _chat(_: Wave) -> Wave:
    return mix([(0.0, knock(880, 0.06)), (0.05, pluck(PITCHES["B5"], 0.4))])


EFFECTS = {
    "chat": Effect(_chat, _SOFT),
    "deal": Effect(_deal, _SUBTLE),
    "error": Effect(_error, _NORMAL),
    "fry": Effect(_fry, _LOUD),
    "gun": Effect(_gun, _LOUD),
    "lose": Effect(_lose, _NORMAL),
    "play": Effect(lambda noise: snap(noise, 0.13), _SOFT),
    "score": Effect(_score, _SOFT),
    "select": Effect(_select, _SUBTLE),
    "shuffle": Effect(_shuffle, _SOFT),
    "throw": Effect(_throw, _NORMAL),
    "throw_failed": Effect(_throw_failed, _NORMAL),
    "tractor": Effect(_tractor, _LOUD),
    "trick_won": Effect(_trick_won, _NORMAL),
    "win": Effect(_win, _LOUD),
    "your_turn": Effect(_your_turn, _NORMAL),
}


def loudness(wave: Wave) -> float:
    """Return the level of the loudest tenth of a second in dB of full scale, low and shrill sounds counting less."""
    heard = band(wave, 250, 9000) ** 2
    window = RATE // 10
    energy = np.cumsum(np.concatenate([np.zeros(1), np.pad(heard, (0, window))]))
    return float(10 * np.log10((energy[window:] - energy[:-window]).max() / window + 1e-12))


def synthesise(name: str) -> Wave:
    """Return the effect as samples between -PEAK and PEAK, silent at both ends."""
    effect = EFFECTS[name]
    noise = np.random.default_rng(crc32(name.encode())).standard_normal(2 * RATE)
    wave = band(effect.recipe(noise), 60, 16000)
    rise, fall = RATE // 1000, RATE // 50
    wave[:rise] *= np.linspace(0, 1, rise)
    wave[-fall:] *= np.linspace(1, 0, fall)
    wave *= 10 ** ((effect.loudness - loudness(wave)) / 20)
    return PEAK * np.tanh(wave / PEAK)


def decoded(ogg: bytes) -> Wave:
    """Return the samples of an Ogg Vorbis file."""
    samples, _ = soundfile.read(io.BytesIO(ogg), dtype="float64")
    return np.asarray(samples, np.float64)


def make_sounds() -> dict[str, bytes]:
    """Return every effect as Ogg Vorbis by its path under assets/."""
    made: dict[str, bytes] = {}
    for name in EFFECTS:
        buffer = io.BytesIO()
        soundfile.write(buffer, synthesise(name).astype(np.float32), RATE, format="OGG", subtype="VORBIS")
        made[f"sounds/{name}.ogg"] = buffer.getvalue()
    return made
