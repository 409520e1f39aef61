"""The floating note: it can be pointed at, closed and held, and the rules that it names open."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import NewContext
from tests.web.person import Person
from tests.web.test_map import middle
from tests.web.test_pages import serious

RULED = 'button.thing[aria-keyshortcuts="R"]:visible'


def blocked_thing(person: Person) -> Locator:
    """Play until something in sight cannot be chosen, and a rule says why."""
    for _ in range(200):
        assert person.wait_for_turn(), "nothing was blocked in the whole game"
        if person.page.locator(RULED).count():
            return person.page.locator(RULED).first
        person.choose(person.options.first)
    raise AssertionError("nothing was blocked for 200 choices")


@pytest.mark.parametrize("game", ["Voidfall", "Revenant"])
def test_a_rule_in_a_note_opens_by_pointer(context: NewContext, axe: str, game: str) -> None:
    page = context().new_page()
    thing = blocked_thing(Person(page, seed=5).start("First game", game))
    thing.hover()
    link = page.get_by_role("tooltip").get_by_role("button").first
    rule = (link.text_content() or "").strip()
    assert rule[:2] == f"{game[0]}-"
    assert serious(page, axe) == []
    x, y = middle(link)
    page.clock.install()
    page.mouse.move(x, y, steps=8)
    page.clock.fast_forward(600)
    expect(link).to_be_visible()
    page.mouse.click(x, y)
    expect(page.get_by_role("dialog", name=f"Rule {rule}")).to_contain_text(rule)
    expect(page.get_by_role("tooltip")).to_have_count(0)


def test_a_note_closes_when_it_is_left_and_by_escape(context: NewContext) -> None:
    page = context().new_page()
    thing = blocked_thing(Person(page, seed=5).start("First game", "Voidfall"))
    note = page.get_by_role("tooltip")
    thing.hover()
    expect(note).to_be_visible()
    page.mouse.move(2, 2)
    expect(note).to_be_hidden()
    thing.hover()
    expect(note).to_be_visible()
    page.keyboard.press("Escape")
    expect(note).to_be_hidden()


def test_a_rule_in_a_note_opens_by_a_key(context: NewContext) -> None:
    page = context(language="pl").new_page()
    person = Person(page, seed=5).start("Pierwsza gra", "Voidfall")
    thing = blocked_thing(person)
    before = person.seq()
    page.keyboard.press("Tab")
    thing.focus()
    rule = page.get_by_role("tooltip").locator("[data-rule]").first.text_content()
    page.keyboard.press("r")
    dialog = page.get_by_role("dialog", name=f"Zasada {rule}")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(thing).to_be_focused()
    assert person.seq() == before
    page.keyboard.press("?")
    page.get_by_role("dialog").get_by_role("tab", name="Klawisze").click()
    expect(page.get_by_role("dialog")).to_contain_text("Otwórz zasadę")


def test_a_rule_in_a_held_note_opens_by_touch(context: NewContext) -> None:
    page = context(phone=True).new_page()
    page.goto("/")
    page.get_by_role("button", name="First game").first.tap()
    page.wait_for_url("**/t/*")
    person = Person(page, seed=5, hand="touch")
    thing = blocked_thing(person)
    before = person.seq()
    thing.scroll_into_view_if_needed()
    touch = page.context.new_cdp_session(page)
    x, y = middle(thing)
    page.clock.install()
    touch.send(
        "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    )
    link = page.get_by_role("tooltip").get_by_role("button").first
    expect(link).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.clock.fast_forward(400)
    expect(link).to_be_visible()
    link.tap()
    expect(page.get_by_role("dialog")).to_contain_text("Rule V-")
    assert person.seq() == before


def test_the_rules_are_read_in_both_languages_and_lead_to_each_other(context: NewContext) -> None:
    page = context().new_page()
    page.goto("/library/voidfall/rules?rule=V-017")
    rule = page.locator("dd.named")
    expect(rule).to_contain_text("Ruling:")
    expect(rule).not_to_contain_text("**")
    expect(page.locator("dd table").first).to_be_visible()
    page.get_by_role("button", name="Language").click()
    expect(rule).to_contain_text("Rozstrzygnięcie:")
    page.get_by_role("searchbox").fill("Zrodzonego Siły")
    expect(page.locator("dd", has_text="Zrodzon").first).to_be_visible()
    page.get_by_role("searchbox").fill("")
    link = page.locator("dd a").first
    number = link.text_content() or ""
    link.click()
    expect(page).to_have_url(re.compile(f"rule={number}$"))
    expect(page.locator(f"dt.named#{number}")).to_be_visible()
