"""Pictures of every page in both languages and sizes: `python -m tests.web.screenshots`."""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, StorageState, sync_playwright

from tests.server.process import ROOT, Server
from tests.web.browser import of_the_system
from tests.web.conftest import DESKTOP, FLAGS, PHONE
from tests.web.person import LONG_MS, Person

QUALITY = 62
SETTLE_MS = 700
LAB = "/lab?k=player&i=corvette.4_destroyer.2&it=shields*&d=corvette.3_sentry.2&dt=targeting"
NAMES = {
    "en": {"first": "First game", "solo": "Solo", "galaxy": "Galaxy", "crisis": "Crisis",
           "scores": "Scores"},
    "pl": {"first": "Pierwsza gra", "solo": "Solo", "galaxy": "Galaktyka", "crisis": "Kryzys",
           "scores": "Wyniki"},
}  # fmt: skip

GAMES = (("voidfall", "Voidfall", "first", 50), ("solo", "Voidfall", "solo", 60),
         ("revenant", "Revenant", "first", 60))  # fmt: skip
"""What is played for the pictures: name, game, button, choices."""


class Photographer:
    """Takes pictures in one language and size, of tables at which it sits as who played them."""

    def __init__(
        self,
        browser: Browser,
        port: int,
        folder: Path,
        language: str,
        phone: bool,
        seats: dict[str, tuple[str, StorageState]] | None = None,
    ) -> None:
        self.folder, self.language, self.phone = folder, language, phone
        self.words = NAMES[language]
        self.browser, self.port = browser, port
        self.seats = seats or {}

    def page(self, state: StorageState | None = None) -> Page:
        """A page of a browser of its own."""
        context = self.browser.new_context(
            base_url=f"http://localhost:{self.port}",
            viewport=PHONE if self.phone else DESKTOP,  # type: ignore[arg-type]
            has_touch=self.phone, is_mobile=self.phone, reduced_motion="reduce",
            locale="pl-PL" if self.language == "pl" else "en-GB", storage_state=state,
        )  # fmt: skip
        context.add_init_script(
            "if (location.protocol !== 'about:') localStorage.setItem('domineum.settings',"
            f" JSON.stringify({{language: '{self.language}', speed: 'instant', confirm: false,"
            " name: 'Ada'}))"
        )
        return context.new_page()

    def shoot(self, page: Page, name: str) -> None:
        """Take a picture as a small file, once everything is painted."""
        page.mouse.move(0, 0)
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(SETTLE_MS)
        page.wait_for_function("() => document.documentElement.dataset.painting !== 'yes'")
        session = page.context.new_cdp_session(page)
        wish = {"format": "webp", "quality": QUALITY}
        data = session.send("Page.captureScreenshot", wish)["data"]
        size = "phone" if self.phone else "desktop"
        path = self.folder / f"{name}-{size}-{self.language}.webp"
        path.write_bytes(base64.b64decode(data))

    def part(self, page: Page, word: str) -> None:
        """Open a part of the table."""
        page.get_by_role("tab", name=self.words[word]).first.click()

    def pages(self) -> None:
        """The pages that need no game."""
        page = self.page()
        for name, path in (("lobby", "/"), ("new-voidfall", "/new?game=voidfall"),
                           ("new-revenant", "/new?game=revenant"),
                           ("library", "/library/voidfall/technologies"), ("learn", "/learn"),
                           ("helper", "/helper?game=voidfall&code=DX41-1A-2B-3A-6B.CADB"),
                           ("scores", "/helper?game=revenant&part=scores"),
                           ("lab", LAB)):  # fmt: skip
            page.goto(path)
            if path == LAB:
                page.locator(".outcome [data-winner]").wait_for(timeout=LONG_MS)
            self.shoot(page, name)
        page.context.close()

    def tables(self) -> None:
        """Every table that was played, its parts, and a replay."""
        page = self._sit("voidfall")
        self.part(page, "galaxy")
        self.shoot(page, "voidfall-galaxy")
        page.get_by_role("tab").first.click()
        self.shoot(page, "voidfall-map")
        page.goto(page.url + "/replay")
        self.shoot(page, "voidfall-replay")
        page.context.close()
        page = self._sit("solo")
        self.part(page, "crisis")
        self.shoot(page, "voidfall-crisis")
        self.part(page, "scores")
        self.shoot(page, "voidfall-scores")
        page.context.close()
        page = self._sit("revenant")
        self.shoot(page, "revenant-fleet")
        page.context.close()

    def _sit(self, name: str) -> Page:
        address, state = self.seats[name]
        page = self.page(state)
        page.goto(address)
        Person(page).wait_for_turn()
        return page

    def play(self) -> dict[str, tuple[str, StorageState]]:
        """Play each game up to its middle: where that is, and what the browser keeps of it."""
        found = {}
        for name, game, button, choices in GAMES:
            person = Person(self.page(), seed=11).start(self.words[button], game)
            person.play(choices)
            person.wait_for_turn()
            found[name] = (person.page.url, person.page.context.storage_state())
            person.page.context.close()
        return found


def main(folder: Path) -> None:
    """Take all pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as play:
        settings = {"DOMINEUM_WEB": str(ROOT / "web" / "dist")}
        database = f"sqlite:///{place}/tables.sqlite"
        server = Server(database, Path(place) / "log", ("voidfall", "revenant"), settings).start()
        browser = play.chromium.launch(executable_path=of_the_system(), args=FLAGS)
        seats = Photographer(browser, server.port, folder, "en", phone=False).play()
        for language in NAMES:
            for phone in (False, True):
                photographer = Photographer(browser, server.port, folder, language, phone, seats)
                photographer.pages()
                photographer.tables()
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "img")
