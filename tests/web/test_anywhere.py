"""The same page with a server and without one: what a table does, it does at both."""

from __future__ import annotations

import json
from urllib.parse import urljoin

from playwright.sync_api import expect

from tests.web.conftest import NewContext
from tests.web.person import LONG_MS, Person


def test_a_game_goes_on_after_a_reload(anywhere: NewContext) -> None:
    page = anywhere().new_page()
    person = Person(page, seed=3).start("First game", "Voidfall")
    person.play(6)
    seq, address = person.seq(), page.url
    page.reload()
    person.wait_for_turn()
    assert person.seq() >= seq
    assert page.url == address
    expect(page.get_by_role("log").get_by_role("listitem").first).to_be_visible()
    page.goto("./")
    row = page.locator("li", has=page.locator(f"a[href$='{address[address.index('/t/') :]}']"))
    expect(row).to_contain_text("your turn")
    row.get_by_role("link").click()
    person.wait_for_turn()
    person.sees_no_problem()


def test_choices_are_tried_hinted_at_and_taken_back(anywhere: NewContext) -> None:
    page = anywhere().new_page()
    person = Person(page, seed=3).start("Solo", "Voidfall")
    person.wait_for_turn()
    page.locator("button.option").first.hover()
    expect(page.locator(".over")).not_to_be_empty()
    page.mouse.move(1, 1)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint").first).to_be_visible(timeout=LONG_MS)
    undo = page.get_by_role("button", name="Undo", exact=True).first
    for _ in range(20):
        person.choose()
        person.wait_for_turn()
        if undo.is_enabled():
            break
    before = person.seq()
    undo.click()
    person.moved_on(before)
    person.wait_for_turn()
    person.sees_no_problem()


def test_two_people_at_one_screen(anywhere: NewContext) -> None:
    page = anywhere().new_page()
    page.goto("./")
    page.locator("article.voidfall").get_by_role("link", name="Set it up yourself").click()
    page.locator("select", has_text="At this screen").nth(1).select_option("here")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*", timeout=LONG_MS)
    person = Person(page, seed=5)
    for _ in range(40):
        assert person.wait_for_turn()
        cover = page.locator(".cover button")
        if cover.count():
            expect(page.get_by_role("dialog")).to_contain_text("Pass the screen to")
            cover.click()
            expect(cover).to_have_count(0)
            person.wait_for_turn()
            person.choose()
            return
        person.choose()
    raise AssertionError("the screen was never passed on")


def test_the_past_is_looked_at(anywhere: NewContext) -> None:
    page = anywhere().new_page()
    person = Person(page, seed=2).start("First game", "Revenant")
    person.play(4)
    end = person.seq()
    page.get_by_role("button", name="Replay").click()
    slider = page.get_by_role("slider", name="Position")
    expect(slider).to_be_visible()
    assert int(slider.get_attribute("max") or 0) >= end
    page.get_by_role("button", name="To the beginning").click()
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="One choice forward").click()
    expect(slider).to_have_value("1")


def test_the_tutorial_teaches(anywhere: NewContext) -> None:
    page = anywhere(language="pl").new_page()
    page.goto("./")
    page.locator("article.revenant button.primary").click()
    page.wait_for_url("**/t/*", timeout=LONG_MS)
    person = Person(page, seed=1)
    person.wait_for_turn()
    expect(page.locator("[data-lesson], .coach").first).to_be_visible()
    person.choose()


SIZE = """async (address) => {
  const image = new Image();
  image.src = address;
  await image.decode();
  return `${image.naturalWidth}x${image.naturalHeight}`;
}"""


def test_the_page_can_be_installed_as_an_app(anywhere: NewContext) -> None:
    """What browsers ask for: names, icons of the sizes that they say, a start, a service worker."""
    page = anywhere().new_page()
    page.goto("./")
    found = page.context.new_cdp_session(page).send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert {"name", "short_name"} <= manifest.keys()
    assert manifest["display"] == "standalone"
    assert urljoin(found["url"], manifest["start_url"]) == page.url
    drawn = {icon["src"]: icon["sizes"] for icon in manifest["icons"] if icon["sizes"] != "any"}
    assert {"192x192", "512x512"} <= set(drawn.values())
    for source, size in drawn.items():
        assert page.evaluate(SIZE, urljoin(found["url"], source)) == size
    active = "navigator.serviceWorker.ready.then(({ scope }) => scope)"
    assert page.evaluate(active) == page.url


def test_the_library_and_the_rules_are_there(anywhere: NewContext) -> None:
    page = anywhere().new_page()
    page.goto("./")
    page.get_by_role("link", name="Library").click()
    page.get_by_role("searchbox").fill("Valnis")
    expect(page.get_by_role("heading", name="House Valnis", exact=True)).to_be_visible()
    page.locator("a.rules").click()
    expect(page.get_by_role("link", name="V-225")).to_be_visible()
    page.reload()
    expect(page.get_by_role("link", name="V-225")).to_be_visible()
