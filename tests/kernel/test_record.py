"""Records: both forms, the proof of a replay, and everything that can be broken."""

from __future__ import annotations

import json
from collections import Counter
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domineum.kernel import BadRecord, Flow, Match, Random, Refused
from domineum.kernel import record as records
from domineum.kernel.match import Kind
from domineum.kernel.record import Record, Recorder, load, replay, resume, take
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


# -- what was taken back ----------------------------------------------------------------------


@pytest.fixture
def hesitant() -> Recorder:
    recorder = Recorder(start(talk))
    recorder.do("choose", 0, "a")
    recorder.do("undo", 0)
    recorder.do("redo", 0)
    return recorder


def test_what_was_taken_back_or_made_again_stands_in_pointed_brackets(hesitant: Recorder) -> None:
    record = hesitant.record()
    text = record.to_text()
    assert "talk 0: (only); a; (last); <undo a>; <redo a>; (last)  # " in text
    kinds = [made.get("kind") for made in json.loads(record.to_json())["choices"]]
    assert kinds == [None, None, None, "undo", "redo", None]
    assert load(text) == load(record.to_json()) == record


def test_a_replay_takes_back_and_makes_again(hesitant: Recorder) -> None:
    record = hesitant.record()
    lengths = [len(replay(record, Script(talk), upto=upto).history) for upto in range(7)]
    assert lengths == [1, 1, 3, 3, 1, 3, 3]
    again = resume(record, Script(talk))
    assert again.choices == hesitant.choices
    again.do("undo", 0)
    hesitant.do("undo", 0)
    assert again.record() == hesitant.record()


def test_a_turn_of_very_many_choices_can_be_read_again() -> None:
    recorder = Recorder(lanterns(1, choices=0))
    question = recorder.match.questions[0]
    for _ in range(500):
        recorder.do("choose", question.seat, question.options[0].code)
        recorder.do("undo", question.seat)
    record = recorder.record()
    text = record.to_text()
    assert max(map(len, text.splitlines())) < 20_000
    assert load(text) == record


def test_the_record_of_a_match_leaves_out_what_was_taken_back(hesitant: Recorder) -> None:
    assert [str(made) for made in take(hesitant.match).choices] == ["(only)", "a", "(last)"]


def with_other(record: Record, place: int, **changes: Any) -> Record:
    choices = list(record.choices)
    choices[place] = replace(choices[place], **changes)
    return replace(record, choices=tuple(choices))


