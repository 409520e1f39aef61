"""Records: both forms, the proof of a replay, and everything that can be broken."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domineum.kernel import BadRecord, Flow
from domineum.kernel import record as records
from domineum.kernel.record import Record, load, replay, take
from domineum.kernel.state import digest
from tests.example.game import GAME
from tests.kernel.table import Script, Toy, history, lanterns, say, start
from tests.thorough import thorough, upto

RECORD = take(lanterns(7))
TEXT = RECORD.to_text()
JSON = RECORD.to_json()


def problem(text: str) -> str:
    """Why a text is not a record of a game."""
    with pytest.raises(BadRecord) as bad:
        replay(load(text), GAME)
    return str(bad.value)


def problem_of(record: Record) -> str:
    return problem(record.to_text())


def test_the_text_form_is_for_people() -> None:
    lines = TEXT.splitlines()
    assert lines[:7] == [
        "domineum record 1", "game lanterns", "rules 1", f"content {GAME.content}", "seed 7",
        'config {"players": 2}', "",
    ]  # fmt: skip
    assert lines[7].startswith("pick 0: play ")
    assert lines[-1] == f"end {len(RECORD.choices)} {RECORD.digest}"


def test_both_forms_can_be_read_again() -> None:
    assert load(TEXT) == load(JSON) == RECORD


def test_a_text_with_other_line_endings_is_the_same_record() -> None:
    assert load(TEXT.replace("\n", "\r\n")) == RECORD


@pytest.mark.parametrize("seed", [0, -5, 2**64 - 1])
def test_every_seed_can_be_recorded(seed: int) -> None:
    record = take(lanterns(seed, choices=3))
    assert load(record.to_text()) == load(record.to_json()) == record


def test_a_config_can_hold_any_text() -> None:
    record = replace(RECORD, config={"name": "Zażółć\n\u2028 # ; \x85 \\ \"'"})
    assert load(record.to_text()) == load(record.to_json()) == record


def test_a_replay_gives_the_same_game() -> None:
    match = lanterns(7)
    again = replay(load(TEXT), GAME, log=True)
    assert digest(again.state) == digest(match.state)
    assert history(again) == history(match)
    assert again.outcome == match.outcome
    assert again.events_since()


def test_a_replay_can_stop_on_the_way() -> None:
    for length in range(0, len(RECORD.choices), 3):
        match = replay(RECORD, GAME, upto=length)
        assert history(match)[:length] == history(lanterns(7))[:length]


def test_hidden_answers_that_wait_are_recorded() -> None:
    record = take(lanterns(7, 3, choices=2))
    match = replay(load(record.to_text()), GAME)
    assert len(match.questions) == 1


def talk(toy: Toy) -> Flow[None]:
    yield from say(toy, 0, "only")
    yield from say(toy, 0, "a", "b")
    yield from say(toy, 0, "last")


@pytest.fixture
def talked() -> Record:
    match = start(talk)
    match.choose("a")
    return take(match)


def test_choices_of_the_kernel_stand_in_brackets(talked: Record) -> None:
    assert "talk 0: (only); a; (last)  # " in talked.to_text()
    assert load(talked.to_text()) == talked
    assert history(replay(talked, Script(talk))) == ["(only)", "a", "(last)"]


@pytest.mark.parametrize("lost", [0, 2])
def test_a_choice_of_the_kernel_cannot_be_left_out(talked: Record, lost: int) -> None:
    choices = tuple(made for i, made in enumerate(talked.choices) if i != lost)
    with pytest.raises(BadRecord, match="choice"):
        replay(replace(talked, choices=choices), Script(talk))


def test_a_choice_of_the_kernel_has_no_hashes(talked: Record) -> None:
    first, *rest = talked.choices
    choices = (replace(first, changed={"said": "123456"}), *rest)
    with pytest.raises(BadRecord, match="choice 1: the rules do not make 'only' here"):
        replay(replace(talked, choices=choices), Script(talk))


# -- what is broken ---------------------------------------------------------------------------


def test_a_record_cut_off_at_any_place_is_refused() -> None:
    for place in range(len(TEXT) - 1):
        with pytest.raises(BadRecord):
            load(TEXT[:place])


def test_a_json_record_cut_off_at_any_place_is_refused() -> None:
    for place in range(0, len(JSON), 7):
        with pytest.raises(BadRecord):
            load(JSON[:place])


def test_a_record_without_one_of_its_lines_is_refused() -> None:
    lines = TEXT.splitlines()
    for place in range(len(lines)):
        if lines[place]:
            assert problem("\n".join(lines[:place] + lines[place + 1 :]))


def edited(place: int, **changes: Any) -> Record:
    choices = list(RECORD.choices)
    choices[place] = replace(choices[place], **changes)
    return replace(RECORD, choices=tuple(choices))


def test_another_choice_is_named() -> None:
    found = problem_of(edited(4, code="play comet 9"))
    assert found.startswith("choice 5 (")
    assert "'play comet 9' is not among the options" in found


def test_another_hash_is_named_with_its_choice_and_part() -> None:
    place = next(i for i, made in enumerate(RECORD.choices) if "harbours.1" in made.changed)
    made = RECORD.choices[place]
    found = problem_of(edited(place, changed={**made.changed, "harbours.1": "000000"}))
    assert found.startswith(f"choice {place + 1} ({made.step}, seat {made.seat}): '{made.code}'")
    assert found.endswith("gives another state in harbours.1")


@pytest.mark.parametrize("part", ["round", "nonsense"])
def test_a_hash_of_a_part_that_did_not_change_is_refused(part: str) -> None:
    made = RECORD.choices[0]
    found = problem_of(edited(0, changed={**made.changed, part: "000000"}))
    assert found.endswith(f"gives another state in {part}")


def test_a_hash_that_is_left_out_is_refused() -> None:
    place = next(i for i, made in enumerate(RECORD.choices) if made.changed)
    assert "gives another state in" in problem_of(edited(place, changed={}))


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"seed": 8}, "choice 1"),
        ({"game": "chess"}, "the game of the record is 'chess', this one is 'lanterns'"),
        ({"rules": "0"}, "the version of the rules of the record is '0', this one is '1'"),
        ({"content": "abc"}, "the content of the record is 'abc'"),
        ({"config": {"players": 9}}, "the config does not start a game: config: 2 to 4 players"),
        ({"config": {"plyers": 2}}, "did you mean 'players'?"),
        ({"config": {"players": 3}}, "choice"),
        ({"record": 2}, "this is a record of format 2, expected 1"),
        ({"digest": "0" * 32}, "the last state differs from the record"),
    ],
)
def test_an_edited_header_is_refused(changes: dict[str, Any], expected: str) -> None:
    record = replace(RECORD, **changes)
    assert expected in problem(record.to_text())
    assert expected in problem(record.to_json())


def test_other_steps_and_seats_are_refused() -> None:
    assert "the rules do not make" in problem_of(edited(0, step="pack"))
    assert "nothing is asked of seat 3" in problem_of(edited(0, seat=3))


@pytest.mark.parametrize(
    "text",
    [
        "", "\n", "{", "{}", "[]", "null", "hello", "domineum record", "\x00\xff\x1b[2J" * 50,
        "domineum record 1\n" * 20, "{" * 100_000, '{"a":' * 100_000, "[" * 100_000,
        '{"record":' + "[" * 900 + "]" * 900 + "}", '{"seed":' + "9" * 10_000 + "}",
        TEXT.replace("seed 7", "seed x"), TEXT.replace("seed 7", "seed " + "7" * 99),
        TEXT.replace('{"players": 2}', "2"), TEXT.replace('{"players": 2}', "{"),
        TEXT.replace('{"players": 2}', '{"players": NaN}'),
        TEXT.replace("record 1", "record 2"), TEXT.replace("record 1", "record one"),
        TEXT.replace("end ", "end 9"), TEXT + TEXT, JSON + JSON,
        JSON.replace('"seed": 7', '"seed": "7"'), JSON.replace('"seed": 7', '"seed": 7.0'),
        JSON.replace('"seed": 7', '"sede": 7'), JSON.replace('"forced": false', '"forced": 0'),
    ],
)  # fmt: skip
def test_what_is_not_a_record_is_refused(text: str) -> None:
    assert len(problem(text)) < 400


@pytest.mark.parametrize("depth", range(50, 1000, 50))
def test_a_deeply_nested_config_is_refused(depth: int) -> None:
    nested = '{"players": ' + "[" * depth + "]" * depth + "}"
    assert problem(TEXT.replace('{"players": 2}', nested))
    assert problem(JSON.replace('{"players": 2}', nested))


def test_an_oversized_record_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "larger than 8000000" in problem(TEXT + "\n" * 8_000_000)
    monkeypatch.setattr(records, "MAX_CHOICES", 10)
    assert "more than 10 choices" in problem(TEXT)


def test_a_line_that_is_not_a_turn_is_named() -> None:
    lines = TEXT.splitlines()
    lines[9] = "and so on"
    assert problem("\n".join(lines)).startswith("line 10: expected 'step seat: choice")


@thorough
@pytest.mark.parametrize("text", [TEXT, JSON], ids=["text", "json"])
@settings(max_examples=upto(300, 3000))
@given(data=st.data())
def test_a_damaged_record_is_refused_or_exactly_the_same(text: str, data: st.DataObject) -> None:
    raw = bytearray(text.encode())
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(raw) - 1))
        new = data.draw(st.binary(max_size=2) | st.sampled_from([b"0", b",", b"\n", b" ", b";"]))
        raw[place : place + data.draw(st.integers(0, 2))] = new
    try:
        damaged = load(raw.decode(errors="replace"))
        replay(damaged, GAME)
    except BadRecord:
        return
    assert damaged == RECORD


def test_the_json_form_is_plain_json() -> None:
    plain = json.loads(JSON)
    assert plain["choices"][0]["seat"] == RECORD.choices[0].seat
