"""The door: checks size, rate and host of every request, and sets the headers of every answer."""

from __future__ import annotations

import ipaddress
import re
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from starlette.responses import Response

from domineum.server.doors.replies import refusal
from domineum.server.logs import log
from domineum.server.metrics import Metrics
from domineum.server.rates import Rates
from domineum.server.settings import Settings
from domineum.table.problems import BadRequest, Problem, TooLarge

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

API_POLICY = "default-src 'none'; frame-ancestors 'none'"
PAGE_POLICY = (
    "default-src 'self'; script-src {script}; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self' data:; connect-src {connect}; worker-src 'self'; "
    "manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
"""Sent with scripts too: a worker obeys the policy that it came with."""
ENGINE = re.compile(r"/assets/engine-[\w-]+\.js")
"""The worker that runs the rules in the browser, the only one that may compile WebAssembly."""
HOST = re.compile(rb"[\w.-]+(:\d+)?|\[[0-9a-fA-F:]+\](:\d+)?")
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"x-frame-options", b"DENY"),
]


def address_of(scope: Scope) -> str:
    """What identifies a client: its address, or the network of an IPv6 address."""
    host = (scope.get("client") or ("local", 0))[0]
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return str(host)
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


def check_host(settings: Settings, headers: dict[bytes, bytes]) -> None:
    """Refuse a name that is not ours: another site may point its own name at our address."""
    if settings.hosts:
        host = headers.get(b"host", b"").decode("latin-1").rpartition("@")[2].lower()
        name = host if host.endswith("]") else host.rpartition(":")[0] or host
        if name not in settings.hosts:
            raise BadRequest(problem="this server does not go by that name")


class Guard:
    """The outermost part of the application."""

    def __init__(self, app: App, settings: Settings, rates: Rates, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.rates = rates
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or refuse it at the door."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = time.perf_counter()
        status = 500

        async def answer(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = _headers(scope, message["headers"])
            await send(message)

        try:
            refused = self._refusal(scope)
            if refused is not None:
                await refused(scope, receive, answer)
            else:
                await self.app(scope, self._bounded(scope, receive), answer)
        finally:
            self._count(scope, status, time.perf_counter() - begun)

    def _refusal(self, scope: Scope) -> Response | None:
        headers = dict(scope["headers"])
        try:
            check_host(self.settings, headers)
            if scope["path"] != "/healthz":
                self.rates.take(address_of(scope))
            length = headers.get(b"content-length", b"0")
            if not length.isdigit() or int(length[:18]) > self._limit(scope):
                raise TooLarge(limit=self._limit(scope))
        except Problem as problem:
            return refusal(problem)
        return None

    def _limit(self, scope: Scope) -> int:
        if scope["path"].endswith("/import"):
            return 2 * self.settings.record_bytes
        return self.settings.body_bytes

    def _bounded(self, scope: Scope, receive: Receive) -> Receive:
        """Count what arrives: a client may lie about the length, or leave it out."""
        limit = self._limit(scope)
        arrived = 0

        async def bounded() -> MutableMapping[str, Any]:
            nonlocal arrived
            message = await receive()
            arrived += len(message.get("body", b""))
            if arrived > limit:
                raise TooLarge(limit=limit)
            return message

        return bounded

    def _count(self, scope: Scope, status: int, seconds: float) -> None:
        """Log the route, never the path, the query or a header: nothing secret may be in a log."""
        route = getattr(scope.get("route"), "path", "other")
        method = scope["method"] if scope["method"] in METHODS else "other"
        self.metrics.requests.labels(method, route, str(status)).inc()
        self.metrics.seconds.labels(route).observe(seconds)
        if self.settings.access_log:
            ms = round(1000 * seconds, 1)
            log.info("request", method=method, route=route, status=status, ms=ms)


METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


def _policy(scope: Scope) -> str:
    """What a page may do; for some browsers 'self' does not include WebSockets."""
    if scope["path"].startswith("/api/"):
        return API_POLICY
    host = dict(scope["headers"]).get(b"host", b"")
    name = host.decode("latin-1") if HOST.fullmatch(host) else ""
    sockets = f" ws://{name} wss://{name}" if name else ""
    script = "'self' 'wasm-unsafe-eval'" if ENGINE.fullmatch(scope["path"]) else "'self'"
    return PAGE_POLICY.format(connect="'self'" + sockets, script=script)


def _headers(scope: Scope, given: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    headers = [*given, *HEADERS, (b"content-security-policy", _policy(scope).encode("latin-1"))]
    if not any(name == b"cache-control" for name, _ in given):
        headers.append((b"cache-control", b"no-store"))
    return headers
