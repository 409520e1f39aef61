"""Tables fit on screens of every size, in both languages, are legible, and open to everybody."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.thorough import thorough, upto
from tests.web.conftest import NewContext
from tests.web.person import Person
from tests.web.test_pages import serious

SIZES = [(1440, 900), (1920, 1080), (1280, 720), (820, 1180), (390, 844), (844, 390)]
LOOKED_AT = upto([(1440, 900), (390, 844), (844, 390)], SIZES)
"""Where every part of the table is opened."""
FIRST = {"en": "First game", "pl": "Pierwsza gra"}
STANDING = {"en": "How the game stands", "pl": "Stan gry"}
SMALL = """() => [...document.querySelectorAll('body *')].filter(found =>
    !(found instanceof SVGElement) && !found.closest('.hidden-visually, .skip')
    && [...found.childNodes].some(node => node.nodeType === 3 && node.textContent.trim())
    && found.checkVisibility() && parseFloat(getComputedStyle(found).fontSize) < 11.99)
  .map(found => `${found.className}: ${found.textContent.trim().slice(0, 40)}`)"""
"""Words that are smaller than 12 pixels; drawings grow under the hand."""

SPILLS = """() => {
  const found = [], words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const { parentElement: own } = words.currentNode, range = document.createRange();
    if (own instanceof SVGElement || own.closest('.hidden-visually, .skip, script')) continue;
    if (!words.currentNode.textContent.trim() || !own.checkVisibility()) continue;
    range.selectNodeContents(words.currentNode);
    let box = own;
    while (getComputedStyle(box).display === 'inline') box = box.parentElement;
    const [text, room] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
    if (getComputedStyle(box).overflowX === 'visible' && text.width > 1 && room.width > 1
        && (text.right > room.right + 2 || text.left < room.left - 2))
      found.push(words.currentNode.textContent.trim().slice(0, 40));
  }
  return found;
}"""
"""Words that run out of their box, into what stands beside it; not those cut with dots."""


def fits(page: Page, language: str) -> None:
    """What is asked and how the game stands is in sight, and nothing has to be scrolled for it."""
    expect(page.get_by_role("group", name=STANDING[language])).to_be_in_viewport()
    expect(page.locator("button.option, [data-ends]").first).to_be_in_viewport(ratio=1)
    expect(page.locator("section.question h2, button.handle").first).to_be_attached()
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


@pytest.mark.parametrize(
    ("game", "language"),
    [
        ("Voidfall", "en"),
        ("Revenant", "pl"),
        pytest.param("Voidfall", "pl", marks=thorough),
        pytest.param("Revenant", "en", marks=thorough),
    ],
)
def test_a_table_fits_is_legible_and_is_open_to_everybody(
    context: NewContext, axe: str, game: str, language: str
) -> None:
    page = context(language=language).new_page()
    person = Person(page, seed=3).start(FIRST[language], game)
    person.play(4)
    person.wait_for_turn()
    page.wait_for_function("() => document.querySelector('image[href^=\"blob:\"]')")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        fits(page, language)
        assert page.evaluate(SMALL) == [], (width, height)
        assert page.evaluate(SPILLS) == [], (width, height)
        assert serious(page, axe) == [], (width, height)
        if (width, height) not in LOOKED_AT:
            continue
        for tab in page.get_by_role("tab").all():
            tab.click()
            expect(tab).to_have_attribute("aria-selected", "true")
            assert page.evaluate(SMALL) == [], (width, height, tab.inner_text())
            assert page.evaluate(SPILLS) == [], (width, height, tab.inner_text())
            assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        page.get_by_role("tab").first.click()
