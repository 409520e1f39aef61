"""The site: whole games with no server, later with no network, and nothing is lost."""

from __future__ import annotations

import os
import re
import signal
import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from domineum import games
from domineum.cli import main
from domineum.kernel.record import load, replay
from tests.server.process import ROOT, Server
from tests.thorough import thorough, upto
from tests.web.conftest import NewContext, watched
from tests.web.person import LONG_MS, Person

ENGINE_MS = 120_000
KEPT = """async () => {
  const names = await caches.keys();
  const of = async (what) => {
    const name = names.find((name) => name.includes(` ${what}-`));
    return name ? (await (await caches.open(name)).keys()).length : 0;
  };
  return navigator.serviceWorker.controller ? [await of("engine"), await of("data")] : [0, 0];
}"""
"""How many files of the engine the service worker has, and how many answers about games."""
ALL = [6, 11]


def without_network(page: Page) -> BrowserContext:
    """Visit the first page once, and cut the network when everything is kept."""
    page.goto("./")
    until = time.monotonic() + ENGINE_MS / 1000
    while page.evaluate(KEPT) != ALL:
        assert time.monotonic() < until
        page.wait_for_timeout(200)
    page.context.set_offline(True)
    return page.context


def saved(page: Page, path: Path) -> Path:
    """Download the record of the open table."""
    page.get_by_role("button", name="Seats and links").click()
    with page.expect_download() as download:
        page.get_by_role("dialog").get_by_role("button", name="Download the record").click()
    download.value.save_as(path)
    page.keyboard.press("Escape")
    return path


def verified(path: Path) -> None:
    """What the command line says of a record."""
    assert main(["record", "verify", str(path)]) == 0


def test_every_link_stays_within_the_folder(alone: NewContext) -> None:
    page = alone().new_page()
    for address in ("./", "./#/new?game=voidfall", "./#/library/voidfall/houses", "./#/helper"):
        page.goto(address)
        expect(page.locator("main h1, main h2").first).to_be_visible()
        links = page.eval_on_selector_all("a[href]", "all => all.map((one) => one.href)")
        own = [link for link in links if link.startswith("http://localhost")]
        assert len(own) > 4
        assert all("/games/table/#/" in link for link in own), own


def test_without_a_network_everything_works_after_one_visit(alone: NewContext) -> None:
    page = alone().new_page()
    context = without_network(page)
    page.reload()
    person = Person(page, seed=4).start("First game", "Revenant")
    person.play(4)
    seq = person.seq()
    page.reload()
    person.wait_for_turn()
    assert person.seq() >= seq
    page.goto("./#/library/revenant/captains")
    page.reload()
    expect(page.get_by_role("heading", name="Oriel Vance").first).to_be_visible()
    page.goto("./#/lab")
    expect(page.locator("main[data-answered='true']")).to_be_visible(timeout=ENGINE_MS)
    page.goto("./#/helper")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    context.set_offline(False)


def test_a_tab_that_is_closed_in_the_middle_of_a_choice_loses_nothing(
    alone: NewContext, tmp_path: Path
) -> None:
    """Acknowledged is stored: what a page has shown is there in the next one."""
    context = alone()
    page = context.new_page()
    person = Person(page, seed=6).start("Solo", "Voidfall")
    address = page.url
    for _ in range(3):
        person.play(3)
        person.wait_for_turn()
        shown = person.seq()
        page.keyboard.press("1")
        page.close()
        page = context.new_page()
        page.goto(address)
        person.page = page
        person.wait_for_turn()
        assert shown <= person.seq()
    verified(saved(page, tmp_path / "game.record"))


def test_two_tabs_see_each_other_and_do_not_overwrite(alone: NewContext) -> None:
    context = alone()
    first = Person(context.new_page(), seed=1).start("Solo", "Voidfall")
    first.wait_for_turn()
    second = Person(context.new_page(), seed=2)
    second.page.goto(first.page.url)
    for person, other in ((first, second), (second, first), (first, second)):
        person.wait_for_turn()
        person.choose()
        other.sees(person.seq())
    first.sees_no_problem()
    second.sees_no_problem()


