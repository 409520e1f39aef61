"""Bots that others wrote: a class with `decide`, found by entry point, file or module."""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import os
import sys
from collections.abc import Mapping
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Any

from domineum.bots.seat import SeatAtTable
from domineum.kernel import DomineumError, Message, Option, Question, Random
from domineum.kernel.decode import Plain

GROUP = "domineum.bots"


class PlugIn:
    """A bot of somebody else, which needs only `decide`. It gets no more than `outside` shows."""

    def __init__(self, player: Any) -> None:
        self.player = player

    def sit(self, seat: SeatAtTable) -> None:
        """Take a seat, if the bot has `sit`."""
        if hasattr(self.player, "sit"):
            self.player.sit(seat)

    def decide(self, view: Mapping[str, Plain], question: Question[Any]) -> str | Option[Any]:
        """Let the bot decide."""
        choice: str | Option[Any] = self.player.decide(view, outside(question))
        return choice

    def why(self) -> Message:
        """The bot's reason, if it gives one."""
        said = self.player.why() if hasattr(self.player, "why") else None
        if isinstance(said, str):
            return Message("why-said", {"text": said})
        return said if isinstance(said, Message) else Message("why-unsaid")


def outside(question: Question[Any]) -> Question[None]:
    """The question without what only the rules need, which would lead to the true state."""
    options = [
        Option(option.verb, None, partial(_label, option.label), **option.about)
        for option in question.options
    ]
    return Question(question.seat, question.topic, options, about=question.about)


def _label(label: Any) -> Message:
    found: Message = label()
    return found


def installed() -> dict[str, EntryPoint]:
    """The bots of installed packages, by the names of their entry points."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def load(place: str) -> type:
    """The class at `PATH.py:CLASS` or `module:CLASS`."""
    source, _, name = place.rpartition(":")
    module = _from_file(Path(source)) if source.endswith(".py") else _from_path(source)
    found = getattr(module, name, None)
    if not inspect.isclass(found):
        raise DomineumError(f"there is no class '{name}' in {source}")
    return found


@cache
def _from_file(path: Path) -> ModuleType:
    if not path.is_file():
        raise DomineumError(f"there is no file {path}")
    name = f"domineum_bot_{path.stem}"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise DomineumError(f"{path}: {type(error).__name__}: {error}") from error
    return module


def _from_path(name: str) -> ModuleType:
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{name}.".startswith(f"{error.name}."):
            raise
        raise DomineumError(f"there is no module '{name}'") from None


def make(found: Any, random: Random) -> PlugIn:
    """Make a bot from a class; one that takes an argument gets the generator."""
    if not callable(getattr(found, "decide", None)):
        raise DomineumError(f"{getattr(found, '__name__', found)} has no method 'decide'")
    wants = [
        parameter
        for parameter in inspect.signature(found).parameters.values()
        if parameter.default is parameter.empty
        and parameter.kind in (parameter.POSITIONAL_ONLY, parameter.POSITIONAL_OR_KEYWORD)
    ]
    return PlugIn(found(random) if wants else found())


def describe(found: Any) -> str:
    """The first line of a class's documentation."""
    return (inspect.getdoc(found) or "").partition("\n")[0]
