"""How a finished game ended, and what it was: for whoever collects games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from domineum.kernel import Match, Message, Outcome, Seat
from domineum.table import show, shown
from domineum.table.problems import NotOver


def result(match: Match[Any]) -> shown.Result:
    """How a game ended."""
    game, state = match.game, match.state
    outcome = game.outcome(state)
    if outcome is None:
        raise NotOver()
    mode, place, played = about(match)
    seats = [
        shown.SeatResult(score, seat in outcome.winners, _rank(outcome, seat), labels)
        for seat, (score, labels) in enumerate(zip(outcome.scores, played, strict=True))
    ]
    return shown.Result(mode, place, seats, game.rival_scores(state))


def about(match: Match[Any]) -> tuple[str, list[shown.Label], list[list[shown.Label]]]:
    """What a game is: the mode, the map and the difficulty, and what each seat plays with."""
    table, config = match.game.arena, match.config
    played = [_labels(match, what) for what in table.played(config, match.state)]
    return table.mode(config), _labels(match, table.place(config)), played


def _rank(outcome: Outcome, seat: Seat) -> int:
    """Winners are first; the others follow by their scores, equal ones side by side."""
    if seat in outcome.winners:
        return 1
    own = outcome.scores[seat]
    ahead = [s for s, score in enumerate(outcome.scores) if s in outcome.winners or score > own]
    return 1 + len(ahead)


def _labels(match: Match[Any], found: Mapping[str, str]) -> list[shown.Label]:
    """What has a name in the texts of the game."""
    names = match.game.arena.names
    return [
        shown.Label(kind, what, show.text(Message(f"{names[kind]}-{what}")))
        for kind, what in found.items()
        if kind in names and f"{names[kind]}-{what}" in match.game.catalogue
    ]
