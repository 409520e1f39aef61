"""`domineum serve`: tables for many people."""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

from domineum.kernel import DomineumError

if TYPE_CHECKING:
    from fastapi import FastAPI

    from domineum.server.settings import Settings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options; everything else is set by DOMINEUM_... (see docs/deploy.md)."""
    parser.add_argument("--host", help="the address to listen on (default 127.0.0.1)")
    parser.add_argument("--port", type=int, help="the port (default 8000; 0: any that is free)")
    parser.add_argument("--database", metavar="URL", help="postgresql://... or sqlite:///FILE")
    parser.add_argument("--workers", type=int, default=1, help="processes; needs PostgreSQL")
    parser.add_argument("--game", action="append", metavar="GAME", help="a game to host")
    parser.add_argument(
        "--check-upgrade", action="store_true",
        help="serve nothing, change nothing: say how every table would go on with this version",
    )  # fmt: skip
    parser.add_argument(
        "--pack", action="append", type=Path, metavar="PATH",
        help="a pack that tables may choose, or a folder of packs; again for several",
    )  # fmt: skip
    parser.add_argument(
        "--healthcheck", action="store_true", help="ask a server that runs here whether it is well"
    )


def run(arguments: argparse.Namespace) -> int:
    """Serve until the process is ended."""
    given = {
        "host": arguments.host,
        "port": arguments.port,
        "database": arguments.database,
        "games": arguments.game,
        "packs": arguments.pack,
    }
    if arguments.check_upgrade:
        return check_upgrade(given)
    return serve(given, arguments.workers, arguments.healthcheck)


def check_upgrade(given: dict[str, object]) -> int:
    """Print what this version would do to every table; 1 if it would set one aside."""
    from domineum.server.settings import Settings
    from domineum.server.upgrading import check

    lines, good = check(Settings(**{k: v for k, v in given.items() if v is not None}))  # type: ignore[arg-type]
    print("\n".join(lines))
    return 0 if good else 1


def serve(given: dict[str, object], workers: int = 1, healthcheck: bool = False) -> int:
    """Run the server with these settings on top of those of the environment, or ask about it."""
    try:
        from pydantic import ValidationError
    except ModuleNotFoundError as missing:
        raise DomineumError(f"{missing.name} is missing: pip install domineum brings it") from None
    from domineum.server.app import make
    from domineum.server.settings import Settings

    try:
        settings = Settings(**{k: v for k, v in given.items() if v is not None})  # type: ignore[arg-type]
    except ValidationError as error:
        raise DomineumError(f"the settings are wrong: {error.errors()[0]['msg']}") from None
    if healthcheck:
        from domineum.server.healthy import healthy

        return 0 if healthy(settings) else 1
    if workers > 1 and not settings.shared:
        raise DomineumError("several processes share PostgreSQL, not a file: give --database")
    for name in ("host", "port", "hosts", "database", "games", "packs", "web"):
        value = getattr(settings, name)
        if value:
            os.environ[f"DOMINEUM_{name.upper()}"] = _text(value)
    app = None if workers > 1 else make(settings)
    try:
        _run(settings, app, workers)
    except SystemExit:
        problem = getattr(app and app.state, "problem", None)
        if problem is None:
            raise
        raise problem from None
    return 0


def _run(settings: Settings, app: FastAPI | None, workers: int) -> None:
    """Run uvicorn until the process is ended."""
    import uvicorn

    uvicorn.run(
        app or "domineum.server.app:make",
        factory=app is None,
        workers=workers if workers > 1 else None,
        host=settings.host,
        port=settings.port,
        http="domineum.server.doors.connections:Bounded",
        ws_max_size=settings.message_bytes,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=75,
    )


def _text(value: object) -> str:
    return json.dumps(value, default=str) if isinstance(value, list) else str(value)
