"""Plain data into typed objects; every error says where and what was expected."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NewType

import pytest

from domineum.kernel import BadData
from domineum.kernel.decode import decode

Name = NewType("Name", str)


@dataclass(frozen=True)
class Ship:
    name: Name
    power: int = 1


@dataclass(frozen=True)
class Fleet:
    ships: list[Ship]
    colour: Literal["red", "blue"] = "red"
    home: tuple[int, int] | None = None
    cargo: dict[str, int] = field(default_factory=dict)
    ready: bool = True
    from_: str = ""

    def __post_init__(self) -> None:
        if not self.ships:
            raise ValueError("a fleet has at least one ship")


def test_data_becomes_objects() -> None:
    data = {"ships": [{"name": "Ark", "power": 3}], "home": [4, 5], "cargo": {"food": 2}}
    assert decode(Fleet, data, "fleet") == Fleet(
        [Ship(Name("Ark"), 3)], home=(4, 5), cargo={"food": 2}
    )


def test_a_field_with_an_underscore_has_the_key_without_it() -> None:
    assert decode(Fleet, {"ships": [{"name": "Ark"}], "from": "Nest"}, "fleet").from_ == "Nest"


SHIPS = [{"name": "Ark"}]


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (5, "fleet: expected a table, found 5"),
        ({}, "fleet: 'ships' is missing"),
        ({"ships": {}}, "fleet.ships: expected a list, found {}"),
        ({"ships": []}, "fleet: a fleet has at least one ship"),
        ({"ships": [{"name": 7}]}, "fleet.ships.0.name: expected text, found 7"),
        ({"ships": [{"name": "Ark"}, {}]}, "fleet.ships.1: 'name' is missing"),
        (
            {"ships": [{"name": "Ark", "power": True}]},
            "fleet.ships.0.power: expected a whole number, found True",
        ),
        (
            {"ships": [{"name": "Ark", "power": 1.5}]},
            "fleet.ships.0.power: expected a whole number, found 1.5",
        ),
        ({"ships": SHIPS, "ready": 1}, "fleet.ready: expected true or false, found 1"),
        (
            {"ships": SHIPS, "colour": "bleu"},
            "fleet.colour: 'bleu' is none of red, blue; did you mean 'blue'?",
        ),
        ({"ships": SHIPS, "colour": []}, "fleet.colour: [] is none of red, blue"),
        ({"ships": SHIPS, "cargoes": {}}, "fleet: unknown key 'cargoes'; did you mean 'cargo'?"),
        ({"ships": SHIPS, "xyz": {}}, "fleet: unknown key 'xyz'"),
        ({"ships": SHIPS, "home": [1]}, "fleet.home: expected 2 items, found 1"),
        ({"ships": SHIPS, "home": [1, "2"]}, "fleet.home.1: expected a whole number, found '2'"),
        ({"ships": SHIPS, "cargo": []}, "fleet.cargo: expected a table, found []"),
        (
            {"ships": SHIPS, "cargo": {"food": None}},
            "fleet.cargo.food: expected a whole number, found None",
        ),
    ],
)
def test_an_error_says_where_and_what_was_expected(data: object, problem: str) -> None:
    with pytest.raises(BadData) as bad:
        decode(Fleet, data, "fleet")
    assert str(bad.value) == problem


@pytest.mark.parametrize("data", [1.0, True, "1", 4])
def test_a_literal_takes_exactly_its_values(data: object) -> None:
    kind: Any = Literal[1, 2]
    with pytest.raises(BadData, match="is none of 1, 2"):
        decode(kind, data, "level")


@pytest.mark.parametrize("key", ["", "x", "1.5", "--5", "-", "²", "9" * 5000])
def test_a_key_that_is_not_a_number_is_refused(key: str) -> None:
    with pytest.raises(BadData, match=r"^map: expected a whole number as key, found"):
        decode(dict[int, str], {key: "x"}, "map")


def test_keys_can_be_numbers() -> None:
    assert decode(dict[int, str], {"-5": "a", "12": "b"}, "map") == {-5: "a", 12: "b"}


@pytest.mark.parametrize(
    ("kind", "data", "problem"),
    [
        (int | str, [], "x: expected a whole number, found []"),
        (Ship | None, {"name": 1}, "x.name: expected text, found 1"),
        (int | Ship, {"name": 1}, "x.name: expected text, found 1"),
        (type(None), 0, "x: expected nothing, found 0"),
        (Mapping[str, int], {"a": "b"}, "x.a: expected a whole number, found 'b'"),
    ],
)
def test_of_several_types_the_one_that_fits_best_explains(
    kind: Any, data: object, problem: str
) -> None:
    with pytest.raises(BadData) as bad:
        decode(kind, data, "x")
    assert str(bad.value) == problem


def test_what_was_found_is_shown_briefly() -> None:
    with pytest.raises(BadData) as bad:
        decode(int, "x" * 1000, "n")
    assert len(str(bad.value)) < 120


def test_a_hook_decodes_its_own_type() -> None:
    hooks = {Ship: lambda data, where: Ship(Name(f"{where}={data}"))}
    assert decode(list[Ship], ["a"], "ships", hooks) == [Ship(Name("ships.0=a"))]


@pytest.mark.parametrize("kind", [float, set[int], object().__class__.__class__])
def test_a_type_that_cannot_be_decoded_is_a_mistake_of_the_program(kind: Any) -> None:
    with pytest.raises(TypeError, match="cannot decode"):
        decode(kind, 1, "x")
