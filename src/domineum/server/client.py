"""A small client of the HTTP interface, for measurements and proofs. One connection each."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from contextlib import suppress
from ssl import SSLContext
from typing import Any

API = "/api/v1"


class Gone(Exception):
    """The server did not answer; whether it carried out the request is not known."""


class Client:
    """One keep-alive connection."""

    def __init__(
        self, host: str, port: int, seconds: float = 30.0, trust: SSLContext | None = None,
        more: Sequence[str] = (),
    ) -> None:  # fmt: skip
        self.host = host
        self.port = port
        self.seconds = seconds
        self.trust = trust
        self.more = more
        """Further headers."""
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def request(
        self, method: str, path: str, body: object = None, token: str = ""
    ) -> tuple[int, Any]:
        """Send a request and return the status and the decoded answer."""
        try:
            async with asyncio.timeout(self.seconds):
                return await self._request(method, path, body, token)
        except (OSError, EOFError, TimeoutError, ValueError) as error:
            await self.close()
            raise Gone(type(error).__name__) from error

    async def _request(self, method: str, path: str, body: object, token: str) -> tuple[int, Any]:
        if self._streams is None:
            self._streams = await asyncio.open_connection(
                self.host, self.port, limit=16_000_000, ssl=self.trust
            )
        reader, writer = self._streams
        data = b"" if body is None else json.dumps(body).encode()
        head = [f"{method} {API}{path} HTTP/1.1", f"Host: {self.host}:{self.port}", *self.more]
        if token:
            head.append(f"Authorization: Bearer {token}")
        if body is not None:
            head += ["Content-Type: application/json", f"Content-Length: {len(data)}"]
        writer.write("\r\n".join([*head, "", ""]).encode() + data)
        await writer.drain()
        answer = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        length = int(answer.split("content-length:", 1)[1].split("\r\n", 1)[0])
        said = await reader.readexactly(length)
        if "connection: close" in answer:
            await self.close()
        return int(answer.split(" ", 2)[1]), json.loads(said)

    async def get(self, path: str, token: str = "") -> tuple[int, Any]:
        """Send a GET request."""
        return await self.request("GET", path, token=token)

    async def post(self, path: str, body: object = None, token: str = "") -> tuple[int, Any]:
        """Send a POST request."""
        return await self.request("POST", path, {} if body is None else body, token)

    async def close(self) -> None:
        """End the connection."""
        if self._streams is not None:
            writer = self._streams[1]
            self._streams = None
            writer.close()
            with suppress(OSError, TimeoutError):
                async with asyncio.timeout(1):
                    await writer.wait_closed()
