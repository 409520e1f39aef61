"""Revenant through the page: whole games with two and four players."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.thorough import thorough, upto
from tests.web.conftest import NewContext
from tests.web.person import Person
from tests.web.test_pages import serious


def test_two_captains_to_the_end(context: NewContext, axe: str) -> None:
    page = context(language="pl").new_page()
    person = Person(page, seed=1).start("Pierwsza gra", "Revenant")
    person.play(30)
    assert serious(page, axe) == []
    person.play()
    assert person.over
    expect(page.get_by_role("button", name="Rewanż")).to_be_visible()
    person.sees_no_problem()


@thorough
def test_four_captains(context: NewContext) -> None:
    """To the end in `make proofs`: two captains get there in every run."""
    page = context().new_page()
    page.goto("/new?game=revenant")
    page.get_by_label("Players").select_option("4")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    person = Person(page, seed=2)
    person.wait_for_turn()
    expect(page.locator(".seats li")).to_have_count(4)
    choices = upto(40, 10_000)
    person.play(choices)
    assert person.over or person.choices == choices
    person.sees_no_problem()


def test_the_fleet_on_a_phone(context: NewContext, axe: str) -> None:
    page = context(phone=True).new_page()
    page.goto("/")
    page.locator("article.revenant button.primary").tap()
    page.wait_for_url("**/t/*")
    person = Person(page, seed=3, hand="touch")
    for _ in range(12):
        assert person.wait_for_turn()
        person.choose(None if person.ending.count() else person.options.first)
    assert serious(page, axe) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
