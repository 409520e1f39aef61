"""What each Secret Agenda asks for. [R-318] [R-319]"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from domineum.revenant import GAME
from domineum.revenant.state import Fleet
from domineum.revenant.words import (
    KIND_OF,
)
from tests.revenant.table import CONTENT, empty, give, hidden


def rank(f: Fleet, short: int) -> None:
    f.players[0].rank = 3 - short


def command(f: Fleet, short: int) -> None:
    f.players[0].rank = 2
    f.players[0].cadets = [("scout", "guide"), tuple(list(CONTENT.cadets)[2:4])]
    f.players[0].slots = tuple(list(CONTENT.frigate_cards)[: 5 - short])


def orders(f: Fleet, short: int) -> None:
    f.players[0].orders = tuple(list(CONTENT.orders)[: 3 - short])


def tactics(f: Fleet, short: int) -> None:
    f.players[0].orders = tuple(list(CONTENT.orders)[:2])
    f.players[0].tactics = 12 - short


def holds(f: Fleet, short: int) -> None:
    give(f.players[0], material=2, energy=2, science=2, neutronium=1 - short)
    f.players[0].locked[4] = (3,)


def clean(f: Fleet, short: int) -> None:
    f.players[0].corrupted = [0] * 5
    f.players[0].trace, f.players[0].intel = 1, 2 - short


def thrones(f: Fleet, short: int) -> None:
    f.players[0].tracks = [5, 4 - short, 0, 0, 0, 0, 0]


def friend(f: Fleet, short: int) -> None:
    f.players[0].tracks = [2, 2, 2, 3, 2 - short, 0, 0]


def secrets(f: Fleet, short: int) -> None:
    hidden(f, 0, *["zenor"] * (5 - short))


PERSONAL: dict[str, Callable[[Fleet, int], None]] = {
    "iron-discipline": rank,
    "seasoned-command": command,
    "paper-trail": orders,
    "master-of-war": tactics,
    "full-holds": holds,
    "clean-hands": clean,
    "two-thrones": thrones,
    "friend-of-houses": friend,
    "keeper-of-secrets": secrets,
}


@pytest.mark.parametrize("name", [a.id for a in CONTENT.agendas.values() if a.type == "personal"])
def test_a_personal_agenda_is_all_or_nothing(name: str) -> None:
    """[R-318]"""
    requires = CONTENT.agendas[name].requires
    for short in (0, 1):
        fleet = empty()
        PERSONAL[name](fleet, short)
        assert requires.met(fleet, fleet.players[0]) is (short == 0)


@pytest.mark.parametrize(
    ("name", "kind", "numbers"),
    [
        ("fleet-arks", "arkship", (5, 5, 6)),
        ("fleet-fighters", "fighter", (5, 5, 6)),
        ("fleet-dropships", "dropship", (3, 5, 6)),
        ("fleet-shuttles", "shuttle", (2, 2, 3)),
    ],
)
def test_a_fleet_agenda_counts_ships_on_the_board(
    name: str, kind: str, numbers: tuple[int, ...]
) -> None:
    """[R-319]"""
    requires = CONTENT.agendas[name].requires
    for players, number in zip((2, 3, 4), numbers, strict=True):
        fleet = empty(players)
        for house in range(number - 1):
            fleet.place[house * 4 + KIND_OF[kind]] = house % 8 + 1
        assert not requires.met(fleet, fleet.players[0])
        fleet.place[(number - 1) * 4 + KIND_OF[kind]] = 8
        assert requires.met(fleet, fleet.players[0])


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_fleet_agenda_names_the_number_of_the_table(players: int) -> None:
    """[R-319]"""
    for agenda in CONTENT.agendas.values():
        number = agenda.requires.number
        if number is None:
            continue
        text = GAME.catalogue.render(agenda.requires.describe(players), "en")
        assert text.startswith(f"{number[players - 1]} or more ")
        everywhere = GAME.catalogue.render(agenda.requires.describe(), "en")
        assert everywhere.startswith(" / ".join(map(str, number)))