@pytest.mark.parametrize(
    ("place", "changes", "expected"),
    [
        (3, {"changed": {"said": "000000"}},
         "choice 4 (talk, seat 0): '<undo a>' gives another state in said"),
        (4, {"changed": {}}, "choice 5 (talk, seat 0): '<redo a>' gives another state in said"),
        (3, {"code": "b"}, "choice 4: the rules do not make 'b' here"),
        (4, {"code": "b"}, "choice 5: the rules do not make 'b' here"),
        (3, {"code": ""}, "choice 4: the rules do not make '' here"),
        (3, {"seat": 1}, "choice 4 (talk, seat 1): undo stops here: another seat has decided"),
        (3, {"kind": "redo"}, "choice 4 (talk, seat 0): there is nothing to redo"),
        (3, {"kind": "choose"}, "choice 4 (talk, seat 0): the game is over"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_an_undo_is_named(
    hesitant: Recorder, place: int, changes: dict[str, Any], expected: str
) -> None:
    record = with_other(hesitant.record(), place, **changes)
    for loaded in (load(record.to_text()), load(record.to_json())):
        assert loaded == record
        with pytest.raises(BadRecord) as bad:
            replay(loaded, Script(talk))
        assert str(bad.value).startswith(expected)


@thorough
@settings(max_examples=upto(60, 600))
@given(
    seed=st.integers(0, 2**32), players=st.integers(2, 4),
    wishes=st.lists(st.sampled_from(["choose", "choose", "undo", "redo"]), max_size=60),
)  # fmt: skip
def test_whatever_is_done_is_recorded(seed: int, players: int, wishes: list[Kind]) -> None:
    recorder = Recorder(Match(GAME, {"players": players}, seed, log=True))
    match, chance, done = recorder.match, Random(seed), Counter[str]()
    for wish in wishes:
        if match.over:
            break
        question = chance.pick(match.questions)
        seat = chance.pick([question.seat, chance.below(players)])
        with suppress(Refused):
            done[recorder.do(wish, seat, chance.pick(question.options).code).kind] += 1
    record = recorder.record()
    assert Counter(made.kind for made in record.choices if not made.forced) == done
    assert load(record.to_text()) == load(record.to_json()) == record
    again = replay(load(record.to_text()), GAME, log=True)
    assert digest(again.state) == digest(match.state) == record.digest
    assert history(again) == history(match)
    for seat in range(players):
        assert again.why_no_undo(seat) == match.why_no_undo(seat)
    with_events = [[e.seen_by(None) for e in m.events_since()] for m in (again, match)]
    assert with_events[0] == with_events[1]


def test_a_record_begins_at_the_beginning() -> None:
    for match in (lanterns(1, choices=2), Match.at(GAME, {"players": 2}, 1, lanterns(1).state)):
        with pytest.raises(BadRecord, match="has no record"):
            Recorder(match).record()


# -- what only the seats did ------------------------------------------------------------------


def stored(record: Record) -> Record:
    """What a server keeps of a game."""
    done = tuple(replace(made, step="") for made in record.choices if not made.forced)
    return replace(record, choices=done, digest="")


def test_what_the_seats_did_is_enough_for_a_replay(hesitant: Recorder) -> None:
    record = stored(hesitant.record())
    assert "- 0: a; <undo a>; <redo a>  # said:" in record.to_text()
    assert record.to_text().endswith("\nend 3 -\n")
    assert load(record.to_text()) == load(record.to_json()) == record
    assert resume(record, Script(talk)).record() == hesitant.record()
    nameless = with_other(with_other(record, 1, code=""), 2, code="")
    assert "- 0: a; <undo>; <redo>  # said:" in nameless.to_text()
    assert resume(load(nameless.to_text()), Script(talk)).record() == hesitant.record()


def test_its_hashes_are_verified_too(hesitant: Recorder) -> None:
    record = with_other(stored(hesitant.record()), 1, changed={})
    with pytest.raises(BadRecord, match=r"choice 2 \(-, seat 0\): '<undo a>' gives another state"):
        replay(record, Script(talk))


# -- what was written before undo was recorded ------------------------------------------------

OLD_TEXT = """domineum record 1
game lanterns
rules 1
content a2b6ba559447a9dc
seed 7
config {"players": 2}

pick 0: play sun 5  # -
pick 1: play moon 4  # reveals:563f97,steps:450259,keepers.0:154c84,keepers.1:49c554,\
discard:3610d3,prizes:6116b5
reward 0: resolve paid  # reveals:801b27,steps:378d4c,round:644a3e,keepers.0:3d7f30,\
keepers.1:3eba60,deck:23ad4f
pick 0: play moon 2  # -
end 4 ae77910fab6e59ae2f68b56d54df5518
"""
OLD_JSON = """{"choices": [
{"changed": {}, "code": "play sun 5", "forced": false, "seat": 0, "step": "pick"},
{"changed": {"discard": "3610d3", "keepers.0": "154c84", "keepers.1": "49c554", "prizes": "6116b5",
"reveals": "563f97", "steps": "450259"}, "code": "play moon 4", "forced": false, "seat": 1,
"step": "pick"},
{"changed": {"deck": "23ad4f", "keepers.0": "3d7f30", "keepers.1": "3eba60", "reveals": "801b27",
"round": "644a3e", "steps": "378d4c"}, "code": "resolve paid", "forced": false, "seat": 0,
"step": "reward"},
{"changed": {}, "code": "play moon 2", "forced": false, "seat": 0, "step": "pick"}],
"config": {"players": 2}, "content": "a2b6ba559447a9dc",
"digest": "ae77910fab6e59ae2f68b56d54df5518", "game": "lanterns", "record": 1, "rules": "1",
"seed": 7}"""
OLD_LOG = """{"log":1,"game":"lanterns","rules":"1","content":"a2b6ba559447a9dc","seed":"7",
"config":{"players":2},"problem":"the rules of this version fail","entries":[
{"seq":1,"kind":"choose","seat":0,"code":"play moon 2","changed":{},
"made_by":"import","request":""},
{"seq":2,"kind":"undo","seat":0,"code":"","changed":{},"made_by":"import","request":""},
{"seq":3,"kind":"choose","seat":0,"code":"play sun 5","changed":{},"made_by":"import","request":""},
{"seq":4,"kind":"choose","seat":1,"code":"play moon 4","changed":{"reveals":"563f97",
"steps":"450259","keepers.0":"154c84","keepers.1":"49c554","discard":"3610d3","prizes":"6116b5"},
"made_by":"import","request":""},
{"seq":5,"kind":"choose","seat":0,"code":"resolve paid","changed":{"reveals":"801b27",
"steps":"378d4c","round":"644a3e","keepers.0":"3d7f30","keepers.1":"3eba60","deck":"23ad4f"},
"made_by":"import","request":""},
{"seq":6,"kind":"choose","seat":0,"code":"play moon 2","changed":{},
"made_by":"import","request":""},
{"seq":7,"kind":"undo","seat":0,"code":"","changed":{},"made_by":"import","request":""},
{"seq":8,"kind":"redo","seat":0,"code":"","changed":{},"made_by":"import","request":""}]}"""


def test_old_records_are_read_and_look_the_same_today() -> None:
    record = load(OLD_TEXT)
    assert record == load(OLD_JSON)
    assert replace(record, content=GAME.content) == take(replay(record, GAME))
    assert record.to_text() == OLD_TEXT
    assert json.loads(record.to_json()) == json.loads(OLD_JSON)


def test_what_servers_once_exported_of_a_broken_table_is_read() -> None:
    recorder = resume(load(OLD_LOG), GAME)
    today = OLD_TEXT.replace("content a2b6ba559447a9dc", f"content {GAME.content}")
    assert take(recorder.match).to_text() == today
    codes = [str(made) for made in recorder.choices]
    assert codes[:3] == ["play moon 2", "<undo play moon 2>", "play sun 5"]
    assert codes[-2:] == ["<undo play moon 2>", "<redo play moon 2>"]


@pytest.mark.parametrize(
    ("found", "instead", "expected"),
    [
        ('"seq":2', '"seq":3', "the log of the table is not complete"),
        ('"seq":2,', "", "the log of the table is broken"),
        ('"entries":[', '"entries":["x",', "the log of the table is broken"),
        ('"entries"', '"entry"', "the log of the table is broken"),
        ('"seed":"7"', '"seed":7', "the log of the table is broken"),
        ('"seed":"7"', '"seed":"x"', "expected a number"),
        ('"kind":"redo"', '"kind":"do"', "'do' is none of choose, undo, redo"),
        ('"kind":"redo"', '"kind":"undo"', "choice 8 (-, seat 0): undo stops here"),
        ("563f97", "563f98", "choice 4 (-, seat 1): 'play moon 4' gives another state in reveals"),
        ("450259", "450258", "gives another state in steps"),
    ],
)
def test_such_a_log_is_verified_like_a_record(found: str, instead: str, expected: str) -> None:
    assert expected in problem(OLD_LOG.replace(found, instead, 1))


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
    return with_other(RECORD, place, **changes)


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
        ({"config": {"players": 9}}, "the config does not start a game: config: 2 to 4 players"),
        ({"config": {"plyers": 2}}, "did you mean 'players'?"),
        ({"config": {"players": 3}}, "choice"),
        ({"record": 3}, "this is a record of format 3, expected 2"),
        ({"digest": "0" * 32}, "the last state differs from the record"),
    ],
)
def test_an_edited_header_is_refused(changes: dict[str, Any], expected: str) -> None:
    record = replace(RECORD, **changes)
    assert expected in problem(record.to_text())
    assert expected in problem(record.to_json())


def test_a_record_of_other_versions_that_fits_is_replayed() -> None:
    """The hash of the last state may name the content, so that it says nothing then."""
    older = replace(RECORD, rules="0", content="abc", digest="0" * 32)
    assert digest(replay(older, GAME).state) == RECORD.digest


def test_a_record_that_does_not_fit_says_with_which_versions_it_was_made() -> None:
    made = RECORD.choices[0]
    found = problem_of(replace(edited(0, changed={**made.changed, "x": "0"}), rules="0"))
    assert "gives another state in x (made with rules 0, content " in found
    assert f"here are rules 1, content {GAME.content})" in found


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
        TEXT.replace("record 1", "record 3"), TEXT.replace("record 1", "record one"),
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
def test_a_damaged_record_is_refused_or_the_same_game(text: str, data: st.DataObject) -> None:
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
    if damaged.content != RECORD.content:
        damaged = replace(damaged, content=RECORD.content, digest=RECORD.digest)
    assert replace(damaged, rules=RECORD.rules) == RECORD


def test_the_json_form_is_plain_json() -> None:
    plain = json.loads(JSON)
    assert plain["choices"][0]["seat"] == RECORD.choices[0].seat
