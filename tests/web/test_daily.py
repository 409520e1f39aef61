"""The day's game in the browser, and two games of one set-up side by side."""

from __future__ import annotations

import json
import random
import time
import urllib.request
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from domineum import games
from domineum.table import daily
from domineum.table.along import Along
from tests.server.process import Server
from tests.web.conftest import NewContext
from tests.web.person import LONG_MS
from tests.web.test_pages import serious

ENGINE_MS = 180_000
GAME = "revenant"


def today() -> date:
    return daily.day_of(time.time())


def record_of(folder: Path, bot: str = "random") -> Path:
    """A whole game of the day's set-up, which bots have played."""
    game = games.find(GAME)
    along = Along(daily.setup_of(game, today()), game, bot)
    while (now := along.turn()).result is None:
        pass
    file = folder / f"{bot}.record"
    file.write_text(now.record, encoding="utf-8")
    return file


def api(server: Server, method: str, path: str, body: Any = None, token: str = "") -> Any:
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    address = f"{server.address}api/v1{path}"
    request = urllib.request.Request(address, data, headers, method=method)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def finish(server: Server, table: str, token: str, seed: int) -> int:
    """Play a solo game to its end at random, as its player; the score."""
    chance = random.Random(seed)
    path = f"/tables/{table}"
    while not (now := api(server, "GET", f"{path}/update?brief=true&seat=0", token=token))["over"]:
        code = chance.choice(now["question"]["options"])["code"]
        key = f"key-{chance.getrandbits(60):016}"
        wish = {"seat": 0, "seq": now["seq"], "key": key, "codes": [code], "brief": True}
        api(server, "POST", f"{path}/choices", wish, token)
    result = api(server, "GET", f"{path}/result", token=token)
    return int(result["result"]["seats"][0]["score"])


def opened(page: Page) -> Locator:
    """The card of the game on the page of the day."""
    page.goto("./")
    expect(page.locator("[data-day-card] li")).to_have_count(2, timeout=ENGINE_MS)
    page.locator("[data-day-card] h2 a").click()
    expect(page.locator("[data-day-game]")).to_have_count(2, timeout=ENGINE_MS)
    return page.locator(f"[data-day-game={GAME}]")


def begin(page: Page) -> tuple[str, str]:
    """Begin the day's game; its table and the link to it."""
    opened(page).locator("[data-play]").click()
    page.wait_for_url("**/t/*", timeout=LONG_MS)
    expect(page.locator("[data-seq]")).to_be_visible(timeout=LONG_MS)
    table = page.url.partition("/t/")[2]
    find = "t => JSON.parse(localStorage.getItem('domineum.links')).find(x => x.table === t).token"
    return table, page.evaluate(find, table)


def test_the_days_game_is_the_same_for_everybody_and_goes_on(anywhere: NewContext) -> None:
    page = anywhere().new_page()
    table, _ = begin(page)
    code = page.evaluate(
        "async t => JSON.parse(localStorage.getItem('domineum.daily')).find(x => x.table === t)",
        table,
    )
    wanted = daily.setup_of(games.find(GAME), today())
    assert (code["seed"], code["day"]) == (wanted.seed, today().isoformat())
    card = opened(page)
    go_on = card.locator("[data-go-on]")
    expect(go_on).to_be_visible()
    go_on.click()
    page.wait_for_url(f"**/t/{table}", timeout=LONG_MS)
    opened(page)
    before = today() - timedelta(1)
    page.get_by_role("button", name="The day before").click()
    expect(page.get_by_text("The games of an earlier day.")).to_be_visible(timeout=LONG_MS)
    assert f"day={before.isoformat()}" in page.url
    card = page.locator(f"[data-day-game={GAME}]")
    expect(card.locator("[data-play]")).to_contain_text("Play as practice")
    expect(card.locator("[data-go-on]")).to_have_count(0)
    page.locator("[data-today]").click()
    expect(page.locator(f"[data-day-game={GAME}] [data-go-on]")).to_be_visible(timeout=LONG_MS)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_results_are_entered_and_replays_open_after_the_own_game(
    context: NewContext, site: Server, axe: str, language: str
) -> None:
    words = {"en": ("counts", "practice"), "pl": ("liczy się", "ćwiczenie")}[language]
    first = context(language=language).new_page()
    ann = begin(first)
    score = finish(site, *ann, seed=1)
    expect(first.locator("[data-day]")).to_be_visible(timeout=LONG_MS)
    first.locator("[data-day]").click()
    card = first.locator(f"[data-day-game={GAME}]")
    own = card.locator("[data-ladder] tr[data-who=you]")
    expect(own).to_contain_text(words[0], timeout=LONG_MS)
    expect(own).to_contain_text(str(score))
    card.locator("[data-others] input").fill(f"Ann {language}")
    card.locator("[data-enter]").click()
    mine = card.locator("[data-others] tr", has_text=f"Ann {language}")
    expect(mine).to_have_count(1)
    assert serious(first, axe) == []

    second = context(language=language, phone=True).new_page()
    card = opened(second)
    ladder = card.locator("[data-others] tr", has_text=f"Ann {language}")
    expect(ladder).to_have_count(1)
    expect(card.locator("[data-others] [data-watch]")).to_have_count(0)
    finish(site, *begin(second), seed=2)
    expect(second.locator("[data-over=true]")).to_be_attached(timeout=LONG_MS)
    card = opened(second)
    expect(ladder.locator("[data-compare]")).to_be_visible()
    finish(site, *begin(second), seed=3)
    expect(second.locator("[data-over=true]")).to_be_attached(timeout=LONG_MS)
    tries = opened(second).locator("[data-ladder] tr[data-who=you]")
    expect(tries.filter(has_text=words[0])).to_have_count(1)
    expect(tries.filter(has_text=words[1])).to_have_count(1)
    ladder.locator("[data-watch]").click()
    second.wait_for_url(f"**/t/{ann[0]}/replay*", timeout=LONG_MS)
    expect(second.locator("input[type=range]")).to_be_visible(timeout=LONG_MS)


