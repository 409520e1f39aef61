"""A real browser at a real server. Every page that a test opens must stay without errors."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.server.process import LANTERNS, ROOT, Server, free_port
from tests.web.browser import of_the_system

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
FLAGS = [
    "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--no-first-run",
]  # fmt: skip

PATIENCE_MS = 20_000
"""How long a page may take for anything, on a machine that has other things to do."""
expect.set_options(timeout=PATIENCE_MS)

CUT = "net::ERR_INTERNET_DISCONNECTED"
"""What the browser says of a network that a test has cut."""
NewContext = Callable[..., BrowserContext]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server with the built page and both games."""
    folder = tmp_path_factory.mktemp("site")
    dist = Path(os.environ.get("DOMINEUM_TEST_WEB", ROOT / "web" / "dist"))
    assert (dist / "index.html").is_file(), "the page is not built: make web"
    settings = {"DOMINEUM_WEB": str(dist)}
    found = Server(
        f"sqlite:///{folder}/tables.sqlite", folder / "log", ("voidfall", "revenant"), settings
    )
    found.start()
    yield found
    found.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser for all tests of this process."""
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=of_the_system(), args=FLAGS)
        yield browser
        browser.close()


class Folder:
    """The site, built by `make site`: files below a path, served by nothing but Python's own."""

    def __init__(self, built: Path, web: Path) -> None:
        assert (built / "index.html").is_file(), "the site is not built: make site"
        (web / "games").mkdir()
        (web / "games" / "table").symlink_to(built)
        self.web = web
        self.port = free_port()
        self.address = f"http://localhost:{self.port}/games/table/"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Folder:
        """Start, and wait until it answers."""
        command = [
            sys.executable,
            "-m",
            "http.server",
            str(self.port),
            "--directory",
            str(self.web),
        ]
        self.process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        until = time.monotonic() + 60
        while time.monotonic() < until:
            with suppress(OSError), socket.create_connection(("localhost", self.port), 5):
                return self
            time.sleep(0.05)
        raise AssertionError("the files are not served")

    def stop(self) -> None:
        """End it."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Folder]:
    """The site without a server."""
    found = Folder(ROOT / "build" / "site", tmp_path_factory.mktemp("web")).start()
    yield found
    found.stop()


class Place(Protocol):
    """Where pages are."""

    @property
    def address(self) -> str:
        """The first page."""


@contextmanager
def watched(chromium: Browser, site: Place) -> Iterator[NewContext]:
    """Open browsers of their own (another person, another machine); check them afterwards."""
    opened: list[BrowserContext] = []
    errors: list[str] = []

    def watch(page: Page) -> None:
        page.on("pageerror", lambda error: errors.append(f"{page.url}: {error}"))
        page.on(
            "console",
            lambda line: (
                errors.append(f"{page.url}: {line.text}")
                if line.type == "error" and CUT not in line.text
                else None
            ),
        )

    def new(phone: bool = False, language: str = "en", speed: str = "instant") -> BrowserContext:
        found = chromium.new_context(
            base_url=site.address,
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            locale="pl-PL" if language == "pl" else "en-GB",
            reduced_motion="reduce",
        )
        found.set_default_timeout(PATIENCE_MS)
        found.add_init_script(
            "if (location.protocol !== 'about:' && !localStorage.getItem('domineum.settings'))"
            " localStorage.setItem("
            f"'domineum.settings', JSON.stringify({{language: '{language}', speed: '{speed}',"
            " name: 'Ada'}))"
        )
        found.on("page", watch)
        opened.append(found)
        return found

    yield new
    for found in opened:
        found.close()
    assert errors == []


@pytest.fixture
def context(chromium: Browser, site: Server) -> Iterator[NewContext]:
    """Browsers of one test."""
    with watched(chromium, site) as new:
        yield new


@pytest.fixture
def alone(chromium: Browser, folder: Folder) -> Iterator[NewContext]:
    """Browsers of one test at the site that has no server."""
    with watched(chromium, folder) as new:
        yield new


@pytest.fixture(params=["server", "folder"])
def anywhere(request: pytest.FixtureRequest, chromium: Browser) -> Iterator[NewContext]:
    """Browsers of one test, at a server and at the site that has none."""
    name = "site" if request.param == "server" else "folder"
    with watched(chromium, request.getfixturevalue(name)) as new:
        yield new


@pytest.fixture(scope="module")
def shared(chromium: Browser, site: Server) -> Iterator[NewContext]:
    """Browsers that the tests of a module use one after another."""
    with watched(chromium, site) as new:
        yield new


@pytest.fixture
def axe() -> str:
    """The source of axe-core, which looks for what keeps people out."""
    return (Path(ROOT) / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")


@pytest.fixture
def lantern_light(chromium: Browser, tmp_path: Path) -> Iterator[NewContext]:
    """Browsers at a server that hosts Lanterns."""
    dist = Path(os.environ.get("DOMINEUM_TEST_WEB", ROOT / "web" / "dist"))
    settings = {"DOMINEUM_WEB": str(dist)}
    games = ("voidfall", LANTERNS)
    server = Server(f"sqlite:///{tmp_path}/db", tmp_path / "log", games, settings).start()
    try:
        with watched(chromium, server) as new:
            yield new
    finally:
        server.stop()
