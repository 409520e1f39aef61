"""Who is who at a table: names, the rival of a solo game, and what the end reveals."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import NewContext
from tests.web.person import Person

SOURCES = "Prestige by source"


def row(page: Page, table: str, name: str) -> list[str]:
    """The numbers of a row of a table of scores."""
    rows = page.get_by_role("region", name=table, exact=True).locator("tr")
    found = rows.filter(has=page.get_by_role("rowheader", name=name, exact=True))
    return found.locator("td").all_inner_texts()


def test_the_log_calls_players_by_their_houses(context: NewContext) -> None:
    page = context().new_page()
    person = Person(page, seed=4).start("First game", "Voidfall").play(12)
    person.wait_for_turn()
    houses = page.locator("ul.seats li .who").all_inner_texts()
    log = page.get_by_role("log").inner_text()
    assert len(houses) == 2
    assert all(house.split("\n")[0] in log for house in houses)
    assert "Player" not in log


def test_the_voidborn_sit_at_the_table_of_a_solo_game(context: NewContext) -> None:
    page = context().new_page()
    Person(page, seed=2).start("Solo", "Voidfall").wait_for_turn()
    rival = page.locator("ul.seats li").last
    expect(rival).to_contain_text("Voidborn")
    score = rival.locator(".number").inner_text()
    page.get_by_role("tab", name="Crisis").click()
    expect(page.locator("dd.total")).to_have_text(score)


def test_a_solo_game_of_revenant_ends_with_open_cards(context: NewContext) -> None:
    page = context().new_page()
    page.goto("/new?game=revenant")
    page.get_by_label("Players").select_option("1")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    person = Person(page, seed=2)
    person.wait_for_turn()
    rival = page.locator("ul.seats li").last
    expect(rival).to_contain_text("Rival")
    person.play()
    assert person.over
    expect(page.get_by_text("On the track + Hidden Influence")).to_be_visible()
    by_house = row(page, "By House: Influence × Power", "Houses")
    assert len(by_house) == 2
    assert by_house == [part.lstrip("+") for part in row(page, SOURCES, "Houses")]
    expect(rival.locator(".number")).to_have_text(row(page, SOURCES, "Prestige")[1])
    person.sees_no_problem()
