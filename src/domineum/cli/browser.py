"""Playing in the browser: a server for this computer alone, and a page that opens by itself."""

from __future__ import annotations

import http.client
import socket
import time
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from threading import Thread

from domineum import games
from domineum.cli import language
from domineum.cli.serve import serve
from domineum.kernel import DomineumError, Message
from domineum.kernel.packs import open_pack

HERE = "127.0.0.1"
START_SECONDS = 60


def play(game: str | None, tongue: str, packs: Sequence[Path] = ()) -> int:
    """Serve until Ctrl+C; if a server of ours runs here already, only open its page."""
    if game is not None:
        games.find(game)
    usual, built = _settings()
    for place in packs:
        open_pack(place)
    if _answers(usual):
        if packs:
            raise DomineumError(f"a server runs at {_address(usual)} already: end it to add packs")
        _say("browser-running", tongue, address=_address(usual))
        webbrowser.open(_address(usual))
        return 0
    port = _free_port(usual)
    _say("browser-address", tongue, address=_address(port))
    if not built:
        _say("browser-not-built", tongue)
    Thread(target=_open, args=(port, tongue), daemon=True).start()
    return serve(
        {
            "host": HERE,
            "port": port,
            "hosts": [HERE, "localhost"],
            "games": [game] if game else None,
            "packs": list(packs) or None,
            "log_level": "warning",
        }
    )


def _settings() -> tuple[int, bool]:
    """The usual port, and whether the pages are built.

    Browsers keep the links to seats by address, so the address should stay the same.
    """
    try:
        from domineum.server.doors.pages import built_pages
        from domineum.server.settings import Settings
    except ModuleNotFoundError as missing:
        raise DomineumError(f"{missing.name} is missing: pip install domineum brings it") from None
    settings = Settings()
    return settings.port, built_pages(settings) is not None


def _address(port: int) -> str:
    return f"http://{HERE}:{port}/"


def _say(key: str, tongue: str, **args: int | str) -> None:
    print(language.texts().render(Message(key, args), tongue), flush=True)


def _free_port(usual: int) -> int:
    """The usual port, or another one if it is taken."""
    for wanted in (usual, 0):
        with socket.socket() as found:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                found.bind((HERE, wanted))
            except OSError:
                continue
            port: int = found.getsockname()[1]
            return port
    raise DomineumError("there is no free port")


def _answers(port: int) -> bool:
    """Whether a server of ours is there."""
    link = http.client.HTTPConnection(HERE, port, timeout=1)
    try:
        link.request("GET", "/healthz")
        return link.getresponse().read(10) == b"good\n"
    except (OSError, http.client.HTTPException):
        return False
    finally:
        link.close()


def _open(port: int, tongue: str) -> None:
    """Open the page as soon as the server answers."""
    until = time.monotonic() + START_SECONDS
    while time.monotonic() < until:
        if _answers(port):
            if not webbrowser.open(_address(port)):
                _say("browser-none", tongue, address=_address(port))
            return
        time.sleep(0.1)
