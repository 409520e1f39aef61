"""What one hostile address tries against the others, at a server with its usual bounds."""

from __future__ import annotations

import asyncio
import json
import random
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException

from domineum import games
from domineum.kernel import Random
from domineum.server.client import Client
from domineum.server.settings import Settings
from domineum.table.live import LiveTable
from tests.server.people import Table, new_key, sit_down, visitor
from tests.server.postgres import Postgres
from tests.server.process import Server
from tests.server.proofs.kinds import CONFIGS
from tests.server.sockets import talking

USUAL = Settings()
BOUNDS = {
    "DOMINEUM_REQUESTS_PER_SECOND": str(USUAL.requests_per_second),
    "DOMINEUM_REQUESTS_BURST": str(USUAL.requests_burst),
    "DOMINEUM_TABLES_PER_ADDRESS": str(USUAL.tables_per_address),
    "DOMINEUM_BOT_TABLES_PER_ADDRESS": str(USUAL.bot_tables_per_address),
    "DOMINEUM_BOT_PAUSE": str(USUAL.bot_pause),
}
EVIL, HONEST = "203.0.113.1", "203.0.113.2"
"""Addresses behind the proxy that this machine is to its server."""


def from_address(server: Server, address: str) -> Client:
    """Somebody elsewhere."""
    return Client("127.0.0.1", server.port, 300, more=[f"X-Forwarded-For: {address}"])


