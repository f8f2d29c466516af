"""座位凭证: who shows the token that a seat was taken with is the person to whom the seat belongs."""

import hashlib
import hmac

TOKEN_BYTES = 16


def hash_of(token: bytes) -> str:
    """What a host keeps, and journals, of a token: it proves nothing to who reads it."""
    return hashlib.sha256(b"gunzi seat " + token).hexdigest()


def owns(token: bytes, owner: str) -> bool:
    """Whether this is the token of which the hash was kept."""
    return hmac.compare_digest(hash_of(token), owner)
