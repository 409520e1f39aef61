"""Finding a bot by what a person typed."""

from __future__ import annotations

from domineum.bots import plugins, ranks
from domineum.bots.guard import SECONDS, Guarded
from domineum.bots.program import ProgramBot
from domineum.bots.seat import Bot
from domineum.kernel import AnyGame, DomineumError, Random

PROGRAM = "program:"


def find(spec: str, game: AnyGame, random: Random, seconds: float = SECONDS) -> Bot:
    """Make the bot that a specification means, for a game.

    A rank (`veteran`, `master@5`), the entry point of an installed package, `./my.py:MyBot`,
    `module:MyBot`, or `program:COMMAND` for a separate program, which has `seconds` a decision.
    """
    if spec.startswith(PROGRAM):
        return ProgramBot(spec.removeprefix(PROGRAM), game.name, seconds)
    if ranks.is_rank(spec):
        return ranks.make(spec, game, random)
    if ":" in spec:
        return plugins.make(plugins.load(spec), random)
    entries = plugins.installed()
    if spec not in entries:
        known = ", ".join([*ranks.NAMES.values(), *entries])
        raise DomineumError(
            f"there is no bot '{spec}'; expected {known}, FILE.py:CLASS, module:CLASS "
            "or program:COMMAND"
        )
    return plugins.make(entries[spec].load(), random)


def find_guarded(spec: str, game: AnyGame, random: Random, seconds: float = SECONDS) -> Guarded:
    """The same with a referee, who counts and replaces what the bot does wrong."""
    return Guarded(
        find(spec, game, random, seconds), Random.stream(random.value, "stand-in"), seconds
    )
