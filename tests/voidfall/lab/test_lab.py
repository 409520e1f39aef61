"""The Combat lab: plain data in, the whole Combat and the cheapest force out."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

from domineum.kernel import Random
from domineum.voidfall.battle import ROLES, Role
from domineum.voidfall.lab.arms import box, mattering, split
from domineum.voidfall.lab.calls import ONLY_FOR, combat, fight, make_side, read_sides
from domineum.voidfall.lab.form import form
from domineum.voidfall.lab.text import parse_sides
from domineum.voidfall.strength import FLEET_TYPES
from domineum.voidfall.technologies import BASIC
from domineum.voidfall.view.combat import as_json

PLAYER_FLEETS = FLEET_TYPES[:-1]


def request(
    kind: str,
    invader: dict[str, int],
    defender: dict[str, int] | None = None,
    technologies: tuple[list[str], list[str]] = ([], []),
) -> dict[str, Any]:
    return {
        "kind": kind,
        "invader": {"counts": invader, "technologies": technologies[0]},
        "defender": {"counts": defender or {}, "technologies": technologies[1]},
    }


def random_side(random: Random, role: Role) -> dict[str, Any]:
    """A player's side with everything that the lab knows."""
    counts = dict.fromkeys((*PLAYER_FLEETS, "yards", *ONLY_FOR), 0)
    for _ in range(1 + random.below(14)):
        counts[PLAYER_FLEETS[random.below(5)]] += 1
    counts["active"] = random.below(15 - sum(counts[kind] for kind in PLAYER_FLEETS))
    for name in ("yards", "defense", "starbase", "bombard", "spend energy", "return trade"):
        counts[name] = random.below(7)
    own = {name: count for name, count in counts.items() if ONLY_FOR.get(name, role) == role}
    known = [name for name in mattering(box(), role) if random.below(3)]
    return {"counts": own, "technologies": known}


def random_request(random: Random) -> dict[str, Any]:
    kind = ("voidborn", "player", "fallen-house", "skirmish")[random.below(4)]
    void = {"counts": {"voidborn": 1 + random.below(40)}, "technologies": []}
    return {
        "kind": kind,
        "invader": void if kind == "skirmish" else random_side(random, "invader"),
        "defender": void if kind == "voidborn" else random_side(random, "defender"),
    }


@pytest.mark.parametrize(
    ("asked", "invader", "defender"),
    [
        (request("voidborn", {"corvette": 4}, {"voidborn": 3}), "4 corvette", "3 voidborn"),
        (
            request(
                "player",
                {"corvette": 2, "carrier": 2, "active": 1, "bombard": 6, "spend energy": 1,
                 "return trade": 1, "yards": 2},
                {"corvette": 3, "sentry": 2, "starbase": 1, "yards": 1},
                (["deep-space-missiles", "autonomous-drones+"],
                 ["deep-space-missiles+", "shields+"]),
            ),
            "2 corvette, 2 carrier, 1 active, bombard 6, spend energy, return trade, 2 yards,"
            " deep-space-missiles, improved autonomous-drones",
            "3 corvette, 2 sentry, 1 starbase, 1 yard, improved deep-space-missiles,"
            " improved shields",
        ),
        (request("fallen-house", {"dreadnought": 2}), "2 dreadnought", "fallen-house"),
    ],
    ids=["voidborn", "player", "fallen-house"],
)  # fmt: skip
def test_the_lab_and_the_command_agree(asked: dict[str, Any], invader: str, defender: str) -> None:
    assert read_sides(asked) == parse_sides(invader, defender)
    assert combat(asked)["forecast"] == as_json(fight(*parse_sides(invader, defender)).forecast)


def test_a_skirmish_has_no_cheapest_invader() -> None:
    """[V-438]"""
    found = combat(request("skirmish", {"voidborn": 3}, {"corvette": 2, "defense": 1}))
    assert found["refused"] is None
    assert found["forecast"] is not None
    assert found["forecast"]["winner"] == "tie"
    assert found["start"] == {"invader": 3, "defender": 2}
    assert found["cheapest"] is None


@pytest.mark.parametrize("voidborn", range(1, 8))
def test_one_less_than_the_cheapest_force_does_not_win(voidborn: int) -> None:
    defence = {"voidborn": voidborn, "defense": 1}
    cheapest = combat(request("voidborn", {"corvette": 1}, defence))["cheapest"]
    assert cheapest is not None
    assert cheapest["corvettes"] is not None
    needed = cheapest["corvettes"]["power"]

    def wins(power: int) -> bool:
        found = combat(request("voidborn", {"corvette": power}, defence))["forecast"]
        return found is not None and found["winner"] == "invader"

    assert wins(needed)
    assert needed == 1 or not wins(needed - 1)


def test_the_cheapest_part_of_a_force_that_wins() -> None:
    found = combat(request("voidborn", {"corvette": 4, "dreadnought": 3}, {"voidborn": 2}))
    assert found["cheapest"] is not None
    part = found["cheapest"]["part"]
    assert part is not None
    assert part["power"] < 7
    again = combat(request("voidborn", dict(part["fleets"]), {"voidborn": 2}))
    assert again["forecast"] is not None
    assert again["forecast"]["winner"] == "invader"


