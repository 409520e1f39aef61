"""Bots at the tables of a browser: what a worker needs to think, and what is made of its answer."""

from __future__ import annotations

from base64 import b85encode
from typing import Any

from domineum.bots import ranks
from domineum.browser.kept import Kept
from domineum.browser.making import check_bot
from domineum.browser.rows import Stored
from domineum.browser.shelf import game_in, ids_in
from domineum.browser.wishes import BotChoice, HintWish
from domineum.kernel import Question, Random, Seat
from domineum.table.errors import RulesFailed, Stale
from domineum.table.hints import usual
from domineum.table.problems import NoHint

REFUSED, STUCK = "bot-refused", "bot-stuck"


def job(kept: Kept, seat: Seat, bot: str, skip: int, hint: bool) -> dict[str, Any]:
    """What a `Thinker` that knows the first `skip` entries needs to decide for a seat now."""
    live = kept.live
    known = max(live.base, skip if skip <= live.seq else 0)
    opening = b85encode(live.opening).decode() if known == live.base else ""
    return {
        "table": kept.row.id, "game": game_in(kept.row.game), "packs": ids_in(kept.row.game),
        "config": kept.row.config, "seed": kept.row.seed, "seat": seat, "bot": bot,
        "hint": hint, "base": live.base,
        "opening": opening, "skip": known, "seq": live.seq,
        "entries": [(e.kind, e.seat, e.code) for e in live.entries[known - live.base :]],
        "free": kept.free,
    }  # fmt: skip


def turn_of(kept: Kept, skip: int) -> dict[str, Any] | None:
    """The job of the bot that has to choose; None if the table waits for a person."""
    question = kept.bot_question()
    if question is None or not _possible(kept, question):
        return None
    return job(kept, question.seat, kept.seat(question.seat).bot, skip, hint=False)


def hint_job(kept: Kept, ask: HintWish, skip: int) -> dict[str, Any]:
    """The job of the bot that is asked for a hint."""
    kept.live.check_fresh(ask.seat, ask.seq)
    kept.live.match.question(ask.seat)
    game = kept.live.match.game
    names = ranks.playing(game)
    if ask.bot:
        check_bot(ask.bot, game)
    elif not names:
        raise NoHint()
    return job(kept, ask.seat, ask.bot or usual(names), skip, hint=True)


def decided(kept: Kept, choice: BotChoice) -> Stored | None:
    """Make the choice of a bot, or visibly that of a simple one; None if the game has gone on."""
    live, seat, code = kept.live, choice.seat, choice.code
    why: str = choice.why
    try:
        live.check_fresh(seat, choice.seq)
        question = live.match.question(seat)
    except Stale:
        return None
    if kept.seat(seat).kind != "bot":
        return None
    failed = kept.failed.get(live.seq, set())
    if not why and question.find(code) < 0:
        why = REFUSED
    elif not why and code in failed:
        why = STUCK
    made_by = f"bot:{kept.seat(seat).bot}"
    if why:
        made_by, code = f"{made_by} {why}", _simple(kept, question)
    try:
        return kept.stored(kept.let_bot_choose(seat, code, made_by))
    except RulesFailed:
        kept.failed.setdefault(live.seq, set()).add(code)
        raise


def _possible(kept: Kept, question: Question[Any]) -> list[str]:
    failed = kept.failed.get(kept.live.seq, set())
    return [option.code for option in question.options if option.code not in failed]


def _simple(kept: Kept, question: Question[Any]) -> str:
    """The choice of a simple bot."""
    random = Random.stream(kept.row.seed, f"stand-in {kept.live.seq}")
    return random.pick(_possible(kept, question))
