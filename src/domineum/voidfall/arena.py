"""Voidfall in the arena."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from domineum.kernel import DomineumError, Match, Random
from domineum.kernel.arena import Wishes, check_mode, turned
from domineum.kernel.decode import Plain
from domineum.voidfall.content.loading import Content
from domineum.voidfall.content.scenarios import Scenario
from domineum.voidfall.setup.configs import random_config
from domineum.voidfall.state import Voidfall


class VoidfallTable:
    """Maps follow each other from seed to seed; Houses and Origins are drawn."""

    modes = ("competitive", "coop", "solo", "tutorial")
    counted = {  # noqa: RUF012
        ("voidfall.select", "focus"): ("focus", "focus"),
        ("voidfall.select", "joint"): ("focus", "focus"),
        ("voidfall.act", "take"): ("action", "action"),
        ("voidfall.act", "double"): ("action", "action"),
        ("voidfall.act", "take-technology"): ("technology_action", "technology"),
        ("voidfall.technology", "gain-basic"): ("technology", "technology"),
        ("voidfall.technology", "gain-improved"): ("improved", "technology"),
        ("voidfall.agenda", "take-agenda"): ("agenda", "agenda"),
        ("voidfall.agenda.keep", "keep"): ("agenda", "agenda"),
        ("voidfall.play-agenda", "play-agenda"): ("agenda_played", "agenda"),
        ("voidfall.advance", "advance"): ("track", "track"),
        ("voidfall.haven", "haven"): ("haven", "haven"),
        ("voidfall.crisis", "resolve-crisis"): ("crisis", "crisis"),
    }
    names = {  # noqa: RUF012
        "map": "scenario", "difficulty": "difficulty", "house": "house", "origin": "house",
        "focus": "focus", "action": "action", "technology": "technology",
        "technology_action": "technology", "improved": "technology", "agenda": "agenda",
        "agenda_played": "agenda", "track": "track", "haven": "haven", "crisis": "crisis",
    }  # fmt: skip

    def __init__(self, records: Content) -> None:
        self.records = records
        technologies, agendas = frozenset(records.technologies), frozenset(records.agendas)
        self.content = {
            "technology": technologies, "improved": technologies,
            "agenda": agendas, "agenda_played": agendas,
        }  # fmt: skip

    def check(self, wishes: Wishes) -> None:
        """Refuse what no map can fulfil, by dealing on every map."""
        check_mode(wishes.mode, self.modes)
        for seed in range(len(self.maps(wishes))):
            self.deal(wishes, seed)

    def maps(self, wishes: Wishes) -> list[Scenario]:
        """The maps of the mode that were asked for, in the order of the content."""
        found = [s for s in self.records.scenarios.values() if s.mode == wishes.mode]
        known = {name.lower(): s for s in found for name in (s.id, s.ref)}
        for name in wishes.scenarios:
            if name.lower() not in known:
                ids = ", ".join(s.id for s in found)
                raise DomineumError(f"--scenario: there is no '{name}'; expected {ids}")
        if wishes.scenarios:
            found = [known[name.lower()] for name in wishes.scenarios]
        fitting = [s for s in found if wishes.players in (0, s.players)]
        if not fitting:
            there = ", ".join(map(str, sorted({s.players for s in found})))
            raise DomineumError(f"--players: expected {there}, found {wishes.players}")
        return fitting

    def seats(self, wishes: Wishes, seed: int) -> int:
        """As many as the map has."""
        maps = self.maps(wishes)
        return maps[seed % len(maps)].players

    def deal(self, wishes: Wishes, seed: int) -> dict[str, Plain]:
        """The map by the seed; its Houses, Origins and difficulty drawn by it."""
        maps = self.maps(wishes)
        chosen = maps[seed % len(maps)]
        random = Random.stream(seed, "config")
        if chosen.mode == "tutorial":
            if wishes.difficulty:
                raise DomineumError("--difficulty: a tutorial has none")
            houses = list(wishes.houses or chosen.recommended_houses)
            if not wishes.houses:
                random.shuffle(houses)
            side = chosen.origin_side or "A"
            named: list[Plain] = [
                {"house": house.partition(":")[0], "side": side}
                for house in houses[: chosen.players]
            ]
            return {"scenario": chosen.id, "houses": named}
        return random_config(
            self.records, random, chosen.players, chosen.id, wishes.houses or None,
            mode=chosen.mode, difficulty=wishes.difficulty or None,
        )  # fmt: skip

    def turn(self, config: Mapping[str, Plain], by: int) -> dict[str, Plain]:
        """Each House with its Origin goes to another seat."""
        return {**config, "houses": turned(config["houses"], by)}

    def place(self, config: Mapping[str, Plain]) -> dict[str, str]:
        """The map, and the difficulty if there is one."""
        place = {"map": str(config["scenario"])}
        if "difficulty" in config:
            place["difficulty"] = str(config["difficulty"])
        return place

    def mode(self, config: Mapping[str, Plain]) -> str:
        """That of the map; a tutorial alone or together is a tutorial."""
        return self.records.scenarios[str(config["scenario"])].mode

    def played(self, config: Mapping[str, Plain], state: Voidfall) -> list[dict[str, str]]:
        """The House."""
        return [{"house": player.house} for player in state.players]

    def labels(self, match: Match[Any]) -> dict[str, list[str]]:
        """House, Origin and first place in turn order."""
        houses = match.config["houses"]
        assert isinstance(houses, list)
        seats = [seat for seat in houses if isinstance(seat, dict)]
        labels = {
            "house": [str(seat["house"]) for seat in seats],
            "origin": [f"{seat['house']} {seat['side']}" for seat in seats],
        }
        if len(seats) > 1 and match.state.void is None:
            order = match.game.setup(match.config, Random.stream(match.seed, "game")).order
            labels["order"] = [str(order.index(seat) + 1) for seat in range(len(seats))]
        return labels
