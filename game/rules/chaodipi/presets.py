"""预设: the one rule set of Part C."""

from game.rules.chaodipi.options import ChaodipiOptions

PRESETS: dict[str, ChaodipiOptions] = {"chaodipi": ChaodipiOptions()}
