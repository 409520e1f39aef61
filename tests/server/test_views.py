"""What is sent of a position has the declared type: no field is missing, none is unknown."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from domineum import games
from domineum.kernel import AnyGame, Match, Random
from domineum.kernel.decode import Plain
from domineum.kernel.previews import differences
from domineum.server.schemas import components, prefix_of
from tests.server.process import LANTERNS

GAMES_OF_A_KIND = 3
LOOK_EVERY = 3


def kinds() -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Every mode of every game, its variants and its games for beginners."""
    yield LANTERNS, "three", {"players": 3}
    for name in games.names():
        game = games.find(name)
        for mode in game.modes:
            for seed in range(GAMES_OF_A_KIND):
                random = Random.stream(seed, "views")
                yield name, f"{mode}-{seed}", game.random_config(random, mode=mode)
        for players in (1, 2):
            yield name, f"first-{players}", game.first_config(Random(1), players)
    voidfall = games.find("voidfall")
    for mode in voidfall.modes:
        config = voidfall.random_config(Random(2), mode=mode, preselect=True)
        yield "voidfall", f"{mode}-preselect", config


def faults(game: AnyGame, view: dict[str, Plain]) -> list[str]:
    """Name every place where a view is not what its type says."""
    try:
        typed = msgspec.convert(view, game.view_type, strict=True)
    except msgspec.ValidationError as error:
        return [str(error)]
    sent = json.loads(msgspec.json.encode(view))
    known = json.loads(msgspec.json.encode(typed))
    return [path for path, _, _ in differences(sent, known)]


@pytest.mark.parametrize(
    ("place", "config"),
    [pytest.param(place, config, id=f"{place}-{kind}") for place, kind, config in kinds()],
)
def test_every_view_has_the_declared_type(place: str, config: dict[str, Any]) -> None:
    game = games.find(place)
    match = Match(game, config, 7, log=True)
    chance = Random.stream(7, "choices")
    everybody: list[int | None] = [None, *range(game.seats(config))]
    while True:
        for seat in everybody:
            assert faults(game, match.view(seat)) == []
        if match.over:
            break
        for _ in range(LOOK_EVERY):
            if not match.over:
                match.choose(chance.pick(match.question().options))
    kinds = components(game)[f"{prefix_of(game)}EventKind"]["enum"]
    assert {event.kind for event in match.events_since()} <= {*kinds}


def test_a_view_of_another_type_is_found_out() -> None:
    game = games.find("voidfall")
    match = Match(game, {"scenario": "two-lanterns",
                         "houses": [{"house": "zenor"}, {"house": "dunlork"}]}, 1)  # fmt: skip
    view: Any = match.view(0)
    view["players"][0]["secret"] = 1
    assert faults(game, view) == ["players.0.secret"]
    del view["players"][0]["secret"], view["players"][1]["stock"]
    assert "missing required field `stock`" in faults(game, view)[0]
