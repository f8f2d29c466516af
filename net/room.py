"""房间: a table of a host: the people around it, who sits where, and the match once it has begun."""

from collections.abc import Callable
from dataclasses import dataclass

from game.rules.events import Viewer
from game.rules.seats import SEATS, Seat
from game.table.local import Bots
from game.table.messages import Ack, Leave, Nak, Pause, Ready, TableMessage, Update
from game.table.plan import TablePlan
from game.table.records import Seated as SeatRecord
from game.wire import options_to_plain
from net.guest import Guest
from net.limits import LOBBY_HOLD, MOST_IN_ROOM
from net.lobby import Lobby, Offer, person
from net.messages import Chair, Out, Person, Role, RoomView, SeatAck, Seated, SeatNak, SeatUpdate, State, TableLine
from net.reasons import Reason, Why
from net.sitting import Book, Kit, Sitting
from net.tokens import TOKEN_BYTES, hash_of, owns


@dataclass(frozen=True, slots=True)
class Supplies:
    """What a room takes from outside: random bytes, bots, and a book for a match that begins, given the owners of its
    seats too (raises OSError).
    """

    entropy: Callable[[int], bytes]
    bots: Callable[[], Bots]
    open: Callable[[TablePlan, tuple[str, str, str, str]], Book]


class Room:
    """房间: `guests` are all who are here, `at` those in their seats. After an OSError the room is of no use."""

    def __init__(self, number: int, offer: Offer, supplies: Supplies) -> None:
        self.number = number
        self.offer = offer
        self.guests: dict[int, Guest] = {}
        self.at: dict[Seat, Guest] = {}
        self.locked = False
        self.lobby = Lobby(offer.bots)
        self.sitting: Sitting | None = None
        self.changed = True
        self._supplies = supplies
        self._keeper: Seat | None = None
        self._had_seat: set[int] = set()
        self._seats = self.lobby.seats

    # --- what stands ---

    @property
    def state(self) -> State:
        """What goes on here."""
        if self.sitting is None:
            return State.LOBBY
        return State.OVER if self.sitting.ended else State.PLAYING

    @property
    def keeper(self) -> int | None:
        """桌主: who may arrange things: the host's own player, else who sits in the keeper's seat.

        That is the seat of who came first of those who sit; while its person is away, the first of the others acts.
        """
        own = next((guest.number for guest in self.guests.values() if guest.own), None)
        if own is not None:
            return own
        first = min(self.at, key=lambda seat: self.at[seat].number, default=None)
        if self._keeper is None or self.nobodys(self._keeper):
            self._keeper = first
        acting = self._keeper if self._keeper in self.at else first
        return None if acting is None else self.at[acting].number

    def nobodys(self, seat: Seat) -> bool:
        """Whether anybody may take the seat."""
        return self.lobby.places[seat].free if self.sitting is None else self.sitting.nobodys(seat)

    # --- coming and going ---

    def enter(self, guest: Guest) -> Why | None:
        """Let a guest in to look on."""
        if self.locked and not guest.own:
            return Why.LOCKED
        if len(self.guests) >= MOST_IN_ROOM:
            return Why.ROOM_FULL
        self._admit(guest)
        self._look_on(guest)
        return None

    def owner_of(self, token: bytes) -> Seat | None:
        """The seat that a token opens."""
        if self.sitting is not None:
            return self.sitting.owner_of(token)
        return next((seat for seat in SEATS if owns(token, self.lobby.owners[seat])), None)

    def resume(self, guest: Guest, seat: Seat, token: bytes, have: int, now: float) -> None:
        """Give a seat back to who shows its token; the line it was on before is at an end."""
        old = self.at.get(seat)
        if old is not None and old is not guest:
            self.drop(old)
            old.close(Reason.REPLACED, resumable=True)
        self._admit(guest)
        self._had_seat.add(guest.number)
        self._place(guest, seat, token, have)
        if self.sitting is None:
            self.lobby.change(seat)
        elif self.state is State.PLAYING:
            self.sitting.table.back(seat, now)
        else:
            self.sitting.table.join(seat)

    def lose(self, guest: Guest, now: float) -> None:
        """A guest's line is gone: a seat of his is kept."""
        seat = self.drop(guest)
        if seat is None:
            return
        if self.sitting is None:
            self.lobby.change(seat, lost_at=now)
        else:
            self.sitting.table.away(seat, now)

    def leave(self, guest: Guest, now: float, *, for_good: bool) -> None:
        """离开: a guest goes; in a match his seat is kept unless he goes for good, before it it is not."""
        seat = self.drop(guest)
        keeps = False
        if seat is not None and self.sitting is None:
            self.lobby.free(seat)
        elif seat is not None and self.sitting is not None:
            keeps = not for_good and self.state is State.PLAYING
            if for_good:
                self.sitting.handle(seat, Leave(for_good=True), now)
            else:
                self.sitting.table.away(seat, now)
        guest.tell(Out(Reason.LEFT, keeps))

    def send_away(self, guest: Guest, now: float) -> None:
        """请出: the keeper does not want him here; a bot has his seat."""
        seat = self.drop(guest)
        if seat is not None and self.sitting is None:
            self.lobby.free(seat)
        elif seat is not None and self.sitting is not None and self.state is State.PLAYING:
            self.sitting.table.seat(SeatRecord(seat, self.lobby.bot(seat)), now)
        guest.tell(Out(Reason.KICKED, resumable=False))

    def drop(self, guest: Guest) -> Seat | None:
        """Forget a guest; gives the seat where he sat."""
        self.guests.pop(guest.number, None)
        seat, guest.seat, guest.table, guest.shown = guest.seat, None, None, None
        guest.supply(guest.update, None)
        guest.supply(guest.room, None)
        self.changed = True
        if seat is not None and self.at.get(seat) is guest:
            del self.at[seat]
        return seat

    # --- seats ---

    def sit(self, guest: Guest, seat: Seat, now: float) -> Why | None:
        """坐下: before the match also from one seat to another; while it is played, into a seat that is nobody's."""
        playing = self.sitting is not None
        if guest.role is not Role.PLAYER:
            return Why.NOT_A_PLAYER
        if playing and guest.number in self._had_seat:
            return Why.SEATED
        if not self.nobodys(seat) or seat in self.at:
            return Why.SEAT_TAKEN
        if playing and self.state is State.OVER:
            return Why.NOT_UNDER_WAY
        keeps = guest.seat is not None and guest.seat == self._keeper
        self.stand(guest)
        token = self._supplies.entropy(TOKEN_BYTES)
        info = person(guest.name, guest.avatar)
        self._had_seat.add(guest.number)
        if self.sitting is None:
            self.lobby.sit(seat, info, hash_of(token))
            self._place(guest, seat, token, None)
            self._keeper = seat if keeps else self._keeper
        else:
            self.sitting.table.seat(SeatRecord(seat, info, owner=hash_of(token)), now)
            self._place(guest, seat, token, None)
            self.sitting.table.join(seat)
        return None

    def stand(self, guest: Guest) -> Why | None:
        """起身: before the match."""
        if self.sitting is not None:
            return None if guest.seat is None else Why.UNDER_WAY
        if guest.seat is None:
            return Why.NOT_SEATED
        self.lobby.free(guest.seat)
        del self.at[guest.seat]
        self._look_on(guest)
        return None

    def swap(self, first: Seat, second: Seat) -> None:
        """换座: two seats change places, before the match."""
        if first == second:
            return
        self.lobby.swap(first, second)
        if self._keeper in (first, second):
            self._keeper = second if self._keeper == first else first
        sat = {first: self.at.pop(first, None), second: self.at.pop(second, None)}
        for seat, guest in ((second, sat[first]), (first, sat[second])):
            if guest is not None:
                self.at[seat] = guest
                guest.seat = seat
        self.changed = True

    def ready(self, guest: Guest, now: float, *, on: bool) -> Why | None:
        """准备: for the match, or for its next round."""
        if guest.seat is None:
            return Why.NOT_SEATED
        if self.sitting is None:
            self.lobby.change(guest.seat, ready=on)
            self.changed = True
        elif on:
            self.sitting.handle(guest.seat, Ready(), now)
        return None

    def pause(self, guest: Guest, now: float, *, on: bool) -> Why | None:
        """暂停: as the table allows it."""
        if guest.seat is None:
            return Why.NOT_SEATED
        if self.sitting is None:
            return Why.NOT_UNDER_WAY
        self.sitting.handle(guest.seat, Pause(on), now)
        return None

    # --- the match ---

    def begin(self, now: float) -> Why | None:
        """开打: with whoever sits there, once they are ready; a match that is over makes room for the next. OSError."""
        if self.state is State.PLAYING:
            return Why.UNDER_WAY
        if self.sitting is not None:
            self._clear(self.sitting)
        if not self.lobby.ready:
            return Why.NOT_READY
        self.play(self._supplies.open(self.offer.plan(self.lobby.seats), self.lobby.owners), now)
        return None

    def play(self, book: Book, now: float) -> None:
        """Play a match that begins, or that was left. Raises OSError."""
        kit = Kit(self._supplies.entropy, self._supplies.bots, self._tell)
        self.sitting = Sitting(book, kit, now)
        self._had_seat = {guest.number for guest in self.at.values()}
        for guest in self.guests.values():
            guest.shown = None
            guest.supply(guest.update, self._update)
        for seat in tuple(self.at):
            self.sitting.table.back(seat, now)
        if len(self.guests) > len(self.at):
            self.sitting.table.join(None)
        self.changed = True

    def _clear(self, sitting: Sitting) -> None:
        """Let go of a match that is over; who is in his seat keeps it."""
        chronicle = sitting.chronicle
        sitting.close()
        self.sitting = None
        for seat in SEATS:
            if seat in self.at:
                self.lobby.sit(seat, chronicle.seats[seat], chronicle.owners[seat])
                self.lobby.change(seat, ready=True)
            else:
                self.lobby.free(seat)
        self.changed = True

    def tick(self, now: float) -> None:
        """Do what is due. Raises OSError."""
        if self.sitting is None:
            for seat, place in enumerate(self.lobby.places):
                if place.lost_at is not None and now - place.lost_at >= LOBBY_HOLD:
                    self.lobby.free(Seat(seat))
                    self.changed = True
        elif not self.sitting.closed:
            self.sitting.pump(now)
            if self.sitting.ended:
                self._finish(self.sitting)

    def tell_room(self) -> None:
        """Tell everybody here what changed."""
        for guest in self.guests.values():
            guest.due(guest.room)

    # --- within ---

    def _finish(self, sitting: Sitting) -> None:
        """A match that has come to its end is filed at once; one that all have left makes room."""
        self.changed = True
        sitting.close()
        if sitting.chronicle.abandoned:
            self._clear(sitting)

    def _admit(self, guest: Guest) -> None:
        guest.table = self.number
        self.guests[guest.number] = guest
        guest.supply(guest.tables, None)
        guest.supply(guest.room, self._room_view)
        guest.due(guest.room)
        self.changed = True

    def _look_on(self, guest: Guest) -> None:
        guest.seat, guest.shown = None, None
        guest.supply(guest.update, self._update)
        self.changed = True
        if self.sitting is not None:
            self.sitting.table.join(None)

    def _place(self, guest: Guest, seat: Seat, token: bytes, have: int | None) -> None:
        """Let a guest see with the eyes of a seat: what waits of what he saw before is not told any more."""
        guest.supply(guest.update, self._update)
        guest.seat, guest.shown = seat, have
        self.at[seat] = guest
        done = 0 if self.sitting is None else self.sitting.chronicle.done[seat]
        guest.tell(Seated(self.number, seat, token, done))
        self.changed = True

    def _tell(self, viewer: Viewer, message: TableMessage) -> None:
        match message:
            case Update(info=info):
                self.changed = self.changed or info.seats != self._seats
                self._seats = info.seats
                for guest in self.guests.values():
                    if guest.viewer == viewer:
                        guest.due(guest.update)
            case Ack(act_id=act_id) if viewer is not None and viewer in self.at:
                self.at[viewer].tell(SeatAck(act_id))
            case Nak(act_id=act_id, refusal=refusal, denial=denial) if viewer is not None and viewer in self.at:
                self.at[viewer].tell(SeatNak(act_id, refusal, denial))
            case _:
                pass

    def _update(self, guest: Guest) -> SeatUpdate | None:
        made = None if self.sitting is None else self.sitting.update(guest.viewer, guest.shown, guest.packer)
        if made is None:
            return None
        guest.shown, update = made
        return update

    def line(self) -> TableLine:
        """The room in the list of tables."""
        offer = self.offer
        free = sum(self.nobodys(seat) for seat in SEATS)
        watching = len(self.guests) - len(self.at)
        game = offer.options.game
        return TableLine(self.number, offer.name, game, offer.preset, self.state, free, watching, self.locked)

    def _room_view(self, guest: Guest) -> RoomView:
        """The same for every guest."""
        del guest
        offer = self.offer
        first, second, third, fourth = map(self._chair, SEATS)
        return RoomView(
            table=self.number,
            name=offer.name,
            state=self.state,
            options=options_to_plain(offer.options),
            preset=offer.preset,
            rounds=offer.match.rounds,
            start_level=offer.match.start_level,
            turn_seconds=offer.turn_seconds,
            locked=self.locked,
            keeper=self.keeper,
            chairs=(first, second, third, fourth),
            people=tuple(Person(guest.number, guest.name, guest.role) for guest in self.guests.values()),
        )

    def _chair(self, seat: Seat) -> Chair:
        place = self.lobby.places[seat]
        info = place.info if self.sitting is None else self.sitting.chronicle.seats[seat]
        guest = self.at.get(seat)
        ready = self.sitting is None and place.ready
        return Chair(info.name, info.avatar, info.occupant, info.bot, None if guest is None else guest.number, ready)
