"""Lobby, new table, library, replay: each page in both languages and sizes."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewContext
from tests.web.person import Person

PAGES = ["/", "/new?game=voidfall", "/new?game=revenant", "/library/voidfall/houses",
         "/library/revenant/captains", "/library/voidfall/rules", "/learn"]  # fmt: skip
SERIOUS = ("serious", "critical")


def serious(page: Page, axe: str) -> list[str]:
    """What axe-core finds that would keep somebody out."""
    page.evaluate(axe)
    found = page.evaluate(
        # A sector of the map is a drawing: its numbers stand in words in its label.
        "() => { axe.configure({rules: [{id: 'label-content-name-mismatch', enabled: true,"
        " selector: ':not(g.sector)'}]});"
        " return axe.run(document, {resultTypes: ['violations']}) }"
    )
    return [
        f"{v['id']}: {json.dumps([n['html'][:200] for n in v['nodes'][:3]])}"
        for v in found["violations"]
        if v["impact"] in SERIOUS
    ]


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_open_to_everybody(
    context: NewContext, axe: str, path: str, language: str, phone: bool
) -> None:
    page = context(phone, language).new_page()
    page.goto(path)
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("heading").first).to_be_visible()
    assert "[" not in (page.locator("main").text_content() or "").replace("[ ]", "")
    assert serious(page, axe) == []
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, "the page is wider than the screen"


def test_the_first_page_shows_a_position_that_is_only_looked_at(context: NewContext) -> None:
    page = context().new_page()
    page.goto("/")
    tiles = page.locator(".hero g.sector")
    expect(tiles.nth(20)).to_be_attached()
    expect(page.locator(".hero use[href^='#vm-ship-']").first).to_be_attached()
    assert page.locator(".hero [inert] g.sector").count() == tiles.count()
    phone = context(phone=True).new_page()
    phone.goto("/")
    phone.wait_for_load_state("networkidle")
    expect(phone.locator(".hero g.sector")).to_have_count(0)


def test_the_library_finds_words_in_both_languages(context: NewContext) -> None:
    page = context().new_page()
    page.goto("/library/voidfall")
    search = page.get_by_role("searchbox")
    search.fill("Valnis")
    expect(page.get_by_role("heading", name="House Valnis", exact=True)).to_be_visible()
    page.get_by_role("button", name="Language").click()
    expect(page.get_by_role("heading", name="Ród Valnis", exact=True)).to_be_visible()
    search.fill("gornikow")
    expect(page.get_by_role("status")).not_to_contain_text("0 ")


def test_a_table_is_three_clicks_away(context: NewContext) -> None:
    page = context().new_page()
    page.goto("/new?game=voidfall")
    page.get_by_label("Mode").select_option("competitive")
    page.get_by_label("Players").select_option("4")
    page.locator("button.map").nth(2).click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    person = Person(page)
    assert person.wait_for_turn()
    expect(page.locator(".seats li")).to_have_count(4)


def test_a_tutorial_for_two_can_be_played_for_its_goal(context: NewContext) -> None:
    """[V-008]"""
    page = context().new_page()
    page.goto("/new?game=voidfall")
    goal = page.get_by_role("checkbox", name="120 Influence")
    page.get_by_label("Mode").select_option("competitive")
    expect(page.locator("button.map[aria-pressed=true]")).to_have_count(1)
    expect(goal).to_have_count(0)
    page.get_by_label("Mode").select_option("tutorial")
    page.get_by_label("Players").select_option("2")
    goal.check()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    assert Person(page).wait_for_turn()
    page.get_by_role("tab", name="Scores").click()
    expect(page.get_by_role("region", name="Goal")).to_contain_text("Goal 120")


def test_a_set_up_code_makes_the_same_table_again(context: NewContext) -> None:
    page = context().new_page()
    Person(page).start("Solo", "Voidfall").wait_for_turn()
    page.get_by_role("button", name="Seats and links").click()
    code = page.locator("dialog code").last.text_content() or ""
    assert len(code) >= 10
    house = "found => found.firstChild.textContent"
    mine = page.locator(".seats .who").first.evaluate(house)
    other = context().new_page()
    other.goto("/")
    other.get_by_label("Set-up code").fill(code)
    other.get_by_role("button", name="Use the code").click()
    other.wait_for_url("**/t/*")
    Person(other).wait_for_turn()
    assert mine
    assert other.locator(".seats .who").first.evaluate(house) == mine
