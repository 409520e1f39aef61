"""The page about one's own games."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.web.conftest import NewContext
from tests.web.person import Person
from tests.web.test_pages import serious


def test_a_game_that_is_over_is_among_my_games(
    lantern_light: NewContext,
    axe: str,
    tmp_path: Path,
) -> None:
    page = lantern_light().new_page()
    page.goto("/mine")
    expect(page.get_by_text("You have not finished a game yet.")).to_be_visible()
    page.goto("/new?game=lanterns")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    Person(page).play()
    expect(page.locator("[data-over='true']")).to_be_visible()
    page.get_by_role("link", name="Domineum").click()
    page.get_by_role("link", name="My games").click()
    table = page.get_by_role("table")
    expect(table.get_by_role("row")).to_have_count(2)
    expect(page.get_by_role("listitem").filter(has=page.locator(".score"))).to_have_count(1)
    assert serious(page, axe) == []
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as JSON").click()
    saved.value.save_as(tmp_path / "games.json")
    (kept,) = json.loads((tmp_path / "games.json").read_text(encoding="utf-8"))
    assert (kept["game"], kept["seats"]) == ("lanterns", 2)
    page.get_by_role("link", name="Watch the game again").click()
    page.wait_for_url(f"**/t/{kept['table']}/replay")
