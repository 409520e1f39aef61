"""Voidfall's map in a real browser: zooming, dragging, choosing, reading."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import NewContext
from tests.web.person import Person
from tests.web.test_pages import serious


def scale(page: Page) -> float:
    """How large the map is drawn."""
    return float(
        page.evaluate(
            "() => new DOMMatrix(getComputedStyle(document.querySelector('.viewport .content'))"
            ".transform).a"
        )
    )


def zooms(page: Page, least: float, most: float = 100.0) -> None:
    """Wait until the map is drawn in a size between two."""
    page.wait_for_function(
        "([least, most]) => { const { a } = new DOMMatrix(getComputedStyle("
        "document.querySelector('.viewport .content')).transform);"
        " return least <= a && a <= most }",
        arg=[least, most],
    )


def middle(found: Locator) -> tuple[float, float]:
    """Where something is on the screen."""
    box = found.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def play_until_targets(person: Person) -> Locator:
    """Play until sectors of the map can be chosen."""
    targets = person.page.locator("g.sector.target")
    for _ in range(200):
        assert person.wait_for_turn(), "no sector could be chosen in the whole game"
        if targets.count():
            return targets
        person.choose()
    raise AssertionError("no sector could be chosen for 200 choices")


@pytest.fixture
def person(context: NewContext) -> Person:
    found = Person(context().new_page(), seed=9).start("First game", "Voidfall")
    found.wait_for_turn()
    expect(found.page.locator("g.sector").first).to_be_visible()
    return found


def test_the_map_zooms_and_drags_without_choosing(person: Person) -> None:
    page = person.page
    # Its edge: the picture on it may still become another one.
    target = play_until_targets(person).first.locator(".edge")
    before = person.seq()
    fitted = scale(page)
    x, y = middle(target)
    page.mouse.move(x, y)
    page.mouse.wheel(0, -400)
    zooms(page, fitted * 1.5)
    near = middle(target)
    assert abs(near[0] - x) < 4
    assert abs(near[1] - y) < 4
    page.mouse.down()
    page.mouse.move(x + 60, y + 30, steps=4)
    page.mouse.up()
    moved = middle(target)
    assert moved[0] - near[0] == pytest.approx(60, abs=4)
    assert moved[1] - near[1] == pytest.approx(30, abs=4)
    assert (person.seq(), person.asked) == (before, True)
    page.locator(".viewport").focus()
    page.keyboard.press("0")
    zooms(page, fitted - 0.01, fitted + 0.01)
    person.sees_no_problem()


def test_a_click_on_a_glowing_sector_answers(person: Person) -> None:
    page = person.page
    target = play_until_targets(person).first
    number = target.get_attribute("data-sector")
    before = person.seq()
    narrow = page.get_by_text("Only what fits your click.")
    target.click()
    page.wait_for_function(
        "before => Number(document.querySelector('[data-seq]').dataset.seq) > before"
        " || document.body.innerText.includes('Only what fits your click')",
        arg=before,
    )
    if narrow.count():
        for label in page.locator("button.option").all_text_contents():
            assert number is not None
            assert number in label
        person.choose(person.options.first)
    assert person.seq() > before
    person.sees_no_problem()


def test_a_sector_is_told_in_words(person: Person, axe: str) -> None:
    page = person.page
    page.locator("g.sector:not(.target)").first.click()
    card = page.get_by_role("dialog")
    expect(card).to_contain_text("Controlled by")
    expect(card).to_contain_text("What the tile does")
    assert "[" not in (card.text_content() or "")
    assert serious(page, axe) == []
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.get_by_role("button", name="List of sectors").click()
    rows = page.locator("tbody tr")
    assert rows.count() == 19
    assert serious(page, axe) == []
    page.get_by_role("button", name="Map", exact=True).last.click()
    expect(page.locator("g.sector")).to_have_count(19)


def test_the_map_is_walked_by_keys(person: Person) -> None:
    page = person.page
    home = page.locator("g.sector[tabindex='0']").first
    home.focus()
    seen = {home.get_attribute("data-sector")}
    for key in ["ArrowRight"] * 8 + ["ArrowDown", "ArrowUp"]:
        page.keyboard.press(key)
        seen.add(page.evaluate("() => document.activeElement.dataset.sector"))
    assert len(seen) >= 8, "from one end of the map to the other"
    page.keyboard.press("i")
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_long_touch_tells_of_a_sector(context: NewContext) -> None:
    page = context(phone=True, language="pl").new_page()
    page.goto("/")
    page.get_by_role("button", name="Pierwsza gra").first.tap()
    page.wait_for_url("**/t/*")
    Person(page).wait_for_turn()
    page.get_by_role("tab", name="Mapa").tap()
    tile = page.locator("g.sector").first
    expect(tile).to_be_visible()
    x, y = middle(tile)
    touch = {"pointerType": "touch", "pointerId": 7, "clientX": x, "clientY": y, "bubbles": True}
    tile.locator(".ground").dispatch_event("pointerdown", touch)
    expect(page.get_by_role("dialog")).to_contain_text("Kontroluje")
    tile.locator(".ground").dispatch_event("pointerup", touch)
    expect(page.get_by_role("dialog")).to_contain_text("Kontroluje")


def test_a_map_of_29_sectors_is_read_and_touched_on_a_phone(context: NewContext) -> None:
    page = context(phone=True).new_page()
    page.goto("/new?game=voidfall")
    page.get_by_label("Mode").select_option("tutorial")
    page.get_by_label("Players").select_option("4")
    page.get_by_role("button", name="Start the game").tap()
    page.wait_for_url("**/t/*")
    Person(page).wait_for_turn()
    page.get_by_role("tab", name="Map").tap()
    tiles = page.locator("g.sector")
    expect(tiles).to_have_count(29)
    smallest = min((tiles.nth(i).bounding_box() or {"width": 0})["width"] for i in range(29))
    assert smallest >= 40, "a finger meets each of them"
    fitted = scale(page)
    for times in range(1, 4):
        page.get_by_role("button", name="Zoom in").tap()
        zooms(page, fitted * 1.35**times * 0.98)
    seen = page.locator(".viewport").bounding_box()
    handle = page.locator("button.handle").bounding_box()
    assert seen
    assert handle
    heights = [middle(tile)[1] for tile in tiles.all()]
    inside = [y for y in heights if seen["y"] < y < handle["y"]]
    assert len(inside) >= 15, "what was zoomed into is not under the question"
