"""Help at the table, words that are explained, and the search over rules and cards."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewContext
from tests.web.person import Person
from tests.web.test_pages import serious

SMALL = """() => [...document.querySelectorAll('dialog *')].filter(
  (found) => [...found.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
    && parseFloat(getComputedStyle(found).fontSize) < 12).map((found) => found.textContent)"""


def found(page: Page) -> list[str]:
    """The headings of what the library lists, the best first."""
    return page.locator("section li h2, section li .title").all_inner_texts()


@pytest.mark.parametrize("game", ["Voidfall", "Revenant"])
def test_the_question_mark_opens_help(context: NewContext, axe: str, game: str) -> None:
    page = context().new_page()
    Person(page).start("First game", game).wait_for_turn()
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name=f"Help: {game}")
    expect(dialog.get_by_role("heading", name="The goal")).to_be_visible()
    expect(dialog.locator("ol li")).to_have_count(5)
    now = {"Voidfall": "the Galactic Event", "Revenant": "Before the first turn"}[game]
    expect(dialog.get_by_role("heading", name="Now:")).to_contain_text(now)
    assert serious(page, axe) == []
    for section in ("Signs", "Words", "Keys"):
        dialog.get_by_role("tab", name=section).click()
        assert "[" not in dialog.get_by_role("tabpanel").inner_text().replace("[ ]", "")
        assert page.evaluate(SMALL) == []
    parts = {"Voidfall": "G\nGalaxy", "Revenant": "Q\nSequence"}[game]
    assert parts in dialog.get_by_role("tabpanel").inner_text()
    search = dialog.get_by_role("searchbox")
    search.fill({"Voidfall": "v 301", "Revenant": "r113"}[game])
    hit = dialog.locator(".hit").first
    expect(hit).to_contain_text({"Voidfall": "V-301", "Revenant": "R-113"}[game])
    hit.click()
    rule = page.get_by_role("dialog", name="Rule")
    expect(rule.locator("article")).to_contain_text(
        {"Voidfall": "V-301", "Revenant": "R-113"}[game]
    )
    page.keyboard.press("Escape")
    search.fill("corupption")
    expect(hit).to_contain_text("Corruption")
    search.fill("Spaczenie")
    expect(dialog.locator(".hit").nth(3)).to_be_visible()


def test_a_dotted_word_is_explained(context: NewContext) -> None:
    page = context(language="pl").new_page()
    Person(page).start("Pierwsza gra", "Voidfall").wait_for_turn()
    word = page.locator("section.question h2 dfn")
    expect(word).to_have_text("żeton Nagrody")
    note = page.locator("#table-note")
    word.hover()
    expect(note).to_contain_text("Kto podbije Sektor")
    expect(note.get_by_role("button", name="V-364")).to_be_visible()
    page.mouse.move(1, 1)
    expect(note).to_be_hidden()
    word.focus()
    page.keyboard.press("w")
    expect(note).to_contain_text("Zakryta nagroda")
    page.keyboard.press("Escape")
    expect(note).to_be_hidden()
    card = page.locator("[data-learn=hand] dfn").first
    card.hover()
    expect(note).to_be_visible()


def test_a_finger_that_stays_explains_a_word_and_chooses_nothing(context: NewContext) -> None:
    page = context(phone=True).new_page()
    page.goto("/")
    page.get_by_role("button", name="First game").nth(1).tap()
    page.wait_for_url("**/t/*")
    person = Person(page, hand="touch")
    person.wait_for_turn()
    before = person.seq()
    word = page.locator("button.option dfn").first
    box = word.bounding_box()
    assert box is not None
    at = {"pointerType": "touch", "clientX": box["x"] + 4, "clientY": box["y"] + 4, "bubbles": True}
    word.dispatch_event("pointerdown", at)
    expect(page.locator("#table-note")).to_be_visible()
    word.dispatch_event("pointerup", at)
    word.dispatch_event("click", {"bubbles": True, "cancelable": True})
    expect(page.locator("button.option.held")).to_have_count(0)
    assert person.seq() == before


def test_the_library_finds_rules_words_and_the_other_game(context: NewContext, axe: str) -> None:
    page = context().new_page()
    page.goto("/library/voidfall")
    search = page.get_by_role("searchbox")
    status = page.get_by_role("status")
    search.fill("V-301")
    expect(page.locator("section li")).to_have_count(1)
    assert found(page) == ["V-301"]
    for wanted, rule in (("tiebreak", "V-160"), ("hex", "V-191")):
        search.fill(wanted)
        expect(page.locator("section li h2", has_text=rule)).to_be_visible()
    search.fill("bounty")
    expect(page.locator("section li h2").first).to_have_text("Bounty token")
    crises = page.get_by_role("navigation", name="Kinds").get_by_role("link", name="Crises")
    few = int(crises.locator("small").inner_text())
    assert 0 < few < 68
    crises.click()
    expect(page.locator("section li")).to_have_count(few)
    search.fill("Hypercharge")
    expect(page.get_by_role("link", name="In Revenant")).to_be_visible()
    search.fill("qqqzzz")
    expect(status).to_contain_text("Nothing found")
    page.get_by_role("button", name="Clear the search").click()
    expect(status).to_contain_text("68")
    page.locator("section li").nth(59).scroll_into_view_if_needed()
    page.mouse.wheel(0, 20_000)
    expect(page.locator("section li")).to_have_count(68)
    assert serious(page, axe) == []
