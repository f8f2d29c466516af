"""Every question about Da Gunzi by its name: a new one is a line here."""

from tools.referee import declaring, settlement
from tools.referee.dagunzi.cards import order, shape
from tools.referee.dagunzi.declaring import declare
from tools.referee.dagunzi.kitty import bury, bury_jokers, dry, take
from tools.referee.dagunzi.settling import settle_round, tell
from tools.referee.dagunzi.tribute import give_back, pay
from tools.referee.dagunzi.tricks import TRICKS
from tools.referee.op import Op, Ops
from tools.referee.record import recorded

DAGUNZI: Ops = {
    "order": Op(order, ("cards",)),
    "shape": Op(shape, ("cards",)),
    **TRICKS.ops,
    "dry": Op(dry, ("kitty",)),
    "declare": Op(declare, declaring.FIELDS),
    "bury": Op(bury, ("hand", "cards")),
    "bury_jokers": Op(bury_jokers, ("hand", "kitty", "jokers")),
    "take": Op(take, ("kitty", "count", "cards")),
    "tribute": Op(pay, ("hand", "count", "cards")),
    "return": Op(give_back, ("hand", "count", "cards")),
    "settle": Op(settle_round, settlement.FIELDS),
    "record": recorded(tell),
}
