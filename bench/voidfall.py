"""Voidfall among rivals, on any map and with any Houses."""

from __future__ import annotations

from bench.measure import Subject
from domineum.kernel import Random
from domineum.kernel.decode import Plain
from domineum.voidfall import GAME
from domineum.voidfall.configs import random_config


def competitive(players: int) -> Subject:
    """A game for that many players."""

    def config(seed: int) -> dict[str, Plain]:
        return random_config(GAME.records, Random.stream(seed, "config"), players=players)

    return Subject(f"Voidfall, {players} seats", GAME, config)
