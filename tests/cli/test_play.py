from __future__ import annotations

from pathlib import Path

import pytest

from domineum.cli.language import preferred
from domineum.kernel.record import load
from domineum.table.plain import lines
from tests.cli.conftest import Command

PLAY = ("play", "tests.example:GAME", "--terminal", "--seed", "3")


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_a_whole_game_is_played_and_saved(command: Command) -> None:
    text = command(*PLAY, typed="1\n" * 200)
    assert "The night is over" in text
    assert ", winner" in text
    record = load(Path("lanterns-3.record").read_text())
    assert {made.seat for made in record.choices} == {0, 1}
    assert command("record", "verify", "lanterns-3.record", "--game", PLAY[1]).startswith("good")


def test_quitting_saves_what_was_played_and_a_record_can_be_resumed(command: Command) -> None:
    command(*PLAY, "--save", "a/game.record", typed="2\nq\n")
    assert "Pour oil" in command(*PLAY[:3], "--resume", "a/game.record", typed="stop\n")
    assert [made.code for made in load(Path("a/game.record").read_text()).choices[2:]] == ["stop"]


def test_what_was_taken_back_before_a_break_can_be_made_again(command: Command) -> None:
    command(*PLAY, "--save", "a.record", typed="2\npour 0\nu\nq\n")
    assert "pour 0: pour 0; <undo pour 0>  # " in Path("a.record").read_text()
    command(*PLAY[:3], "--resume", "a.record", typed="r\nq\n")
    assert "pour 0: pour 0; <undo pour 0>; <redo pour 0>  # " in Path("a.record").read_text()
    assert "<undo pour 0>" in command("record", "show", "a.record")
    verified = command("record", "verify", "a.record", "--game", PLAY[1])
    assert verified.startswith("good")


def test_nothing_played_is_nothing_saved(command: Command) -> None:
    command(*PLAY, typed="")
    assert not list(Path().iterdir())


def test_the_seat_sees_its_own_hand_and_not_the_others(command: Command) -> None:
    first, second = (command(*PLAY, "--person", seat, typed="q\n") for seat in "01")
    assert "0: hand moon 3, moon 4, star 2  oil 2  points 0" in first
    assert "1: hand 3  oil 2  points 0" in first
    assert "0: hand 3  oil 2  points 0" in second


def test_undo_and_redo_and_why_not(command: Command) -> None:
    text = command(*PLAY, typed="u\nr\n2\npour 0\nu\nr\nu\nu\nq\n")
    assert "There is nothing to take back." in text
    assert "There is nothing to redo." in text
    assert "Another player has decided since." in text
    oil = [line.split()[2] for line in text.splitlines() if line.startswith("You have")]
    assert oil[0] == oil[2] == oil[4]
    assert oil[1] == oil[3]


def test_blocked_options_say_why_and_cite_the_rule(command: Command) -> None:
    text = command(*PLAY, typed="2\n" + "pour 0\n" * 4 + "?\nq\n")
    assert "  - Pour oil into harbour 0: The harbour is full. [L-07]" in text
    assert "save the record and quit" in text


def test_a_preview_changes_nothing(command: Command) -> None:
    text = command(*PLAY, typed="1?\n2\npour 0?\nq\n")
    assert "Nothing that you see would change at once." in text
    assert "  * Seat 0 pours into harbour 0.\n  Oil: 5 -> 4\nThen you choose: You have" in text
    assert "  1  Pour oil into harbour 0\n       Oil −1\n" in text
    assert load(Path("lanterns-3.record").read_text()).choices[-1].step == "pick"


@pytest.mark.parametrize(
    ("language", "alone", "oil", "then"),
    [
        ("en", "It reveals something that", "Oil", "… and then something is revealed that"),
        ("pl", "To ujawni coś, czego", "Olej", "… a potem ujawni się coś, czego"),
    ],
)
def test_a_preview_shows_what_is_certain_before_something_is_revealed(
    command: Command, language: str, alone: str, oil: str, then: str
) -> None:
    """The last oil is poured; then cards are drawn."""
    pours = "".join(f"pour {i % 3}\n" for i in range(4))
    text = command(*PLAY, "--language", language, typed=f"2\nstop?\n{pours}pour 1?\nq\n")
    lines = text.splitlines()
    assert lines[lines.index("> stop?") + 1].startswith(alone)
    place = lines.index("> pour 1?")
    assert lines[place + 2] == f"  {oil}: 1 -> 0"
    assert lines[place + 3].startswith(then)


def test_what_is_not_an_option_is_asked_again(command: Command) -> None:
    text = command(*PLAY, typed="0\n99\nfly\n\n?\nq\n")
    assert text.count("There is no option") == 3
    assert text.count("Pick a lantern.") == 1


def test_polish_by_option_and_by_environment(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = command(*PLAY, "--language", "pl", typed="?\nq\n")
    assert "Wybierz latarnię." in text
    assert "Zajmujesz miejsce 0 z 2." in text
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert preferred() == "pl"
    monkeypatch.setenv("LC_ALL", "C")
    assert preferred() == "en"


def test_more_of_the_config_is_set_by_key(command: Command, mistake: Command) -> None:
    assert "seat 0 of 3" in command(*PLAY, "--set", "players=3", typed="q\n")
    assert "expected a whole number" in mistake(*PLAY, "--set", "players=many")
    assert mistake(*PLAY, "--set", "players") == "--set players: expected KEY=VALUE"


def test_bad_seats_are_refused(mistake: Command) -> None:
    assert mistake(*PLAY, "--seats", "9") == "config: 2 to 4 players, not 9"
    assert mistake(*PLAY, "--person", "2") == "--person 2: the seats are 0 to 1"
    assert "--seed" in mistake(*PLAY, "--seed", "-1")


def test_plain_data_is_set_in_few_lines() -> None:
    ships: list[object] = [{"id": 1, "crew": ["a", "b"]}, {"id": 2, "crew": []}]
    data = {"round": 1, "over": False, "last": None, "ships": ships, "deep": {"a": {"b": [[1]]}}}
    assert list(lines(data, 40)) == [  # type: ignore[arg-type]
        "round 1   over no   last -",
        "ships",
        "  0: id 1  crew a, b",
        "  1: id 2  crew -",
        "deep",
        "  a",
        "    b",
        "      0 1",
    ]
    assert list(lines({"aa": 1, "bb": 2, "cc": 3}, 12)) == ["aa 1   bb 2", "cc 3"]
    assert list(lines({"hand": ["sun", "moon", "star"]}, 16)) == ["hand: sun, moon,", "    star"]
