"""`domineum play`: play in the browser, or any game in the terminal or from lines of a pipe."""

from __future__ import annotations

import argparse
import json
import secrets
import shutil
import sys
from pathlib import Path

from domineum import games
from domineum.bots import Guarded, SeatAtTable, catalogue_for, find_guarded
from domineum.bots.ranks import playing, usual
from domineum.cli import browser, language, packs
from domineum.cli.record import game_of, read
from domineum.kernel import DomineumError, Message, Random, Refused, Seat
from domineum.kernel.decode import Plain
from domineum.kernel.match import Kind
from domineum.kernel.messages import LANGUAGES, sentence
from domineum.table import hints, plain, show, shown
from domineum.table.hints import Adviser
from domineum.table.live import LiveTable


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
    table = _resume(arguments) if arguments.resume else _start(arguments)
    match = table.match
    seats = match.game.seats(match.config)
    person = arguments.person or 0
    if not 0 <= person < seats:
        raise DomineumError(f"--person {person}: the seats are 0 to {seats - 1}")
    spec = arguments.bot or usual(match.game)
    random = Random.stream(match.seed, f"bots after {len(match.history)} choices")
    others = [seat for seat in range(seats) if seat != person]
    bots = {seat: find_guarded(spec, match.game, random) for seat in others}
    session = Session(table, person, bots, tongue)
    session.say("play-hello", seat=person, seats=seats, seed=match.seed)
    session.play()
    if table.recorder.choices:
        path = arguments.save or arguments.resume or Path(f"{match.game.name}-{match.seed}.record")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(table.recorder.record().to_text(), encoding="utf-8", newline="\n")
        session.say("play-saved", path=str(path))
    return 0


def _start(arguments: argparse.Namespace) -> LiveTable:
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
    return LiveTable.start(game, config, seed)


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


def _resume(arguments: argparse.Namespace) -> LiveTable:
    record = read(arguments.resume)
    return LiveTable.resume(record, game_of(record, arguments.game, arguments.pack))


TRAVEL: dict[str, Kind] = {"u": "undo", "r": "redo"}
LONG = 40
"""A table with more lines than this is shown only on demand."""


