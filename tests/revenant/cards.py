"""Cards as cases: what a card says, what a player does with it, and what comes of it.

The cases stand in `cases/*.txt`. They are worked out by hand in one position, `table.rich`:

- Sector 3: the Belitan Arkship with 2 Damage, boarded in this turn; the Fenrax Fighter, Corrupted;
  both Frigates, a Rift, 3 Voidborn ships, the Planet Ferrum Deep.
- Sector 1: 1 Voidborn ship. Sector 2: the Planet Glasswind. Sector 4: the Yarvek Dropship and
  2 Voidborn ships. Sector 6: the Zenor Arkship, occupied by the other player.
- The Revenant has 1 Damage. The next Hidden Influence cards are Novaris, Shiveus, Yarvek, Zenor.
- The player has 3 Material and 1 each of the others, 7 Tactics, Rank 1, Corruption in the last
  Compartment, is on space 3 of the Belitan track (the other player on 4), holds Snap Volley and
  Scout, has Hidden Influence in Dunlork and Fenrax, has played the Order Wiretap, and has 2 kills
  in this turn.

A condition is met first, by the least change of that position (`conditions.meet`).
"""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path

from domineum.kernel import Message
from domineum.revenant import GAME
from domineum.revenant.abilities import bonus
from domineum.revenant.records import Ability, AbilityCard
from domineum.revenant.state import At, Fleet, Scene
from domineum.revenant.words import (
    FRIGATE,
    HOUSE_OF,
    HOUSES,
    OUTER,
    RESOURCES,
    SHIP_IDS,
)
from tests.revenant.conditions import fail, meet, step
from tests.revenant.table import CONTENT, Table, attach, rich

FOLDER = Path(__file__).parent / "cases"
NEXT_HIDDEN = ("novaris", "shiveus", "yarvek", "zenor")


@dataclass
class Case:
    """One ability, option or effect."""

    name: str
    says: str = ""
    do: tuple[str, ...] = ()
    """The answers of the player; `*` stands for anything."""
    then: str = ""
    adds: str = ""
    """What it adds to its trigger, instead of being resolved."""
    see: str = ""
    """The test that looks at it, if not here."""


def cases(kind: str) -> dict[str, Case]:
    """Read the cases of a kind of card."""
    found: dict[str, Case] = {}
    for line in (FOLDER / f"{kind}.txt").read_text(encoding="utf-8").splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        if not line.startswith(" "):
            case = found[line] = Case(line)
            continue
        word, _, text = line.strip().partition(" ")
        if word == "do":
            case.do = tuple(part.strip() for part in text.split(";"))
        else:
            assert word in ("says", "then", "adds", "see"), line
            setattr(case, word, text.strip())
    return found


def text_of(message: Message) -> str:
    """The English text of a card."""
    return GAME.catalogue.render(message, "en")


def position(member: int = 1) -> Fleet:
    """The position of the cases."""
    fleet = rich(member)
    deck = list(fleet.hidden_deck)
    for house in NEXT_HIDDEN:
        deck.remove(HOUSE_OF[house])
    fleet.hidden_deck = (*(HOUSE_OF[house] for house in NEXT_HIDDEN), *deck)
    return fleet


def answer(table: Table, codes: tuple[str, ...]) -> Table:
    """Give exactly these answers; nothing else may be asked."""
    for code in codes:
        fitting = [option for option in table.options if fnmatch(option, code)]
        assert fitting, f"'{code}' is none of {table.options}"
        table.do(fitting[0])
    assert table.match.over, f"{table.topic} asks for one of {table.options}"
    return table


