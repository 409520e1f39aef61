"""`domineum serve`: tables for many people."""

from __future__ import annotations

import argparse
import json
import os
import socket
import time
import webbrowser
from pathlib import Path
from threading import Thread

from domineum.kernel import DomineumError

USUAL_PORT = 8000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options; everything else is set by DOMINEUM_... (see docs/deploy.md)."""
    parser.add_argument("--host", help="the address to listen on (default 127.0.0.1)")
    parser.add_argument("--port", type=int, help="the port (default 8000; 0: any that is free)")
    parser.add_argument("--database", metavar="URL", help="postgresql://... or sqlite:///FILE")
    parser.add_argument("--workers", type=int, default=1, help="processes; needs PostgreSQL")
    parser.add_argument("--game", action="append", metavar="GAME", help="a game to host")


def run(arguments: argparse.Namespace) -> int:
    """Serve until the process is ended."""
    return serve(
        {
            "host": arguments.host,
            "port": arguments.port,
            "database": arguments.database,
            "games": arguments.game,
        },
        arguments.workers,
    )


def serve(given: dict[str, object], workers: int = 1) -> int:
    """Run the server with these settings on top of those of the environment."""
    try:
        import uvicorn
        from pydantic import ValidationError
    except ModuleNotFoundError as missing:
        raise DomineumError(f"{missing.name} is missing: install 'domineum[server]'") from None
    from domineum.server.app import make
    from domineum.server.settings import Settings

    try:
        settings = Settings(**{k: v for k, v in given.items() if v is not None})  # type: ignore[arg-type]
    except ValidationError as error:
        raise DomineumError(f"the settings are wrong: {error.errors()[0]['msg']}") from None
    if settings.web is None:
        settings.web = _built_pages()
    if workers > 1 and not settings.shared:
        raise DomineumError("several processes share PostgreSQL, not a file: give --database")
    for name in ("host", "port", "hosts", "database", "games", "web"):
        value = getattr(settings, name)
        if value:
            os.environ[f"DOMINEUM_{name.upper()}"] = _text(value)
    uvicorn.run(
        "domineum.server.app:make" if workers > 1 else make(settings),
        factory=workers > 1,
        workers=workers if workers > 1 else None,
        host=settings.host,
        port=settings.port,
        ws_max_size=settings.message_bytes,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=75,
    )
    return 0


def in_browser(game: str | None) -> int:
    """Serve this computer alone, and open the browser as soon as the server answers."""
    port = _free_port()
    Thread(target=_open, args=(port,), daemon=True).start()
    print(f"http://127.0.0.1:{port}/  (Ctrl+C ends the server; your tables are kept)", flush=True)
    return serve(
        {
            "host": "127.0.0.1",
            "port": port,
            "hosts": ["127.0.0.1", "localhost"],
            "games": [game] if game else None,
            "log_level": "warning",
        }
    )


def _free_port() -> int:
    """The usual port, or another one if somebody has it."""
    for wanted in (USUAL_PORT, 0):
        with socket.socket() as found:
            try:
                found.bind(("127.0.0.1", wanted))
            except OSError:
                continue
            port: int = found.getsockname()[1]
            return port
    raise DomineumError("there is no free port")


def _open(port: int) -> None:
    for _ in range(600):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(f"http://127.0.0.1:{port}/")
            return


def _text(value: object) -> str:
    return json.dumps(value) if isinstance(value, list) else str(value)


def _built_pages() -> Path | None:
    """The browser table that was built next to the sources, if it was."""
    built = Path(__file__).parents[3] / "web" / "dist"
    return built if built.is_dir() else None
