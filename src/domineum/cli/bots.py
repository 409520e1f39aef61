"""`domineum bots`: which bots there are, and whether your own bot behaves."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from domineum import games
from domineum.bots import CATALOGUE, Bot, Guarded, RandomBot, SeatAtTable, find_guarded, plugins
from domineum.bots.guard import KINDS, SECONDS
from domineum.bots.ranks import NAMES
from domineum.cli import language
from domineum.kernel import AnyGame, DomineumError, Match, Message, Random
from domineum.kernel.decode import Plain


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the two verbs."""
    verbs = parser.add_subparsers(metavar="VERB", required=True)
    text = "all bots that can be used here"
    verbs.add_parser("list", help=text, description=text).set_defaults(verb=show)
    text = "let a bot play short games of every kind, and count what it does wrong"
    check = verbs.add_parser("check", help=text, description=text)
    check.add_argument(
        "spec", metavar="BOT", help="a name, FILE.py:CLASS, module:CLASS or program:COMMAND"
    )
    check.add_argument("--game", choices=games.names(), help="default: all")
    check.add_argument("--games", type=int, default=1, metavar="N", help="of each kind; default: 1")
    check.add_argument(
        "--decisions", type=int, default=60, metavar="N", help="per game; default: %(default)s"
    )
    check.add_argument(
        "--seconds", type=float, default=SECONDS, metavar="S", help="per decision; default: 30"
    )
    check.add_argument("--seed", type=int, default=0, help="of the first game; default: 0")
    check.set_defaults(verb=check_bot)


def run(arguments: argparse.Namespace) -> int:
    """Run the verb."""
    code: int = arguments.verb(arguments)
    return code


# -- list ---------------------------------------------------------------------------------------


def show(arguments: argparse.Namespace) -> int:
    """Print a line for each bot: its name, its games, what it is."""
    tongue = language.preferred()
    for rank, name in NAMES.items():
        plays = [n for n in games.names() if rank == "random" or games.find(n).judge is not None]
        text = CATALOGUE.render(Message(f"bot-{rank}"), tongue)
        print(f"{name:12} {', '.join(plays):20} {text}")
    for name, entry in plugins.installed().items():
        print(f"{name:12} {entry.value:20} {plugins.describe(entry.load())}")
    return 0


# -- check --------------------------------------------------------------------------------------


@dataclass
class Tally:
    """What a bot did in the games of one kind."""

    decisions: int = 0
    spent: float = 0.0
    slowest: float = 0.0
    failures: Counter[str] = field(default_factory=Counter)
    problem: str = ""

    def add(self, bot: Guarded) -> None:
        """Count a game."""
        self.decisions += bot.decisions
        self.spent += bot.spent
        self.slowest = max(self.slowest, bot.slowest)
        self.failures += bot.failures
        self.problem = self.problem or bot.problem

    def line(self, name: str) -> str:
        """The row of a table."""
        mean = 1000 * self.spent / self.decisions if self.decisions else 0.0
        counts = "".join(f"{self.failures[kind]:9}" for kind in KINDS)
        return f"{name:26}{self.decisions:10}{mean:10.1f}{1000 * self.slowest:10.1f}{counts}"


def check_bot(arguments: argparse.Namespace) -> int:
    """Play, print a table, and return 1 if the bot lost a decision."""
    if arguments.games < 1 or arguments.decisions < 1 or arguments.seconds <= 0:
        raise DomineumError("--games, --decisions and --seconds must be positive")
    heads = "".join(f"{kind:>9}" for kind in KINDS)
    print(f"{'game':26}{'decisions':>10}{'mean ms':>10}{'max ms':>10}{heads}")
    failed = 0
    for name in [arguments.game] if arguments.game else games.names():
        game = games.find(name)
        for mode, players in kinds_of(name):
            tally = Tally()
            for number in range(arguments.games):
                seed = arguments.seed + number
                tally.add(play(game, config_of(game, mode, players, seed), seed, arguments))
            print(tally.line(f"{name} {mode} {players}"), flush=True)
            if tally.problem:
                print(f"  {tally.problem}")
            failed += tally.failures.total()
    return 1 if failed else 0


def kinds_of(name: str) -> Iterator[tuple[str, int]]:
    """The modes of a game with their numbers of players."""
    for mode, numbers in games.find(name).modes.items():
        for players in numbers:
            yield mode, players


def config_of(game: AnyGame, mode: str, players: int, seed: int) -> dict[str, Plain]:
    """Draw the config of a game."""
    random = Random.stream(seed, f"config {mode} {players}")
    return game.random_config(random, players=players, mode=mode)


def play(
    game: AnyGame, config: dict[str, Plain], seed: int, arguments: argparse.Namespace
) -> Guarded:
    """Let the bot play against random ones until the game is over or it has decided enough."""
    match: Match[Any] = Match(game, config, seed)
    seats = game.seats(config)
    place = seed % seats
    bot = find_guarded(arguments.spec, game, Random.stream(seed, "checked"), arguments.seconds)
    random = Random.stream(seed, "others")
    bots: list[Bot] = [bot if seat == place else RandomBot(random) for seat in range(seats)]
    for seat, player in enumerate(bots):
        player.sit(SeatAtTable(match, seat))
    while not match.over and bot.decisions < arguments.decisions:
        question = match.question()
        player = bots[question.seat]
        match.choose(player.decide(match.view(question.seat), question), question.seat)
    return bot
