"""Packs that a browser keeps: added as a file, played with, looked at, missed, and put online."""

from __future__ import annotations

import re
from base64 import b64decode
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from domineum.cli import main
from domineum.kernel.packs import open_pack
from tests.browser.test_packs import BEACONS, zipped
from tests.server.process import ROOT, Server
from tests.web.conftest import NewContext, watched
from tests.web.person import LONG_MS, Person
from tests.web.test_site import saved, without_network

ENGINE_MS = 120_000
WORDS = {
    "en": {"add": "Add a pack …", "kept": "is kept in this browser", "start": "Start the game",
           "house": "House Orsavel", "map": "Beacon Strait", "look": "What is in it",
           "bad": "This is not a pack that can be played with."},
    "pl": {"add": "Dodaj pakiet…", "kept": "jest teraz w tej przeglądarce", "house": "Ród Orsavel",
           "start": "Rozpocznij grę", "map": "Cieśnina Latarń", "look": "Co zawiera",
           "bad": "Z tym pakietem nie da się grać."},
}  # fmt: skip
DROP = """([name, data]) => {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  const carried = new DataTransfer();
  carried.items.add(new File([bytes], name));
  const options = { dataTransfer: carried, bubbles: true, cancelable: true };
  const over = document.querySelector("h1").dispatchEvent(new DragEvent("dragover", options));
  const dropped = document.querySelector("h1").dispatchEvent(new DragEvent("drop", options));
  return [over, dropped];
}"""
"""Drop a file on the page; what is dropped or carried over it must not open in its place."""


def packed(folder: Path, **changed: tuple[str, str]) -> Path:
    """The example as a zip, in some files of which something else stands."""
    path = folder / "beacons.zip"
    path.write_bytes(b64decode(zipped(**changed).data))
    return path


def add(page: Page, file: Path, language: str = "en") -> None:
    """Choose a file as a pack, once the engine of a site has named its games."""
    page.get_by_label(WORDS[language]["add"]).set_input_files(file, timeout=ENGINE_MS)


def added(page: Page, file: Path, language: str = "en") -> None:
    """Add a pack, which is good."""
    add(page, file, language)
    told = page.get_by_role("status").filter(has_text="quiet-beacons 1.0")
    expect(told.filter(has_text=WORDS[language]["kept"])).to_be_visible(timeout=ENGINE_MS)


def begin(page: Page, language: str = "en", phone: bool = False) -> Person:
    """Begin a game on the map of the pack, with its House, against a bot."""
    words = WORDS[language]
    page.get_by_text(words["map"]).first.click(timeout=ENGINE_MS)
    houses = page.get_by_role("combobox").filter(has_text=words["house"])
    houses.first.select_option("orsavel")
    page.get_by_role("button", name=words["start"]).click()
    page.wait_for_url("**/t/here-*", timeout=LONG_MS)
    return Person(page, seed=3, hand="touch" if phone else "keys")


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("pl", True)])
def test_a_pack_is_added_played_with_looked_at_and_saved(
    anywhere: NewContext, tmp_path: Path, language: str, phone: bool
) -> None:
    context = anywhere(phone=phone, language=language)
    page, words = context.new_page(), WORDS[language]
    page.goto("./")
    page.locator("article.voidfall a.button").click()
    added(page, packed(tmp_path), language)
    expect(page.get_by_role("checkbox", name="quiet-beacons 1.0")).to_be_checked()
    page.get_by_role("link", name=words["look"]).click()
    expect(page.get_by_role("heading", name=words["house"], exact=True)).to_be_visible(
        timeout=ENGINE_MS
    )
    page.go_back()
    page.get_by_role("checkbox", name="quiet-beacons 1.0").check()
    person = begin(page, language, phone)
    person.play(5)
    expect(page.get_by_role("main", name="Voidfall + quiet-beacons")).to_be_visible()
    if not phone:
        expect(page.get_by_text(words["house"]).first).to_be_visible()
    seq = person.seq()
    page.reload()
    person.wait_for_turn()
    assert person.seq() >= seq
    person.sees_no_problem()
    if language == "en":
        record = saved(page, tmp_path / "game.record")
        assert f"\npack {str(open_pack(BEACONS).id).replace('(', '').replace(')', '')}\n" in (
            record.read_text(encoding="utf-8")
        )
        assert main(["record", "verify", str(record), "--pack", str(BEACONS)]) == 0


def test_a_pack_that_does_not_fit_says_where_and_is_not_kept(
    anywhere: NewContext, tmp_path: Path
) -> None:
    page = anywhere().new_page()
    page.goto("./")
    page.locator("article.voidfall a.button").click()
    add(page, packed(tmp_path, agendas=('type = "wealth"', 'type = "weather"')))
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(WORDS["en"]["bad"], timeout=ENGINE_MS)
    expect(alert).to_contain_text(re.compile(r"beacons\.zip.agendas\.toml:1: lit-harbours"))
    large = tmp_path / "large.zip"
    large.write_bytes(bytes(5_000_001))
    add(page, large)
    expect(alert).to_contain_text("larger than 5 MB")
    expect(page.get_by_role("checkbox", name="quiet-beacons")).to_have_count(0)