def test_a_game_goes_to_a_server_and_comes_back(
    alone: NewContext, context: NewContext, site: Server, tmp_path: Path
) -> None:
    page = alone().new_page()
    person = Person(page, seed=8).start("First game", "Voidfall")
    person.play(5)
    person.wait_for_turn()
    seq, ours = person.seq(), saved(page, tmp_path / "here.record").read_text(encoding="utf-8")
    page.get_by_role("button", name="Seats and links").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Address of a server").fill(site.address)
    dialog.get_by_role("button", name="Put it online").click()
    page.wait_for_url(re.compile(rf"{site.address}t/[0-9a-z]+$"), timeout=LONG_MS)
    person.wait_for_turn()
    assert person.seq() >= seq
    page.get_by_role("button", name="Seats and links").click()
    page.get_by_role("dialog").get_by_role("button", name="Take it with you").click()
    page.wait_for_url("**/t/here-*", timeout=ENGINE_MS)
    person.wait_for_turn()
    again = saved(page, tmp_path / "again.record").read_text(encoding="utf-8")
    choices = ours.splitlines()[:-2]
    assert again.splitlines()[: len(choices)] == choices
    verified(tmp_path / "again.record")


def test_a_page_of_a_server_plays_on_without_network(context: NewContext) -> None:
    page = context().new_page()
    cut = without_network(page)
    page.reload()
    expect(page.get_by_role("note")).to_contain_text("No network")
    person = Person(page, seed=3).start("Solo", "Voidfall")
    person.play(3)
    assert "/t/here-" in page.url
    seq = person.seq()
    cut.set_offline(False)
    page.get_by_role("button", name="Seats and links").click()
    page.get_by_role("dialog").get_by_role("button", name="Put it online").click()
    page.wait_for_url(re.compile(r"/t/[0-9a-z]+$"), timeout=LONG_MS)
    person.wait_for_turn()
    assert person.seq() >= seq


def test_a_table_of_a_server_says_without_network_what_can_be_done(
    chromium: Browser, tmp_path: Path
) -> None:
    dist = {"DOMINEUM_WEB": str(ROOT / "web" / "dist")}
    server = Server(f"sqlite:///{tmp_path}/x.sqlite", tmp_path / "log", ("voidfall",), dist).start()
    try:
        with watched(chromium, server) as context:
            page = context().new_page()
            person = Person(page, seed=3).start("Solo", "Voidfall")
            person.play(2)
            person.wait_for_turn()
            seq = person.seq()
            page.context.set_offline(True)
            server.kill()
            expect(page.get_by_role("note")).to_contain_text("This table is kept by its server")
            server.start()
            page.context.set_offline(False)
            expect(page.get_by_role("note")).to_have_count(0)
            person.play(1)
            assert person.seq() > seq
    finally:
        server.stop()


def kill(page: Page) -> None:
    """End the process of a tab, as a failure would: nothing of the page runs any more."""
    assert page.context.browser is not None
    session = page.context.browser.new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    with page.expect_event("crash"):
        for process in found:
            if process["type"] == "renderer":
                os.kill(process["id"], signal.SIGKILL)
    page.close()


GAMES = [("Solo", "Voidfall"), ("First game", "Revenant"), ("captain", "Voidfall")]


@thorough
@pytest.mark.parametrize("cut", upto([True], [False, True]), ids=lambda cut: f"cut-{cut}")
@pytest.mark.parametrize(("button", "game"), upto(GAMES[:1], GAMES))
def test_a_whole_game_of_which_the_tab_is_killed_at_every_tenth_choice(
    alone: NewContext, tmp_path: Path, button: str, game: str, cut: bool
) -> None:
    """It is killed while a choice is made: what was shown before is there again."""
    context = alone()
    page = context.new_page()
    if cut:
        without_network(page)
    person = Person(page, seed=9)
    if button == "captain":
        _against_a_captain(page)
    else:
        person.start(button, game)
    address = page.url
    while not person.play(10).over:
        person.wait_for_turn(("yes", "keys"))
        shown = person.seq()
        person.page.keyboard.press("1")
        kill(person.page)
        person.page = context.new_page()
        person.page.goto(address)
        person.wait_for_turn(("yes", "keys"))
        assert person.seq() >= shown
    record = saved(person.page, tmp_path / "game.record")
    verified(record)
    found = load(record.read_text(encoding="utf-8"))
    assert replay(found, games.find(found.game)).over
    context.set_offline(False)


def _against_a_captain(page: Page) -> None:
    """A competitive game for two."""
    page.goto("./#/new?game=voidfall")
    page.get_by_label("Mode").select_option("competitive")
    page.get_by_label("Players").select_option("2")
    page.locator("select", has_text="At this screen").nth(1).select_option("bot:captain")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*", timeout=LONG_MS)
