"""The part of msgpack that the project uses; the package ships no types of its own."""

from collections.abc import Iterator
from typing import Any

from . import exceptions as exceptions

def packb(o: object, *, use_bin_type: bool = ...) -> bytes: ...
def unpackb(
    packed: bytes,
    *,
    raw: bool = ...,
    strict_map_key: bool = ...,
    max_array_len: int = ...,
    max_map_len: int = ...,
    max_ext_len: int = ...,
) -> Any: ...

class Unpacker:
    def __init__(
        self,
        *,
        raw: bool = ...,
        strict_map_key: bool = ...,
        max_array_len: int = ...,
        max_map_len: int = ...,
        max_ext_len: int = ...,
    ) -> None: ...
    def feed(self, next_bytes: bytes) -> None: ...
    def tell(self) -> int: ...
    def __iter__(self) -> Iterator[Any]: ...
