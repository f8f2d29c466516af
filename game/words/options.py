"""What games, presets, options and their values are called, and a line about each (Part C)."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.words.text import Text, tr, trc


@dataclass(frozen=True)
class Phrase:
    """A name and one line of explanation; `values` names the values where there are any."""

    words: Text
    help: Text
    values: Mapping[str, Text] = field(default_factory=dict[str, Text])


NO_YES: Mapping[str, Text] = {"false": tr("No"), "true": tr("Yes")}

GAMES: Mapping[str, Text] = {"dagunzi": tr("Da Gunzi"), "chaodipi": tr("Chao Dipi")}

PRESETS: Mapping[tuple[str, str], Phrase] = {
    ("dagunzi", "classic"): Phrase(tr("Classic"), tr("The usual rules: shapes must be followed.")),
    ("dagunzi", "dalian"): Phrase(tr("Dalian"), tr("Free following; the largest card of the flip banks.")),
    ("dagunzi", "qiqi"): Phrase(tr("Qiqi"), tr("Jokers in the kitty always cost tribute.")),
    ("dagunzi", "online"): Phrase(tr("Online"), tr("Free following, large scores, titles.")),
    ("chaodipi", "chaodipi"): Phrase(
        tr("Usual"), tr("Two decks, levels 2 to A; a higher pair overrides trump and fries the kitty.")
    ),
}

_ROUNDING = {"up": tr("Rounded up"), "down": tr("Rounded down")}

_DAGUNZI: Mapping[str, Phrase] = {
    "first_flip": Phrase(
        tr("First flip"),
        tr("When nobody grabs in the first round: which turned card makes the banker."),
        {"smallest": tr("Smallest"), "largest": tr("Largest")},
    ),
    "following": Phrase(
        tr("Following"),
        tr("Strict: a pair is followed with a pair, a triple with a triple. Free: the suit alone counts."),
        {"strict": tr("Strict"), "free": trc("following", "Free")},
    ),
    "dry_pot": Phrase(
        tr("Dry pot"),
        tr("A shown kitty is dry when all of it is trump, or when the only trumps in it are:"),
        {"no_plain_or_level": tr("2s and jokers"), "no_plain": tr("Level cards too")},
    ),
    "dry_when_hidden": Phrase(
        tr("Dry pot unseen"), tr("Look for a dry pot even when the kitty was not shown; it is then shown."), NO_YES
    ),
    "joker_tribute": Phrase(
        tr("Joker tribute"),
        tr("When jokers in the kitty cost tribute."),
        {
            "earned": tr("When earned"),
            "always": tr("Always"),
            "void_on_short_capture": tr("Void if short"),
        },
    ),
    "tribute_round_below": Phrase(
        tr("Rounding below 80"),
        tr("Each ten points below 80 cost a card of tribute: how part of a ten counts."),
        _ROUNDING,
    ),
    "tribute_round_above": Phrase(
        tr("Rounding above 150"),
        tr("Each ten points above 150 cost a card of tribute: how part of a ten counts."),
        _ROUNDING,
    ),
    "level_point_tribute": Phrase(
        tr("Level cards as tribute"),
        tr("At levels 5 and 10 the level cards are paid although they hold points."),
        NO_YES,
    ),
    "triple_bj_reversal": Phrase(
        tr("Three big jokers"), tr("Whoever owes tribute but holds all three big jokers pays nothing."), NO_YES
    ),
    "triple_joker_end": Phrase(
        tr("Three-joker ending"),
        tr("Which three jokers in the kitty end the pot, and for whom."),
        {
            "attackers_bj": tr("Big, attackers"),
            "both_bj": tr("Big, both sides"),
            "both_any": tr("Any, both sides"),
        },
    ),
    "must_play": Phrase(tr("Must-play levels"), tr("Levels that cannot be skipped; 10 is always one.")),
    "next_banker_hold": Phrase(
        tr("Banker who holds"),
        tr("Who banks next when the banking side stays."),
        {"partner": tr("The partner"), "same": tr("The same player")},
    ),
    "score_table": Phrase(
        tr("Game points"),
        tr("How much is booked for each player after a round."),
        {"small": tr("Small"), "large": trc("size", "Large"), "none": tr("None")},
    ),
    "leave_penalty": Phrase(
        tr("Leaving"),
        tr("Whether leaving for good costs game points."),
        {"none": tr("Free of charge"), "large": tr("Costs points")},
    ),
    "titles": Phrase(
        tr("Titles"), tr("Players carry titles by their game points."), {"off": tr("Off"), "on": tr("On")}
    ),
    "pots": Phrase(tr("Pots"), tr("The side that first wins so many pots wins the match.")),
}

_CHAODIPI: Mapping[str, Phrase] = {
    "fry_after_flip": Phrase(
        tr("Frying after the flip"),
        tr("Nobody reported and the third kitty card made trump: the kitty may be fried all the same."),
        NO_YES,
    ),
    "tractor_joker_level": Phrase(
        tr("Joker and level tractor"),
        tr("The pair of small jokers and the pair of trump-suit level cards are neighbours."),
        NO_YES,
    ),
    "throw_penalty_count": Phrase(
        tr("Fine for a throw"),
        tr("Which cards of a failed throw cost 10 points each."),
        {"failing": tr("Those beaten"), "forced": tr("Those played"), "returned": tr("Those taken back")},
    ),
    "throw_follow": Phrase(
        tr("Following a throw"),
        tr("Whether a throw asks for its pairs and tractors, or for its suit alone."),
        {"full": tr("Shapes too"), "suit_only": tr("Suit only")},
    ),
    "level_table": Phrase(
        tr("Table of levels"),
        tr("What points are worth: steps of 20 or 40; below 40, or up to 40, the bankers gain three."),
        {
            "guang20": tr("By 20, below 40"),
            "incl20": tr("By 20, up to 40"),
            "std40": tr("By 40"),
        },
    ),
    "must_play": Phrase(tr("Must-play levels"), tr("Levels that cannot be skipped.")),
    "cycles": Phrase(tr("Times past A"), tr("The side that first gets past A so many times wins the match.")),
}

OPTIONS: Mapping[str, Mapping[str, Phrase]] = {"dagunzi": _DAGUNZI, "chaodipi": _CHAODIPI}
"""By game and the option's name."""

BOTS: Mapping[str, Phrase] = {
    "random": Phrase(tr("Beginner"), tr("Plays any card the rules allow.")),
    "steady": Phrase(tr("Steady"), tr("Counts suits and points, and plays with its partner.")),
}
