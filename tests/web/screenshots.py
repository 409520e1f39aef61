"""Pictures of every page in both languages and sizes: `python -m tests.web.screenshots`."""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

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


class Photographer:
    """Takes pictures in one language and size."""

    def __init__(
        self, browser: Browser, port: int, folder: Path, language: str, phone: bool
    ) -> None:
        self.folder, self.language, self.phone = folder, language, phone
        self.words = NAMES[language]
        self.context = browser.new_context(
            base_url=f"http://localhost:{port}",
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            has_touch=phone, is_mobile=phone, reduced_motion="reduce",
            locale="pl-PL" if language == "pl" else "en-GB",
        )  # fmt: skip
        self.context.add_init_script(
            "if (location.protocol !== 'about:') localStorage.setItem('domineum.settings',"
            f" JSON.stringify({{language: '{language}', speed: 'instant', confirm: false,"
            " name: 'Ada'}))"
        )

    def shoot(self, page: Page, name: str) -> None:
        """Take a picture as a small file."""
        page.mouse.move(0, 0)
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(SETTLE_MS)
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
        page = self.context.new_page()
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
        page.close()

    def voidfall(self) -> None:
        """A game of rivals in the middle, its parts, and its replay."""
        person = self._begin("Voidfall", self.words["first"], 50)
        page = person.page
        self.part(page, "galaxy")
        self.shoot(page, "voidfall-galaxy")
        page.get_by_role("tab").first.click()
        self.shoot(page, "voidfall-map")
        page.goto(page.url + "/replay")
        self.shoot(page, "voidfall-replay")
        page.close()

    def solo(self) -> None:
        """A solo game with its crises."""
        person = self._begin("Voidfall", self.words["solo"], 60)
        self.part(person.page, "crisis")
        self.shoot(person.page, "voidfall-crisis")
        self.part(person.page, "scores")
        self.shoot(person.page, "voidfall-scores")
        person.page.close()

    def revenant(self) -> None:
        """The fleeing fleet."""
        person = self._begin("Revenant", self.words["first"], 60)
        self.shoot(person.page, "revenant-fleet")
        person.page.close()

    def _begin(self, game: str, button: str, choices: int) -> Person:
        person = Person(self.context.new_page(), seed=11).start(button, game)
        person.play(choices)
        person.wait_for_turn()
        return person


def main(folder: Path) -> None:
    """Take all pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as play:
        settings = {"DOMINEUM_WEB": str(ROOT / "web" / "dist")}
        database = f"sqlite:///{place}/tables.sqlite"
        server = Server(database, Path(place) / "log", ("voidfall", "revenant"), settings).start()
        browser = play.chromium.launch(executable_path=of_the_system(), args=FLAGS)
        for language in NAMES:
            for phone in (False, True):
                photographer = Photographer(browser, server.port, folder, language, phone)
                takes: list[Callable[[], None]] = [
                    photographer.pages, photographer.voidfall, photographer.solo,
                    photographer.revenant,
                ]  # fmt: skip
                for take in takes:
                    take()
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "img")
