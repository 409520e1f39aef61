"""Revenant in the arena."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from domineum.kernel import DomineumError, Match, Random
from domineum.kernel.arena import Wishes, check_mode, turned
from domineum.kernel.decode import Plain
from domineum.kernel.match import Choice
from domineum.revenant.configs import LEVELS, random_config
from domineum.revenant.content import Content
from domineum.revenant.state import Fleet

PLAYERS = (2, 3, 4)
BY_SEAT = ("captains", "frigates", "houses")


class RevenantTable:
    """Captains and Frigates are drawn; the first House is picked by the players."""

    modes = ("competitive", "solo")
    counted = {  # noqa: RUF012
        ("revenant.play", "play"): ("card", "card"),
        ("revenant.agenda", "agenda"): ("agenda", "agenda"),
        ("revenant.extra", "extra"): ("extra", "extra"),
        ("revenant.arkship", "arkship"): ("arkship", "option"),
        ("revenant.hypercharge", "charge"): ("offer", "offer"),
        ("revenant.first-house", "house"): ("house", "house"),
        ("revenant.board", "board"): ("board", "type"),
    }
    names = {  # noqa: RUF012
        "difficulty": "level-solo", "house": "house", "captain": "captain",
        "frigate": "frigate", "card": "card", "agenda": "agenda", "extra": "extra",
        "arkship": "option", "offer": "offer", "board": "type",
    }  # fmt: skip

    def __init__(self, records: Content) -> None:
        self.records = records
        personal = [agenda.id for agenda in records.agendas.values() if agenda.type == "personal"]
        self.content = {
            "card": frozenset(records.operations),
            "agenda": frozenset(personal),
            "extra": frozenset(records.extra_actions),
            "arkship": frozenset(records.arkships),
            "house": frozenset(records.houses),
        }

    def check(self, wishes: Wishes) -> None:
        """Refuse what no game can fulfil."""
        check_mode(wishes.mode, self.modes)
        if wishes.scenarios:
            raise DomineumError("--scenario: Revenant has no maps to choose from")
        expected = (0, 1) if wishes.mode == "solo" else (0, *PLAYERS)
        if wishes.players not in expected:
            there = ", ".join(map(str, expected[1:]))
            raise DomineumError(f"--players: expected {there}, found {wishes.players}")
        if wishes.difficulty and wishes.mode != "solo":
            raise DomineumError("--difficulty: only the solo game has levels")
        if wishes.difficulty not in ("", *LEVELS):
            levels = ", ".join(LEVELS)
            raise DomineumError(f"--difficulty: expected {levels}, found '{wishes.difficulty}'")
        for seed in range(len(PLAYERS)):
            self.deal(wishes, seed)

    def seats(self, wishes: Wishes, seed: int) -> int:
        """The number asked for, else two, three and four in turn."""
        if wishes.mode == "solo":
            return 1
        return wishes.players or PLAYERS[seed % len(PLAYERS)]

    def deal(self, wishes: Wishes, seed: int) -> dict[str, Plain]:
        """Captains, Frigates and the Rival's level, drawn by the seed."""
        return random_config(
            self.records, Random.stream(seed, "config"), self.seats(wishes, seed),
            wishes.difficulty or None, wishes.houses or None, mode=wishes.mode,
        )  # fmt: skip

    def turn(self, config: Mapping[str, Plain], by: int) -> dict[str, Plain]:
        """Each Captain goes with its Frigate to another seat."""
        return {k: turned(v, by) if k in BY_SEAT else v for k, v in config.items()}

    def place(self, config: Mapping[str, Plain]) -> dict[str, str]:
        """The number of players stands for the map; the level of the Rival is the difficulty."""
        place = {"map": str(config["players"])}
        if "level" in config:
            place["difficulty"] = str(config["level"])
        return place

    def mode(self, config: Mapping[str, Plain]) -> str:
        """Alone against the Rival, or among rivals."""
        return "solo" if config["players"] == 1 else "competitive"

    def played(self, config: Mapping[str, Plain], state: Fleet) -> list[dict[str, str]]:
        """The Captain and the Frigate."""
        return [
            {"captain": player.captain, "frigate": player.frigate}
            for seat, player in enumerate(state.players)
            if not state.automaton(seat)
        ]

    def labels(self, match: Match[Any]) -> dict[str, list[str]]:
        """First House, Captain, Frigate and first place in turn order."""
        seats = range(match.game.seats(match.config))
        first = {
            entry.seat: str(entry.option.about["house"])
            for entry in reversed(match.history)
            if isinstance(entry, Choice) and (entry.step, entry.option.verb) == ("house", "house")
        }
        given = match.config.get("houses") or [first.get(seat, "") for seat in seats]
        assert isinstance(given, list)
        players = match.state.players
        order = match.game.setup(match.config, Random.stream(match.seed, "game")).order
        return {
            "house": [str(house) for house in given],
            "captain": [players[seat].captain for seat in seats],
            "frigate": [players[seat].frigate for seat in seats],
            "order": [str(order.index(seat) + 1) for seat in seats],
        }
