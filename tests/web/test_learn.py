"""Both tutorials, played to their end by somebody who reads every lesson."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import NewContext
from tests.web.person import Person
from tests.web.test_pages import serious

FIRST = {
    "voidfall": ["welcome", "map", "mat", "question", "event", "bounty", "optional", "focus",
                 "actions"],
    "revenant": ["welcome", "question", "agenda", "cards", "house", "fleet", "council", "board"],
}  # fmt: skip
"""What comes first, one after another, whatever is chosen."""
ALWAYS = {
    "voidfall": {"produce", "invade", "skirmish", "upkeep", "cycle", "reclaim", "technology",
                 "agenda", "corruption", "build", "tracks", "last"},
    "revenant": {"influence", "extra", "end", "resources", "operations", "hidden", "fight",
                 "corruption", "tactics", "skirmish", "failure", "rift", "revenant", "power",
                 "rank", "planets", "last"},
}  # fmt: skip
"""What comes later in every game, in an order that the game decides."""
SMALL = """() => [...document.querySelectorAll('[data-lesson] *, .coach *')].filter(
  (found) => [...found.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
    && parseFloat(getComputedStyle(found).fontSize) < 12).map((found) => found.textContent)"""


class Pupil(Person):
    """Reads what the coach says, then plays on."""

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed)
        self.read: list[str] = []

    def choose(self, option: Locator | None = None) -> None:
        """Read, then choose."""
        self.wait_for_turn()
        self.study()
        super().choose(option)

    def study(self) -> None:
        """Read all lessons of the moment."""
        card = self.page.locator("[data-lesson]")
        while card.count():
            lesson = card.get_attribute("data-lesson") or ""
            assert not set("[{") & set(card.inner_text()), lesson
            self.read.append(lesson)
            self.page.keyboard.press("l")
            expect(self.page.locator(f"[data-lesson={lesson}]")).to_have_count(0)


@pytest.mark.parametrize(("game", "language"), [("voidfall", "en"), ("revenant", "pl")])
def test_a_tutorial_from_start_to_end(
    context: NewContext, axe: str, game: str, language: str
) -> None:
    page = context(language=language).new_page()
    page.goto("/")
    page.locator(f"article.{game} button").first.click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-lesson=welcome] svg.picture")).to_be_visible()
    assert serious(page, axe) == []
    assert page.evaluate(SMALL) == []
    pupil = Pupil(page, seed=5)
    pupil.play(12)
    pupil.wait_for_turn()
    pupil.study()
    coach = page.locator(".coach")
    before = coach.inner_text()
    page.reload()
    pupil.wait_for_turn()
    expect(coach).to_have_text(before, use_inner_text=True)
    pupil.play()
    assert pupil.over
    assert pupil.read[: len(FIRST[game])] == FIRST[game]
    assert len(pupil.read) == len(set(pupil.read)), "a lesson comes once"
    assert ALWAYS[game] <= set(pupil.read)
    ending = page.locator("section.card")
    expect(ending).to_contain_text(str(len(set(pupil.read))))
    ending.locator("button.primary").click()
    expect(ending).to_have_count(0)
    page.goto("/learn")
    article = page.locator("article").nth(0 if game == "voidfall" else 1)
    expect(article.get_by_role("button")).to_have_count(1)


def test_a_lesson_points_at_its_thing_and_blocks_nothing(context: NewContext) -> None:
    page = context(phone=True, language="pl").new_page()
    page.goto("/")
    page.locator("article.voidfall button").first.tap()
    page.wait_for_url("**/t/*")
    card = page.locator("[data-lesson]")
    expect(card).to_have_attribute("data-lesson", "welcome")
    for lesson in ("map", "mat", "question", "event", "bounty"):
        card.locator("button.primary").tap()
        expect(card).to_have_attribute("data-lesson", lesson)
    ring = page.locator("div.ring").bounding_box()
    asked = page.locator("[data-learn=question]").bounding_box()
    assert ring is not None
    assert asked is not None
    assert abs(ring["y"] + 4 - asked["y"]) < 8
    assert abs(ring["height"] - 8 - min(asked["height"], 844 - asked["y"])) < 8
    person = Person(page, seed=1, hand="touch")
    person.choose(person.options.first)
    expect(page.locator(".coach li")).to_have_count(0)
    expect(card).to_have_attribute("data-lesson", "optional")


def test_a_task_stays_until_it_is_done(context: NewContext) -> None:
    page = context().new_page()
    page.goto("/")
    page.locator("article.voidfall button").first.click()
    page.wait_for_url("**/t/*")
    pupil = Pupil(page, seed=5)
    while "focus" not in pupil.read:
        pupil.choose(pupil.options.first)
        pupil.wait_for_turn()
        pupil.study()
    task = page.locator(".coach li button")
    expect(task).to_have_text("Select a Focus card.")
    page.get_by_role("button", name="Undo").click()
    expect(task).to_be_visible()
    task.click()
    expect(page.locator("[data-lesson=focus]")).to_be_visible()
    pupil.choose(pupil.options.first)
    pupil.choose(pupil.options.first)
    expect(task.filter(has_text="Select a Focus card.")).to_have_count(0)
