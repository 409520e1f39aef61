"""A third game on the page: Lanterns is a folder of its own and a line, and the server names it."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import NewContext
from tests.web.person import Person
from tests.web.test_pages import serious


def ready(page: Page) -> None:
    """Wait until the person is asked something."""
    expect(page.locator("[data-ready='yes']")).to_be_visible()


def play(page: Page, choices: int) -> list[str]:
    """Choose by what glows on the board, else the first option; return what was clicked on."""
    made = []
    for _ in range(choices):
        ready(page)
        seq = page.locator("[data-seq]").get_attribute("data-seq")
        target = page.locator("button.target").first
        found = target if target.count() else page.locator(".options button").first
        made.append("harbour" if found.get_attribute("data-harbour") else found.inner_text())
        found.click()
        expect(page.locator("[data-seq]")).not_to_have_attribute("data-seq", seq or "")
    return made


def test_lanterns_is_played_where_the_server_names_it(lantern_light: NewContext, axe: str) -> None:
    page = lantern_light().new_page()
    page.goto("/")
    article = page.get_by_role("article").filter(has_text="Lanterns")
    article.get_by_role("link").click()
    page.wait_for_url("**/new?game=lanterns")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("main", name="Lanterns")).to_be_visible()
    expect(page.locator("[data-harbour]")).to_have_count(3)
    expect(page.locator("[data-card]")).to_have_count(3)
    assert serious(page, axe) == []
    made = play(page, 6)
    assert any(re.match(r"\d\n(Sun|Moon|Star)", text) for text in made), made
    expect(page.get_by_role("tab", name=re.compile("Round [23456]"))).to_be_visible()


def test_lanterns_on_a_phone_in_polish(lantern_light: NewContext) -> None:
    page = lantern_light(phone=True, language="pl").new_page()
    page.goto("/new?game=lanterns")
    page.get_by_role("button", name="Rozpocznij grę").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("list", name="Twoje latarnie")).to_be_visible()
    person = Person(page, hand="touch")
    person.choose()
    person.choose()
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_its_library_is_there_too(lantern_light: NewContext) -> None:
    page = lantern_light().new_page()
    page.goto("/library/lanterns")
    expect(page.get_by_role("heading", name="Cask")).to_be_visible()
    expect(page.get_by_role("link", name="Voidfall", exact=True)).to_be_visible()


def test_it_is_hidden_where_the_server_does_not_name_it(context: NewContext) -> None:
    page = context().new_page()
    page.goto("/new")
    expect(page.get_by_role("button", name="Revenant")).to_be_visible()
    expect(page.get_by_role("button", name="Lanterns", exact=True)).to_have_count(0)
    page.goto("/")
    expect(page.get_by_role("article").filter(has_text="Revenant")).to_be_visible()
    expect(page.get_by_role("article").filter(has_text="Lanterns")).to_have_count(0)
