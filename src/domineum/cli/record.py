"""`domineum record`: show, verify or review the record of a game."""

from __future__ import annotations

import argparse
import json
import shutil
from collections.abc import Iterable
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from domineum import games
from domineum.bots.texts import catalogue_for
from domineum.cli import packs
from domineum.kernel import AnyGame, BadRecord, Match
from domineum.kernel.decode import Plain
from domineum.kernel.messages import LANGUAGES, message_of
from domineum.kernel.record import Record, load, replay, sections
from domineum.table import plain, shown
from domineum.table.review import Review, turning_points


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options of the command."""
    actions = parser.add_subparsers(metavar="ACTION", required=True)
    show = actions.add_parser("show", help="print the choices, or with --at a position")
    show.set_defaults(action=_show)
    verify = actions.add_parser("verify", help="replay the choices and compare every hash")
    verify.set_defaults(action=_verify)
    review = actions.add_parser("review", help="say of every turn what a bot would have played")
    review.set_defaults(action=_review)
    review.add_argument("--bot", default="veteran", help="a bot that plans (default: %(default)s)")
    review.add_argument(
        "--effort", type=int, default=1, metavar="N", help="search N times longer than usual"
    )
    review.add_argument("--language", choices=LANGUAGES, default="en", help="default: %(default)s")
    for action in (show, verify, review):
        action.add_argument("file", type=Path, metavar="FILE")
        action.add_argument("--at", type=int, metavar="N", help="only the first N choices")
        action.add_argument("--json", action="store_true", help="print JSON")
        action.add_argument("--game", help="the game as module:ATTRIBUTE, if it is not our own")
        packs.add_argument(action)


def run(arguments: argparse.Namespace) -> int:
    """Show, verify or review."""
    code: int = arguments.action(arguments, read(arguments.file))
    return code


def read(path: Path) -> Record:
    """Read a record from a file."""
    try:
        return load(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise BadRecord(f"{path}: this is not a record, nor any text") from None
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None


def game_of(record: Record, name: str | None, with_packs: Iterable[Path]) -> AnyGame:
    """Return the game that a person named, or the one of ours that the record names."""
    if name is None and record.game not in games.names():
        raise BadRecord(f"a record of '{record.game[:60]}': say which game that is with --game")
    return games.find(name or record.game, with_packs)


def _replay(record: Record, arguments: argparse.Namespace) -> Match[Any]:
    if arguments.at is not None and not 0 <= arguments.at <= len(record.choices):
        raise BadRecord(f"--at {arguments.at}: the record has {len(record.choices)} choices")
    return replay(record, game_of(record, arguments.game, arguments.pack), upto=arguments.at)


def _verify(arguments: argparse.Namespace, record: Record) -> int:
    try:
        match = _replay(record, arguments)
    except BadRecord as error:
        if not arguments.json:
            raise
        print(json.dumps({"good": False, "problem": str(error)}))
        return 2
    count = len(record.choices) if arguments.at is None else arguments.at
    earlier = _earlier(record, match.game)
    if arguments.json:
        good = {"good": True, "choices": count, "over": match.over}
        print(json.dumps(good | ({"earlier": earlier} if earlier else {})))
    else:
        print("".join(f"{line}\n" for line in earlier), end="")
        print(f"good: {count} choices, every hash agrees, the game is {_stage(match)}")
    return 0


def _review(arguments: argparse.Namespace, record: Record) -> int:
    record = replace(record, choices=record.choices[: arguments.at], digest="")
    game = game_of(record, arguments.game, arguments.pack)
    review = Review(record, game, arguments.bot, max(1, arguments.effort))
    texts, turns = catalogue_for(game), []

    def said(text: shown.Text) -> str:
        return texts.render(message_of(asdict(text)), arguments.language)

    for _ in review.turns:
        turns.append(turn := review.next())
        if arguments.json:
            continue
        standing = " ".join(f"{projected:7.1f}" for projected in turn.projected)
        chance = " ".join(f"{added:+5.1f}" for added in turn.chance)
        who = "between" if turn.seat is None else f"seat {turn.seat} "
        verdict = "" if turn.seat is None else f"{turn.verdict} -{turn.loss}"
        print(f"{turn.at:5}  {who}  {standing}  chance {chance}  {verdict}")
        if turn.loss:
            print(f"{'':7}played: {said(turn.played)}\n{'':7}better: {said(turn.best)}")
    points = turning_points(turns)
    if arguments.json:
        found = {"turns": [asdict(turn) for turn in turns], "points": points}
        print(json.dumps(found | {"scores": review.scores}, ensure_ascii=False))
    else:
        print("turning points: " + ", ".join(f"after choice {turns[n].at}" for n in points))
    return 0


def _earlier(record: Record, game: AnyGame) -> list[str]:
    """What is known of the parts of a record that were played by other rules than the last."""
    return [
        f"choices {part.first} to {part.last}, rules {part.rules}: "
        + (f"only those rules can verify them: {part.problem}" if part.problem else "good")
        for part in sections(record, game)[:-1]
    ]


def _stage(match: Match[Any]) -> str:
    return "over" if match.over else "not over"


def _show(arguments: argparse.Namespace, record: Record) -> int:
    if arguments.at is not None:
        position = _position(_replay(record, arguments))
        if arguments.json:
            print(json.dumps(position, indent=2, ensure_ascii=False))
        else:
            width = shutil.get_terminal_size((100, 0)).columns
            print("\n".join(plain.lines(position, width)))
    elif arguments.json:
        print(record.to_json())
    else:
        print(f"{record.game}, rules {record.rules}, content {record.content}, seed {record.seed}")
        for pack in record.packs:
            print(f"pack {pack}")
        print(f"config: {plain.inline(record.config) or json.dumps(record.config)}")
        for number, made in enumerate(record.choices, 1):
            print(f"{number:5}  {made.step:12}  seat {made.seat}  {made}")
    return 0


def _position(match: Match[Any]) -> dict[str, Plain]:
    """What a spectator sees, and the options of every seat that has to choose."""
    questions: list[Plain] = [
        {
            "seat": question.seat,
            "topic": question.topic,
            "options": [option.code for option in question.options],
        }
        for question in match.questions
    ]
    return {"view": match.view(None), "questions": questions}
