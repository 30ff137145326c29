"""The secret of a link that makes somebody a host: signed, so that the command line has nothing to
write where a server runs. What was used is written down, until it would have ended anyway."""

from __future__ import annotations

import base64
import binascii
import hmac
import secrets

NONCE, ENDS, SIGNED = 12, 5, 16  # bytes: of chance, of the end in seconds, of the signature


def sign(key: bytes, ends_at: int) -> str:
    """The secret of a new link, different every time; `ends_at` in milliseconds since 1970."""
    said = secrets.token_bytes(NONCE) + (ends_at // 1000).to_bytes(ENDS, "big")
    return base64.urlsafe_b64encode(said + signature(key, said)).decode().rstrip("=")


def read_end(key: bytes, secret: str) -> int | None:
    """When a link ends, in milliseconds; None where we have not signed it."""
    try:
        written = base64.urlsafe_b64decode(secret + "=" * (-len(secret) % 4))
    except (binascii.Error, ValueError):
        return None
    said, signed = written[:-SIGNED], written[-SIGNED:]
    if len(said) != NONCE + ENDS or not hmac.compare_digest(signed, signature(key, said)):
        return None
    return int.from_bytes(said[NONCE:], "big") * 1000


def signature(key: bytes, said: bytes) -> bytes:
    return hmac.digest(key, b"clowder.host/" + said, "sha256")[:SIGNED]
