"""网上消息: everything that client and host may say to each other, bounded; docs/protocol.md explains each."""

from enum import StrEnum
from typing import Annotated, Any

from msgspec import Meta, Struct

from game.rules.refusals import Refusal
from game.rules.seats import Seat
from game.table.messages import Denial, Occupant
from net.limits import LONGEST_CHAT, MOST_IN_ROOM, MOST_TABLES
from net.reasons import Reason, Why
from net.tokens import TOKEN_BYTES

VERSIONS = (1,)
"""The versions of the protocol spoken here, the best first."""

Number = Annotated[int, Meta(ge=0, le=2**53)]
Counted = Annotated[int, Meta(ge=1, le=2**53)]
Small = Annotated[int, Meta(ge=0, le=65_535)]
Name = Annotated[str, Meta(max_length=160)]
"""Longer than any that is kept: who receives it cuts and cleans it."""
Word = Annotated[str, Meta(max_length=40)]
Token = Annotated[bytes, Meta(min_length=TOKEN_BYTES, max_length=TOKEN_BYTES)]
Packed = Annotated[bytes, Meta(max_length=60 * 1024)]
Padding = Annotated[bytes, Meta(max_length=4 * 1024)]
Plain = Any


class Role(StrEnum):
    """身份: what a guest is here for; the host decides, and whoever is no player sees what everybody sees."""

    PLAYER = "player"
    SPECTATOR = "spectator"
    DISPLAY = "display"


class Emote(StrEnum):
    """表情: what one can show without words."""

    CHEER = "cheer"
    LAUGH = "laugh"
    SIGH = "sigh"
    THINK = "think"
    HURRY = "hurry"
    SORRY = "sorry"
    THANKS = "thanks"
    WELL_PLAYED = "well_played"


class State(StrEnum):
    """房间状态: what goes on in a room."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"


class Message(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """网上消息: the kinds are listed in `CLIENT_KINDS` and `HOST_KINDS`."""


# --- either way ---------------------------------------------------------------------------------------------------


class Ping(Message, frozen=True, tag="ping"):
    """Are you there? The same number comes back."""

    number: Number


class Pong(Message, frozen=True, tag="pong"):
    """I am."""

    number: Number


# --- from client to host ------------------------------------------------------------------------------------------


class Hello(Message, frozen=True, tag="hello"):
    """招呼: the first message: the versions spoken, best first; who I am; what I would like to be."""

    versions: Annotated[tuple[Small, ...], Meta(min_length=1, max_length=8)]
    name: Name
    avatar: Word = ""
    role: Role = Role.PLAYER
    program: Word = ""


class Enter(Message, frozen=True, tag="enter"):
    """进房: let me see what goes on at this table."""

    table: Small


class Resume(Message, frozen=True, tag="resume"):
    """回座: I am the person whose seat this token is; `have` is the last step that I know of."""

    token: Token
    have: Number


class Sit(Message, frozen=True, tag="sit"):
    """坐下: give me this seat."""

    seat: Seat


class Stand(Message, frozen=True, tag="stand"):
    """起身: I give my seat up, before the match."""


class SeatReady(Message, frozen=True, tag="ready"):
    """准备: I am ready, or not after all; between rounds: go on."""

    on: bool = True


class Swap(Message, frozen=True, tag="swap"):
    """换座: the keeper lets two seats change places, before the match."""

    first: Seat
    second: Seat


class SetBot(Message, frozen=True, tag="bot"):
    """机器人: the keeper sets how strong the bot in a seat is, before the match."""

    seat: Seat
    level: Word


class Kick(Message, frozen=True, tag="kick"):
    """请出: the keeper sends a guest away from the table."""

    guest: Counted


class Lock(Message, frozen=True, tag="lock"):
    """锁门: the keeper lets nobody new in, or does again."""

    on: bool


class Begin(Message, frozen=True, tag="begin"):
    """开打: the keeper begins the match."""


class SeatAct(Message, frozen=True, tag="act"):
    """出手: `Act` of the table; `act_id` goes on from `Seated.done`."""

    act_id: Counted
    seq: Number
    action: Plain


class SeatPause(Message, frozen=True, tag="pause"):
    """暂停: `Pause` of the table."""

    on: bool


class SeatLeave(Message, frozen=True, tag="leave"):
    """离开: I leave the table; `for_good` gives up the seat in a match and costs its points."""

    for_good: bool = False


class Chat(Message, frozen=True, tag="chat"):
    """聊天: say this to all at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=4 * LONGEST_CHAT)]


