"""The HTTP routes."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import PlainTextResponse, Response

from domineum import __version__
from domineum.server import wire
from domineum.server.actions import creating, daily, hosting, playing, reading, seating
from domineum.server.actions.hints import Hints
from domineum.server.actions.importing import Imports
from domineum.server.actions.playing import Verb
from domineum.server.doors.guard import address_of
from domineum.server.doors.library import Answers
from domineum.server.doors.openapi import spec
from domineum.server.doors.replies import body, reply, token_of, unless_gone
from domineum.server.tables.room import Room
from domineum.table import answers, shown
from domineum.table.reference import game_offer

router = APIRouter(prefix="/api/v1")

TableId = Annotated[str, Path(pattern="^[0-9a-z]{13}$")]
SeatPath = Annotated[int, Path(ge=0, le=15)]
SeatQuery = Annotated[int | None, Query(ge=0, le=15, description="look from this seat")]
Since = Annotated[int, Query(ge=-1, le=1_000_000, description="the log is known up to here")]


def room_of(request: Request) -> Room:
    """The room of the application."""
    room: Room = request.app.state.room
    return room


@router.get("/tables/{table_id}/update", **spec("The present position", answers.Update))
async def get_update(
    request: Request,
    table_id: TableId,
    seat: SeatQuery = None,
    since: Since = -1,
    wait: Annotated[float, Query(ge=0, le=60, description="seconds to wait for news")] = 0,
    brief: Annotated[bool, Query(description="not what each option comes to")] = False,
) -> Response:
    """Show the position, the question and the log since N; `wait` makes it a long poll."""
    room, token = room_of(request), token_of(request)
    return reply(await reading.update(room, table_id, token, seat, since, wait, brief))


@router.post("/tables/{table_id}/choices", **spec("Choose", answers.Answer, wire.Choose))
async def post_choices(request: Request, table_id: TableId) -> Response:
    """Make one choice or several, all or none."""
    ask = await body(request, wire.Choose)
    return reply(await playing.choose(room_of(request), table_id, token_of(request), ask))


@router.get("/games", **spec("What this server hosts", answers.Games, private=False))
async def get_games(request: Request) -> Response:
    """Name the games and the bots, and the versions of what clients may keep of them."""
    room = room_of(request)
    known: Answers = request.app.state.answers
    found = [
        game_offer(
            game,
            room.bots.names(game),
            await known.versions(game.name),
            (
                answers.Pack(x.about.name, x.about.version, x.about.authors, x.about.licence)
                for x in room.hosted.packs[game.name].values()
            ),
        )
        for game in room.hosted.games.values()
    ]
    return reply(answers.Games(found, __version__))


@router.get("/tables", **spec("The listed tables", answers.Tables, private=False))
async def get_tables(request: Request) -> Response:
    """List tables."""
    return reply(await reading.listed(room_of(request)))


@router.post("/tables", **spec("Create a table", answers.Created, wire.Create, 201, private=False))
async def post_tables(request: Request) -> Response:
    """Create a table."""
    wish = await body(request, wire.Create)
    return reply(await creating.create(room_of(request), wish, address_of(request.scope)), 201)


@router.post("/import", **spec("Import a record", answers.Created, wire.Import, 201, private=False))
async def post_import(request: Request) -> Response:
    """Go on with a record at a hot seat."""
    imports: Imports = request.app.state.imports
    address = address_of(request.scope)
    with imports.place(address):
        wish = await body(request, wire.Import)
        work = creating.import_record(room_of(request), imports, wish, address)
        return reply(await unless_gone(request, work), 201)


@router.post("/setups", **spec("A set-up code", answers.Setup, wire.SetupWish, private=False))
async def post_setups(request: Request) -> Response:
    """Make the code of a set-up without a table; nothing is stored."""
    wish = await body(request, wire.SetupWish)
    return reply(creating.new_setup(room_of(request), wish))


@router.get("/setups/{code}", **spec("What a set-up code stands for", answers.Setup, private=False))
async def get_setup(
    request: Request, code: Annotated[str, Path(pattern=f"^{wire.SETUP_CODE}{{6,800}}$")]
) -> Response:
    """Show what any server would make of a code."""
    return reply(creating.setup(room_of(request), code))


@router.get("/tables/{table_id}", **spec("A table", answers.Table))
async def get_table(request: Request, table_id: TableId) -> Response:
    """Show what a table is."""
    return reply(await reading.info(room_of(request), table_id, token_of(request)))


@router.patch("/tables/{table_id}", **spec("Manage a table", answers.Table, wire.Manage))
async def patch_table(request: Request, table_id: TableId) -> Response:
    """Rename a table, list it, close it or open it again. For its host."""
    wish = await body(request, wire.Manage)
    room, token = room_of(request), token_of(request)
    return reply(await hosting.manage(room, table_id, token, wish))


@router.delete("/tables/{table_id}", **spec("Delete a table", answers.Table))
async def delete_table(request: Request, table_id: TableId) -> Response:
    """Delete a table with its log, for ever. For its host; the answer is what it was."""
    return reply(await hosting.delete(room_of(request), table_id, token_of(request)))


@router.get(
    "/unfinished", **spec("Your address's unfinished games", answers.Unfinished, private=False)
)
async def get_unfinished(request: Request) -> Response:
    """List the games that were made at your address and are not over, and how many there may be."""
    return reply(await hosting.unfinished(room_of(request), address_of(request.scope)))


@router.get("/tables/{table_id}/log", **spec("The log since N", shown.Log))
async def get_log(
    request: Request, table_id: TableId, seat: SeatQuery = None, since: Since = -1
) -> Response:
    """Show the log."""
    room, token = room_of(request), token_of(request)
    return reply(await reading.log_since(room, table_id, token, seat, since))


@router.get("/tables/{table_id}/position", **spec("An earlier position", shown.Position))
async def get_position(
    request: Request,
    table_id: TableId,
    at: Annotated[int, Query(ge=0, le=1_000_000)],
    seat: SeatQuery = None,
) -> Response:
    """Show the position after the first N entries of the log."""
    room, token = room_of(request), token_of(request)
    return reply(await reading.position_at(room, table_id, token, seat, at))


@router.get("/tables/{table_id}/fork", **spec("Where an analysis begins", answers.Fork))
async def get_fork(
    request: Request,
    table_id: TableId,
    at: Annotated[int, Query(ge=0, le=1_000_000)],
    seat: SeatQuery = None,
) -> Response:
    """Give what a seat knew after the first N entries, to try something out in the page."""
    room, token = room_of(request), token_of(request)
    return reply(await reading.fork_at(room, table_id, token, seat, at))


@router.get("/tables/{table_id}/turns", **spec("The course of the game", shown.Turns))
async def get_turns(request: Request, table_id: TableId) -> Response:
    """List the turns with the positions at which they begin."""
    return reply(await reading.turns(room_of(request), table_id, token_of(request)))


@router.get("/tables/{table_id}/scores", **spec("Scores over the game", shown.ScoreGraph))
async def get_scores(request: Request, table_id: TableId) -> Response:
    """Show how the scores have changed, turn by turn."""
    return reply(await reading.scores(room_of(request), table_id, token_of(request)))


@router.get("/tables/{table_id}/result", **spec("How a game ended", answers.Finished))
async def get_result(request: Request, table_id: TableId) -> Response:
    """Show how a game ended, and what it was."""
    return reply(await reading.result(room_of(request), table_id, token_of(request)))


@router.get("/tables/{table_id}/record", **spec("The record after the end", answers.RecordText))
async def get_record(request: Request, table_id: TableId) -> Response:
    """Export the record."""
    room = room_of(request)
    return reply(answers.RecordText(await reading.record(room, table_id, token_of(request))))


async def _step(request: Request, table_id: str, verb: Verb) -> Response:
    ask = await body(request, wire.Step)
    return reply(await playing.step(room_of(request), table_id, token_of(request), verb, ask))


@router.post("/tables/{table_id}/undo", **spec("Undo", answers.Answer, wire.Step))
async def post_undo(request: Request, table_id: TableId) -> Response:
    """Take back the last choice."""
    return await _step(request, table_id, "undo")


@router.post("/tables/{table_id}/redo", **spec("Redo", answers.Answer, wire.Step))
async def post_redo(request: Request, table_id: TableId) -> Response:
    """Repeat the choice that was taken back last."""
    return await _step(request, table_id, "redo")


@router.post("/tables/{table_id}/reset", **spec("Reset the turn", answers.Answer, wire.Step))
async def post_reset(request: Request, table_id: TableId) -> Response:
    """Take back everything that may be taken back."""
    return await _step(request, table_id, "reset")


@router.post("/tables/{table_id}/preview", **spec("What would happen", shown.Preview, wire.Try))
async def post_preview(request: Request, table_id: TableId) -> Response:
    """Show what a choice would do."""
    ask = await body(request, wire.Try)
    return reply(await playing.preview(room_of(request), table_id, token_of(request), ask))


@router.post("/tables/{table_id}/hint", **spec("What a bot would do", answers.Hint, wire.HintWish))
async def post_hint(request: Request, table_id: TableId) -> Response:
    """Show what a bot would choose, and why; it may have to think for some seconds."""
    ask = await body(request, wire.HintWish)
    hints: Hints = request.app.state.hints
    return reply(await hints.get(table_id, token_of(request), address_of(request.scope), ask))


@router.post("/tables/{table_id}/rematch", **spec("Play again", answers.Created, status=201))
async def post_rematch(request: Request, table_id: TableId) -> Response:
    """Start the same game again, or get your link to the rematch."""
    room, token = room_of(request), token_of(request)
    return reply(await creating.rematch(room, table_id, token, address_of(request.scope)), 201)


Day = Annotated[
    str, Query(pattern="^([0-9]{4}-[0-9]{2}-[0-9]{2})?$", description="2026-11-19; empty: today")
]


@router.get("/daily", **spec("The games of a day", answers.Daily, private=False))
async def get_daily(request: Request, day: Day = "") -> Response:
    """Show the set-ups that everybody plays on a day."""
    return reply(daily.today(room_of(request), day))


@router.get("/daily/{game}", **spec("Results of a day's game", answers.DaysResults))
async def get_days_results(
    request: Request,
    game: Annotated[str, Path(max_length=80)],
    day: Day = "",
    table: Annotated[
        str, Query(pattern="^([0-9a-z]{13})?$", description="where you have finished it")
    ] = "",
) -> Response:
    """Show how people did; who has finished the game too learns at which tables the best played."""
    room, token = room_of(request), token_of(request)
    return reply(await daily.results(room, game, day, table, token))


@router.post(
    "/tables/{table_id}/daily",
    **spec("Enter a result of the day's game", answers.DaysResults, wire.DaysEntry),
)
async def post_days_result(request: Request, table_id: TableId) -> Response:
    """Let others see the result of a day's game; the first one of a player counts."""
    wish = await body(request, wire.DaysEntry)
    room, limit = room_of(request), request.app.state.daily_rates
    address = address_of(request.scope)
    return reply(await daily.enter(room, limit, table_id, token_of(request), wish, address))


