"""How fast the site is in Chromium: `python -m tests.measure.site` after `make site`.

Prints one figure per line: what was measured, the middle of all values, between which two nine of
ten of them lie, and the worst.
"""

from __future__ import annotations

import argparse
import os
import re
import statistics
import tempfile
import time
from collections import defaultdict
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from domineum.kernel import Random
from tests.server.process import ROOT
from tests.web.browser import of_the_system
from tests.web.conftest import DESKTOP, FLAGS, Folder
from tests.web.person import LONG_MS, Person

Figures = dict[str, list[float]]
ASKED = "button.option"
LONG_TASKS = """window.longTasks = [];
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) window.longTasks.push(one.duration);
}).observe({type: 'longtask', buffered: true});"""
"""What kept the page from drawing for more than 50 ms."""
BYTES = """() => {
  const painted = performance.getEntriesByName('first-contentful-paint')[0].startTime;
  return performance.getEntriesByType('resource')
    .filter((one) => one.startTime < painted && !one.name.endsWith('.woff2'))
    .reduce((sum, one) => sum + one.encodedBodySize, 0) / 1000;
}"""
SETTINGS = """if (location.protocol.startsWith('http')) localStorage.setItem('domineum.settings',
  JSON.stringify({language: 'en', speed: 'instant', name: 'Ada'}));"""


BUTTONS = {"voidfall": "Solo", "revenant": "First game"}


def visit(context: BrowserContext, found: Figures, name: str, game: str) -> Page:
    """From the address to the first question of a game."""
    page = context.new_page()
    page.add_init_script(LONG_TASKS)
    begun = time.perf_counter()
    page.goto("./")
    page.locator("article").first.wait_for()
    found[f"{name}: first page, s"].append(time.perf_counter() - begun)
    found[f"{name}: first paint without fonts, packed by nobody, kB"].append(page.evaluate(BYTES))
    page.locator(f"article.{game}").get_by_role("button", name=BUTTONS[game]).click()
    page.locator(ASKED).first.wait_for(timeout=LONG_MS)
    found[f"{name}: first question, s"].append(time.perf_counter() - begun)
    found[f"{name}: longest time without drawing while the engine starts, ms"].append(stutter(page))
    return page


def stutter(page: Page) -> float:
    """The longest time without drawing since it was asked for last, in ms."""
    longest: float = page.evaluate("Math.max(0, ...longTasks.splice(0))")
    return longest


def choices(page: Page, found: Figures, count: int) -> None:
    """From the click to the changed screen, by the page's own clock."""
    person, random = Person(page, seed=1), Random(1)
    for _ in range(count):
        if not person.wait_for_turn(("yes", "keys")):
            return
        person.read_summary()
        found["choice to changed screen, s"].append(
            page.evaluate(CHOICE, random.below(1000)) / 1000
        )


CHOICE = """number => new Promise((done) => {
  const side = document.querySelector('[data-seq]');
  const [before, begun] = [side.dataset.seq, performance.now()];
  const look = () => (document.querySelector('[data-seq]').dataset.seq !== before
    || document.querySelector('[data-ends]') ? done(performance.now() - begun)
    : requestAnimationFrame(look));
  const options = [...document.querySelectorAll('button.option')];
  (document.querySelector('[data-ends]') ?? options[number % options.length]).click();
  look();
})"""


def bots(page: Page, found: Figures, game: str, rank: str, turns: int) -> None:
    """How long a bot of a rank takes for its whole turn, in its worker, the page included."""
    page.goto(f"./#/new?game={game}")
    page.reload()
    page.locator("select", has_text="At this screen").nth(1).select_option(f"bot:{rank}")
    page.get_by_role("button", name="Start the game").click()
    person, random = Person(page, seed=2), Random(2)
    page.wait_for_timeout(6_000)
    stutter(page)
    taken: list[float] = []
    for _ in range(300):
        if len(taken) >= turns or not person.wait_for_turn():
            break
        person.read_summary()
        took = page.evaluate(TURN, random.below(1000)) / 1000
        if took > 0:
            taken.append(took)
    found[f"{game}, turn of {rank}, s"] += taken
    found[f"{game}, longest time without drawing beside {rank}, ms"].append(stutter(page))


