"""Both tutorials, played to their end by somebody who does what the coach asks."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewContext
from tests.web.person import Person
from tests.web.test_pages import serious


@pytest.mark.parametrize(("game", "language"), [("Voidfall", "en"), ("Revenant", "pl")])
def test_a_tutorial_from_start_to_end(
    context: NewContext, axe: str, game: str, language: str
) -> None:
    page = context(language=language).new_page()
    page.goto("/learn")
    card = page.locator("article", has=page.get_by_role("heading", name=game))
    card.locator("button.primary").click()
    page.wait_for_url("**/t/*")
    person = Person(page, seed=5)
    assert person.wait_for_turn()
    coach = page.locator(".coach")
    expect(coach.get_by_role("heading")).to_be_visible()
    assert serious(page, axe) == []

    def read_on(person: Person) -> None:
        while coach.locator("button.primary").count():
            coach.locator("button.primary").click()
        assert "[" not in (coach.text_content() or "")

    read_on(person)
    person.play(15, read_on)
    before = coach.locator("header").text_content()
    page.reload()
    person.wait_for_turn()
    expect(coach.locator("header")).to_have_text(before or "")
    person.play(then=read_on)
    assert person.over
    done = int((coach.locator(".number").text_content() or "0/").split("/")[0])
    assert done >= 7, "playing at random teaches at least the common things"
    page.goto("/learn")
    expect(card.get_by_role("button").nth(1)).to_contain_text(str(done))
