"""消息: what a seat's client and the table say to each other."""

from dataclasses import dataclass
from enum import StrEnum

from game.rules.actions import Action
from game.rules.events import Event
from game.rules.match import MatchPlan, Standing
from game.rules.refusals import Refusal
from game.rules.seats import Seat, Team
from game.rules.settlement import Settlement
from game.rules.view import SeatView
from game.table.names import fit_name


class Occupant(StrEnum):
    """谁坐: who plays a seat."""

    HUMAN = "human"
    BOT = "bot"
    STAND_IN = "stand_in"
    """托管: a bot plays for a human who left or ran out of time."""


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """座位: who sits there, as everybody sees it; `bot` names the bot's level where one plays.

    Raises ValueError for a text that `fit_name` would change.
    """

    name: str
    avatar: str
    occupant: Occupant
    bot: str = ""

    def __post_init__(self) -> None:
        for text in (self.name, self.avatar, self.bot):
            if text != fit_name(text):
                raise ValueError(f"not fit to be a name: {text[:80]!r}")


@dataclass(frozen=True, slots=True)
class Countdown:
    """倒计时: milliseconds left for whom the round waits; `total_ms` what he had."""

    left_ms: int
    total_ms: int


class Moment(StrEnum):
    """此刻: what the table as a whole is doing."""

    PLAYING = "playing"
    ROUND_OVER = "round_over"
    """The round is settled; the next begins when the humans are ready."""
    MATCH_OVER = "match_over"


@dataclass(frozen=True, slots=True)
class TableInfo:
    """牌桌: what is the same for every viewer beside the cards.

    `preset` is the name the options were chosen by, empty where they were changed. `settlement` is that of the round
    just over. `waiting_ready` lists the humans who have not yet asked for the next round, `away` those whose line is
    gone.
    """

    seats: tuple[SeatInfo, SeatInfo, SeatInfo, SeatInfo]
    plan: MatchPlan
    standing: Standing
    moment: Moment
    preset: str = ""
    paused: bool = False
    settlement: Settlement | None = None
    match_winners: Team | None = None
    waiting_ready: tuple[Seat, ...] = ()
    countdown: Countdown | None = None
    away: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Update:
    """近况: after every step: what happened, as this viewer may know it, and all that he sees now.

    `seq` counts a table's steps without gaps. A step of which the viewer learns nothing has no `events`.
    """

    seq: int
    view: SeatView
    events: tuple[Event, ...]
    info: TableInfo


@dataclass(frozen=True, slots=True)
class Ack:
    """收到: the action is journalled and done."""

    act_id: int


class Denial(StrEnum):
    """不行: why the table, not the rules, turned an action down."""

    STALE = "stale"
    """The round went on since the view that the action answers."""
    PAUSED = "paused"
    NO_SEAT = "no_seat"
    NOT_STARTED = "not_started"


@dataclass(frozen=True, slots=True)
class Nak:
    """不行: the action was refused, by the rules (`refusal`) or by the table (`denial`)."""

    act_id: int
    refusal: Refusal | None = None
    denial: Denial | None = None


class CloseReason(StrEnum):
    """散: why the table ends the connection."""

    LEFT = "left"
    HOST_QUIT = "host_quit"
    FAULT = "fault"
    """The host's program failed; what was journalled is kept."""


@dataclass(frozen=True, slots=True)
class Closed:
    """散: nothing more comes; `resumable` says whether the match can go on later."""

    reason: CloseReason
    resumable: bool


TableMessage = Update | Ack | Nak | Closed


@dataclass(frozen=True, slots=True)
class Act:
    """出手: do this; `seq` is that of the view it answers, `act_id` the line's own number: 1, 2, … each used once."""

    act_id: int
    seq: int
    action: Action


@dataclass(frozen=True, slots=True)
class Ready:
    """准备: go on to the next round."""


@dataclass(frozen=True, slots=True)
class Pause:
    """暂停: stop dealing, bots and clock, or let them go on; taken only at a table with one human."""

    on: bool


@dataclass(frozen=True, slots=True)
class Leave:
    """离开: this client goes; `for_good` (强退) gives the seat up, with its points (A10b)."""

    for_good: bool = False


ClientMessage = Act | Ready | Pause | Leave

TABLE_MESSAGES: dict[str, type[TableMessage]] = {"update": Update, "ack": Ack, "nak": Nak, "closed": Closed}
CLIENT_MESSAGES: dict[str, type[ClientMessage]] = {"act": Act, "ready": Ready, "pause": Pause, "leave": Leave}
