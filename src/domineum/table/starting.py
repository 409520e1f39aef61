"""Beginning a table: what was wished for, checked before anything is kept."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

from domineum.kernel import AnyGame, BadData, DomineumError
from domineum.table.live import LiveTable
from domineum.table.problems import BadSetup, Problem
from domineum.table.setup_codes import Setup, decode

log = logging.getLogger(__name__)


def start(game: AnyGame, config: Mapping[str, Any], seed: int) -> LiveTable:
    """Start a match, or say what is wrong with the config."""
    try:
        return LiveTable.start(game, config, seed)
    except Problem:
        raise
    except DomineumError as error:
        raise BadSetup(problem=str(error)[:300]) from None
    except Exception:
        log.exception("%s does not start", game.name)
        raise BadSetup(problem="the game does not start with this config") from None


def setup_of(code: str) -> Setup:
    """What a set-up code stands for."""
    try:
        return decode(code)
    except BadData as error:
        raise BadSetup(problem=str(error)) from None


def clean(name: str) -> str:
    """A name without control characters; the page shows it as text, never as markup."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())