TURN = """number => new Promise((done) => {
  const side = () => document.querySelector('[data-seq]');
  const [before, begun] = [side().dataset.seq, performance.now()];
  let theirs = 0;
  const look = () => {
    const asked = document.querySelector('section.question h2, [data-ends], [data-cycle-end]');
    if (side().dataset.seq !== before && !asked) theirs ||= performance.now();
    const ready = asked || side().dataset.over === 'true';
    if (ready && (side().dataset.seq !== before || document.querySelector('[data-ends]')))
      done(theirs ? performance.now() - theirs : 0);
    else requestAnimationFrame(look);
  };
  const options = [...document.querySelectorAll('button.option')];
  (document.querySelector('[data-ends]') ?? options[number % options.length]).click();
  requestAnimationFrame(look);
})"""
"""Choose; from where somebody else has to choose until the person is asked again, in ms."""


def memory() -> float:
    """What the processes have that this one has started, each its share of what is common, MB."""
    parents, shares = {}, {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            with suppress(OSError):
                number = int(entry.name)
                parents[number] = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
                found = re.search(r"Pss: +(\d+) kB", (entry / "smaps_rollup").read_text())
                shares[number] = int(found[1]) if found else 0
    return sum(shares[n] for n in shares if n != os.getpid() and _descends(n, parents)) / 1000


def _descends(number: int, parents: dict[int, int]) -> bool:
    while number in parents and number != os.getpid():
        number = parents[number]
    return number == os.getpid()


def new(chromium: Browser, folder: Folder) -> BrowserContext:
    """Another person's browser."""
    options: dict[str, Any] = {"base_url": folder.address, "viewport": DESKTOP,
                               "reduced_motion": "reduce", "locale": "en-GB"}  # fmt: skip
    found = chromium.new_context(**options)
    found.add_init_script(SETTINGS)
    return found


def measured(
    chromium: Browser, folder: Folder, game: str, rounds: int, count: int, ranks: str
) -> Figures:
    """All figures."""
    found: Figures = defaultdict(list)
    for _ in range(rounds):
        context = new(chromium, folder)
        page = visit(context, found, f"{game}, cold", game)
        page.wait_for_timeout(8_000)
        page.close()
        page = visit(context, found, f"{game}, second visit", game)
        found["memory at the first question, MB"].append(memory())
        choices(page, found, count)
        found[f"{game}, longest time without drawing, ms"].append(stutter(page))
        for rank in filter(None, ranks.split(",")):
            bots(page, found, game, rank, 4)
        context.close()
    return found


def whole_game(chromium: Browser, folder: Folder, game: str) -> Figures:
    """A game to its end, and what the browser has then."""
    found: Figures = defaultdict(list)
    context = new(chromium, folder)
    page = visit(context, found, f"{game}, cold", game)
    choices(page, found, 10_000)
    assert page.get_attribute("[data-seq]", "data-over") == "true"
    found["choices of a whole game"].append(int(page.get_attribute("[data-seq]", "data-seq") or 0))
    found["longest time without drawing, ms"].append(stutter(page))
    found["memory after a whole game, MB"].append(memory())
    context.close()
    return found


def line(name: str, values: list[float]) -> str:
    """A figure as it is printed."""
    ordered, last = sorted(values), len(values) - 1
    low, high = ordered[round(0.05 * last)], ordered[round(0.95 * last)]
    middle = statistics.median(values)
    return f"{name}: {middle:.3f} ({low:.3f} to {high:.3f}, worst of {last + 1}: {ordered[-1]:.3f})"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(BUTTONS), default="voidfall")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--choices", type=int, default=20)
    parser.add_argument("--bots", default="cadet,captain,admiral", help="none: --bots ''")
    parser.add_argument("--whole", action="store_true", help="a whole game instead")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as place, sync_playwright() as play:
        folder = Folder(ROOT / "build" / "site", Path(place)).start()
        browser = play.chromium.launch(executable_path=of_the_system(), args=FLAGS)
        try:
            if asked.whole:
                found = whole_game(browser, folder, asked.game)
            else:
                wanted = asked.rounds, asked.choices, asked.bots
                found = measured(browser, folder, asked.game, *wanted)
        finally:
            browser.close()
            folder.stop()
    for name, values in found.items():
        print(line(name, values))
    print("load of the machine:", *os.getloadavg())


if __name__ == "__main__":
    main()
