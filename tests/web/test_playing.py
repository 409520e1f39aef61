"""Whole games through the page, by a scripted person who uses only what is visible."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from domineum import games
from domineum.kernel import Match
from domineum.kernel.record import Recorder, load
from tests.web.conftest import NewContext
from tests.web.person import LONG_MS, Person
from tests.web.test_pages import serious

FIXTURES = Path(__file__).parents[1] / "voidfall" / "fixtures"


def test_a_rivals_game_from_the_first_click_to_the_last(context: NewContext, axe: str) -> None:
    """Person against a bot, ten choices by mouse, ten by keys, with a reload after both."""

    def reload_at_times(person: Person) -> None:
        person.hand = "keys" if person.choices // 10 % 2 else "mouse"
        if person.choices % 20 == 0 and not person.over:
            before = person.seq()
            person.page.reload()
            person.wait_for_turn()
            assert person.seq() >= before

    page = context().new_page()
    person = Person(page, seed=3, hand="mouse").start("First game", "Voidfall")
    person.wait_for_turn()
    assert serious(page, axe) == []
    person.play(then=reload_at_times)
    assert person.over
    assert person.choices > 50
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    person.sees_no_problem()
    _watch_the_replay(page)
    assert serious(page, axe) == []


def _watch_the_replay(page: Page) -> None:
    """From the end of a game: look at it again, step and scrub, and share a position."""
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay*")
    slider = page.get_by_role("slider", name="Position")
    expect(slider).to_be_visible()
    end = int(slider.get_attribute("max") or 0)
    assert end > 100
    page.get_by_role("button", name="To the beginning").click()
    expect(page).to_have_url(page.url.split("?")[0] + "?at=0")
    page.get_by_role("button", name="One turn forward").click()
    page.get_by_role("button", name="One choice forward").click()
    page.wait_for_function("() => Number(new URLSearchParams(location.search).get('at')) > 1")
    page.get_by_label("As seen by").select_option("1")
    slider.fill(str(end // 2))
    expect(page).to_have_url(page.url.split("?")[0] + f"?at={end // 2}")
    page.goto(page.url)
    expect(slider).to_have_value(str(end // 2))


def test_a_solo_game_to_its_end(context: NewContext, axe: str) -> None:
    page = context(language="pl").new_page()
    page.goto("/")
    page.get_by_role("button", name="Solo").click()
    page.wait_for_url("**/t/*")
    person = Person(page, seed=2)
    person.wait_for_turn()
    assert serious(page, axe) == []
    person.play()
    assert person.over
    expect(page.get_by_role("button", name="Rewanż")).to_be_visible()
    person.sees_no_problem()


def test_two_people_at_one_screen_cover_their_cards(context: NewContext) -> None:
    page = context().new_page()
    page.goto("/new?game=voidfall")
    page.locator("select", has_text="At this screen").nth(1).select_option("here")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    person = Person(page, seed=5)
    covers = 0
    for _ in range(200):
        if covers >= 4:
            break
        assert person.wait_for_turn()
        cover = page.locator(".cover button")
        if cover.count():
            covers += 1
            expect(page.get_by_role("dialog")).to_contain_text("Pass the screen to")
            cover.click()
            expect(cover).to_have_count(0)
            continue
        person.choose()
    assert covers == 4


def test_two_browsers_at_one_table(context: NewContext) -> None:
    host = context().new_page()
    host.goto("/new?game=voidfall")
    host.locator("select", has_text="By link").nth(1).select_option("link")
    host.get_by_role("button", name="Start the game").click()
    host.wait_for_url("**/t/*")
    host.get_by_role("button", name="Seats and links").click()
    link = host.locator("dialog code").first.text_content() or ""
    assert "#seat=" in link
    host.keyboard.press("Escape")
    guest = context(language="pl").new_page()
    guest.goto(link)
    people = [Person(host, 7), Person(guest, 8)]
    for person in people:
        expect(person.page.locator("[data-seq]")).to_be_visible()
    assert "#" not in guest.url
    watcher = context().new_page()
    watcher.goto(host.url)
    expect(watcher.get_by_text("You are watching")).to_be_visible()
    for _ in range(200):
        last = max(person.seq() for person in people)
        for person in people:
            person.sees(last)
        next(person for person in people if person.asked).choose()
        if min(person.choices for person in people) >= 5:
            break
    assert all(person.choices >= 5 for person in people)
    last = max(person.seq() for person in people)
    for page in (host, guest, watcher):
        Person(page).sees(last)


def test_undo_redo_and_a_language_switch_in_the_middle(context: NewContext) -> None:
    page = context().new_page()
    person = Person(page, seed=4).start("First game", "Voidfall")
    undo = page.get_by_role("button", name="Undo")
    for _ in range(80):
        assert person.wait_for_turn()
        person.choose()
        person.wait_for_turn()
        if undo.is_enabled():
            break
    assert undo.is_enabled()
    before = page.locator("button.option").all_text_contents()
    undo.click()
    redo = page.get_by_role("button", name="Redo")
    expect(redo).to_be_enabled()
    page.get_by_role("button", name="Language").click()
    expect(page.get_by_role("button", name="Ponów")).to_be_enabled()
    page.get_by_role("button", name="Język").click()
    person.wait_for_turn()
    redo.click()
    expect(redo).to_be_disabled()
    expect(page.locator("button.option")).to_have_text([text.strip() for text in before])
    person.sees_no_problem()


def test_a_table_by_keyboard_alone(context: NewContext) -> None:
    page = context().new_page()
    person = Person(page).start("First game", "Voidfall")
    person.wait_for_turn()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help: Voidfall")).to_be_visible()
    page.keyboard.press("Escape")
    for i in range(20):
        assert person.wait_for_turn()
        before = person.seq()
        if person.ending.count():
            page.keyboard.press("Enter")
            person.moved_on(before)
            continue
        if i % 2:
            page.keyboard.press("1")
        else:
            page.keyboard.press("ArrowDown")
            expect(page.locator("button.option.pointed")).to_have_count(1)
            page.keyboard.press("Enter")
        person.goes_on(before)
    person.sees_no_problem()


def test_a_table_by_touch_on_a_phone(context: NewContext, axe: str) -> None:
    page = context(phone=True).new_page()
    page.goto("/")
    page.get_by_role("button", name="First game").first.tap()
    page.wait_for_url("**/t/*")
    person = Person(page, seed=6, hand="touch")
    for _ in range(10):
        assert person.wait_for_turn()
        before = person.seq()
        if person.ending.count():
            person.ending.tap()
            person.moved_on(before)
            continue
        option = person.options.first
        option.tap()
        expect(page.locator("button.option.held")).to_have_count(1)
        page.locator("button.option.held").tap()
        person.goes_on(before)
    assert serious(page, axe) == []
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


def test_a_hint_says_what_and_why(context: NewContext) -> None:
    page = context().new_page()
    person = Person(page, seed=1).start("First game", "Voidfall")
    for _ in range(12):
        person.wait_for_turn()
        if person.options.count() > 3:
            break
        person.choose()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_be_visible(timeout=30_000)
    expect(page.locator("button.option.hinted")).to_have_count(1)
    assert "[" not in (page.locator(".hint").text_content() or "")


def test_bots_move_step_by_step_when_wished(context: NewContext) -> None:
    page = context(speed="step").new_page()
    person = Person(page, seed=2).start("First game", "Voidfall")
    following = page.get_by_role("button", name="Next move")
    asked_or_queued = "() => document.querySelector('[data-ready=yes], .queue button')"
    for _ in range(60):
        page.wait_for_function(asked_or_queued, timeout=LONG_MS)
        if following.count():
            break
        person.choose()
    before = person.seq()
    following.click()
    person.moved_on(before)
    skip = page.get_by_role("button", name="Skip to now")
    while True:
        page.wait_for_function(asked_or_queued, timeout=LONG_MS)
        if person.options.count():
            break
        skip.click(timeout=60_000)
    expect(following).to_have_count(0)


def test_a_record_is_brought_along_and_taken_away(context: NewContext, tmp_path: Path) -> None:
    """A game that is over, with a step back that was made again."""
    record = load(min(FIXTURES.glob("*.record"), key=_size).read_text(encoding="utf-8"))
    recorder = Recorder(Match(games.find(record.game), record.config, record.seed))
    for made in record.choices:
        if not made.forced:
            recorder.do("choose", made.seat, made.code)
            if recorder.match.why_no_undo(made.seat) is None:
                recorder.do("undo", made.seat)
                recorder.do("redo", made.seat)
    text = recorder.record().to_text()
    assert "; <undo " in text
    page = context().new_page()
    page.goto("/")
    file = tmp_path / "game.record"
    file.write_text(text, encoding="utf-8", newline="\n")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/t/*")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    assert download.value.path().read_text(encoding="utf-8") == text


def _size(path: Path) -> int:
    return path.stat().st_size