def test_nothing_wins_against_too_many() -> None:
    found = combat(request("voidborn", {"corvette": 14}, {"voidborn": 40}))
    assert found["cheapest"] == {"corvettes": None, "part": None}


def test_every_choice_says_who_chooses_when() -> None:
    asked = request(
        "player",
        {"corvette": 3, "destroyer": 1, "spend energy": 1, "yards": 1},
        {"corvette": 3, "sentry": 1},
        (["deep-space-missiles", "shields"], ["shields"]),
    )
    choices = combat(asked)["choices"]
    assert choices[0] == {"step": 0, "role": "invader", "verb": "spend", "how": "energy"}
    assert {choice["role"] for choice in choices} == {"invader", "defender"}
    steps = [choice["step"] for choice in choices]
    assert steps == sorted(steps)
    assert steps[-1] >= 1


@pytest.mark.parametrize(
    ("asked", "why", "role", "what"),
    [
        (request("voidborn", {}, {"voidborn": 1}), "no-fleet", "invader", ""),
        (request("voidborn", {"corvette": 15}, {"voidborn": 1}), "too-much", "invader", ""),
        (request("player", {"corvette": 1}, {"sentry": 20}), "too-much", "defender", ""),
        (request("voidborn", {"voidborn": 1}, {}), "skirmish-only", "invader", ""),
        (request("skirmish", {"corvette": 1}, {}), "skirmish-invader", "invader", ""),
        (request("skirmish", {"voidborn": 1}, {}), "skirmish-defender", "defender", ""),
        (request("player", {"voidborn": 1, "yards": 1}), "foreign", "invader", "yards"),
        (request("player", {"corvette": 1}, {"bombard": 3}), "wrong-side", "defender", "bombard"),
        (request("player", {"corvette": -1}), "number", "invader", "corvette"),
        (request("player", {"corvette": 100}), "number", "invader", "corvette"),
        (request("player", {"cruiser": 1}), "unknown", "invader", "cruiser"),
        (request("player", {"sentry": 1}, {}, (["cloning"], [])), "unknown", "invader", "cloning"),
        (request("duel", {"corvette": 1}), "unknown", "defender", "duel"),
        ({"kind": "player", "invader": {"counts": 3}}, "unknown", "invader", ""),
        ({"kind": "player"}, "no-fleet", "invader", ""),
    ],
)  # fmt: skip
def test_nonsense_is_refused(asked: dict[str, Any], why: str, role: str, what: str) -> None:
    found = combat(asked)
    assert found["refused"] == {"why": why, "role": role, "what": what}
    assert found["forecast"] is None


def test_an_answer_is_plain_data_and_comes_within_a_second() -> None:
    random = Random(9)
    for _ in range(150):
        asked = random_request(random)
        before = time.process_time()
        found = combat(asked)
        assert time.process_time() - before < 1, asked
        assert json.loads(json.dumps(found)) == found
        assert found["refused"] is None, asked


def test_what_the_form_offers_can_be_asked_for() -> None:
    offered = form()
    assert json.loads(json.dumps(offered)) == offered
    for role in ROLES:
        own = offered["roles"][role]
        for name in own["player"]:
            armed = own["needs"].get(name, [])[:1]
            counts = {"corvette": 1, "carrier": 1, name: 1}
            assert make_side(box(), role, counts, armed).fleets.power >= 1
        assert set(own["needs"]) <= set(own["player"])
        assert own["technologies"] == list(mattering(box(), role))
        assert set(offered["launches"]) <= set(offered["fleets"]) <= set(own["player"])


def test_the_lab_says_of_a_technology_what_is_about_the_side() -> None:
    """A launch is the Invader's; what helps both is shown to both. [V-302]"""
    content = box()
    for role in ROLES:
        for name, numbers in form()["roles"][role]["abilities"].items():
            known, level = split(name)
            card = content.technologies[known]
            abilities = (card.basic if level == BASIC else card.improved).abilities
            said = [abilities[i] for i in numbers]
            assert said
            assert {getattr(a, "side", "both") for a in said} <= {role, "both"}


def test_the_lab_offers_exactly_the_technologies_that_matter() -> None:
    random = Random(4)
    content = box()
    every = [f"{name}{level}" for name in content.technologies for level in ("", "+")]
    combats = [(random_side(random, "invader"), random_side(random, "defender")) for _ in range(25)]
    few = {"counts": {"corvette": 2}}
    matter: dict[Role, set[str]] = {"invader": set(), "defender": set()}
    for forces in [*combats, (few, few)]:
        plain = [
            make_side(content, role, force["counts"], ())
            for role, force in zip(ROLES, forces, strict=True)
        ]
        bare = fight(*plain).forecast
        for who, role in enumerate(ROLES):
            for name in every:
                armed = list(plain)
                armed[who] = make_side(content, role, forces[who]["counts"], [name])
                found = fight(*armed).forecast
                if (found.winner, found.trace) != (bare.winner, bare.trace):
                    matter[role].add(name)
    assert matter == {role: set(mattering(content, role)) for role in ROLES}
