"""Puzzles: solved by hand, by hints and by the solution, at a server and without one."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from domineum import games
from domineum.table.puzzles.puzzle import Puzzle, shipped
from tests.web.conftest import NewContext
from tests.web.person import LONG_MS, Person
from tests.web.test_pages import serious

GOAL, PANEL = "[data-goal]", "[data-puzzle-panel]"


def open_puzzle(page: Page, person: Person, one: Puzzle) -> None:
    """Open a puzzle from the list, and wait until it can be played."""
    page.locator(f"[data-offer='{one.id}']").click()
    page.wait_for_url("**/t/here-try-*", timeout=LONG_MS)
    person.wait_for_turn()
    expect(page.locator(GOAL)).to_have_attribute("data-puzzle", one.id, timeout=LONG_MS)
    expect(page.locator(GOAL)).to_have_attribute("data-solved", "-1")


def followed(page: Page) -> int:
    return int(page.locator(PANEL).get_attribute("data-followed") or -1)


def is_solved(page: Page) -> bool:
    return page.locator(GOAL).get_attribute("data-solved") != "-1"


def solve(page: Page, person: Person, one: Puzzle) -> None:
    """Make the choices of the solution by hand; what goes without saying may be made with them."""
    while not is_solved(page):
        number = followed(page)
        assert 0 <= number < len(one.solution)
        person.choose(page.locator(f"button.option[data-code={json.dumps(one.solution[number])}]"))
        page.wait_for_function(
            "n => Number(document.querySelector('[data-puzzle-panel]').dataset.followed) !== n",
            arg=number, timeout=LONG_MS,
        )  # fmt: skip


def show_solution(page: Page) -> None:
    """Have the solution played choice by choice."""
    while not is_solved(page):
        number = followed(page)
        page.locator("[data-solution]").click()
        page.wait_for_function(
            "n => Number(document.querySelector('[data-puzzle-panel]').dataset.followed) !== n",
            arg=number, timeout=LONG_MS,
        )  # fmt: skip


def test_a_puzzle_of_voidfall_is_solved_by_keys_and_kept(anywhere: NewContext, axe: str) -> None:
    page = anywhere().new_page()
    person, (one, *_) = Person(page), shipped(games.find("voidfall"))
    page.goto("./")
    page.get_by_role("link", name="Puzzles").click()
    expect(page.locator("[data-solved-of]")).to_contain_text("0 of")
    assert serious(page, axe) == []
    open_puzzle(page, person, one)
    assert serious(page, axe) == []
    solve(page, person, one)
    expect(page.locator(PANEL)).to_contain_text("Solved!")
    page.locator("[data-next]").click()
    expect(page.locator(GOAL)).not_to_have_attribute("data-puzzle", one.id, timeout=LONG_MS)
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator("[data-solved-of]")).to_contain_text("1 of")
    expect(page.locator(f"[data-offer='{one.id}']")).to_contain_text("solved")
    page.locator("[data-state]").select_option("done")
    expect(page.locator("[data-offer]")).to_have_count(1)
    person.sees_no_problem()


def test_hints_come_in_steps_and_the_solution_is_played(anywhere: NewContext) -> None:
    """Another choice leaves the solution; it can be taken back, or begun again."""
    page = anywhere().new_page()
    person, (one, *_) = Person(page, seed=3), shipped(games.find("revenant"))
    page.goto("./")
    page.get_by_role("link", name="Puzzles").click()
    page.get_by_role("button", name="Revenant").click()
    page.locator("[data-level]").select_option(str(one.level))
    open_puzzle(page, person, one)
    for number in range(1, 4 if len(one.deeds) > 1 else 3):
        page.locator("[data-hint]").click()
        expect(page.locator("[data-hints] > li")).to_have_count(number)
    expect(page.locator("[data-hint]")).to_be_disabled()
    other = person.options.locator(f"xpath=self::*[not(@data-code={json.dumps(one.solution[0])})]")
    person.choose(other.first)
    expect(page.locator(PANEL)).to_have_attribute("data-followed", "-1")
    page.locator("[data-restart]").click()
    expect(page.locator(PANEL)).to_have_attribute("data-followed", "0")
    show_solution(page)
    expect(page.locator(PANEL)).to_contain_text("That is the solution.")
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator(f"[data-offer='{one.id}']")).to_contain_text("solved with help")
    person.sees_no_problem()


def test_on_a_phone_in_polish(anywhere: NewContext, axe: str) -> None:
    page = anywhere(phone=True, language="pl").new_page()
    person = Person(page, hand="touch")
    page.goto("./")
    page.get_by_role("link", name="Zagadki").click()
    for name in ("Voidfall", "Revenant"):
        page.get_by_role("button", name=name, exact=True).tap()
        one = shipped(games.find(name.lower()))[1]
        open_puzzle(page, person, one)
        page.locator("[data-hint]").tap()
        expect(page.locator("[data-hints]")).to_be_visible()
        show_solution(page)
        expect(page.locator(PANEL)).to_contain_text("To jest rozwiązanie.")
        assert serious(page, axe) == []
        page.get_by_role("link", name="Wszystkie zagadki").tap()
    person.sees_no_problem()
