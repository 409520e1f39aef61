"""Signed links: which seats of which table a person may play, and for how long."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Sequence
from functools import lru_cache

import msgspec
from itsdangerous import BadData, URLSafeSerializer

from domineum.server.storage.rows import SeatRow
from domineum.table.problems import NoLink

LONGEST = 400
REMEMBERED = 4_000
"""Good links whose signature is not verified each time."""


class Signed(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """What is signed: the table, whether its holder is the host, and seat -> generation."""

    table: str
    host: bool
    seats: dict[int, int]


class Holder(msgspec.Struct, frozen=True):
    """What a link allows now. Nobody's link (a spectator's) allows nothing."""

    host: bool
    seats: tuple[int, ...]


NOBODY = Holder(False, ())


class Links:
    """Makes and checks links with the secret of the database."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()
        self._signer = URLSafeSerializer(
            secret, salt="seat", signer_kwargs={"digest_method": hashlib.sha256}
        )
        self._read = lru_cache(REMEMBERED)(self._verified)

    def make(self, table: str, seats: Iterable[SeatRow], host: bool = False) -> str:
        """Sign a link for these seats as they are now."""
        return str(self._signer.dumps([table, host, {s.seat: s.generation for s in seats}]))

    def check(self, token: str, table: str, seats: Sequence[SeatRow]) -> Holder:
        """Return what a link allows at this table now. A link that allows nothing is refused."""
        if len(token) > LONGEST:
            raise NoLink()
        try:
            signed = self._read(token)
        except (BadData, msgspec.ValidationError, ValueError):
            raise NoLink() from None
        now = {seat.seat: seat.generation for seat in seats}
        good = tuple(seat for seat, n in sorted(signed.seats.items()) if now.get(seat) == n)
        same = hmac.compare_digest(signed.table.encode(), table.encode())
        if not same or not (good or signed.host):
            raise NoLink()
        return Holder(signed.host, good)

    def _verified(self, token: str) -> Signed:
        return msgspec.convert(self._signer.loads(token), Signed, strict=False)

    def fingerprint(self, text: str) -> str:
        """Return what identifies an address in the database."""
        return hmac.new(self._secret, text.encode(), hashlib.sha256).hexdigest()[:32]
