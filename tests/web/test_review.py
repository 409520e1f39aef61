"""A game that is over is reviewed in the page: stopped, gone on with, kept, looked into."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.conftest import NewContext
from tests.web.person import LONG_MS

ENGINE_MS = 120_000
RECORD = Path("tests/revenant/fixtures/players-2-1.record")


def imported(page: Page) -> None:
    """A game that is over, from its record."""
    page.goto("./")
    page.locator("input[type=file]").first.set_input_files(RECORD)
    page.wait_for_url("**/t/*", timeout=LONG_MS)
    page.locator("[data-review]").first.click()
    expect(page.locator("[data-run]")).to_be_visible(timeout=LONG_MS)


def test_a_review_is_stopped_gone_on_with_and_kept(anywhere: NewContext) -> None:
    page = anywhere().new_page()
    imported(page)
    page.get_by_label("How deep").select_option("quick")
    page.locator("[data-run]").click()
    turns = page.locator("[data-turn]")
    expect(turns.nth(3)).to_be_visible(timeout=ENGINE_MS)
    page.locator("[data-stop]").click()
    expect(page.locator("[data-run]")).to_contain_text("Go on")
    known = turns.count()
    page.reload()
    page.get_by_label("How deep").select_option("quick")
    expect(turns).to_have_count(known)
    page.locator("[data-run]").click()
    expect(turns.nth(known + 2)).to_be_visible(timeout=ENGINE_MS)
    expect(page.locator("[data-graph]")).to_be_visible()
    expect(page.locator("[data-point]")).to_have_count(3)
    page.locator("[data-stop]").click()
    page.locator("[data-point]").first.click()
    opened = page.locator("[data-turn]:has([aria-expanded=true])")
    expect(opened).to_have_count(1)
    opened.get_by_role("link", name="Look at it").click()
    expect(page.get_by_role("slider", name="Position")).to_be_visible(timeout=LONG_MS)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_from_a_turn_of_the_review_one_tries_on_in_polish_on_a_phone(alone: NewContext) -> None:
    page = alone(phone=True, language="pl").new_page()
    imported(page)
    page.get_by_label("Jak głęboko").select_option("quick")
    page.locator("[data-run]").tap()
    turns = page.locator("[data-turn]")
    expect(turns.nth(2)).to_be_visible(timeout=ENGINE_MS)
    page.locator("[data-stop]").tap()
    turns.nth(1).get_by_role("button").first.tap()
    turns.nth(1).locator("[data-try]").tap()
    page.locator("[data-try-start]").tap()
    page.wait_for_url("**/t/here-try-*", timeout=LONG_MS)
    expect(page.locator("[data-lines-open]")).to_be_visible(timeout=LONG_MS)