def seen(fleet: Fleet) -> dict[str, int]:
    """All that the player can see and count, by name; the places of ships end with ` in`."""
    me = fleet.players[0]
    found: dict[str, int] = {name: me.free[number] for number, name in enumerate(RESOURCES)}
    found |= {name: getattr(me, name) for name in ("tactics", "intel", "trace", "rank")}
    found |= {f"influence {house}": me.tracks[number] for number, house in enumerate(HOUSES)}
    found |= {f"hidden {house}": me.hidden.count(number) for number, house in enumerate(HOUSES)}
    found |= {f"corruption {number}": mark for number, mark in enumerate(me.corrupted, 1)}
    for sector in OUTER:
        found[f"shields {sector}"] = fleet.shields[sector]
        found[f"voidborn {sector}"] = fleet.voidborn[sector]
        found[f"rift {sector}"] = fleet.rifts[sector]
    for number, ship in enumerate(SHIP_IDS):
        found[f"damage {ship}"] = fleet.damage[number]
        found[f"tainted {ship}"] = fleet.corrupted[number]
        found[f"{ship} in"] = fleet.place[number]
    return found | {
        "hand": len(me.hand),
        "cards": len(me.cadets[0]) + len(me.cadets[1]) + len(me.slots),
        "orders": len(me.orders),
        "damage revenant": fleet.revenant,
        "frigate in": fleet.place[FRIGATE],
        "protected": sum(cover > 0 for cover in fleet.covered),
        "spared": fleet.turn.spared,
    }


def difference(before: Fleet, after: Fleet) -> set[str]:
    """What has changed, in the words of the cases: `tactics +1`, `fenrax-fighter in 2`."""
    then, now = seen(before), seen(after)
    return {
        f"{name} {now[name]}" if name.endswith(" in") else f"{name} {now[name] - then[name]:+}"
        for name in now
        if now[name] != then[name]
    }


def expected(case: Case) -> set[str]:
    """What is to change."""
    return {part.strip() for part in case.then.split(",") if part.strip()}


# -- abilities ----------------------------------------------------------------------------------


def abilities_of(kind: str) -> list[str]:
    """The names of all abilities of Cadet or Frigate cards: the card and a number."""
    cards: dict[str, AbilityCard] = CONTENT.pieces[kind]
    return [f"{card.id} {n + 1}" for card in cards.values() for n in range(len(card.abilities))]


def check_card(case: Case, kind: str) -> None:
    """An ability of a Cadet or Frigate card says and does what the case says."""
    name, number = case.name.split()
    fleet = position()
    attach(fleet, 0, name)
    card: AbilityCard = CONTENT.pieces[kind][name]
    check_ability(case, fleet, card.abilities[int(number) - 1], name)


def check_ability(case: Case, fleet: Fleet, ability: Ability, card: str) -> None:
    """The ability says and does what the case says, if its condition holds, and only then."""
    assert text_of(ability.describe()) == case.says
    if case.see:
        assert hasattr(importlib.import_module("tests.revenant.test_copying"), case.see)
        return
    met, failed = fleet.copy(), fleet.copy()
    scene = meet(met, ability.condition)
    if case.adds:
        trigger, kind, number = case.adds.split()
        assert (ability.word, ability.bonus, ability.timing) == (trigger, kind, "during")
        assert bonus(At(met, 0), type(ability), Scene()) == int(number)
    else:
        table = answer(Table(met, step(ability, scene)), case.do)
        assert difference(met, table.fleet) == expected(case)
        assert card in [event.data["card"] for event in table.events("ability")]
    if ability.condition.checks:
        fail(failed, ability.condition)
        check_idle(failed, ability)


def check_idle(fleet: Fleet, ability: Ability) -> None:
    """The ability does nothing here. [R-184]"""
    table = Table(fleet, step(ability, {}))
    assert table.match.over
    assert difference(fleet, table.fleet) == set()
    if ability.timing == "during":
        assert bonus(At(fleet, 0), type(ability), Scene()) == 0


def check_effect(case: Case, kind: str, piece: str, part: str, card: str, fleet: Fleet) -> None:
    """An effect of a piece of content says and does what the case says."""
    assert text_of(getattr(CONTENT.pieces[kind][piece], part).describe()) == case.says
    table = answer(Table(fleet, ("test-resolve", kind, piece, part, card)), case.do)
    assert difference(fleet, table.fleet) == expected(case)
