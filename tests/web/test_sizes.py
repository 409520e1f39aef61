"""The frame of a table fits on screens of every size, in both languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewContext
from tests.web.person import Person

SIZES = [(1440, 900), (1920, 1080), (1280, 720), (820, 1180), (390, 844), (844, 390)]


@pytest.mark.parametrize(
    ("game", "language", "button"),
    [("Voidfall", "en", "First game"), ("Revenant", "pl", "Pierwsza gra")],
)
def test_what_is_asked_and_how_it_stands_is_in_sight(
    context: NewContext, game: str, language: str, button: str
) -> None:
    page = context(language=language).new_page()
    person = Person(page, seed=3).start(button, game)
    person.play(4)
    person.wait_for_turn()
    name = {"en": "How the game stands", "pl": "Stan gry"}[language]
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.get_by_role("group", name=name)).to_be_in_viewport()
        expect(page.locator("button.option, [data-ends]").first).to_be_in_viewport(ratio=1)
        expect(page.locator("section.question h2, button.handle").first).to_be_attached()
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, width
        assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0, height
