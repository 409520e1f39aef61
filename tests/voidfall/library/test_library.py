"""The library of Voidfall tells every card, tile, token and table."""

from __future__ import annotations

import pytest

from domineum.kernel.library import Entry
from domineum.voidfall import GAME
from domineum.voidfall.content.scenarios import Scenario
from domineum.voidfall.words import TRACKS
from tests.libraries import check, check_kinds, entries_of, follow, library_of, page, silent


def test_every_record_is_an_entry_of_a_named_kind() -> None:
    check_kinds(GAME)


@pytest.mark.parametrize("kind", sorted(GAME.pieces))
def test_every_entry_can_be_read(kind: str) -> None:
    for entry in entries_of(GAME, kind):
        check(GAME, entry)


def entry(kind: str, name: str) -> Entry:
    return next(e for e in library_of(GAME) if (e.kind, e.piece.id) == (kind, name))


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "Engage: spend 2 Energy: invade a sector or regroup (up to 5 moves)",
                "Plan: spend 1 Energy and 1 Credit: gain an Agenda and/or move 1 Corruption",
                "Prepare: spend 3 Materials: activate up to 2 Fleet Power",
                "Agenda types: Support",
            ],
        ),
        (
            "pl",
            [
                "Natarcie: wydaj 2 jednostki Energii: przeprowadź Inwazję albo przeprowadź"
                " Przegrupowanie (do 5 ruchów)",
                "Planowanie: wydaj 1 jednostkę Energii i 1 Kredyt: zyskaj dowolną Agendę i/lub"
                " przenieś 1 Spaczenie",
                "Przygotowanie: wydaj 3 Materiały: aktywuj do 2 Sił Floty",
                "Rodzaje Agend: Wsparcie",
            ],
        ),
    ],
)
def test_a_focus_card(language: str, lines: list[str]) -> None:
    assert page(GAME, "focuses", "conquest", language) == lines


def test_a_technology_tells_both_cards() -> None:
    assert page(GAME, "technologies", "neural-matrix", "en") == [
        "Immediate effect: establish a Bankers' Guild",
        "Basic: when you produce Credits, first gain 2 Credits",
        "Improved: when you produce Credits, first gain 2 Credits",
        "Improved, action with Production: produce Credits",
        "Improved, action with Innovation: for each Pure Bankers' Guild of yours: gain 1 Influence",
        "Origin: House Thegwyn, B",
    ]


def test_a_house_tells_its_tracks_space_by_space_and_both_origins() -> None:
    lines = page(GAME, "houses", "zenor", "pl")
    assert (
        "Sale Klonów: przy rozmieszczaniu każdy twój Sektor o Populacji 3 lub wyższej" in lines[4]
    )
    tracks = ("Społeczeństwo", "Polityka", "Ekonomia")
    assert sum(line.startswith(tracks) for line in lines) == 7 * len(TRACKS)
    assert any(line.startswith("Społeczeństwo 8 (Poziom 4): zyskaj 15 punktów") for line in lines)
    assert "Pochodzenie A: Technologia: Niszczyciele" in lines
    assert "Pochodzenie B: Technologia: Klonowanie" in lines


def test_what_belongs_to_one_objective_has_its_number() -> None:
    lines = page(GAME, "events", "event-3a", "en")
    assert [line.partition(":")[0] for line in lines if line.startswith("Objective")] == [
        "Objective 1", "Objective 2", "Objective 2",
    ]  # fmt: skip
    assert "only one of the objectives counts" in lines
    assert "only one of the objectives counts" not in page(GAME, "events", "event-1t", "en")


def test_parts_of_the_data_have_words_by_their_paths() -> None:
    for kind, name, path, text in (
        ("focuses", "conquest", "actions.0.effect", "invade a sector or regroup (up to 5 moves)"),
        ("focuses", "conquest", "actions.0.cost", "spend 2 Energy"),
        ("houses", "valnis", "tracks.society.3", "gain an Agenda"),
        ("houses", "valnis", "tracks.statecraft.6.all.1.per", "each point of your total Glory"),
        ("technologies", "carriers", "basic.abilities.0.cost", "spend 1 Food"),
        ("crises", "unlit-beacons", "penalty.1", "lose 1 Energy"),
        ("crises", "unlit-beacons", "condition.while.if.0", "you have at least 3 Installations"),
        ("events", "event-1a", "boxes.1.effect.one.0.cost", "spend 1 Science"),
        ("crisis_board", "economic", "spend.1", "spend 1 Energy and 1 Material"),
    ):
        found = entry(kind, name)
        assert follow(found.data, path) is not None
        assert GAME.catalogue.render(found.texts[path], "en").startswith(text)


def test_the_data_of_a_scenario_is_its_map() -> None:
    data = entry("scenarios", "lantern-watch").data
    printed = {"n": 2, "q": 0, "r": 1, "type": "home-sector", "seat": 1}
    assert printed.items() <= follow(data, "sectors.1").items()
    assert follow(data, "voidstorms.0") == [5, 9]


def test_the_library_tells_a_lot() -> None:
    found = library_of(GAME)
    assert sum(len(e.texts) for e in found) > 2500
    assert sum(len(e.lines) for e in found) > 2500


UNSAID = {("TradeTokens", "flipped")}
"""What the words imply, being the only or the usual case."""
NAMES = {"id", "name", "group"}
"""What lines tell beside the words."""


def test_every_parameter_of_a_card_is_in_its_words() -> None:
    assert {(kind, name) for kind, name in silent(GAME) if name not in NAMES} == UNSAID


@pytest.mark.parametrize("scenario", GAME.records.scenarios.values(), ids=lambda s: s.id)
def test_a_scenario_comes_with_the_neighbours_of_its_tiles(scenario: Scenario) -> None:
    """So no page has to know which sectors are adjacent. [V-191] [V-192]"""
    for tile in follow(entry("scenarios", scenario.id).data, "sectors"):
        linked = [link["n"] for link in tile["far"]]
        assert sorted([*tile["near"], *linked]) == [*scenario.adjacent[tile["n"]]]
        closed = [pair for pair in scenario.voidstorms if tile["n"] in pair]
        assert tile["storms"] == sorted(sum(pair) - tile["n"] for pair in closed)