def test_a_pack_is_dropped_on_the_library_and_shown_there(alone: NewContext) -> None:
    page = alone().new_page()
    page.goto("./#/library/voidfall/houses")
    expect(page.get_by_role("heading", name="House Valnis", exact=True)).to_be_visible()
    assert page.evaluate(DROP, ["beacons.zip", zipped().data]) == [False, False]
    page.wait_for_url("**/library/voidfall+quiet-beacons@*", timeout=ENGINE_MS)
    expect(page.get_by_role("heading", name="House Orsavel", exact=True)).to_be_visible(
        timeout=ENGINE_MS
    )
    expect(page.get_by_role("heading", name="House Valnis", exact=True)).to_have_count(0)
    page.get_by_label("Where it comes from").select_option("")
    page.get_by_role("searchbox").fill("Valnis")
    expect(page.get_by_role("heading", name="House Valnis", exact=True)).to_be_visible()
    page.reload()
    expect(page.get_by_role("link", name="Voidfall + quiet-beacons")).to_be_visible()


def test_a_game_waits_for_its_pack_and_goes_on_without_a_network(
    alone: NewContext, tmp_path: Path
) -> None:
    page = alone().new_page()
    context = without_network(page)
    page.goto("./#/new?game=voidfall")
    file = packed(tmp_path)
    added(page, file)
    person = begin(page)
    person.play(4)
    person.wait_for_turn()
    seq, address = person.seq(), page.url
    page.goto("./#/new?game=voidfall")
    page.get_by_role("button", name="Remove quiet-beacons 1.0").click()
    group = page.get_by_role("group", name="Remove quiet-beacons 1.0")
    expect(group).to_contain_text("A game of this browser is played with it")
    group.get_by_role("button", name="Remove").click()
    expect(page.get_by_role("checkbox", name="quiet-beacons 1.0")).to_have_count(0)
    page.goto(address)
    page.reload()
    missing = page.get_by_text("packs that this browser does not have")
    expect(missing).to_contain_text(str(open_pack(BEACONS).id), timeout=ENGINE_MS)
    page.goto("./#/new?game=voidfall")
    added(page, file)
    page.goto(address)
    person.wait_for_turn()
    assert person.seq() >= seq
    person.play(1)
    context.set_offline(False)


def test_a_record_needs_its_pack_in_another_browser_too(alone: NewContext, tmp_path: Path) -> None:
    page = alone().new_page()
    page.goto("./#/new?game=voidfall")
    file = packed(tmp_path)
    added(page, file)
    person = begin(page)
    person.play(4)
    person.wait_for_turn()
    seq, record = person.seq(), saved(page, tmp_path / "game.record")
    other = alone(language="pl").new_page()
    other.goto("./")
    other.get_by_label("Wczytaj zapis").set_input_files(record)
    refused = other.get_by_role("alert")
    expect(refused).to_contain_text("nie ma w tej przeglądarce", timeout=ENGINE_MS)
    expect(refused).to_contain_text(str(open_pack(BEACONS).id))
    other.goto("./#/new?game=voidfall")
    added(other, file, "pl")
    other.goto("./")
    other.get_by_label("Wczytaj zapis").set_input_files(record)
    other.wait_for_url("**/t/here-*", timeout=LONG_MS)
    again = Person(other)
    again.wait_for_turn()
    assert again.seq() == seq


@pytest.fixture
def keeper(tmp_path: Path) -> Iterator[Server]:
    """A server that has the pack."""
    settings = {
        "DOMINEUM_WEB": str(ROOT / "web" / "dist"),
        "DOMINEUM_PACKS": f'["{BEACONS.as_posix()}"]',
    }
    server = Server(f"sqlite:///{tmp_path}/db", tmp_path / "log", ("voidfall",), settings).start()
    yield server
    server.stop()


def put_online(page: Page) -> None:
    """Ask the server of the page to take the open game over."""
    page.get_by_role("button", name="Seats and links").click()
    page.get_by_role("dialog").get_by_role("button", name="Put it online").click()


def test_a_server_that_lacks_the_pack_says_so(
    chromium: Browser, site: Server, tmp_path: Path
) -> None:
    """The browser reports a request that is refused as an error, so this one is not watched."""
    context: BrowserContext = chromium.new_context(
        base_url=site.address,
        viewport={"width": 1440, "height": 900},
    )
    page = context.new_page()
    page.goto("./new?game=voidfall")
    added(page, packed(tmp_path))
    person = begin(page)
    person.play(2)
    person.wait_for_turn()
    seq = person.seq()
    put_online(page)
    alert = page.get_by_role("dialog").get_by_role("alert")
    expect(alert).to_contain_text(f"this server does not have: {open_pack(BEACONS).id}")
    page.keyboard.press("Escape")
    assert person.seq() == seq
    person.play(1)
    context.close()


def test_a_server_that_has_the_pack_takes_the_game_over(
    chromium: Browser, keeper: Server, tmp_path: Path
) -> None:
    with watched(chromium, keeper) as context:
        page = context().new_page()
        page.goto("./new?game=voidfall")
        expect(page.get_by_role("checkbox", name="quiet-beacons 1.0")).to_have_count(1)
        added(page, packed(tmp_path))
        theirs = page.get_by_role("checkbox", name="quiet-beacons 1.0").first
        expect(theirs).to_be_disabled()
        person = begin(page)
        person.play(2)
        person.wait_for_turn()
        seq = person.seq()
        put_online(page)
        page.wait_for_url(re.compile(r"/t/[0-9a-z]+$"), timeout=LONG_MS)
        person.wait_for_turn()
        assert person.seq() >= seq
        expect(page.get_by_role("main", name="Voidfall + quiet-beacons")).to_be_visible()
        person.sees_no_problem()
