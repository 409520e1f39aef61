from __future__ import annotations

from tests.server.people import run, sit_down
from tests.server.process import Server

OPEN = [{"kind": "person", "name": "Ann"}, {"kind": "open"}]


def test_an_open_seat_is_claimed_once(server: Server) -> None:
    async def script() -> None:
        table = await sit_down(server, seats=OPEN)
        path = f"{table.path}/seats/1/claim"
        status, made = await table.client.post(path, {"name": "Bob\n<b>"})
        assert (status, made["links"][0]["seats"]) == (201, [1])
        assert made["table"]["seats"][1]["name"] == "Bob <b>"
        table.tokens[1] = made["links"][0]["token"]
        assert (await table.update(1))["seat"] == 1
        status, problem = await table.client.post(path, {"name": "Eve"})
        assert (status, problem["error"]) == (409, "seat-taken")

    run(script())


def test_whoever_leaves_a_seat_can_no_longer_play_it(server: Server) -> None:
    async def script() -> None:
        table = await sit_down(server)
        code = (await table.update(0))["question"]["options"][0]["code"]
        status, info = await table.client.post(f"{table.path}/seats/0/leave", {}, table.tokens[0])
        assert (status, info["seats"][0]["kind"]) == (200, "open")
        status, problem = await table.choose(0, code, seq=0)
        assert (status, problem["error"]) == (401, "no-link")
        status, _ = await table.client.post(f"{table.path}/seats/0/claim", {"name": "Bob"})
        assert status == 201
        assert (await table.choose(0, code, seq=0))[0] == 401

    run(script())


def test_handing_over_ends_the_old_link_of_that_seat_only(server: Server) -> None:
    async def script() -> None:
        table = await sit_down(server, hot_seat=True)
        token = table.tokens[0]
        status, made = await table.client.post(
            f"{table.path}/seats/1/hand-over", {"name": "Bob"}, token
        )
        assert status == 201
        assert (await table.update(0))["yours"] == [0]
        assert (await table.client.get(f"{table.path}/update?seat=1", token))[0] == 403
        table.tokens[1] = made["links"][0]["token"]
        assert (await table.update(1))["yours"] == [1]

    run(script())


def test_a_bot_takes_over_a_seat_and_plays_it(server: Server) -> None:
    async def script() -> None:
        table = await sit_down(server)
        code = (await table.update(0))["question"]["options"][0]["code"]
        status, info = await table.client.post(
            f"{table.path}/seats/1/bot", {"bot": "random"}, table.host
        )
        assert (status, info["seats"][1]["kind"]) == (200, "bot")
        await table.choose(0, code)
        while 1 in (found := await table.update(0, since=10**6))["waiting"]:
            await table.client.get(f"{table.path}/update?since={found['seq']}&wait=5")
        assert found["seq"] >= 2

    run(script())


def test_another_seat_cannot_be_changed(server: Server) -> None:
    async def script() -> None:
        table = await sit_down(server)
        for verb, body in (
            ("leave", {}), ("hand-over", {}), ("bot", {"bot": "random"}), ("rename", {}),
        ):  # fmt: skip
            path = f"{table.path}/seats/1/{verb}"
            assert (await table.client.post(path, body, table.tokens[0]))[0] == 403, verb
            assert (await table.client.post(path, body))[0] == 401, verb
        assert (await table.client.post(f"{table.path}/seats/7/claim", {}))[0] == 404

    run(script())


def test_a_seat_is_renamed_by_its_holder(server: Server) -> None:
    async def script() -> None:
        table = await sit_down(server)
        path = f"{table.path}/seats/0/rename"
        _, info = await table.client.post(path, {"name": "Żaneta"}, table.tokens[0])
        assert info["seats"][0]["name"] == "Żaneta"
        status, problem = await table.client.post(
            path, {"webhook": "http://169.254.169.254/"}, table.tokens[0]
        )
        assert (status, problem["error"]) == (400, "bad-request")

    run(script())


def test_a_table_can_be_closed_to_spectators(server: Server) -> None:
    async def script() -> None:
        table = await sit_down(server, spectators=False)
        assert (await table.client.get(f"{table.path}/update"))[0] == 401
        assert (await table.client.get(table.path))[0] == 401
        assert (await table.update(0))["seat"] == 0

    run(script())
