"""A scripted person who uses only what is visible on the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from playwright.sync_api import Locator, Page, expect

from domineum.kernel import Random

LONG_MS = 60_000
CODE_WORDS = {"en": ("Set-up code", "Use the code"), "pl": ("Kod rozgrywki", "Użyj kodu")}
ASKED = """ready => {
  const side = document.querySelector('[data-seq]');
  return side?.dataset.over === 'true' || document.querySelector('.cover [aria-disabled=false]')
    || (side && ready.includes(side.dataset.ready));
}"""
"""Whether the game is over, the screen is to be passed on, or something is asked, nothing is under
way, and the question has been there for long enough: keys may follow an own choice at once."""

MOVED_OR_ENDING = """seq => document.querySelector('[data-ends]')
  || Number(document.querySelector('[data-seq]')?.dataset.seq) > seq"""


class Person:
    """Sits at a table in a browser and answers by keys, with a mouse or by touch."""

    def __init__(
        self, page: Page, seed: int = 1, hand: Literal["keys", "mouse", "touch"] = "keys"
    ) -> None:
        self.page = page
        self.random = Random(seed)
        self.hand = hand
        self.choices = 0

    def start(self, button: str, game: str) -> Person:
        """Begin a game from the first page with one click."""
        self.page.goto("./")
        card = self.page.locator("article", has=self.page.get_by_role("heading", name=game))
        card.get_by_role("button", name=button).click()
        self.page.wait_for_url("**/t/*", timeout=LONG_MS)
        self.page.mouse.move(1, 1)
        return self

    def start_from(self, code: str, language: str = "en") -> Person:
        """Begin the game of a set-up code: with a seed it is always the same game."""
        label, button = CODE_WORDS[language]
        self.page.goto("./")
        self.page.get_by_label(label).fill(code)
        self.page.get_by_role("button", name=button).click()
        self.page.wait_for_url("**/t/*", timeout=LONG_MS)
        self.page.mouse.move(1, 1)
        return self

    @property
    def side(self) -> Locator:
        """Where the question always is."""
        return self.page.locator("[data-seq]")

    @property
    def options(self) -> Locator:
        """The options that can be chosen."""
        return self.page.locator("[data-ready=yes] button.option, [data-ready=keys] button.option")

    @property
    def ending(self) -> Locator:
        """The button that ends the turn."""
        return self.page.locator("[data-ends]")

    @property
    def over(self) -> bool:
        """Whether the page says that the game is over."""
        return self.side.get_attribute("data-over") == "true"

    @property
    def asked(self) -> bool:
        """Whether the page asks this person something, be it ready for an answer or not."""
        return self.page.locator("section.question h2").count() > 0

    def seq(self) -> int:
        """How many choices the page has seen."""
        return int(self.side.get_attribute("data-seq") or -1)

    def wait_for_turn(self, ready: tuple[str, ...] = ("yes",)) -> bool:
        """Wait until something is asked and nothing is under way; False when the game is over."""
        self.page.wait_for_function(ASKED, arg=list(ready), timeout=LONG_MS)
        return not self.over

    def choose(self, option: Locator | None = None) -> None:
        """Choose an option, any one if none is given, and wait until the page has moved on.

        A mouse goes off the table then, so that no note is left open above it.
        """
        self.wait_for_turn(("yes", "keys") if self.hand == "keys" else ("yes",))
        self.read_summary()
        before = self.seq()
        if option is None and self.ending.count():
            self._end(before)
            return
        if option is None:
            option = self.options.nth(self.random.below(self.options.count()))
        if self.hand == "touch":
            option.tap()
            self.page.locator("button.option.held, [data-ends]").tap()
        elif self.hand == "keys":
            option.press("Enter")
        else:
            option.click()
            self.page.mouse.move(1, 1)
        self.goes_on(before)

    def goes_on(self, before: int) -> None:
        """Wait until a choice has moved the page on; end the turn if that is over with it."""
        self.page.wait_for_function(MOVED_OR_ENDING, arg=before, timeout=LONG_MS)
        if self.seq() == before:
            self._end(before)
        else:
            self.choices += 1

    def read_summary(self) -> None:
        """Read what a Cycle came to, if it has just ended."""
        summary = self.page.locator("[data-cycle-end]")
        if summary.count():
            summary.get_by_role("button").press("Enter")
            expect(summary).to_have_count(0)

    def _end(self, before: int) -> None:
        """End the turn."""
        self.wait_for_turn(("yes",))
        if self.hand == "touch":
            self.ending.tap()
        elif self.hand == "keys":
            self.page.keyboard.press("Enter")
        else:
            self.ending.click()
        self.moved_on(before)

    def moved_on(self, before: int) -> None:
        """Wait until the page shows a later position."""
        self.sees(before + 1)
        self.choices += 1

    def sees(self, seq: int) -> None:
        """Wait until the page shows a position, or a later one."""
        self.page.wait_for_function(
            "seq => Number(document.querySelector('[data-seq]')?.dataset.seq) >= seq",
            arg=seq,
            timeout=LONG_MS,
        )

    def play(self, choices: int = 10_000, then: Callable[[Person], None] | None = None) -> Person:
        """Play to the end, or so many choices; do something after each."""
        for _ in range(choices):
            if not self.wait_for_turn(("yes", "keys")):
                break
            cover = self.page.locator(".cover button")
            if cover.count():
                cover.click()
                continue
            self.choose()
            if then is not None:
                then(self)
        return self

    def sees_no_problem(self) -> None:
        """Nothing went wrong visibly."""
        expect(self.page.get_by_role("alert")).to_have_count(0)