def memory(server: Server) -> int:
    """The memory of a server in MB."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="utf-8")
    return int(status.partition("VmRSS:")[2].split()[0]) // 1000


async def starve_bots(server: Server) -> str:
    """Games of four admirals, as many as one address may have; a cadet elsewhere still moves."""
    evil, honest = from_address(server, EVIL), from_address(server, HONEST)
    config = games.find("voidfall").first_config(Random(1), 4)
    wish = {"game": "voidfall", "config": config, "seats": [{"kind": "bot", "bot": "admiral"}] * 4}
    begun = 0
    while (await evil.post("/tables", wish))[0] == 201:
        begun += 1
    assert begun == USUAL.bots_per_address["admiral"] // 4
    seats = [{"kind": "bot", "bot": "cadet"}] * 2
    wish = {"game": "voidfall", "config": CONFIGS["voidfall"], "seats": seats}
    status, made = await honest.post("/tables", wish)
    assert status == 201, made
    table, since = Table(honest, made), time.monotonic()
    while not (await table.update(None))["seq"]:
        await asyncio.sleep(0.1)
    waited = time.monotonic() - since
    assert await _still_thinking(evil), "nobody was in the way"
    return (
        f"{begun} games of 4 admirals at one address; a cadet elsewhere moved after {waited:.1f} s"
    )


async def _still_thinking(client: Client) -> bool:
    _, found = await client.get("/unfinished")
    return any(table["state"] == "playing" for table in found["tables"])


async def leave_imports(server: Server) -> str:
    """Large imports that are sent and left; nothing of them stays, and an honest one is served."""
    body = json.dumps({"record": "domineum " + "x" * 1_990_000}).encode()
    head = ["POST /api/v1/import HTTP/1.1", "Host: x", f"X-Forwarded-For: {EVIL}",
            "Content-Type: application/json", f"Content-Length: {len(body)}"]  # fmt: skip
    before, sent = memory(server), 190
    for _ in range(sent):
        _, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write("\r\n".join([*head, "", ""]).encode() + body)
        with suppress(ConnectionError):
            await writer.drain()
        writer.close()
    most = memory(server)
    since = time.monotonic()
    honest = from_address(server, HONEST)
    status, answer = await honest.post("/import", {"record": record("revenant", 20)})
    assert status == 201, answer
    waited = time.monotonic() - since
    assert most - before < 150, (before, most)
    return (
        f"{sent} imports of 2 MB sent and left: {before} -> {most} MB; an honest one took "
        f"{waited:.1f} s"
    )


def record(name: str, choices: int, again: int = 0) -> str:
    """The record of a game; after so many choices one is made and taken back again and again."""
    game, chance = games.find(name), random.Random(1)
    live = LiveTable.start(game, CONFIGS[name], 1)
    while live.seq < choices or (again and not back(live)):
        question = live.match.questions[0]
        live.do(question.seat, [("choose", chance.choice(question.options).code)], "", "")
    for _ in range(again):
        seat = live.match.questions[0].seat
        live.do(seat, [("choose", back(live))], "", "")
        live.do(seat, [("undo", "")], "", "")
    return live.recorder.record().to_json()


def back(live: LiveTable) -> str:
    """A choice that can be taken back, if there is one."""
    question = live.match.questions[0]
    for option in question.options:
        twin = live.match.copy()
        twin.choose(option, question.seat)
        if twin.why_no_undo(question.seat) is None:
            code: str = option.code
            return code
    return ""


async def dear_tables(server: Server) -> str:
    """Logs that are long and have no snapshot keep only their own address waiting."""
    evil, honest = from_address(server, EVIL), from_address(server, HONEST)
    wish = {"record": record("revenant", 3, 6 * USUAL.entries_per_table // 10)}
    status, answer = await evil.post("/import", wish)
    assert status == 422, answer
    wish = {"record": record("revenant", 3, USUAL.entries_per_table // 2 - 10)}
    dear, cheap = [], await honest.post("/tables", {"game": "revenant"})
    for _ in range(4):
        status, made = await evil.post("/import", wish)
        assert status == 201, made
        dear.append(made["table"]["id"])
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)
    since, done = time.monotonic(), []

    async def look(table: str, name: str) -> None:
        status, _ = await from_address(server, EVIL).get(f"/tables/{table}/update")
        assert status == 200
        done.append((name, time.monotonic() - since))

    looking = [asyncio.create_task(look(table, "dear")) for table in dear]
    await asyncio.sleep(0.2)
    await look(cheap[1]["table"]["id"], "cheap")
    await asyncio.gather(*looking)
    assert [name for name, _ in done].index("cheap") <= 1, done
    return ", ".join(f"{name} {seconds:.1f} s" for name, seconds in done)


async def come_and_go(server: Server, seconds: float = 10) -> str:
    """One address comes and goes as fast as it can: the others learn of it now and then."""
    table = await sit_down(server, "lanterns")
    heard: list[int] = []

    async def watch() -> None:
        async with talking(server, table.id) as socket:
            async with asyncio.timeout(seconds):
                while True:
                    heard.append(len(json.dumps(await socket.receive())))

    async def join() -> int:
        count, until = 0, time.monotonic() + seconds
        while time.monotonic() < until:
            with suppress(OSError, WebSocketException):
                async with talking(server, table.id, table.tokens[0]) as socket:
                    await socket.receive()
                    count += 1
        return count

    watchers, joiners = [asyncio.create_task(watch()) for _ in range(40)], [join(), join()]
    joins = sum(await asyncio.gather(*joiners))
    await asyncio.gather(*watchers, return_exceptions=True)
    each = len(heard) / len(watchers)
    assert each < 2 + 2 * seconds / 0.3, each
    return (
        f"{joins / seconds:.0f} times a second: {each / seconds:.1f} messages a second for each of "
        f"{len(watchers)} watchers, {sum(heard) / seconds / 1000:.0f} kB/s for all"
    )


async def break_off(server: Server, seconds: float = 20) -> str:
    """Sockets that die in the middle of their choices, at tables that others load: nothing is set
    aside, and what was stored is the log."""
    tables = [await sit_down(server, "lanterns", hot_seat=True) for _ in range(4)]
    until, rounds = time.monotonic() + seconds, 0

    async def play(table: Table, chance: random.Random) -> int:
        count = 0
        while time.monotonic() < until:
            with suppress(OSError, WebSocketException, TimeoutError):
                async with talking(server, table.id, table.host) as socket:
                    question = (await socket.news())["question"]
                    if question:
                        code = chance.choice(question["options"])["code"]
                        ask = {"seat": question["seat"], "seq": socket.update["seq"],
                               "key": new_key(), "codes": [code]}  # fmt: skip
                        await socket.send(type="choose", id=1, choose=ask)
                        await asyncio.sleep(chance.choice((0, 0, 0.001, 0.005)))
                    socket.link.transport.abort()
                    count += 1
        return count

    rounds = sum(
        await asyncio.gather(*(play(t, random.Random(n)) for n in range(6) for t in tables))
    )
    choices = 0
    for table in tables:
        found = await table.update(None)
        assert found["table"]["state"] in ("playing", "over"), found["table"]
        choices += found["seq"]
    assert choices
    return f"{rounds} sockets broke off in {choices} choices; no table was set aside"


async def first_looks(servers: list[Server], tables: int = 60) -> str:
    """Each table is opened at one process for the first time while another one plays it."""
    here, there = servers
    looks = 0

    async def one(number: int) -> None:
        nonlocal looks
        table = await sit_down(here, "lanterns", hot_seat=True)
        table.client, chance = visitor(here), random.Random(number)
        playing = asyncio.create_task(table.finish(chance))
        other = visitor(there)
        await asyncio.sleep(chance.random())
        while not playing.done() or not looks:
            status, found = await other.get(f"{table.path}/update")
            assert status == 200, found
            assert found["table"]["state"] != "aside"
            looks += 1
        await playing

    for first in range(0, tables, 4):
        await asyncio.gather(*(one(first + n) for n in range(4)))
    return f"{tables} tables opened at one process while the other plays: {looks} looks, none aside"


async def rematches(servers: list[Server], tables: int = 10) -> str:
    """Everybody asks both processes for the rematch at once, and gets the same one."""
    for number in range(tables):
        table = await sit_down(servers[0], "lanterns")
        await table.finish(random.Random(number))
        asked = [
            visitor(server).post(f"{table.path}/rematch", {}, table.tokens[seat])
            for server in servers for seat in (0, 1) for _ in range(2)
        ]  # fmt: skip
        made: list[tuple[int, Any]] = await asyncio.gather(*asked)
        assert {status for status, _ in made} == {201}, made
        assert len({answer["table"]["id"] for _, answer in made}) == 1, made
    return f"{tables} rematches, each asked for 8 times at once at two processes: one each"


async def lose_database(server: Server, postgres: Postgres) -> str:
    """The database is away for a while: that is said, logged once, and over by itself."""
    table = await sit_down(server, "lanterns", hot_seat=True)
    question = (await table.update(0))["question"]
    code = question["options"][0]["code"]
    await asyncio.to_thread(postgres.stop)
    for _ in range(5):
        status, problem = await table.choose(0, code, seq=0)
        assert (status, problem["error"]) == (503, "unavailable")
    assert not await asyncio.to_thread(server.healthy)
    await asyncio.to_thread(postgres.start)
    while not await asyncio.to_thread(server.healthy):
        await asyncio.sleep(0.1)
    status, answer = await table.choose(0, code, seq=0)
    assert (status, answer["first"]) == (200, 1)
    events = [json.loads(line)["event"] for line in server.log.read_text("utf-8").splitlines()]
    for event in ("database-works-again", "news-lost"):
        assert events.count(event) == 1, events
    failed = events.count("database-failed")
    assert failed <= 3, events  # one for each way in which it did not answer
    return f"503 while it was away, logged {failed} times, and the choice made once afterwards"


ALONE = {"starve bots": starve_bots, "leave imports": leave_imports, "dear tables": dear_tables}
"""What needs the usual bounds."""
FREE = {"come and go": come_and_go, "break off": break_off}
TOGETHER = {"first looks": first_looks, "rematches": rematches}
