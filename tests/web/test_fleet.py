"""Revenant's Main board in a real browser: answering on it, walking around it, reading it."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import NewContext
from tests.web.person import Person

SHIPS = ".fleet .place .thing.glow"
SECTORS = ".fleet path.sector.target"


def seated(page: Page, seed: int) -> Person:
    """A person at a new table who is asked something."""
    person = Person(page, seed).start("First game", "Revenant")
    assert person.wait_for_turn()
    return person


def play_until(person: Person, wanted: str) -> Locator:
    """Play until something on the board can be chosen."""
    found = person.page.locator(wanted)
    for _ in range(200):
        assert person.wait_for_turn(), f"{wanted} could not be chosen in the whole game"
        if found.count():
            return found
        person.choose()
    raise AssertionError(f"{wanted} could not be chosen for 200 choices")


def sector(page: Page, name: str) -> Locator:
    """A Sector of the drawing."""
    return page.locator(f'.fleet path[data-sector="{name}"]')


def test_a_ship_is_boarded_by_clicking_on_it(context: NewContext) -> None:
    page = context().new_page()
    person = seated(page, 5)
    ship = play_until(person, SHIPS).first
    before = person.seq()
    ship.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    expect(page.locator("button.option.pointed")).to_have_count(1)
    ship.click()
    person.moved_on(before)


def test_a_sector_is_chosen_by_keys(context: NewContext) -> None:
    page = context().new_page()
    person = seated(page, 6)
    target = play_until(person, SECTORS).first
    before = person.seq()
    target.focus()
    expect(page.locator("button.option.pointed")).to_have_count(1)
    page.keyboard.press("Enter")
    person.moved_on(before)


def test_the_arrows_walk_around_the_ring_and_inwards(context: NewContext) -> None:
    page = context().new_page()
    seated(page, 7)
    sector(page, "1").focus()
    page.keyboard.press("ArrowLeft")
    expect(sector(page, "2")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(sector(page, "a")).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(sector(page, "2")).to_be_focused()
    page.keyboard.press("i")
    details = page.get_by_role("dialog", name="Sector 2")
    expect(details).to_be_visible()
    expect(details).to_contain_text("Voidborn ships")
    page.keyboard.press("Escape")
    expect(details).to_have_count(0)
    expect(sector(page, "2")).to_be_focused()


def test_the_board_can_be_read_as_a_list_and_answered_there(context: NewContext) -> None:
    page = context().new_page()
    person = seated(page, 8)
    play_until(person, SHIPS)
    page.get_by_role("button", name="List of Sectors").click()
    rows = page.locator(".fleet tbody tr")
    expect(rows).to_have_count(9)
    before = person.seq()
    rows.locator("button.pick").first.click()
    person.moved_on(before)