def imported(page: Page, record: Path) -> str:
    """A game that is over, from its record; as if it had been begun here for the day."""
    page.goto("./")
    page.locator("input[type=file]").first.set_input_files(record)
    page.wait_for_url("**/t/*", timeout=LONG_MS)
    expect(page.locator("[data-over=true]")).to_be_attached(timeout=LONG_MS)
    table = page.url.partition("/t/")[2]
    begun = {
        "table": table, "game": GAME, "day": today().isoformat(),
        "seed": daily.setup_of(games.find(GAME), today()).seed,
    }  # fmt: skip
    note = "b => localStorage.setItem('domineum.daily', JSON.stringify([b]))"
    page.evaluate(note, begun)
    return table


def test_bots_play_along_are_stopped_and_kept(alone: NewContext, tmp_path: Path) -> None:
    """Without a server, in Polish, on a phone; a recruit plays there as it plays here."""
    page = alone(phone=True, language="pl").new_page()
    imported(page, record_of(tmp_path))
    game = games.find(GAME)
    along = Along(daily.setup_of(game, today()), game, "cadet")
    while (played := along.turn()).result is None:
        pass
    card = opened(page)
    expect(card.locator("tr[data-who=you]")).to_contain_text("liczy się", timeout=LONG_MS)
    expect(card.locator("[data-others]")).to_have_count(0)
    card.locator("[data-along]").tap()
    recruit = card.locator("tr[data-who=cadet]")
    expect(recruit).to_be_visible(timeout=ENGINE_MS)
    expect(recruit).to_contain_text(str(played.result.seats[0].score))
    expect(card.locator("[data-rank=captain]")).to_contain_text("gra turę")
    card.locator("[data-stop]").tap()
    page.reload()
    expect(recruit).to_be_visible(timeout=ENGINE_MS)
    expect(card.locator("[data-along]")).to_contain_text("Niech boty grają dalej")
    recruit.locator("[data-compare]").tap()
    page.wait_for_url("**/beside?*", timeout=LONG_MS)
    expect(page.locator("[data-row]")).to_have_count(12, timeout=ENGINE_MS)
    expect(page.locator("[data-end='1']")).to_contain_text(
        str(played.result.seats[0].score), timeout=ENGINE_MS
    )
    wide = "() => document.documentElement.scrollWidth - innerWidth"
    assert page.evaluate(wide) <= 0


def test_two_games_are_compared_and_the_same_one_is_played_again(
    anywhere: NewContext, axe: str, tmp_path: Path
) -> None:
    page = anywhere().new_page()
    table = imported(page, record_of(tmp_path))
    page.locator("[data-beside]").click()
    page.wait_for_url(f"**/beside?a={table}", timeout=LONG_MS)
    page.locator("input[type=file]").set_input_files(record_of(tmp_path, "cadet"))
    page.wait_for_url("**/beside?*&b=*", timeout=LONG_MS)
    rows = page.locator("[data-row]")
    expect(rows).to_have_count(12, timeout=ENGINE_MS)
    expect(page.get_by_role("status")).to_have_count(0, timeout=ENGINE_MS)
    expect(page.locator("[data-lines]")).to_be_visible()
    rows.nth(3).get_by_role("button").press("Enter")
    look = rows.nth(3).get_by_role("link", name="Look at this turn")
    expect(look).to_have_count(2)
    assert serious(page, axe) == []
    look.nth(1).click()
    expect(page.get_by_role("slider", name="Position")).to_be_visible(timeout=LONG_MS)
    page.go_back()
    expect(rows).to_have_count(12, timeout=ENGINE_MS)
    page.locator("[data-choose]").click()
    page.locator("[data-again]").click(timeout=LONG_MS)
    page.wait_for_url("**/t/*", timeout=LONG_MS)
    expect(page.locator("[data-seq]")).to_be_visible(timeout=LONG_MS)
    assert table not in page.url
