from __future__ import annotations

import random

import pytest

from domineum.kernel import Match
from domineum.kernel.record import load, take
from tests.example import GAME
from tests.server.people import Table, run, sit_down, visitor
from tests.server.process import Server


def test_a_table_has_a_link_for_each_person_and_one_for_the_host(server: Server) -> None:
    async def script() -> None:
        seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "random"},
                 {"kind": "open"}]  # fmt: skip
        table = await sit_down(server, config={"players": 3}, seats=seats)
        assert [(link["host"], link["seats"]) for link in table.links] == [(True, []), (False, [0])]
        kinds = [(s["kind"], s["name"], s["bot"]) for s in table.info["seats"]]
        assert kinds == [("person", "Ann", ""), ("bot", "", "random"), ("open", "", "")]

    run(script())


def test_a_hot_seat_has_all_people_in_one_link(server: Server) -> None:
    async def script() -> None:
        table = await sit_down(server, hot_seat=True)
        assert [(link["host"], link["seats"]) for link in table.links] == [(True, [0, 1])]
        found = await table.update(1)
        assert (found["seat"], found["yours"]) == (1, [0, 1])

    run(script())


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "lanterns", "config": {"players": 9}},
        {"game": "lanterns", "config": {"players": "two"}},
        {"game": "lanterns", "config": {"colour": "red"}},
        {"game": "chess"},
        {"game": "os:path"},
        {"game": "lanterns", "seats": [{"kind": "person"}]},
        {"game": "lanterns", "seats": [{"kind": "bot", "bot": "deep"}, {}]},
        {"game": "lanterns", "seats": [{"kind": "bot"}, {}]},
    ],
    ids=lambda wish: str(wish)[:50],
)
def test_a_table_that_cannot_be_set_up_is_refused(server: Server, wish: dict[str, object]) -> None:
    async def script() -> None:
        status, problem = await visitor(server).post("/tables", wish)
        assert (status, problem["error"]) == (422, "bad-setup"), problem

    run(script())


def test_a_set_up_code_recreates_a_table_with_an_open_seed(server: Server) -> None:
    async def script() -> None:
        first = await sit_down(server, seed=77)
        second = await sit_down(server, game="", config={}, seed=None, setup=first.info["setup"])
        assert second.info["seed"] == 77
        assert (await first.update(0))["view"] == (await second.update(0))["view"]
        _, setup = await visitor(server).get(f"/setups/{first.info['setup']}")
        assert (setup["game"], setup["config"], setup["seed"]) == ("lanterns", {"players": 2}, 77)
        assert setup["bots"] == []

    run(script())


def test_a_set_up_code_brings_the_bots_along(server: Server, own: Server) -> None:
    """Also on another server, with another database."""
    own.start()

    async def script() -> None:
        first = await sit_down(server, seats=[{"name": "Ann"}, {"kind": "bot", "bot": "random"}])
        second = await sit_down(own, game="", config={}, setup=first.info["setup"])
        kinds = [(seat["kind"], seat["bot"]) for seat in second.info["seats"]]
        assert kinds == [("person", ""), ("bot", "random")]
        people = await sit_down(own, game="", config={}, setup=first.info["setup"], seats=[{}, {}])
        assert [seat["kind"] for seat in people.info["seats"]] == ["person", "person"]

    run(script())


def test_a_set_up_can_be_written_as_a_code_without_a_table(server: Server) -> None:
    async def script() -> None:
        client = visitor(server)
        wish = {"game": "lanterns", "config": {"players": 3}, "bots": ["", "random", ""], "seed": 5}
        status, made = await client.post("/setups", wish)
        assert (status, made["seed"], made["bots"]) == (200, 5, ["", "random", ""])
        assert (await client.get(f"/setups/{made['code']}")) == (200, made)
        for wrong in ({"config": {"players": 7}}, {"game": "chess"}, {"bots": ["deep", "", ""]},
                      {"bots": [""]}):  # fmt: skip
            assert (await client.post("/setups", {**wish, **wrong}))[0] == 422

    run(script())


def test_the_seed_is_a_secret_until_the_end(server: Server) -> None:
    async def script() -> None:
        table = await sit_down(server, seed=None)
        assert table.info["seed"] is None
        early = table.info["setup"]
        copy = await sit_down(server, game="", config={}, seed=None, setup=early)
        assert copy.info["seed"] is None
        assert copy.info["setup"] == early
        end = await table.finish(random.Random(2))
        assert end["table"]["seed"] is not None
        late = await sit_down(server, game="", config={}, seed=None, setup=end["table"]["setup"])
        assert late.info["seed"] == end["table"]["seed"]

    run(script())


