"""The Combat lab: the engine in the browser agrees with the command, by mouse, touch and link."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from domineum.voidfall.battle import ROLES
from domineum.voidfall.lab.arms import box, mattering
from tests.server.process import ROOT
from tests.web.conftest import NewContext
from tests.web.test_pages import serious

ENGINE_MS = 120_000
"""A loaded machine needs a while to start the engine for the first time."""


FOLLOW = """address => {
  const link = document.body.appendChild(document.createElement("a"));
  link.href = address;
  link.click();
  link.remove();
}"""


def open_lab(page: Page, query: str = "") -> Page:
    """Open the lab and wait for its first answer."""
    page.goto(f"/lab{query}")
    answered(page)
    return page


@pytest.fixture(scope="module")
def started(shared: NewContext) -> Page:
    """A lab whose engine has started, which takes long."""
    return open_lab(shared().new_page())


@pytest.fixture
def lab(started: Page) -> Callable[..., Page]:
    """Follow a link to the lab, in a language, without starting the engine again."""

    def follow(query: str = "", language: str = "en") -> Page:
        if started.locator("html").get_attribute("lang") != language:
            started.get_by_role("button", name=re.compile("Language|Język")).click()
        expect(started.locator("html")).to_have_attribute("lang", language)
        started.evaluate(FOLLOW, f"/lab{query}")
        answered(started)
        return started

    return follow


def answered(page: Page) -> None:
    """Wait until what is shown belongs to what stands in the form."""
    expect(page.locator("main[data-answered='true']")).to_be_visible(timeout=ENGINE_MS)


def side(page: Page, role: str) -> Locator:
    """The form of a side."""
    return page.locator(f"[data-role='{role}']")


def add(page: Page, role: str, what: str, times: int, touch: bool = False) -> None:
    """Press a plus."""
    button = side(page, role).get_by_role("button", name=f"One step more: {what}", exact=True)
    for _ in range(times):
        button.tap() if touch else button.click()


def command(invader: str, defender: str, *more: str) -> dict[str, Any]:
    """What the command line says."""
    done = subprocess.run(
        [sys.executable, "-m", "domineum", "voidfall", "combat", "--json",
         "--invader", invader, "--defender", defender, *more],
        capture_output=True, text=True, check=True, cwd=ROOT,
    )  # fmt: skip
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def trace(page: Page) -> list[list[int]]:
    """The numbers of the table of steps."""
    rows = page.locator(".outcome .trace tbody tr").all()
    return [[int(cell) for cell in row.locator("td").all_text_contents()] for row in rows]


def told(found: dict[str, Any]) -> list[list[int]]:
    """The same numbers from the command."""
    return [
        [step[row][role] for row in ("initiative", "damage", "absorbed", "power")
         for role in ("invader", "defender")]
        for step in found["steps"]
    ]  # fmt: skip


def agrees(page: Page, found: dict[str, Any]) -> None:
    """The page shows what the command prints."""
    expect(page.locator(".outcome [data-winner]")).to_have_attribute("data-winner", found["winner"])
    assert trace(page) == told(found)


CASES = [
    ("?k=voidborn&i=corvette.4&d=voidborn.3_defense.1", "4 corvette", "3 voidborn, 1 defense", []),
    (
        "?k=player&i=corvette.3_destroyer.2_yards.1_energy.1_bombard.6"
        "&it=shields*_deep-space-missiles_destroyers*&d=corvette.4_sentry.2_starbase.1"
        "&dt=targeting_energy-cells",
        "3 corvette, 2 destroyer, 1 yards, spend energy, bombard 6, improved shields,"
        " deep-space-missiles, improved destroyers",
        "4 corvette, 2 sentry, 1 starbase, targeting, energy-cells",
        [],
    ),
    ("?k=fallen-house&i=dreadnought.1_corvette.2", "1 dreadnought, 2 corvette", "fallen-house", []),
    (
        "?k=player&i=carrier.3_active.2_trade.1&it=autonomous-drones*&d=dreadnought.3",
        "3 carrier, 2 active, return trade, improved autonomous-drones", "3 dreadnought", [],
    ),
    (
        "?k=skirmish&i=voidborn.5&d=corvette.3_defense.1&dt=torpedoes*_deep-space-missiles*",
        "5 voidborn",
        "3 corvette, 1 defense, improved torpedoes, improved deep-space-missiles", ["--skirmish"],
    ),
]  # fmt: skip


@pytest.mark.parametrize(("query", "invader", "defender", "more"), CASES)
def test_a_link_gives_the_combat_that_the_command_gives(
    lab: Callable[..., Page], query: str, invader: str, defender: str, more: list[str]
) -> None:
    agrees(lab(query), command(invader, defender, *more))


def test_by_mouse_the_answer_follows_at_once_and_the_link_too(
    lab: Callable[..., Page], context: NewContext
) -> None:
    page = lab()
    add(page, "invader", "Corvette", 2)
    page.get_by_role("button", name="I invade a player").click()
    add(page, "defender", "Sentry", 3)
    shields = side(page, "invader").locator("[data-technology='shields']")
    shields.get_by_role("button", name="Improved").click()
    expect(shields).to_contain_text("Approach Absorption")
    answered(page)
    agrees(page, command("7 corvette, improved shields", "3 sentry, 1 defense"))
    other = open_lab(context().new_page(), page.url[page.url.index("?") :])
    assert trace(other) == trace(page)


def test_by_touch_on_a_phone(context: NewContext, axe: str) -> None:
    page = open_lab(context(phone=True).new_page(), "?k=voidborn&i=corvette.1&d=voidborn.2")
    expect(page.locator(".bar")).to_contain_text("The Defender holds")
    add(page, "invader", "Corvette", 3, touch=True)
    answered(page)
    expect(page.locator(".bar")).to_contain_text("The Invader wins")
    agrees(page, command("4 corvette", "2 voidborn"))
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert serious(page, axe) == []


def test_the_cheapest_force_can_be_taken(lab: Callable[..., Page]) -> None:
    page = lab("?k=voidborn&i=sentry.1&d=voidborn.4_defense.2")
    cheapest = page.get_by_role("region", name="The cheapest force that wins")
    needed = int(cheapest.locator("b").first.text_content() or 0)
    cheapest.get_by_role("button", name="Bring this").click()
    answered(page)
    agrees(page, command(f"{needed} corvette", "4 voidborn, 2 defense"))
    expect(page.locator(".outcome [data-winner]")).to_have_attribute("data-winner", "invader")
    assert command(f"{needed - 1} corvette", "4 voidborn, 2 defense")["winner"] != "invader"


@pytest.mark.parametrize(
    ("language", "words"), [("en", "at least 1 Fleet Power"), ("pl", "co najmniej 1 Siły Floty")]
)
def test_nonsense_is_explained(lab: Callable[..., Page], language: str, words: str) -> None:
    page = lab("?k=voidborn&i=voidborn.3&d=voidborn.2", language)
    expect(page.locator(".refused")).to_contain_text(words)


def test_the_form_stops_where_a_player_has_no_more_power(lab: Callable[..., Page]) -> None:
    """[V-237]"""
    page = lab("?k=voidborn&i=corvette.13&d=voidborn.2")
    add(page, "invader", "Sentry", 1)
    for what in ("Corvette", "Sentry"):
        more = side(page, "invader").get_by_role("button", name=f"One step more: {what}")
        expect(more).to_be_disabled()


def test_the_form_offers_the_technologies_that_matter(lab: Callable[..., Page]) -> None:
    page = lab("?k=player&i=corvette.1&d=corvette.1")
    for role in ROLES:
        offered = set()
        for row in side(page, role).locator("[data-technology]").all():
            name = row.get_attribute("data-technology")
            for level in row.locator("button").all_text_contents():
                offered.add(f"{name}{'+' if level == 'Improved' else ''}")
        assert offered == set(mattering(box(), role))


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_lab_is_open_to_everybody(lab: Callable[..., Page], axe: str, language: str) -> None:
    page = lab(CASES[1][0], language)
    assert "[" not in (page.locator("main").text_content() or "")
    assert serious(page, axe) == []
