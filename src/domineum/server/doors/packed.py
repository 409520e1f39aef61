"""Answers that do not change: packed once, and known to browsers by a hash of their bytes."""

from __future__ import annotations

import gzip
import hashlib
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "public, no-cache"


class Packed(NamedTuple):
    """Bytes, the same packed (or nothing if that saves too little), and their hash."""

    plain: bytes
    packed: bytes
    version: str


def pack(plain: bytes, level: int = 9) -> Packed:
    """Pack bytes once and for all."""
    version = hashlib.blake2b(plain, digest_size=8).hexdigest()
    packed = gzip.compress(plain, level, mtime=0)
    return Packed(plain, packed if len(packed) < 0.9 * len(plain) else b"", version)


def send(request: Request, found: Packed, media_type: str, cache: str) -> Response:
    """Send bytes, packed if the client can unpack them, or say that the client has them."""
    packed = bool(found.packed) and takes_gzip(request.headers.get("accept-encoding", ""))
    tag = f'"{found.version}{"-gzip" if packed else ""}"'
    headers = {"ETag": tag, "Vary": "Accept-Encoding", "Cache-Control": cache}
    if is_known(request.headers.get("if-none-match", ""), tag):
        return Response(status_code=304, headers=headers)
    if packed:
        headers["Content-Encoding"] = "gzip"
    return Response(found.packed if packed else found.plain, headers=headers, media_type=media_type)


def takes_gzip(accepted: str) -> bool:
    """Whether a client takes gzip: it names it, and does not refuse it with `q=0`."""
    for given in accepted.lower().split(","):
        name, _, quality = given.partition(";")
        if name.strip() in ("gzip", "*"):
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def is_known(tags: str, tag: str) -> bool:
    """Whether a client has what carries this tag."""
    known = [given.strip().removeprefix("W/") for given in tags.split(",")]
    return tag in known or "*" in known