def test_only_tables_that_ask_for_it_are_listed(server: Server) -> None:
    async def script() -> None:
        shown, hidden = await sit_down(server, listed=True), await sit_down(server)
        _, found = await shown.client.get("/tables")
        ids = [table["id"] for table in found["tables"]]
        assert shown.id in ids
        first = next(table for table in found["tables"] if table["id"] == shown.id)
        assert [seat["kind"] for seat in first["seats"]] == ["person", "person"]
        assert hidden.id not in ids

    run(script())


def test_a_rematch_gives_everybody_their_own_seat(server: Server) -> None:
    async def script() -> None:
        old = await sit_down(server, seats=[{"name": "Ann"}, {"name": "Bob"}])
        status, problem = await old.client.post(f"{old.path}/rematch", token=old.tokens[0])
        assert (status, problem["error"]) == (409, "not-over")
        end = await old.finish(random.Random(3))
        assert end["table"]["rematch"] is None
        status, ann = await old.client.post(f"{old.path}/rematch", token=old.tokens[0])
        assert status == 201
        _, bob = await old.client.post(f"{old.path}/rematch", token=old.tokens[1])
        assert ann["table"]["id"] == bob["table"]["id"] == (await old.update(0))["table"]["rematch"]
        assert [ann["links"][0]["seats"], bob["links"][0]["seats"]] == [[0], [1]]
        new = Table(old.client, {"table": ann["table"], "links": ann["links"] + bob["links"]})
        assert (await new.update(1))["seq"] == 0
        assert (await old.client.post(f"{old.path}/rematch"))[0] == 401

    run(script())


def test_a_record_is_imported_to_a_hot_seat(server: Server) -> None:
    async def script() -> None:
        table = await sit_down(server)
        await table.finish(random.Random(4))
        _, found = await table.client.get(f"{table.path}/record")
        status, made = await table.client.post("/import", {"record": found["record"]})
        assert status == 201, made
        copy = Table(table.client, made)
        assert made["table"]["hot_seat"]
        assert (await copy.update(0))["view"] == (await table.update(0))["view"]
        _, again = await table.client.get(f"{copy.path}/record")
        assert again == found

    run(script())


def test_a_record_has_what_was_taken_back(server: Server) -> None:
    """Imported, it can be made again."""

    async def script() -> None:
        table = await sit_down(server)
        code = (await table.update(0))["question"]["options"][0]["code"]
        await table.choose(0, code)
        await table.step("undo", 0)
        await table.step("redo", 0)
        end = await table.finish(random.Random(4))
        _, found = await table.client.get(f"{table.path}/record")
        assert f"pick 0: {code}; <undo {code}>; <redo {code}>  # " in found["record"]
        assert len(load(found["record"]).choices) >= end["seq"]
        lines = found["record"].splitlines()
        hashes = " ".join(lines[7].partition("  # ")[2].split()[:2])
        begun = [*lines[:7], f"- 0: {code}; <undo {code}>  # {hashes}", "end 2 -"]
        _, made = await table.client.post("/import", {"record": "\n".join(begun)})
        copy = Table(table.client, made)
        assert (await copy.update(0))["may_redo"]
        status, answer = await copy.step("redo", 0)
        assert (status, answer["last"]) == (200, 3)

    run(script())


def test_an_unfinished_record_goes_on(server: Server) -> None:
    match = Match(GAME, {"players": 2}, 5)
    for _ in range(4):
        match.choose(match.question().options[0])

    async def script() -> None:
        client = visitor(server)
        status, made = await client.post("/import", {"record": take(match).to_text()})
        assert status == 201, made
        table = Table(client, made)
        assert (await table.update(0))["view"] == match.view(0)
        assert (await table.finish(random.Random(5)))["outcome"]

    run(script())


def test_a_broken_record_is_refused(server: Server) -> None:
    async def script() -> None:
        table = await sit_down(server)
        await table.finish(random.Random(6))
        _, found = await table.client.get(f"{table.path}/record")
        text: str = found["record"]
        for record in ("", "junk", text[:-60], text.replace("play sun", "play moon", 1),
                       text.replace("game lanterns", "game chess")):  # fmt: skip
            status, problem = await table.client.post("/import", {"record": record})
            assert (status, problem["error"]) == (422, "bad-setup"), record

    run(script())
