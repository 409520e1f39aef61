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


def test_bots_play_a_seat_and_a_turn_of_a_board(anywhere: NewContext) -> None:
    page = anywhere().new_page()
    person = Person(page, seed=5).start("First game", "Voidfall")
    person.play(3)
    person.wait_for_turn()
    open_board(page, person)
    page.get_by_role("button", name="Who plays").click()
    page.locator(".players select").nth(1).select_option("cadet")
    before = page.locator(".step").count()
    page.get_by_role("button", name="Let a bot play this turn").click()
    expect(page.locator(".step").nth(before)).to_be_visible(timeout=LONG_MS)
    expect(page.get_by_role("button", name="Let a bot play this turn")).to_be_enabled(
        timeout=LONG_MS
    )
    person.wait_for_turn()
    expect(page.locator(".step[data-seat='1']").first).to_be_visible(timeout=LONG_MS)
    person.sees_no_problem()


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
