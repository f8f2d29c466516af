"""编号: a screen numbers its actions 1, 2, …; the table's numbers go on over every screen the seat has had."""

from dataclasses import replace

from game.table.messages import Ack, Act, Nak


class Numbering:
    """编号: between a screen's numbers and the table's: `base` is the last that the table has done for the seat."""

    def __init__(self, base: int) -> None:
        self._base = base

    def outward(self, act: Act) -> Act:
        """What the table is to hear."""
        return replace(act, act_id=act.act_id + self._base)

    def inward(self, answer: Ack | Nak) -> Ack | Nak:
        """What the screen is to hear."""
        return replace(answer, act_id=answer.act_id - self._base)