class Session:
    """One person at a table in the terminal; bots answer for the other seats."""

    def __init__(
        self, table: LiveTable, seat: Seat, bots: dict[Seat, Guarded], tongue: str
    ) -> None:
        self.table = table
        self.seat = seat
        self.bots = bots
        for place, bot in bots.items():
            bot.sit(SeatAtTable(table.match, place))
        self.game = table.match.game
        self.adviser = Adviser(hints.usual(playing(self.game)), seat)
        self.tongue = tongue
        self.texts = language.texts()
        self.width = shutil.get_terminal_size((100, 0)).columns
        self.printed = -1

    def play(self) -> None:
        """Ask and show until the game is over or the person quits."""
        while not (seen := show.seen(self.table, self.seat, self.printed)).over:
            if seen.question is None:
                self.move(seen.waiting[0])
            elif not self.turn(seen):
                return
        self.report(seen)
        self.finish(seen)

    def move(self, seat: Seat) -> None:
        """Let a bot choose."""
        match = self.table.match
        choice = self.bots[seat].decide(match.view(seat), match.question(seat))
        self.table.do(seat, [("choose", choice.code)], "bot", "")

    # -- showing --------------------------------------------------------------------------------

    def say(self, key: str, **args: int | str) -> None:
        """Print a text of the command itself."""
        print(self.texts.render(Message(key, args), self.tongue))

    def word(self, text: shown.Text) -> str:
        """Render a text of the game."""
        return self.game.catalogue.render(text.message(), self.tongue)

    def report(self, seen: shown.Seen) -> None:
        """Print what happened since the last time."""
        for line in seen.log.lines:
            print(f"* {self.word(line.text)} [{line.rule}]")
        self.printed = seen.seq

    def view(self, seen: shown.Seen) -> list[str]:
        """What the seat sees, in lines."""
        return list(plain.lines(seen.view, self.width))

    def show(self, seen: shown.Seen, question: shown.Question) -> None:
        """Print what the seat sees, unless that is long, and its question."""
        print()
        lines = self.view(seen)
        if len(lines) <= LONG:
            print("\n".join(lines))
        else:
            self.say("play-table", lines=len(lines))
        print()
        hint = self.texts.render(Message("play-hint"), self.tongue)
        print(f"{self.word(question.prompt)}  ({hint})")
        for number, option in enumerate(question.options, 1):
            print(f"{number:3}  {sentence(self.word(option.label))}")
            if option.detail:
                print(f"       {self.word(option.detail)}")

    def explain(self, question: shown.Question) -> None:
        """Print what is not possible now and why, and the keys."""
        self.say("play-blocked" if question.blocked else "play-none-blocked")
        for blocked in question.blocked:
            why = f"{self.word(blocked.reason)} [{blocked.rule}]"
            print(f"  - {self.word(blocked.option.label)}: {why}")
        self.say("play-help")

    def preview(self, code: str) -> None:
        """Print what an option would do."""
        preview = show.preview(self.table, self.seat, code)
        for line in preview.lines:
            print(f"  * {self.word(line.text)}")
        for figure in preview.figures:
            print(f"  {self.word(figure.name)}: {figure.before} -> {figure.after}")
        for change in [] if preview.figures else preview.changes:
            print(f"  {change.path}: {_short(change.before)} -> {_short(change.after)}")
        if preview.then:
            self.say("play-then", prompt=self.word(preview.then))
        known = bool(preview.lines or preview.changes)
        if preview.reveals:
            self.say("play-hidden-then" if known else "play-hidden")
        elif not known:
            self.say("play-no-change")

    def finish(self, seen: shown.Seen) -> None:
        """Print the last position and how the game ended."""
        print()
        print("\n".join(self.view(seen)))
        if seen.outcome is not None:
            print(f"\n{self.word(seen.outcome.how)}")
            for seat, score in enumerate(seen.outcome.scores):
                key = "play-winner" if seat in seen.outcome.winners else "play-score"
                self.say(key, seat=seat, score=score)
        for seat, bot in self.bots.items():
            if bot.failures:
                lost = bot.failures.total()
                self.say("play-bot-failed", seat=seat, lost=lost, problem=bot.problem)

    def advise(self, question: shown.Question) -> None:
        """Print what a good bot would choose here, and why."""
        hint = self.adviser.hint(self.table.match)
        number = [option.code for option in question.options].index(hint.code) + 1
        print(f"{number:3}  {catalogue_for(self.game).render(hint.why, self.tongue)}")

    # -- asking ---------------------------------------------------------------------------------

    def turn(self, seen: shown.Seen) -> bool:
        """Ask until something has changed; False if the person quits."""
        question = seen.question
        assert question is not None
        self.report(seen)
        self.show(seen, question)
        while True:
            text = _read()
            if text is None or text == "q":
                return False
            if text == "?":
                self.explain(question)
            elif text == "h":
                self.advise(question)
            elif text == "v":
                print("\n".join(self.view(seen)))
            elif text in TRAVEL:
                if self.travel(TRAVEL[text]):
                    return True
            elif (code := _find(question, text.removesuffix("?").rstrip())) is None:
                if text:
                    self.say("play-unknown", text=text)
            elif text.endswith("?"):
                self.preview(code)
            else:
                self.table.do(self.seat, [("choose", code)], "person", "")
                return True

    def travel(self, kind: Kind) -> bool:
        """Undo or redo; print why if that is not possible."""
        try:
            self.table.do(self.seat, [(kind, "")], "person", "")
        except Refused as refused:
            why = refused.reason
            print(self.game.catalogue.render(why, self.tongue) if why else refused)
            return False
        return True


def _find(question: shown.Question, text: str) -> str | None:
    """Return the code of the option with this number (from 1) or this code."""
    codes = [option.code for option in question.options]
    if text.isdecimal() and len(text) < 5:
        return codes[int(text) - 1] if 0 < int(text) <= len(codes) else None
    return text if text in codes else None


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
