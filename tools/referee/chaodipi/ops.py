"""Every question about Chao Dipi by its name: a new one is a line here."""

from tools.referee import declaring
from tools.referee.chaodipi import settling
from tools.referee.chaodipi.cards import order, shape
from tools.referee.chaodipi.declaring import declare
from tools.referee.chaodipi.kitty import bury
from tools.referee.chaodipi.tricks import TRICKS, throw
from tools.referee.op import Op, Ops
from tools.referee.record import recorded

CHAODIPI: Ops = {
    "order": Op(order, ("cards",)),
    "shape": Op(shape, ("cards",)),
    **TRICKS.ops,
    "throw": Op(throw, ("cards", "others")),
    "declare": Op(declare, declaring.FIELDS),
    "bury": Op(bury, ("hand", "cards")),
    "settle": Op(settling.settle_round, settling.FIELDS),
    "record": recorded(settling.tell),
}
