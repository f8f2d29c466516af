"""Colours of the printed matter: cards, their backs, the window icon."""

INK = "#1d1f24"
VERMILION = "#c92f26"
CLUB_GREEN = "#17743c"
DIAMOND_BLUE = "#2358b8"
NAVY = "#26386f"
GOLD = "#e8ba62"
DARK_GOLD = "#b98a36"
IVORY = "#fbf7ee"
EDGE = "#cfc5b0"
LACQUER_RED = "#8f231b"

TWO_COLOURS = {"S": INK, "H": VERMILION, "C": INK, "D": VERMILION}
FOUR_COLOURS = {"S": INK, "H": VERMILION, "C": CLUB_GREEN, "D": DIAMOND_BLUE}
DECK_COLOURS = {"two": TWO_COLOURS, "four": FOUR_COLOURS}