SEAT = "/tables/{table_id}/seats/{seat}"


@router.post(
    f"{SEAT}/claim", **spec("Claim a seat", answers.Created, wire.Claim, 201, private=False)
)
async def post_claim(request: Request, table_id: TableId, seat: SeatPath) -> Response:
    """Take a free seat."""
    wish = await body(request, wire.Claim)
    return reply(await seating.claim(room_of(request), table_id, seat, wish), 201)


@router.post(f"{SEAT}/leave", **spec("Leave a seat", answers.Table))
async def post_leave(request: Request, table_id: TableId, seat: SeatPath) -> Response:
    """Leave a seat."""
    room, token = room_of(request), token_of(request)
    return reply(await seating.leave(room, table_id, seat, token))


@router.post(f"{SEAT}/hand-over", **spec("Hand over a seat", answers.Created, wire.Claim, 201))
async def post_hand_over(request: Request, table_id: TableId, seat: SeatPath) -> Response:
    """Make a new link to a seat; the old ones end."""
    wish = await body(request, wire.Claim)
    room, token = room_of(request), token_of(request)
    return reply(await seating.hand_over(room, table_id, seat, token, wish), 201)


@router.post(f"{SEAT}/bot", **spec("Let a bot play", answers.Table, wire.TakeOver))
async def post_bot(request: Request, table_id: TableId, seat: SeatPath) -> Response:
    """Let a bot take over a seat."""
    wish = await body(request, wire.TakeOver)
    room, token = room_of(request), token_of(request)
    return reply(await seating.take_over(room, table_id, seat, token, wish))


@router.post(f"{SEAT}/rename", **spec("Name a seat", answers.Table, wire.Rename))
async def post_rename(request: Request, table_id: TableId, seat: SeatPath) -> Response:
    """Change the name or the webhook of a seat."""
    wish = await body(request, wire.Rename)
    room, token = room_of(request), token_of(request)
    return reply(await seating.rename(room, table_id, seat, token, wish))


health = APIRouter()


@health.get("/healthz", include_in_schema=False)
async def healthz(request: Request) -> Response:
    """Answer when the database answers."""
    await room_of(request).storage.ping()
    return PlainTextResponse("good\n")


@health.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    """The metrics of this process for Prometheus."""
    room = room_of(request)
    room.metrics.live.set(room.live_count())
    for state, count in (await room.storage.counts()).items():
        room.metrics.tables.labels(state).set(count)
    found: Any = room.metrics.text()
    return Response(found, media_type="text/plain; version=0.0.4; charset=utf-8")