class ShowEmote(Message, frozen=True, tag="emote"):
    """表情: show this to all at the table."""

    emote: Emote


# --- from host to client ------------------------------------------------------------------------------------------


class Welcome(Message, frozen=True, tag="welcome"):
    """欢迎: the answer to hello: the version spoken from here on, the host's name, who you are here."""

    version: Small
    host: Name
    guest: Counted
    role: Role


class TableLine(Struct, frozen=True, forbid_unknown_fields=True):
    """A table in the list; `free` are the seats that nobody has taken."""

    table: Small
    name: Name
    game: Word
    preset: Word
    state: State
    free: Annotated[int, Meta(ge=0, le=4)]
    watching: Small
    locked: bool


class Tables(Message, frozen=True, tag="tables"):
    """桌单: the tables of this host; comes again when it changes, to who is at none."""

    tables: Annotated[tuple[TableLine, ...], Meta(max_length=MOST_TABLES)]


class Chair(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat in a room: who sits there, and by which guest he is here; `guest` None: a bot, or a line that is gone."""

    name: Name
    avatar: Word
    occupant: Occupant
    bot: Word = ""
    guest: Counted | None = None
    ready: bool = False


class Person(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody in a room."""

    guest: Counted
    name: Name
    role: Role


class RoomView(Message, frozen=True, tag="room"):
    """房间: everything about the table beside the cards: options, seats, who is here, who keeps it."""

    table: Small
    name: Name
    state: State
    options: Plain
    preset: Word
    rounds: Counted | None
    start_level: Small
    turn_seconds: Small
    locked: bool
    keeper: Counted | None
    chairs: tuple[Chair, Chair, Chair, Chair]
    people: Annotated[tuple[Person, ...], Meta(max_length=MOST_IN_ROOM)]


class Seated(Message, frozen=True, tag="seated"):
    """入座: this seat is yours; keep the token. `done` is the number of the last action done for the seat."""

    table: Small
    seat: Seat
    token: Token
    done: Number


class SeatUpdate(Message, frozen=True, tag="update"):
    """近况: how things stand after step `seq`, with what happened behind step `base`, packed (see `net.packing`)."""

    seq: Number
    base: Number
    state: Packed
    pad: Padding


class SeatAck(Message, frozen=True, tag="ack"):
    """收到: the action is journalled and done."""

    act_id: Counted


class SeatNak(Message, frozen=True, tag="nak"):
    """不行: the action was refused by the rules or the table."""

    act_id: Counted
    refusal: Refusal | None = None
    denial: Denial | None = None


class Refused(Message, frozen=True, tag="refused"):
    """不行: a wish (the kind of its message) was turned down."""

    what: Word
    why: Why


class Said(Message, frozen=True, tag="said"):
    """聊天: a guest of the table says so."""

    guest: Counted
    text: Annotated[str, Meta(max_length=LONGEST_CHAT)]


class Shown(Message, frozen=True, tag="shown"):
    """表情: a guest of the table shows so."""

    guest: Counted
    emote: Emote


class Out(Message, frozen=True, tag="out"):
    """出房: you are at no table any more; `resumable`: the seat is kept for who shows the token."""

    reason: Reason
    resumable: bool


class Closing(Message, frozen=True, tag="closing"):
    """再见: the last message of a host; `resumable`: the match can go on over another line."""

    reason: Reason
    resumable: bool


ClientMessage = (
    Hello
    | Enter
    | Resume
    | Sit
    | Stand
    | SeatReady
    | Swap
    | SetBot
    | Kick
    | Lock
    | Begin
    | SeatAct
    | SeatPause
    | SeatLeave
    | Chat
    | ShowEmote
    | Ping
    | Pong
)
HostMessage = (
    Welcome
    | Tables
    | RoomView
    | Seated
    | SeatUpdate
    | SeatAck
    | SeatNak
    | Refused
    | Said
    | Shown
    | Out
    | Closing
    | Ping
    | Pong
)
