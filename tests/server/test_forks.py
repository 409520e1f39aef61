"""A fork over the network holds what its seat knows, and making one touches nothing.

That not a bit of a fork depends on what its seat may not know is compared in
`tests/table/test_forks.py`; here stands what a server adds to it: links, positions, the true seed.
"""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from domineum import games
from domineum.kernel import Match
from domineum.server import wire
from domineum.server.actions import creating, playing, reading
from domineum.server.settings import Settings
from domineum.server.tables.room import Room, encoded
from domineum.table import answers
from domineum.table.forks import Fork
from tests.example import GAME as LANTERNS
from tests.server.people import Json, Table, new_key, run, sit_down
from tests.server.process import Server
from tests.server.rooms import with_room
from tests.server.sockets import talking


def opened(made: Json, game: Any) -> tuple[Fork, Match[Any]]:
    """What a page makes of the answer."""
    fork = Fork.unpacked(made["fork"])
    return fork, fork.position.open(game, fork.config, fork.seed)


async def forked(table: Table, seat: int, at: int) -> Json:
    status, made = await table.client.get(
        f"{table.path}/fork?at={at}&seat={seat}", table.tokens[seat]
    )
    assert status == 200, made
    return made


def test_a_fork_of_a_running_game_has_neither_its_seed_nor_the_hands_of_others(
    server: Server,
) -> None:
    async def script() -> None:
        table = await sit_down(server)
        chance = random.Random(4)
        for _ in range(5):
            await table.choose_any(chance)
        now = await table.update(0)
        hands, decks = set(), set()
        for _ in range(12):
            made = await forked(table, 0, now["seq"])
            fork, match = opened(made, LANTERNS)
            assert made["dealt"]
            assert match.view(0) == now["view"]
            assert {seat for seat, _ in fork.position.since} <= {0}
            assert fork.seed != 1
            hands.add(tuple(match.state.keepers[1].hand))
            decks.add(match.state.random.value)
        assert len(hands) > 1
        assert len(decks) == 12
        assert (await table.update(0)) == now

    run(script())


def test_only_who_has_the_seat_gets_its_fork(server: Server) -> None:
    async def script() -> None:
        table = await sit_down(server, spectators=False)
        path, chance = f"{table.path}/fork?at=0", random.Random(3)
        assert (await table.client.get(path))[0] == 401
        assert (await table.client.get(f"{path}&seat=1", table.tokens[0]))[0] == 403
        assert (await table.client.get(f"{table.path}/fork?at=99", table.tokens[0]))[0] == 404
        while await table.choose_any(chance):
            pass
        status, made = await table.client.get(f"{path}&seat=1", table.tokens[0])
        assert (status, made["dealt"]) == (200, False)
        assert opened(made, LANTERNS)[1].seed == 1

    run(script())


def test_nobody_hears_of_a_fork(server: Server) -> None:
    """Over the WebSocket: what comes next after a fork is the next choice."""

    async def script() -> None:
        table = await sit_down(server)
        async with talking(server, table.id, table.tokens[1]) as other:
            seq = (await other.news())["seq"]
            await forked(table, 0, seq)
            code = (await table.update(0))["question"]["options"][0]["code"]
            await table.choose(0, code)
            kinds = []
            while other.update["seq"] == seq:
                kinds.append((await other.receive())["type"])
            assert set(kinds) <= {"update", "presence"}
            assert other.update["seq"] == seq + 1
            assert "fork" not in str(other.update)

    run(script())


GAMES: list[tuple[str, dict[str, Any]]] = [
    (
        "voidfall",
        {"scenario": "two-lanterns", "houses": [{"house": "zenor"}, {"house": "dunlork"}]},
    ),
    ("revenant", {"players": 3}),
]


@pytest.mark.parametrize(("name", "config"), GAMES, ids=["voidfall", "revenant"])
def test_forks_of_both_games_show_their_seat_what_it_sees(
    name: str, config: dict[str, Any], tmp_path: Path
) -> None:
    """From the present position and from an earlier one; the true generator is in neither."""
    game, chance = games.find(name), random.Random(2)

    async def play(room: Room, made: answers.Created) -> None:
        token = {seat: link.token for link in made.links for seat in link.seats}
        table = made.table.id
        for _ in range(25):
            async with room.open(table) as sitting:
                question = chance.choice(sitting.live.match.questions)
                seq, code = sitting.live.seq, chance.choice(question.options).code
            ask = wire.Choose(question.seat, seq, new_key(), [code])
            await playing.choose(room, table, token[question.seat], ask)
        async with room.open(table) as sitting:
            end, true = sitting.live.seq, sitting.live.match.state.random.value
        for at in (end, end // 2):
            for seat in token:
                now = await reading.position_at(room, table, token[seat], seat, at)
                found = await reading.fork_at(room, table, token[seat], seat, at)
                match = opened({"fork": found.fork}, game)[1]
                if not Fork.unpacked(found.fork).position.since and seat in now.waiting:
                    assert encoded(match.view(seat)) == now.view
                assert match.state.random.value != true

    async def script(room: Room) -> None:
        wish = wire.Create(name, config, seed=7)
        await play(room, await creating.create(room, wish, "nobody"))

    settings = Settings(
        database=f"sqlite:///{tmp_path}/tables.sqlite", games=["voidfall", "revenant"]
    )
    asyncio.run(with_room(settings, script))
