"""预设: the four rule sets of Part C, each a set of options under a name."""

from game.rules.dagunzi.options import (
    DagunziOptions,
    DryPotRule,
    FirstFlip,
    JokerTribute,
    LeavePenalty,
    ScoreTable,
    Titles,
    TripleJokerEnd,
)
from game.rules.following import Following

PRESETS: dict[str, DagunziOptions] = {
    "classic": DagunziOptions(),
    "dalian": DagunziOptions(
        first_flip=FirstFlip.LARGEST,
        following=Following.FREE,
        dry_pot=DryPotRule.NO_PLAIN,
        joker_tribute=JokerTribute.VOID_ON_SHORT_CAPTURE,
        level_point_tribute=True,
        triple_joker_end=TripleJokerEnd.BOTH_ANY,
    ),
    "qiqi": DagunziOptions(joker_tribute=JokerTribute.ALWAYS),
    "online": DagunziOptions(
        following=Following.FREE,
        triple_joker_end=TripleJokerEnd.BOTH_BJ,
        score_table=ScoreTable.LARGE,
        leave_penalty=LeavePenalty.LARGE,
        titles=Titles.ON,
    ),
}
