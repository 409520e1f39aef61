"""The library of Revenant tells every card, board, die and table."""

from __future__ import annotations

import pytest

from domineum.revenant import GAME
from tests.libraries import check, check_kinds, entries_of, library_of, page, silent


def test_every_record_is_an_entry_of_a_named_kind() -> None:
    check_kinds(GAME)


@pytest.mark.parametrize("kind", sorted(GAME.pieces))
def test_every_entry_can_be_read(kind: str) -> None:
    for entry in entries_of(GAME, kind):
        check(GAME, entry)


@pytest.mark.parametrize(
    ("kind", "name", "language", "lines"),
    [
        (
            "cadets", "gunner", "en",
            [
                "Ability: During an Attack, if 3 or more Voidborn ships are in your Sector:"
                " 2 more Damage",
                "Ability: After an Attack, if no Voidborn ship is in your Sector:"
                " gain 2 Resources of choice",
                "Cost: 1 Material, 1 Energy",
                "House: Fenrax",
            ],
        ),
        (
            "cadets", "gunner", "pl",
            [
                "Zdolność: W trakcie Ataku, jeśli w twoim Sektorze są co najmniej 3 statki"
                " Zrodzonego z Pustki: 2 Uszkodzenia więcej",
                "Zdolność: Po Ataku, jeśli w twoim Sektorze nie ma statków Zrodzonego z Pustki:"
                " zyskaj 2 jednostki dowolnych Zasobów",
                "Koszt: 1 jednostka Materiałów, 1 jednostka Energii",
                "Ród: Fenrax",
            ],
        ),
        (
            "planets", "halcyon-wells", "pl",
            [
                "Górna opcja: zyskaj 1 jednostkę Energii i/lub umieść 3 Tarcze w twoim Sektorze",
                "Dolna opcja (Spaczona, Wydobycie): zyskaj 3 jednostki Energii i/lub zyskaj"
                " 1 Taktykę",
            ],
        ),
        (
            "colonies", "colony-axiom", "pl",
            [
                "Neutronium do zapłaty: 3",
                "Prestiż na koniec gry: "
                "1 punkt Prestiżu za każde 2 karty Operacji w grze (najwyżej 5)",
                "Potęga +1: Belitan",
            ],
        ),
        (
            "scanners", "lamplighter-route", "en",
            [
                "Neutronium to pay: 3",
                "Scanner benefits: choose a Shuttle and/or discard 2 Colony cards",
                "Voidborn ships in Sectors 1 to 8: 2 / 1 / 2 / 1 / 2 / 4 / 1 / 3",
                "Rifts in Sectors: 3, 6, 8",
                "Planets in Sectors: 2, 3, 4",
                "The Shuttle arrives in Sector: 4",
                "Cycle: 1",
                "Players: 1 or 2",
            ],
        ),
    ],
)  # fmt: skip
def test_cards_in_words(kind: str, name: str, language: str, lines: list[str]) -> None:
    assert page(GAME, kind, name, language) == lines


def test_a_captain_tells_every_rank() -> None:
    lines = page(GAME, "captains", "oriel-vance", "en")
    assert lines[0] == "Basic ability: During an Attack: 1 more Damage"
    assert [line.partition(":")[0] for line in lines[1:5]] == [
        f"Evolving ability, Rank {rank}" for rank in range(4)
    ]
    assert "Operation cards drawn, Rank 0 / 1 / 2 / 3: 2 / 2 / 3 / 3" in lines


def test_the_tactics_of_an_order_are_no_sequence() -> None:
    entry = next(e for e in library_of(GAME) if e.piece.id == "tributes")
    assert GAME.catalogue.render(entry.texts["effect"], "en").startswith(
        "from Tactics 1 on: gain 1 Material; from Tactics 3 on: gain 1 Material and 1 Science;"
    )
    assert "effect.by_tactics.5" in entry.texts


def test_an_arkship_tells_its_options() -> None:
    assert "Supply: pay any 2 Resources: gain 3 Resources of choice" in page(
        GAME, "ships", "belitan-arkship", "en"
    )


def test_every_parameter_of_a_card_is_in_its_words() -> None:
    assert silent(GAME) == set()
