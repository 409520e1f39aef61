"""`domineum play`: play in the browser, or any game in the terminal or from lines of a pipe."""

from __future__ import annotations

import argparse
import json
import secrets
import shutil
import sys
from pathlib import Path
from typing import Any

from domineum import games
from domineum.bots import Guarded, SeatAtTable, catalogue_for, find, find_guarded
from domineum.bots.ranks import usual
from domineum.cli import browser, language, packs, plain
from domineum.cli.record import game_of, read
from domineum.kernel import DomineumError, Match, Message, Option, Question, Random, Refused, Seat
from domineum.kernel.decode import Plain
from domineum.kernel.match import Kind
from domineum.kernel.messages import LANGUAGES
from domineum.kernel.record import Recorder, resume


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options of the command."""
    parser.add_argument(
        "game", nargs="?", metavar="GAME", help="voidfall, revenant or module:ATTRIBUTE"
    )
    parser.add_argument("--language", choices=LANGUAGES, help="default: that of the system")
    packs.add_argument(parser)
    parser.add_argument(
        "--terminal", action="store_true", help="play here; only then do the options below apply"
    )
    parser.add_argument("--seats", type=int, metavar="N", help="how many players")
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="more of the config; VALUE is JSON or text",
    )
    parser.add_argument("--seed", type=int, help="the same seed deals the same game")
    parser.add_argument(
        "--person",
        type=int,
        metavar="SEAT",
        help="your seat (default 0); bots play the rest",
    )
    parser.add_argument("--bot", metavar="BOT", help="a bot as `domineum bots` knows it")
    parser.add_argument("--save", type=Path, metavar="FILE", help="where the record goes")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a record")


def run(arguments: argparse.Namespace) -> int:
    """Open the browser table, or play here."""
    tongue = arguments.language or language.preferred()
    if arguments.terminal:
        return in_terminal(arguments, tongue)
    for option in ("seats", "set", "seed", "person", "bot", "save", "resume"):
        if getattr(arguments, option) not in (None, []):
            raise DomineumError(f"--{option} needs --terminal; the browser has its own way")
    return browser.play(arguments.game, tongue, arguments.pack)


def in_terminal(arguments: argparse.Namespace, tongue: str) -> int:
    """Play until the game is over or the person quits, and save the record."""
    recorder = _resume(arguments) if arguments.resume else Recorder(_start(arguments))
    match = recorder.match
    seats = match.game.seats(match.config)
    person = arguments.person or 0
    if not 0 <= person < seats:
        raise DomineumError(f"--person {person}: the seats are 0 to {seats - 1}")
    spec = arguments.bot or usual(match.game)
    random = Random.stream(match.seed, f"bots after {len(match.history)} choices")
    others = [seat for seat in range(seats) if seat != person]
    bots = {seat: find_guarded(spec, match.game, random) for seat in others}
    session = Session(recorder, person, bots, tongue)
    session.say("play-hello", seat=person, seats=seats, seed=match.seed)
    session.play()
    if recorder.choices:
        path = arguments.save or arguments.resume or Path(f"{match.game.name}-{match.seed}.record")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(recorder.record().to_text(), encoding="utf-8", newline="\n")
        session.say("play-saved", path=str(path))
    return 0


def _start(arguments: argparse.Namespace) -> Match[Any]:
    config = _config(arguments.set)
    seed = secrets.randbelow(10**6) if arguments.seed is None else arguments.seed
    if seed < 0:
        raise DomineumError("--seed: expected a number from 0")
    name = arguments.game or games.names()[0]
    game = games.find(name, arguments.pack)
    if not config:
        config = game.first_config(Random.stream(seed, "config"), arguments.seats)
    elif arguments.seats is not None:
        config["players"] = arguments.seats
    return Match(game, config, seed, log=True)


def _config(settings: list[str]) -> dict[str, Plain]:
    """Read KEY=VALUE; a value that is not JSON is text."""
    config: dict[str, Plain] = {}
    for setting in settings:
        key, equals, value = setting.partition("=")
        if not key or not equals:
            raise DomineumError(f"--set {setting}: expected KEY=VALUE")
        try:
            config[key] = json.loads(value)
        except ValueError:
            config[key] = value
    return config


def _resume(arguments: argparse.Namespace) -> Recorder:
    record = read(arguments.resume)
    return resume(record, game_of(record, arguments.game, arguments.pack), log=True)


TRAVEL: dict[str, Kind] = {"u": "undo", "r": "redo"}
LONG = 40
"""A table with more lines than this is shown only on demand."""


class Session:
    """One person at a match in the terminal; bots answer for the other seats."""

    def __init__(
        self, recorder: Recorder, seat: Seat, bots: dict[Seat, Guarded], tongue: str
    ) -> None:
        self.recorder = recorder
        self.match = match = recorder.match
        self.seat = seat
        self.bots = bots
        for place, bot in bots.items():
            bot.sit(SeatAtTable(match, place))
        self.tongue = tongue
        self.texts = language.texts()
        self.width = shutil.get_terminal_size((100, 0)).columns
        self.printed = 0

    def play(self) -> None:
        """Ask and show until the game is over or the person quits."""
        while not self.match.over:
            waiting = self.match.questions
            mine = next((question for question in waiting if question.seat == self.seat), None)
            if mine is None:
                other = waiting[0]
                choice = self.bots[other.seat].decide(self.match.view(other.seat), other)
                self.recorder.do("choose", other.seat, choice.code)
            elif not self.turn(mine):
                return
        self.report()
        self.finish()

    # -- showing --------------------------------------------------------------------------------

    def say(self, key: str, **args: int | str) -> None:
        """Print a text of the command itself."""
        print(self.texts.render(Message(key, args), self.tongue))

    def word(self, message: Message) -> str:
        """Render a text of the game."""
        return self.match.game.catalogue.render(message, self.tongue)

    def report(self) -> None:
        """Print what happened since the last time."""
        for event in self.match.events_since(self.printed):
            print(f"* {self.word(event.seen_by(self.seat))} [{event.rule}]")
        self.printed = len(self.match.history) + 1

    def show(self, question: Question[Any]) -> None:
        """Print what the seat sees, unless that is long, and its question."""
        print()
        lines = list(plain.lines(self.match.view(self.seat), self.width))
        if len(lines) <= LONG:
            print("\n".join(lines))
        else:
            self.say("play-table", lines=len(lines))
        print()
        hint = self.texts.render(Message("play-hint"), self.tongue)
        print(f"{self.word(question.prompt())}  ({hint})")
        for number, option in enumerate(question.options, 1):
            print(f"{number:3}  {self.word(option.label())}")

    def explain(self, question: Question[Any]) -> None:
        """Print what is not possible now and why, and the keys."""
        blocked = question.blocked
        self.say("play-blocked" if blocked else "play-none-blocked")
        for option, reason, rule in blocked:
            print(f"  - {self.word(option.label())}: {self.word(reason)} [{rule}]")
        self.say("play-help")

    def preview(self, option: Option[Any]) -> None:
        """Print what an option would do."""
        preview = self.match.preview(option, self.seat)
        for event in preview.events:
            print(f"  * {self.word(event.seen_by(self.seat))}")
        for path, before, after in preview.changes:
            print(f"  {path}: {_short(before)} -> {_short(after)}")
        known = bool(preview.events or preview.changes)
        if preview.reveals:
            self.say("play-hidden-then" if known else "play-hidden")
        elif not known:
            self.say("play-no-change")

    def finish(self) -> None:
        """Print the last position and how the game ended."""
        print()
        print("\n".join(plain.lines(self.match.view(self.seat), self.width)))
        outcome = self.match.outcome
        if outcome is not None:
            print(f"\n{self.word(outcome.how)}")
            for seat, score in enumerate(outcome.scores):
                key = "play-winner" if seat in outcome.winners else "play-score"
                self.say(key, seat=seat, score=score)
        for seat, bot in self.bots.items():
            if bot.failures:
                lost = bot.failures.total()
                self.say("play-bot-failed", seat=seat, lost=lost, problem=bot.problem)

    def advise(self, question: Question[Any]) -> None:
        """Print what a good bot would choose here, and why."""
        game = self.match.game
        spec = "random" if game.judge is None else "captain"
        bot = find(spec, game, Random.stream(self.match.seed, f"advice {self.printed}"))
        bot.sit(SeatAtTable(self.match, self.seat))
        choice = bot.decide(self.match.view(self.seat), question)
        number = question.find(choice) + 1
        print(f"{number:3}  {catalogue_for(game).render(bot.why(), self.tongue)}")

    # -- asking ---------------------------------------------------------------------------------

    def turn(self, question: Question[Any]) -> bool:
        """Ask until something has changed; False if the person quits."""
        self.report()
        self.show(question)
        while True:
            text = _read()
            if text is None or text == "q":
                return False
            if text == "?":
                self.explain(question)
            elif text == "h":
                self.advise(question)
            elif text == "v":
                print("\n".join(plain.lines(self.match.view(self.seat), self.width)))
            elif text in TRAVEL:
                if self.travel(TRAVEL[text]):
                    return True
            elif (option := _find(question, text.removesuffix("?").rstrip())) is None:
                if text:
                    self.say("play-unknown", text=text)
            elif text.endswith("?"):
                self.preview(option)
            else:
                self.recorder.do("choose", self.seat, option.code)
                return True

    def travel(self, kind: Kind) -> bool:
        """Undo or redo; print why if that is not possible."""
        try:
            self.recorder.do(kind, self.seat)
        except Refused as refused:
            print(self.word(refused.reason) if refused.reason else refused)
            return False
        if kind == "undo":
            self.printed = len(self.match.history) + 1
        return True


def _find(question: Question[Any], text: str) -> Option[Any] | None:
    """Return the option with this number (from 1) or this code."""
    place = int(text) - 1 if text.isdecimal() and len(text) < 5 else question.find(text)
    return question.options[place] if 0 <= place < len(question.options) else None


def _read() -> str | None:
    """Read a line; None at the end of the input or after Ctrl+C."""
    try:
        text = input("> ").strip()
    except (EOFError, KeyboardInterrupt):
        print()
        return None
    if not sys.stdin.isatty():
        print(text)
    return text


def _short(data: Plain) -> str:
    return plain.inline(data) or "..."
