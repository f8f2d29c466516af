"""Every question about Da Gunzi by its name: a new one is a line here."""

from tools.referee.dagunzi.cards import order, shape
from tools.referee.dagunzi.declaring import declare
from tools.referee.dagunzi.kitty import bury, bury_jokers, dry, take
from tools.referee.dagunzi.settling import settle_round
from tools.referee.dagunzi.tribute import give_back, pay
from tools.referee.dagunzi.tricks import play, plays, trick
from tools.referee.op import Op, Ops
from tools.referee.record import record

DAGUNZI: Ops = {
    "order": Op(order, ("cards",)),
    "shape": Op(shape, ("cards",)),
    "play": Op(play, ("hand", "play", "lead")),
    "plays": Op(plays, ("hand", "lead", "limit")),
    "trick": Op(trick, ("plays",)),
    "dry": Op(dry, ("kitty",)),
    "declare": Op(declare, ("first_round", "seat", "hand", "cards", "suit", "standing", "stage")),
    "bury": Op(bury, ("hand", "cards")),
    "bury_jokers": Op(bury_jokers, ("hand", "kitty", "jokers")),
    "take": Op(take, ("kitty", "count", "cards")),
    "tribute": Op(pay, ("hand", "count", "cards")),
    "return": Op(give_back, ("hand", "count", "cards")),
    "settle": Op(settle_round, ("banker", "levels", "points", "kitty", "captured", "dry")),
    "record": Op(record, ("text",)),
}
