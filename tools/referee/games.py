"""The games that can be asked about; a new one is a line here."""

from collections.abc import Mapping

from tools.referee.chaodipi.ops import CHAODIPI
from tools.referee.dagunzi.ops import DAGUNZI
from tools.referee.op import Ops

OPS: Mapping[str, Ops] = {"dagunzi": DAGUNZI, "chaodipi": CHAODIPI}
