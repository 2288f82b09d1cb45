"""Secrets that identify callers: signed guest cookies, seat tokens (stored as hashes only), signed links."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from argosy.server.storage.rows import SeatRow

COOKIE: Final = "argosy_guest"
COOKIE_SECONDS: Final = 400 * 24 * 3600
"""The longest that browsers keep a cookie."""


def new_id() -> str:
    """A random id for a guest or a table: 96 bits, so that links cannot be guessed."""
    return secrets.token_hex(12)


def new_token() -> str:
    """A random seat token: 256 bits."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """The hash of a token, which is all that the store keeps."""
    return sha256(token.encode()).hexdigest()


class Signer:
    """Signs cookies and links with the server's secret."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def cookie(self, guest: str) -> str:
        """The value of a guest's cookie."""
        return f"{guest}.{self._sign('guest', guest)}"

    def guest(self, cookie: str | None) -> str | None:
        """The guest of a cookie; None if its signature is wrong."""
        id, _, signature = (cookie or "").partition(".")
        return id if hmac.compare_digest(signature.encode(), self._sign("guest", id).encode()) else None

    def invite(self, table: str, number: int = 0) -> str:
        """The token in the link to join a table; `number` is how often the link was replaced."""
        return self._sign("invite", f"{table} {number}" if number else table)

    def watch(self, table: str) -> str:
        """The token in the link to watch a table."""
        return self._sign("watch", table)

    def invites(self, table: str, token: str | None, number: int = 0) -> bool:
        """Whether that is the token to join."""
        return token is not None and hmac.compare_digest(token.encode(), self.invite(table, number).encode())

    def watches(self, table: str, token: str | None) -> bool:
        """Whether that is the token to watch."""
        return token is not None and hmac.compare_digest(token.encode(), self.watch(table).encode())

    def _sign(self, purpose: str, text: str) -> str:
        digest = hmac.digest(self._secret, f"{purpose} {text}".encode(), "sha256")
        return urlsafe_b64encode(digest).rstrip(b"=").decode()


def seat_of(seats: Sequence[SeatRow], token: str | None, guest: str | None) -> int | None:
    """The seat of a token, or without one of a guest. Compares all hashes in constant time."""
    if token is not None:
        mine = hashed(token)
        held = [seat.seat for seat in seats if hmac.compare_digest(seat.token_sha256 or "", mine)]
    else:
        held = [seat.seat for seat in seats if guest is not None and seat.guest == guest]
    return held[0] if held else None
