"""Trying from a position: at a server and without one, by keys and on a phone, in Polish too."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.conftest import NewContext
from tests.web.person import LONG_MS, Person


def open_board(page: Page, person: Person) -> None:
    """Try from the position that is shown."""
    page.locator("[data-try]").first.click()
    page.locator("[data-try-start]").click()
    page.wait_for_url("**/t/here-try-*", timeout=LONG_MS)
    person.wait_for_turn()
    expect(page.locator("[data-bench], [data-lines-open]").first).to_be_visible(timeout=LONG_MS)


def test_a_plan_is_offered_step_by_step(anywhere: NewContext) -> None:
    """As planned; and when something else was chosen, it says so."""
    page = anywhere().new_page()
    person = Person(page, seed=6).start("First game", "Voidfall")
    person.play(2)
    person.wait_for_turn()
    open_board(page, person)
    planned = []
    for _ in range(3):
        person.choose(person.options.first)
        planned.append(page.locator(".step[aria-current=step]").inner_text())
    page.locator("[data-plan-keep]").click()
    expect(page.get_by_role("status").filter(has_text="Kept")).to_be_visible()
    page.get_by_role("link", name="Back to the game").click()
    person.wait_for_turn()
    plan = page.locator("[data-plan]")
    for place in range(2):
        expect(plan).to_contain_text(f"As planned ({place + 1} of ")
        before = person.seq()
        page.locator("[data-plan-play]").click()
        person.sees(before + 1)
        person.wait_for_turn()
    plan.get_by_role("button", name="Drop the plan").click()
    expect(plan).to_have_count(0)


def test_an_imported_game_is_tried_from_its_middle(anywhere: NewContext) -> None:
    """From the replay, as it was: the game is over, nothing is dealt anew."""
    page = anywhere().new_page()
    page.goto("./")
    fixture = next(iter(sorted(Path("tests/revenant/fixtures").glob("*.record"))))
    page.locator("input[type=file]").first.set_input_files(fixture)
    page.wait_for_url("**/t/*", timeout=LONG_MS)
    person = Person(page, seed=7)
    expect(person.side).to_be_visible(timeout=LONG_MS)
    page.get_by_role("button", name="Replay").first.click()
    slider = page.get_by_role("slider", name="Position")
    expect(slider).to_be_visible(timeout=LONG_MS)
    page.get_by_role("button", name="To the beginning").click()
    page.get_by_role("button", name="One turn forward").click()
    open_board(page, person)
    person.play(2)
    expect(page.locator(".step")).not_to_have_count(1)
    person.sees_no_problem()


def test_on_a_phone_in_polish(anywhere: NewContext) -> None:
    page = anywhere(phone=True, language="pl").new_page()
    person = Person(page, seed=8, hand="touch").start("Pierwsza gra", "Revenant")
    person.wait_for_turn()
    open_board(page, person)
    person.choose()
    page.locator("[data-lines-open]").tap()
    expect(page.get_by_role("dialog")).to_contain_text("Rozdaj ponownie")
    page.locator(".step").first.tap()
    expect(page.locator(".step[aria-current=step]")).to_have_attribute("data-node", "0")
    page.keyboard.press("Escape")
    person.sees_no_problem()
