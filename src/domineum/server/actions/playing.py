"""Playing: choices, undo, redo and previews. A change is answered when it is committed."""

from __future__ import annotations

from contextlib import suppress
from typing import Literal

from domineum.kernel import Earlier
from domineum.server import wire
from domineum.server.actions.reading import update_of
from domineum.server.tables.links import Holder
from domineum.server.tables.room import Room, Sitting
from domineum.table import answers, show, shown
from domineum.table.entries import Entry
from domineum.table.live import Command
from domineum.table.problems import Raced

Verb = Literal["undo", "redo", "reset"]
PERSON = "person"
RACES = 4


async def choose(room: Room, table_id: str, token: str, ask: wire.Choose) -> answers.Answer:
    """Make one choice or several, all or none.

    If another process commits another seat's answer to the same simultaneous question first, the
    choice is tried again on the new position.
    """
    for _ in range(RACES):
        with suppress(Raced):
            return await _choose(room, table_id, token, ask)
    return await _choose(room, table_id, token, ask)


async def _choose(room: Room, table_id: str, token: str, ask: wire.Choose) -> answers.Answer:
    async with room.open(table_id) as sitting:
        holder = room.player(sitting, token, ask.seat)
        commands: list[Command] = [("choose", code) for code in ask.codes]
        await room.keeping.remember(sitting, ask.seat, ask.key, ask.seq)
        done = sitting.live.done_before(ask.seat, ask.key, commands)
        repeated = bool(done)
        if not done:
            room.check_open(sitting)
            sitting.live.check_fresh(ask.seat, ask.seq)
            async with room.changing(sitting, ask.seat):
                done = sitting.live.do(ask.seat, commands, PERSON, ask.key, ask.usual)
            await room.commit(sitting, done)
        return await _answer(room, sitting, holder, ask, done, repeated)


async def step(room: Room, table_id: str, token: str, verb: Verb, ask: wire.Step) -> answers.Answer:
    """Undo, redo or reset."""
    async with room.open(table_id) as sitting:
        holder = room.player(sitting, token, ask.seat)
        commands: list[Command] = [] if verb == "reset" else [(verb, "")]
        await room.keeping.remember(sitting, ask.seat, ask.key, ask.seq)
        done = sitting.live.done_before(ask.seat, ask.key, commands)
        repeated = bool(done)
        if not done:
            room.check_open(sitting)
            room.check_length(sitting)
            sitting.live.check_fresh(ask.seat, ask.seq)
            async with room.changing(sitting, ask.seat):
                done = await _step(room, sitting, commands, ask)
            await room.commit(sitting, done)
        return await _answer(room, sitting, holder, ask, done, repeated)


async def _step(
    room: Room, sitting: Sitting, commands: list[Command], ask: wire.Step
) -> list[Entry]:
    """Undo, redo or reset, from an earlier snapshot if what is taken back lies before this one."""
    while True:
        live = sitting.live
        try:
            if not commands:
                return live.reset(ask.seat, PERSON, ask.key)
            return live.do(ask.seat, commands, PERSON, ask.key, ask.usual)
        except Earlier:
            await room.keeping.go_back(sitting)


async def _answer(
    room: Room, sitting: Sitting, holder: Holder, ask: wire.Choose | wire.Step,
    done: list[Entry], repeated: bool,
) -> answers.Answer:  # fmt: skip
    if not ask.brief:
        await room.keeping.recall(sitting, ask.seq)
    news = None if ask.brief else update_of(room, sitting, holder, ask.seat, ask.seq)
    return answers.Answer(done[0].seq, done[-1].seq, sitting.live.seq, repeated, news)


async def preview(room: Room, table_id: str, token: str, ask: wire.Try) -> shown.Preview:
    """Return what a choice would do, without making it."""
    async with room.open(table_id) as sitting:
        room.player(sitting, token, ask.seat)
        sitting.live.check_fresh(ask.seat, ask.seq)
        return show.preview(sitting.live, ask.seat, ask.code, ask.usual)
