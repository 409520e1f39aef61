"""Trying from a position: at a server and without one, by keys and on a phone, in Polish too."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.conftest import NewContext
from tests.web.person import LONG_MS, Person

UNDO = "Control+z"


def open_board(page: Page, person: Person) -> None:
    """Try from the position that is shown."""
    page.locator("[data-try]").first.click()
    page.locator("[data-try-start]").click()
    page.wait_for_url("**/t/here-try-*", timeout=LONG_MS)
    person.wait_for_turn()
    expect(page.locator("[data-bench], [data-lines-open]").first).to_be_visible(timeout=LONG_MS)


def back(page: Page, person: Person) -> None:
    """Take back one choice by the keyboard."""
    before = person.seq()
    page.keyboard.press(UNDO)
    person.sees(before + 1)
    person.wait_for_turn(("yes", "keys"))


def test_lines_are_tried_from_a_running_game_which_stays_as_it_is(anywhere: NewContext) -> None:
    """All seats are played; everything is taken back, also past the turns of the others."""
    page = anywhere().new_page()
    person = Person(page, seed=3).start("First game", "Voidfall")
    person.play(3)
    person.wait_for_turn()
    game, seq = page.url, person.seq()
    open_board(page, person)
    board = page.url
    here = page.locator(".step[aria-current=step]")
    begun = page.locator(".step").count()
    person.play(12)
    expect(page.locator(".step").nth(begun + 11)).to_be_visible()
    assert page.locator(".step:has-text('A')").count()
    assert page.locator(".step:has-text('B')").count()
    for _ in range(6):
        back(page, person)
    assert page.locator(".step.later").count() >= 6
    person.random = Person(page, seed=9).random
    person.play(2)
    page.locator(".step").first.click()
    expect(here).to_have_attribute("data-node", "0")
    page.reload()
    person.wait_for_turn()
    expect(here).to_have_attribute("data-node", "0")
    person.sees_no_problem()
    page.get_by_role("link", name="Back to the game").click()
    page.wait_for_url(game)
    person.wait_for_turn()
    assert person.seq() == seq
    page.locator("[data-try]").first.click()
    expect(page.get_by_role("dialog").get_by_role("link")).to_have_attribute(
        "href", board[board.index("/t/") :] if "#" not in board else board[board.index("/games") :]
    )


def test_lines_are_named_compared_forgotten_and_dealt_again(anywhere: NewContext) -> None:
    page = anywhere().new_page()
    person = Person(page, seed=4).start("First game", "Revenant")
    person.play(2)
    person.wait_for_turn()
    open_board(page, person)
    person.play(4)
    page.get_by_role("button", name="Rename").first.click()
    page.get_by_role("textbox", name="Name of this line").fill("The bold way")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="The bold way").first).to_be_visible()
    page.locator(".step").first.click()
    person.wait_for_turn()
    options = person.options
    taken = page.locator(".step").nth(1).inner_text()
    for place in range(options.count()):
        if options.nth(place).locator(".label, strong, span").first.inner_text() not in taken:
            person.choose(options.nth(place))
            if page.locator("[data-line]").count() > 1:
                break
            back(page, person)
    expect(page.locator("[data-line]")).to_have_count(2)
    page.locator("[data-compare]").click()
    table = page.locator("[data-compared]")
    expect(table.locator("thead th")).to_have_text(["The bold way", "Line 2"])
    expect(table.get_by_role("rowheader", name="As bots value it")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Forget: Line 2").click()
    expect(page.locator("[data-line]")).to_have_count(1)
    page.locator("[data-deal]").click()
    expect(page.locator("[data-deal]")).to_contain_text("Deal 2 of 2")
    person.wait_for_turn()
    person.sees_no_problem()


def test_bots_play_a_seat_and_a_turn_of_a_board(anywhere: NewContext) -> None:
    page = anywhere().new_page()
    person = Person(page, seed=5).start("First game", "Voidfall")
    person.play(3)
    person.wait_for_turn()
    open_board(page, person)
    page.get_by_role("button", name="Who plays").click()
    page.locator(".players select").nth(1).select_option("cadet")
    before = page.locator(".step").count()
    page.get_by_role("button", name="Let a bot play this turn").click()
    expect(page.locator(".step").nth(before)).to_be_visible(timeout=LONG_MS)
    expect(page.get_by_role("button", name="Let a bot play this turn")).to_be_enabled(
        timeout=LONG_MS
    )
    person.wait_for_turn()
    expect(page.locator(".step:has-text('B')").first).to_be_visible(timeout=LONG_MS)
    person.sees_no_problem()


def test_a_plan_is_offered_step_by_step(anywhere: NewContext) -> None:
    """As planned; and when something else was chosen, it says so."""
    page = anywhere().new_page()
    person = Person(page, seed=6).start("First game", "Voidfall")
    person.play(2)
    person.wait_for_turn()
    open_board(page, person)
    planned = []
    for _ in range(3):
        person.choose(person.options.first)
        planned.append(page.locator(".step[aria-current=step]").inner_text())
    page.locator("[data-plan-keep]").click()
    expect(page.get_by_role("status").filter(has_text="Kept")).to_be_visible()
    page.get_by_role("link", name="Back to the game").click()
    person.wait_for_turn()
    plan = page.locator("[data-plan]")
    for place in range(2):
        expect(plan).to_contain_text(f"As planned ({place + 1} of ")
        before = person.seq()
        page.locator("[data-plan-play]").click()
        person.sees(before + 1)
        person.wait_for_turn()
    plan.get_by_role("button", name="Drop the plan").click()
    expect(plan).to_have_count(0)


def test_an_imported_game_is_tried_from_its_middle(anywhere: NewContext) -> None:
    """From the replay, as it was: the game is over, nothing is dealt anew."""
    page = anywhere().new_page()
    page.goto("./")
    fixture = next(iter(sorted(Path("tests/revenant/fixtures").glob("*.record"))))
    page.locator("input[type=file]").first.set_input_files(fixture)
    page.wait_for_url("**/t/*", timeout=LONG_MS)
    person = Person(page, seed=7)
    expect(person.side).to_be_visible(timeout=LONG_MS)
    page.get_by_role("button", name="Replay").first.click()
    slider = page.get_by_role("slider", name="Position")
    expect(slider).to_be_visible(timeout=LONG_MS)
    page.get_by_role("button", name="To the beginning").click()
    page.get_by_role("button", name="One turn forward").click()
    open_board(page, person)
    person.play(2)
    expect(page.locator(".step")).not_to_have_count(1)
    person.sees_no_problem()


def test_on_a_phone_in_polish(anywhere: NewContext) -> None:
    page = anywhere(phone=True, language="pl").new_page()
    person = Person(page, seed=8, hand="touch").start("Pierwsza gra", "Revenant")
    person.wait_for_turn()
    open_board(page, person)
    person.choose()
    page.locator("[data-lines-open]").tap()
    expect(page.get_by_role("dialog")).to_contain_text("Rozdaj ponownie")
    page.locator(".step").first.tap()
    expect(page.locator(".step[aria-current=step]")).to_have_attribute("data-node", "0")
    page.keyboard.press("Escape")
    person.sees_no_problem()
