"""A scripted person who uses only what is visible on the page."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from domineum.kernel import Random

LONG_MS = 60_000


class Person:
    """Sits at a table in a browser and answers what is asked."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.random = Random(seed)
        self.choices = 0

    def start(self, button: str, game: str) -> Person:
        """Begin a game from the first page with one click."""
        self.page.goto("/")
        card = self.page.locator("article", has=self.page.get_by_role("heading", name=game))
        card.get_by_role("button", name=button).click()
        self.page.wait_for_url("**/t/*")
        return self

    @property
    def side(self) -> Locator:
        """Where the question always is."""
        return self.page.locator("[data-seq]")

    @property
    def options(self) -> Locator:
        """The options that can be clicked."""
        return self.page.locator("button.option:enabled")

    @property
    def over(self) -> bool:
        """Whether the page says that the game is over."""
        return self.side.get_attribute("data-over") == "true"

    def seq(self) -> int:
        """How many choices the page has seen."""
        return int(self.side.get_attribute("data-seq") or -1)

    def wait_for_turn(self) -> bool:
        """Wait until something is asked; False when the game is over."""
        self.page.wait_for_function(
            "() => document.querySelector('button.option:enabled')"
            " || document.querySelector('[data-seq]')?.dataset.over === 'true'"
            " || document.querySelector('.cover button')",
            timeout=LONG_MS,
        )
        return not self.over

    def choose(self, option: Locator | None = None) -> None:
        """Click an option, any one if none is given, and wait until the page has moved on.

        The hand goes off the table then, so that no note is left open above it.
        """
        before = self.seq()
        if option is None:
            option = self.options.nth(self.random.below(self.options.count()))
        option.click()
        self.page.mouse.move(1, 1)
        self.moved_on(before)

    def moved_on(self, before: int) -> None:
        """Wait until the page shows a later position."""
        self.page.wait_for_function(
            "before => { const side = document.querySelector('[data-seq]');"
            " return !side || Number(side.dataset.seq) > before }",
            arg=before,
            timeout=LONG_MS,
        )
        self.choices += 1

    def play(self, choices: int = 10_000, then: Callable[[Person], None] | None = None) -> Person:
        """Play to the end, or so many choices; do something after each."""
        for _ in range(choices):
            if not self.wait_for_turn():
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
