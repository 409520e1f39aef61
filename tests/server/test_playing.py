from __future__ import annotations

import random

from tests.server.people import Json, Table, new_key, run, sit_down
from tests.server.process import Server


def test_a_choice_goes_on_with_the_game(server: Server) -> None:
    async def script() -> None:
        table = await sit_down(server)
        codes = [(await table.update(s))["question"]["options"][0]["code"] for s in (0, 1)]
        assert (await table.choose(0, codes[0]))[0] == 200
        assert (await table.update(0))["waiting"] == [1]
        status, answer = await table.choose(1, codes[1])
        assert (status, answer["first"], answer["last"], answer["repeated"]) == (200, 2, 2, False)
        assert len(answer["update"]["view"]["discard"]) == 2
        assert [x["kind"] for x in answer["update"]["log"]["lines"]][:2] == ["shown", "shown"]

    run(script())


def test_simultaneous_choices_do_not_wait_for_each_other(server: Server) -> None:
    async def script() -> None:
        table = await sit_down(server)
        codes = [(await table.update(s))["question"]["options"][0]["code"] for s in (0, 1)]
        assert (await table.choose(0, codes[0], seq=0))[0] == 200
        assert (await table.choose(1, codes[1], seq=0))[0] == 200

    run(script())


def test_a_late_request_is_refused_and_says_where_the_game_is(server: Server) -> None:
    async def script() -> None:
        table = await sit_down(server)
        for seat in (0, 1):
            code = (await table.update(seat))["question"]["options"][0]["code"]
            await table.choose(seat, code)
        status, problem = await table.choose(0, "stop", seq=0)
        assert (status, problem["error"]) == (409, "stale")
        assert problem["seq"] == 2
        status, problem = await table.choose(0, "stop", seq=7)
        assert (status, problem["error"]) == (409, "stale")

    run(script())


def test_a_repeated_request_is_applied_once(server: Server) -> None:
    async def script() -> None:
        table = await sit_down(server)
        code = (await table.update(0))["question"]["options"][0]["code"]
        key = new_key()
        first = await table.choose(0, code, seq=0, key=key)
        again = await table.choose(0, code, seq=0, key=key)
        assert (first[0], again[0]) == (200, 200)
        assert (first[1]["repeated"], again[1]["repeated"]) == (False, True)
        assert (again[1]["first"], again[1]["last"], again[1]["seq"]) == (1, 1, 1)
        assert (await table.update(0))["seq"] == 1
        status, problem = await table.choose(0, "another", seq=1, key=key)
        assert (status, problem["error"]) == (409, "key-used")
        back = new_key()
        answers = [await table.step("undo", 0, seq=1, key=back) for _ in range(2)]
        assert [(status, found["repeated"]) for status, found in answers] == [
            (200, False),
            (200, True),
        ]
        assert (await table.update(0))["seq"] == 2
        status, problem = await table.step("redo", 0, seq=2, key=back)
        assert (status, problem["error"]) == (409, "key-used")

    run(script())


async def _pouring(server: Server) -> tuple[Table, int, Json]:
    """Play until somebody has at least three oil to pour."""
    for seed in range(200):
        table = await sit_down(server, seed=seed)
        for _ in range(12):
            for seat in (0, 1):
                found = await table.update(seat)
                question = found["question"]
                if question and question["topic"] == "lanterns.pour":
                    if question["prompt"]["args"]["oil"] >= 3:
                        return table, seat, found
                    break
                if question:
                    await table.choose(seat, question["options"][-1]["code"], seq=found["seq"])
    raise AssertionError("no such game")


def test_several_choices_are_one_request(server: Server) -> None:
    async def script() -> None:
        table, seat, found = await _pouring(server)
        seq = found["seq"]
        status, problem = await table.choose(seat, "pour 0", "pour 9", seq=seq)
        assert (status, problem["error"]) == (422, "not-possible")
        assert (await table.update(seat))["seq"] == seq
        status, answer = await table.choose(seat, "pour 0", "pour 1", seq=seq)
        assert (status, answer["first"], answer["last"]) == (200, seq + 1, seq + 2)

    run(script())


