"""Trying out content: its texts in every language, and random games in which it is used."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator
from itertools import product
from typing import Any

from domineum.kernel import AnyGame, BadData, DomineumError, Match, Random
from domineum.kernel.decode import Plain
from domineum.kernel.messages import LANGUAGES

GAMES = 5
MISSING = re.compile(r"\[([a-z][\w-]*)\]")
"""How a catalogue shows a key that it does not have."""
DRAWS = 400
"""How many configs are drawn to find some that name the content."""


def read_aloud(game: AnyGame, added: Collection[tuple[str, str]]) -> None:
    """Refuse records with a part that has no text in some language."""
    for entry in game.library():
        if (entry.kind, entry.piece.id) in added:
            texts = [*(line.text for line in entry.lines), *entry.texts.values()]
            for text, language in product(texts, LANGUAGES):
                missing = MISSING.search(game.catalogue.render(text, language))
                if missing:
                    where = game.records.where(entry.kind, entry.piece.id)
                    raise BadData(where, f"nothing says '{missing[1]}' in '{language}'")


def play(game: AnyGame, names: Collection[str], least: int) -> int:
    """Play random games and check all invariants; return how many were played.

    As many of them as possible use what is named: a map or a House that a config can name.
    """
    seed = 0
    for seed, config in enumerate(configs(game, names, least), 1):
        problem, choices = _played(game, config, seed)
        if problem:
            how = f"config {json.dumps(config)}, seed {seed}, choice {choices}"
            raise DomineumError(f"a game with it breaks a rule: {problem} ({how})")
    return seed


def configs(game: AnyGame, names: Collection[str], least: int) -> Iterator[dict[str, Plain]]:
    """First configs with names that none before has, then others of all modes."""
    modes = [(mode, players) for mode, numbers in game.modes.items() for players in numbers]
    missing, given = set(names), 0
    spare: list[dict[str, Plain]] = []
    for number in range(DRAWS):
        mode, players = modes[number % len(modes)]
        config = game.random_config(Random.stream(number, "trial"), mode=mode, players=players)
        found = missing & set(_texts(config))
        if found:
            missing -= found
            given += 1
            yield config
        elif len(spare) < max(least, len(modes)):
            spare.append(config)
        if not missing:
            break
    yield from spare[: max(0, least - given)]


def _texts(data: Plain) -> Iterator[str]:
    if isinstance(data, str):
        yield data
        yield from data.split(":")
    elif isinstance(data, list | dict):
        for part in data.values() if isinstance(data, dict) else data:
            yield from _texts(part)


def _played(game: AnyGame, config: dict[str, Plain], seed: int) -> tuple[str, int]:
    """Play one game; return what it breaks, and the number of choices."""
    random = Random.stream(seed, "trial players")
    try:
        match: Match[Any] = Match(game, config, seed)
    except Exception as error:
        return f"it does not start: {type(error).__name__}: {error}", 0
    problem, choices = "; ".join(game.check(match.state)), 0
    while not match.over and not problem:
        problem = advance(match, random, check=True)
        choices += 1
    return problem, choices


def advance(match: Match[Any], random: Random, check: bool) -> str:
    """Make a random choice; return what it breaks, or nothing."""
    before = match.state.copy() if check else None
    try:
        match.choose(random.pick(match.question().options))
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    if not check:
        return ""
    game, after = match.game, match.state
    return "; ".join((*game.check(after), *game.check_step(before, after)))
