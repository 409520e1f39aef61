"""A line of a board that is kept as the plan for a turn, and followed at the table."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from domineum.table.setup_codes import Setup, encode
from tests.web.conftest import NewContext
from tests.web.person import LONG_MS, MOVED_OR_ENDING, Person
from tests.web.test_analysis import open_board

CONFIG = {
    "scenario": "two-lanterns",
    "houses": [{"house": "valnis", "side": "A"}, {"house": "cortozaar", "side": "A"}],
}
ALWAYS_THE_SAME = encode(Setup("voidfall", CONFIG, ["", "cadet"], 7))
FOR_TWO = encode(Setup("voidfall", CONFIG, [], 7))


def plan(page: Page) -> Locator:
    return page.locator("[data-plan]")


def play_step(page: Page, person: Person) -> None:
    """Play the next step of the plan at the table."""
    person.wait_for_turn()
    before = person.seq()
    button = page.locator("[data-plan-play]")
    if person.hand == "touch":
        button.tap()
    else:
        button.click()
    page.wait_for_function(MOVED_OR_ENDING, arg=before, timeout=LONG_MS)
    person.wait_for_turn()


def option(page: Page, code: str) -> Locator:
    return page.locator(f"button.option[data-code='{code}']")


def test_a_plan_is_played_step_by_step_and_is_gone_with_its_turn(anywhere: NewContext) -> None:
    """Also when the page is opened again in the middle of it."""
    page = anywhere().new_page()
    person = Person(page, seed=5).start_from(ALWAYS_THE_SAME)
    person.play(2)
    open_board(page, person)
    for code in ("focus development", "take grow", "resolve establish", "establish 1 bankers"):
        person.choose(option(page, code))
    person.choose(option(page, "end"))
    page.locator("[data-plan-keep]").click()
    expect(page.get_by_role("status").filter(has_text="Kept:")).to_be_visible()
    page.get_by_role("link", name="Back to the game").click()
    expect(plan(page)).to_contain_text("As planned (1 of 6): Development", timeout=LONG_MS)
    for _ in range(3):
        play_step(page, person)
    expect(plan(page)).to_contain_text("As planned (5 of 6): Bankers' Guild in sector 1")
    page.reload()
    expect(plan(page)).to_contain_text("As planned (5 of 6)", timeout=LONG_MS)
    play_step(page, person)
    expect(plan(page)).to_contain_text("As planned (6 of 6): End the actions")
    play_step(page, person)
    expect(person.ending).to_be_visible()
    expect(page.locator("[data-plan-play]")).to_have_count(0)
    person.choose()
    expect(plan(page)).to_have_count(0, timeout=LONG_MS)
    person.wait_for_turn()
    person.sees_no_problem()


def test_a_plan_that_does_not_fit_says_so_on_a_phone_in_polish(anywhere: NewContext) -> None:
    """One touch plays a step; after another choice the plan says what is not offered now."""
    page = anywhere(phone=True, language="pl").new_page()
    person = Person(page, seed=5, hand="touch").start_from(ALWAYS_THE_SAME, "pl")
    person.play(2)
    open_board(page, person)
    person.choose(option(page, "focus development"))
    person.choose(option(page, "take grow"))
    page.locator("[data-lines-open]").tap()
    page.locator("[data-plan-keep]").tap()
    page.get_by_role("link", name="Wróć do gry").tap()
    expect(plan(page)).to_contain_text("Zgodnie z planem (1 z 3): Rozwój", timeout=LONG_MS)
    play_step(page, person)
    expect(plan(page)).to_contain_text("Zgodnie z planem (2 z 3)")
    page.get_by_role("button", name="Cofnij", exact=True).tap()
    expect(plan(page)).to_contain_text("Zgodnie z planem (1 z 3)")
    person.choose(option(page, "focus politics"))
    expect(plan(page)).to_contain_text("W planie: Rozwój")
    page.screenshot(path="/tmp/puz_phone2.png")
    plan(page).get_by_role("button", name="Porzuć plan").tap()
    expect(plan(page)).to_have_count(0)
    person.sees_no_problem()


def together(*people: Person) -> None:
    """Wait until all of them see the same position."""
    last = max(person.seq() for person in people)
    for person in people:
        person.sees(last)


def test_a_plan_made_while_another_plays_is_offered_when_it_is_my_turn(
    context: NewContext,
) -> None:
    """With two people: nothing of the board or the plan reaches the table before it is played."""
    host = context().new_page()
    ada = Person(host, 7).start_from(FOR_TWO)
    guest = context().new_page()
    invited = host.get_by_role("region", name="Invitation for")
    guest.goto(invited.get_by_role("textbox").input_value())
    bob = Person(guest, 8)
    while option(host, "focus development").count() == 0:
        together(ada, bob)
        (ada if ada.asked else bob).choose()
    ada.choose(option(host, "focus development"))
    ada.choose(option(host, "end"))
    bob.wait_for_turn()
    before = bob.seq()
    open_board(host, ada)
    while host.locator(".step[data-seat='0']").count() == 0:
        ada.choose()
    host.locator("[data-plan-keep]").click()
    host.get_by_role("link", name="Back to the game").click()
    expect(plan(host)).to_contain_text("waits for your turn", timeout=LONG_MS)
    assert bob.seq() == before
    while not ada.asked:
        bob.choose()
        together(ada, bob)
    expect(plan(host)).to_contain_text("As planned (1 of ")
    before = ada.seq()
    play_step(host, ada)
    assert ada.seq() > before
    ada.sees_no_problem()
