"""愿望: what guests of a room may ask for, each turned into what the room does, or into why not."""

from collections.abc import Callable
from typing import Any

from game.rules.actions import Action
from game.table.messages import Act
from game.table.names import fit_line
from game.wire import WireError, from_plain
from net.guest import Guest
from net.limits import LONGEST_CHAT
from net.messages import (
    Begin,
    Chat,
    ClientMessage,
    Kick,
    Lock,
    Role,
    Said,
    SeatAct,
    SeatLeave,
    SeatPause,
    SeatReady,
    SetBot,
    ShowEmote,
    Shown,
    Sit,
    Stand,
    State,
    Swap,
)
from net.reasons import BadPeerError, Reason, Why
from net.room import Room

Doer = Callable[[Room, Guest, Any, float], Why | None]


def grant(room: Room, guest: Guest, message: ClientMessage, now: float) -> Why | None:
    """Do what a guest of the room asks for, or say why not.

    Raises BadPeerError for an action that is none, OSError when the match cannot be kept any more.
    """
    if type(message) in _KEEPERS and guest.number != room.keeper:
        return Why.NOT_KEEPER
    if type(message) in _BEFORE and room.state is not State.LOBBY:
        return Why.UNDER_WAY
    return _DOERS[type(message)](room, guest, message, now)


def _sit(room: Room, guest: Guest, message: Sit, now: float) -> Why | None:
    return room.sit(guest, message.seat, now)


def _stand(room: Room, guest: Guest, message: Stand, now: float) -> Why | None:
    del message, now
    return room.stand(guest)


def _ready(room: Room, guest: Guest, message: SeatReady, now: float) -> Why | None:
    return room.ready(guest, now, on=message.on)


def _pause(room: Room, guest: Guest, message: SeatPause, now: float) -> Why | None:
    return room.pause(guest, now, on=message.on)


def _act(room: Room, guest: Guest, message: SeatAct, now: float) -> Why | None:
    try:
        action = from_plain(Action, message.action)
    except WireError as error:
        raise BadPeerError(Reason.BAD_MESSAGE, str(error)) from error
    if guest.seat is None or room.sitting is None:
        return Why.NOT_SEATED
    room.sitting.handle(guest.seat, Act(message.act_id, message.seq, action), now)
    return None


def _leave(room: Room, guest: Guest, message: SeatLeave, now: float) -> Why | None:
    room.leave(guest, now, for_good=message.for_good)
    return None


def _swap(room: Room, guest: Guest, message: Swap, now: float) -> Why | None:
    del guest, now
    room.swap(message.first, message.second)
    return None


def _set_bot(room: Room, guest: Guest, message: SetBot, now: float) -> Why | None:
    del guest, now
    room.changed = True
    return None if room.lobby.set_bot(message.seat, message.level) else Why.NO_LEVEL


def _kick(room: Room, guest: Guest, message: Kick, now: float) -> Why | None:
    target = room.guests.get(message.guest)
    if target is None or target is guest or target.own:
        return Why.NO_GUEST
    room.send_away(target, now)
    return None


def _lock(room: Room, guest: Guest, message: Lock, now: float) -> Why | None:
    del guest, now
    room.locked, room.changed = message.on, True
    return None


def _begin(room: Room, guest: Guest, message: Begin, now: float) -> Why | None:
    del guest, message
    return room.begin(now)


def _chat(room: Room, guest: Guest, message: Chat, now: float) -> Why | None:
    text = fit_line(message.text, LONGEST_CHAT)
    if not text:
        return Why.EMPTY
    return _talk(room, guest, Said(guest.number, text), now)


def _emote(room: Room, guest: Guest, message: ShowEmote, now: float) -> Why | None:
    return _talk(room, guest, Shown(guest.number, message.emote), now)


def _talk(room: Room, guest: Guest, message: Said | Shown, now: float) -> Why | None:
    if guest.role is not Role.PLAYER:
        return Why.NOT_A_PLAYER
    if not guest.may_chat(now):
        return Why.TOO_FAST
    for other in room.guests.values():
        other.tell(message)
    return None


_DOERS: dict[type, Doer] = {
    Sit: _sit,
    Stand: _stand,
    SeatReady: _ready,
    SeatPause: _pause,
    SeatAct: _act,
    SeatLeave: _leave,
    Swap: _swap,
    SetBot: _set_bot,
    Kick: _kick,
    Lock: _lock,
    Begin: _begin,
    Chat: _chat,
    ShowEmote: _emote,
}
_KEEPERS = frozenset({Swap, SetBot, Kick, Lock, Begin})
"""What the keeper alone may ask for."""
_BEFORE = frozenset({Swap, SetBot})
"""What may be asked for before the match alone."""
