"""Around the board: the ways to the seats, which are not lost by one click, and the log."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import NewContext
from tests.web.person import Person


def _a_table(page: Page, other: str) -> str:
    """Start a game in which the second seat is for somebody else; return its address."""
    page.goto("/new?game=voidfall")
    page.locator("select", has_text="By link").nth(1).select_option(other)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    return page.url


def test_a_seat_by_link_shows_its_link_until_somebody_sits_there(context: NewContext) -> None:
    host = context().new_page()
    _a_table(host, "link")
    invitation = host.get_by_role("region", name="Invitation for")
    link = invitation.get_by_role("textbox").input_value()
    assert "#seat=" in link
    guest = context().new_page()
    guest.goto(link)
    expect(guest.locator("[data-seq]")).to_be_visible()
    expect(invitation).to_have_count(0)
    expect(guest.get_by_role("region", name="Invitation for")).to_have_count(0)
    guest.close()
    host.get_by_role("button", name="Seats and links").click()
    expect(host.get_by_role("dialog").get_by_text("away")).to_be_visible()
    expect(invitation).to_have_count(0)


def test_the_host_gives_a_free_seat_to_a_bot(context: NewContext) -> None:
    host = context().new_page()
    address = _a_table(host, "open")
    invitation = host.get_by_role("region", name="Invitation for")
    assert invitation.get_by_role("textbox").input_value() == address
    watcher = context().new_page()
    watcher.goto(address)
    expect(watcher.get_by_role("button", name="Sit down here")).to_be_visible()
    expect(watcher.get_by_role("button", name="Let a bot play it")).to_have_count(0)
    invitation.get_by_role("button", name="Let a bot play it").click()
    expect(invitation).to_have_count(0)
    expect(watcher.get_by_role("button", name="Sit down here")).to_have_count(0)
    expect(host.get_by_role("alert")).to_have_count(0)


def test_a_table_leaves_the_list_only_after_a_question_and_comes_back(context: NewContext) -> None:
    page = context().new_page()
    page.goto("/")
    page.get_by_role("button", name="Solo").click()
    page.wait_for_url("**/t/*")
    address = page.url
    path = address[address.index("/t/") :]
    page.goto("/")
    row = page.locator(f"a[href='{path}']")
    page.get_by_role("button", name="Remove from this list").click()
    asked = page.get_by_role("group", name="Remove from this list")
    expect(row).to_be_visible()
    asked.get_by_role("button", name="Keep it").click()
    expect(asked).to_have_count(0)
    page.get_by_role("button", name="Remove from this list").click()
    asked.get_by_role("button", name="Remove", exact=True).click()
    expect(row).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Undo").click()
    row.click()
    expect(page.locator("[data-seq]")).to_be_visible()
    expect(page.get_by_text("You are watching")).to_have_count(0)


def test_the_log_is_a_part_of_its_own_on_a_phone(context: NewContext) -> None:
    page = context(phone=True).new_page()
    Person(page).start("First game", "Voidfall").wait_for_turn()
    page.get_by_role("tab", name="Log").click()
    last = page.get_by_role("log").get_by_role("listitem").last
    box, sheet = last.bounding_box(), page.locator(".sheet").bounding_box()
    assert box
    assert sheet
    assert box["y"] + box["height"] <= sheet["y"]
    page.get_by_role("tab", name="Map").click()
    expect(page.get_by_role("log")).to_have_count(0)


def test_a_turn_ends_by_a_press_of_its_own(context: NewContext) -> None:
    """Nothing goes to the others before; a reload asks again, Undo goes back to the question."""
    page = context().new_page()
    person = Person(page, seed=3).start("First game", "Voidfall")
    for _ in range(40):
        person.wait_for_turn()
        if page.locator("button.option.on").count():
            break
        person.choose()
    before = person.seq()
    bar = page.get_by_role("group", name="Turn done")
    page.locator("button.option.on").press("Enter")
    expect(bar).to_be_visible()
    page.keyboard.press("1")
    person.wait_for_turn()
    bar.get_by_role("button", name="Undo").click()
    expect(bar).to_have_count(0)
    assert person.seq() == before
    person.wait_for_turn()
    page.locator("button.option.on").click()
    expect(bar).to_be_visible()
    page.reload()
    person.wait_for_turn()
    expect(bar).to_have_count(0)
    assert person.seq() == before
    page.locator("button.option.on").click()
    person.wait_for_turn()
    bar.get_by_role("button", name="End turn").click()
    person.moved_on(before)


def test_revenants_end_of_turn_is_the_bar_with_side_deals_below(context: NewContext) -> None:
    page = context(phone=True, language="pl").new_page()
    page.goto("/")
    page.locator("article.revenant").get_by_role("button", name="Pierwsza gra").tap()
    page.wait_for_url("**/t/*")
    person = Person(page, seed=3, hand="touch")
    for _ in range(40):
        person.wait_for_turn()
        if person.ending.count():
            break
        person.choose()
    bar = page.get_by_role("group", name="Tura zakończona")
    expect(bar.get_by_role("button", name="Zakończ turę")).to_be_visible()
    before = person.seq()
    bar.get_by_role("button", name="Cofnij", exact=False).first.tap()
    person.moved_on(before)
    person.sees_no_problem()


def test_the_host_frees_the_seat_of_a_bot_and_names_closes_and_deletes_the_table(
    context: NewContext,
) -> None:
    host = context().new_page()
    address = _a_table(host, "open")
    watcher = context().new_page()
    watcher.goto(address)
    expect(watcher.get_by_role("button", name="Sit down here")).to_be_visible()
    host.get_by_role("button", name="Seats and links").click()
    dialog = host.get_by_role("dialog")
    expect(dialog.get_by_text("can make a link to every seat")).to_be_visible()
    dialog.get_by_role("button", name="Let a bot play it").last.click()
    expect(watcher.get_by_role("button", name="Sit down here")).to_have_count(0)
    dialog.get_by_role("button", name="Free this seat").click()
    expect(watcher.get_by_role("button", name="Sit down here")).to_be_visible()
    dialog.get_by_label("Name of the table").fill("Friday")
    dialog.get_by_role("button", name="Rename").click()
    dialog.get_by_role("button", name="Close the game").click()
    expect(watcher.get_by_text("The host has closed this table")).to_be_visible()
    dialog.get_by_role("button", name="Open the game again").click()
    expect(watcher.get_by_text("The host has closed this table")).to_have_count(0)
    dialog.get_by_role("button", name="Delete the table").click()
    dialog.get_by_role("button", name="Delete it").click()
    host.wait_for_url("**/")
    expect(watcher.get_by_text("There is no such table")).to_be_visible()
    expect(host.get_by_text("No tables yet")).to_be_visible()
