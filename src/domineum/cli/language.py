"""The language of the command, and its own texts."""

from __future__ import annotations

import os
from pathlib import Path

from domineum.kernel import Catalogue
from domineum.kernel.messages import LANGUAGES


def preferred() -> str:
    """The language of the environment (LC_ALL, LC_MESSAGES, LANG) if we have it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2] if value[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def texts() -> Catalogue:
    """The texts of the command itself."""
    return Catalogue.of(Path(__file__).parent / "locale")