def test_undo_redo_and_reset(server: Server) -> None:
    async def script() -> None:
        table, seat, found = await _pouring(server)
        before = found["view"]
        seen = len(found["log"]["lines"])
        _, answer = await table.choose(seat, "pour 0")
        after = answer["update"]["view"]
        assert answer["update"]["may_undo"]
        _, answer = await table.step("undo", seat)
        assert answer["update"]["view"] == before
        assert answer["update"]["may_redo"]
        _, answer = await table.step("redo", seat)
        assert answer["update"]["view"] == after
        await table.choose(seat, "pour 1")
        status, answer = await table.step("reset", seat)
        assert answer["update"]["view"] == before
        assert answer["last"] - answer["first"] == 1
        now = await table.update(seat)
        assert len(now["log"]["lines"]) == seen
        assert not now["may_undo"]
        status, problem = await table.step("undo", seat)
        assert status == 422
        assert problem["message"]["key"].startswith("undo-")

    run(script())


def test_a_poller_learns_which_lines_were_taken_back(server: Server) -> None:
    async def script() -> None:
        table, seat, found = await _pouring(server)
        seq = found["seq"]
        await table.choose(seat, "pour 0")
        known = await table.update(None, since=seq)
        assert [x["kind"] for x in known["log"]["lines"]] == ["poured"]
        await table.step("undo", seat)
        await table.choose(seat, "pour 1")
        news = await table.update(None, since=seq + 1)
        assert news["log"]["keep"] <= seq
        lines = [x for x in news["log"]["lines"] if x["seq"] > seq]
        assert [x["text"]["args"]["harbour"] for x in lines] == [1]

    run(script())


def test_what_the_rules_refuse_names_the_rule(server: Server) -> None:
    async def script() -> None:
        table, seat, found = await _pouring(server)
        while not found["question"]["blocked"]:
            status, answer = await table.choose(seat, "pour 0")
            assert status == 200
            found = answer["update"]
        blocked = found["question"]["blocked"][0]
        status, problem = await table.choose(seat, blocked["option"]["code"])
        assert (status, problem["rule"]) == (422, blocked["rule"])

    run(script())


def test_a_preview_changes_nothing(server: Server) -> None:
    async def script() -> None:
        table, seat, found = await _pouring(server)
        ask = {"seat": seat, "seq": found["seq"], "code": "pour 0"}
        path = f"{table.path}/preview"
        status, shown = await table.client.post(path, ask, table.tokens[seat])
        assert status == 200
        assert "harbours.0.oil" in [change["path"] for change in shown["changes"]]
        assert (await table.update(seat))["view"] == found["view"]

    run(script())


def test_a_preview_shows_what_is_certain_before_something_is_revealed(server: Server) -> None:
    """The last oil is poured; then cards are drawn, which are not shown."""

    async def script() -> None:
        table, seat, found = await _pouring(server)
        while True:
            code = found["question"]["options"][0]["code"]
            ask = {"seat": seat, "seq": found["seq"], "code": code}
            _, shown = await table.client.post(f"{table.path}/preview", ask, table.tokens[seat])
            if shown["reveals"]:
                break
            found = (await table.choose(seat, code))[1]["update"]
        paths = [change["path"] for change in shown["changes"]]
        assert code.startswith("pour")
        assert f"keepers.{seat}.oil" in paths
        assert not [path for path in paths if "hand" in path or "deck" in path]
        assert shown["lines"][0]["kind"] == "poured"

    run(script())


def test_a_whole_game_ends_with_an_outcome_and_a_record(server: Server) -> None:
    async def script() -> None:
        table = await sit_down(server, config={"players": 3})
        status, problem = await table.client.get(f"{table.path}/record")
        assert (status, problem["error"]) == (409, "not-over")
        end = await table.finish(random.Random(1))
        assert end["outcome"]["winners"]
        assert end["table"]["state"] == "over"
        status, found = await table.client.get(f"{table.path}/record")
        assert found["record"].startswith("domineum record 1\ngame lanterns\n")

    run(script())
