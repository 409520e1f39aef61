"""The content: what the box holds, how it hangs together, and packs that are refused."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from domineum.kernel import BadData, Match
from domineum.kernel.packs import open_pack
from domineum.voidfall import GAME, VoidfallGame
from domineum.voidfall.content.loading import FOLDER
from domineum.voidfall.content.scenarios import Scenario, distances
from tests.voidfall.table import CONTENT, Table

ABOUT = """
name = "test"
version = "1"
game = "voidfall"
authors = ["Us"]
licence = "CC0-1.0"
"""
EVENT = """
[[events]]
id = "event-1x"
name = {en = "A Gift", pl = "Dar"}
origin = "designed"
cycle = 1
letter = "A"
rounds = 2
modes = ["competitive"]
boxes = [{who = "each", mandatory = true, effect = {gain = {food = 1}}}]
[events.objectives]
mode = "all"
parts = [{kind = "achievement", if = [{count = "influence", min = 1}], benefit = {influence = 1}}]
"""


def pack(folder: Path, **files: str) -> VoidfallGame:
    """The game with a folder of further content."""
    (folder / "pack.toml").write_text(ABOUT, "utf-8")
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, "utf-8")
    return VoidfallGame(open_pack(folder))


# -- what is in the box -------------------------------------------------------------------------


def test_the_cards_of_the_box_are_all_there() -> None:
    """Counts of cards and tokens. [V-004]"""
    assert len(CONTENT.focuses) == 9 + 18
    assert len(CONTENT.technologies) == 28
    assert Counter(a.type for a in CONTENT.agendas.values()) == Counter(
        dict.fromkeys(("dominance", "wealth", "might", "support"), 8)
    )
    assert Counter(e.cycle for e in CONTENT.events.values()) == {1: 11, 2: 11, 3: 11}
    assert (len(CONTENT.houses), len(CONTENT.fallen_houses)) == (14, 14)
    assert len([a for a in CONTENT.starting_agendas.values() if not a.extra]) == 28
    assert sum(token.count for token in CONTENT.bounties.values()) == 48
    assert sum(token.count for token in CONTENT.reclaims.values()) == 27
    limits = CONTENT.setup["component-limits"].value
    assert set(limits["limited"]) >= {"trade", "bounty", "reclaim", "agenda_cards"}


def test_every_house_has_two_technologies_two_origins_and_a_fallen_card() -> None:
    """The Fallen House card offers the Technologies of the House. [V-003]"""
    for house in CONTENT.houses.values():
        own = {origin.technology for origin in house.origins.values()}
        assert own == {t.id for t in CONTENT.technologies.values() if t.house == house.id}
        assert own == set(CONTENT.fallen_houses[house.id].technologies)
        assert len(own) == 2


def test_agendas_and_focuses_name_each_other() -> None:
    """Each type of Agenda is played with two standard Focuses. [V-064]"""
    for kind in CONTENT.agenda_types.values():
        cards = [c for c in CONTENT.focuses.values() if not c.house]
        assert {c.id for c in cards if kind.id in c.agenda_types} == set(kind.focuses)
        assert len(kind.focuses) == 2


def test_preferred_focuses_are_among_the_own_cards() -> None:
    """Valnis prefers Progress and Politics. [V-430]"""
    assert CONTENT.houses["valnis"].preferred == ["progress", "politics"]
    for house in CONTENT.houses.values():
        replaced = {CONTENT.focuses[card].replaces for card in house.focus_cards}
        standard = {c.id for c in CONTENT.focuses.values() if not c.house} - replaced
        own = standard | set(house.focus_cards)
        assert set(house.preferred) <= {CONTENT.focuses[card].focus for card in own}


def test_an_ongoing_box_has_an_ability_and_every_other_box_an_effect() -> None:
    """[V-037]"""
    for event in CONTENT.events.values():
        for box in event.boxes:
            assert (box.ability is not None) == (box.who == "ongoing")
            assert (box.effect is not None) == (box.who != "ongoing")


# -- maps ---------------------------------------------------------------------------------------


def test_sectors_are_adjacent_by_edges_that_no_voidstorm_closes() -> None:
    """Two Lanterns: 7, 10 and 13 touch in a row, both edges are closed. [V-191] [V-192]"""
    two = CONTENT.scenarios["two-lanterns"]
    assert two.adjacent[1] == (2, 3, 4)
    assert two.adjacent[4] == (1, 2, 3, 5, 6)
    assert (10 in two.adjacent[7], 10 in two.touching[7]) == (False, True)


@pytest.mark.parametrize("scenario", CONTENT.scenarios.values(), ids=lambda s: s.id)
def test_adjacency_is_symmetric_and_every_seat_sees_the_same(scenario: Scenario) -> None:
    """Wormholes link sectors and are adjacent to nothing themselves. [V-191] [V-193]"""
    for n, near in enumerate(scenario.adjacent):
        assert all(n in scenario.adjacent[m] for m in near)
    wormholes = [tile.n for tile in scenario.sectors if tile.wormhole]
    assert all(scenario.adjacent[n] == () for n in wormholes)
    profiles = {tuple(distances(scenario, seat + 1)) for seat in range(scenario.players)}
    assert len(profiles) == 1


def test_a_map_names_what_lies_around_each_tile() -> None:
    """C051: what Voidstorms close, and where Wormholes lead, is named apart. [V-191] [V-192]"""
    scenario = CONTENT.scenarios["c051"]
    around = dict(enumerate(scenario.surroundings, 1))
    assert around[13] == ([10, 14], {8: "B", 15: "B"}, [11], [12])
    assert around[4] == ([], {}, [3, 5, 15], [8])
    assert around[15].far == {3: "A", 9: "A", 10: "A", 13: "B", 14: "A"}
    assert scenario.adjacent[15] == (3, 5, 8, 9, 10, 13, 14)
    assert scenario.edges[13] == (10, 11, 14)


# -- packs --------------------------------------------------------------------------------------


def test_a_folder_adds_to_the_content_and_makes_a_game_of_its_own(tmp_path: Path) -> None:
    """Its hash differs, so records of the one are not played with the other."""
    game = pack(tmp_path, events=EVENT)
    assert ("event-1x" in game.records.events, game.content != GAME.content) == (True, True)
    match = Match(game, Table("valnis", "belitan", scenario="quiet-meridian").config, 1)
    assert len({*match.state.event_decks[1]}) == 9
    assert "event-1x" not in CONTENT.events


def test_an_event_is_dealt_in_its_modes_alone(tmp_path: Path) -> None:
    """[V-031]"""
    game = pack(tmp_path, events=EVENT.replace('"competitive"', '"coop"'))
    match = Match(game, Table("valnis", "belitan", scenario="quiet-meridian").config, 1)
    assert "event-1x" in game.records.events
    assert "event-1x" not in match.state.event_decks[0]


BROKEN = [
    ("events", EVENT.replace("gain = {food", "gian = {food"), "gian"),
    ("events", EVENT.replace('count = "influence"', 'count = "fame"'), "fame"),
    ("events", EVENT.replace('who = "each"', 'who = "all"'), "all"),
    ("events", EVENT.replace('{en = "A Gift", pl = "Dar"}', '{en = "A Gift"}'), "pl"),
    ("cards", "", "unknown kind"),
]


@pytest.mark.parametrize(("kind", "text", "why"), BROKEN)
def test_bad_content_says_where_and_why(tmp_path: Path, kind: str, text: str, why: str) -> None:
    with pytest.raises(BadData) as refused:
        pack(tmp_path, **{kind: text})
    assert f"{kind}.toml" in str(refused.value)
    assert why in str(refused.value)


def edited(kind: str, record: str, old: str, new: str) -> str:
    """One record of our content, changed in one place."""
    text = (FOLDER / f"{kind}.toml").read_text("utf-8")
    start = text.index(f'id = "{record}"')
    head = text.rindex(f"[[{kind}]]", 0, start)
    end = text.find(f"\n[[{kind}]]", start)
    found = text[head : end if end > 0 else None]
    assert old in found
    return found.replace(old, new, 1)


HOUSE, MAP, DOORS = "valnis", "two-lanterns", "labyrinth-of-doors"
UNFIT = [
    ("houses", edited("houses", HOUSE, '"valnis-a"', '"valnis-c"'), "'valnis-c' is not among"),
    ("houses", edited("houses", HOUSE, '"shields"', '"swords"'), "'swords' is not among"),
    ("houses", edited("houses", HOUSE, "active = 2", "active = 12"), "16 Fleet Power is more"),
    ("houses", edited("houses", HOUSE, '  "evaluate_agenda",\n', ""), "expected 8 spaces, found 7"),
    ("houses", edited("houses", HOUSE, '"politics"]', '"poetry"]'), "'poetry'"),
    ("scenarios", edited("scenarios", MAP, "n = 19", "n = 20"), "not numbered 1, 2, 3"),
    ("scenarios", edited("scenarios", MAP, "seat = 2, outpost", "seat = 1, outpost"), "every seat"),
    ("scenarios", edited("scenarios", MAP, "[[7, 10]", "[[7, 10], [1, 4]"), "the same distances"),
    ("scenarios", edited("scenarios", MAP, '"astoran"', '"nobody"'), "'nobody'"),
    ("scenarios", edited("scenarios", MAP, '"event-2t"', '"event-9t"'), "'event-9t'"),
    ("houses", edited("houses", "marqualos", '  {point = "extra_agenda"},\n', ""),
     "goes with the ability 'extra_agenda'"),
    ("houses", edited("houses", HOUSE, 'agenda = "valnis-a"',
                      'agenda = "valnis-a"\nextra_agenda = "valnis-b"'),
     "goes with the ability 'extra_agenda'"),
    ("sectors", edited("sectors", "wormhole", 'letters = ["A", "B"]\n', ""),
     "the ability 'adjacency'"),
    ("scenarios", edited("scenarios", DOORS, 'wormhole = "B"', 'wormhole = "C"'), "has no 'C'"),
    ("scenarios", edited("scenarios", DOORS, ', wormhole = "B"', ""), "'wormhole' is missing"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "text", "why"), UNFIT, ids=[why for _, _, why in UNFIT])
def test_records_that_do_not_fit_together_are_refused(
    tmp_path: Path, kind: str, text: str, why: str
) -> None:
    with pytest.raises(BadData) as refused:
        pack(tmp_path, **{kind: text})
    assert why in str(refused.value)
