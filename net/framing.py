"""收发: bytes <-> messages. Whatever a peer sends, nothing comes of it but messages or one BadPeerError."""

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import msgspec

from game.wire import Plain, Stream, TooLargeError, WireError, pack
from net.limits import CLIENT_MESSAGE, HOST_MESSAGE
from net.messages import ClientMessage, HostMessage, Message
from net.reasons import BadPeerError, Reason

M = TypeVar("M")


@dataclass(frozen=True)
class Speech(Generic[M]):
    """话: what one side may say: its messages, and the bytes of the largest."""

    kinds: Any
    largest: int


CLIENTS_SPEECH: Speech[ClientMessage] = Speech(ClientMessage, CLIENT_MESSAGE)
HOSTS_SPEECH: Speech[HostMessage] = Speech(HostMessage, HOST_MESSAGE)


def encode(message: Message) -> bytes:
    """Turn a message into bytes; msgpack delimits itself."""
    return pack(msgspec.to_builtins(message, builtin_types=(bytes,)))


class Inbox(Generic[M]):
    """收件: cuts what comes into messages of one side."""

    def __init__(self, speech: Speech[M]) -> None:
        self._kinds = speech.kinds
        self._stream = Stream(speech.largest)

    def feed(self, data: bytes) -> list[M]:
        """Add bytes; give the messages that are complete. Raises BadPeerError, and is of no use after that."""
        try:
            plains = self._stream.feed(data)
        except TooLargeError as error:
            raise BadPeerError(Reason.TOO_LARGE, str(error)) from error
        except WireError as error:
            raise BadPeerError(Reason.BAD_BYTES, str(error)) from error
        return [self._message(plain) for plain in plains]

    def _message(self, plain: Plain) -> M:
        try:
            return msgspec.convert(plain, self._kinds, builtin_types=(bytes,))
        except (msgspec.ValidationError, ValueError, RecursionError) as error:
            raise BadPeerError(Reason.BAD_MESSAGE, str(error)) from error
