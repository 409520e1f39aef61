from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from domineum.kernel import BadData
from domineum.kernel.content import Source
from domineum.revenant import GAME
from domineum.revenant.content import FOLDER, Content
from domineum.revenant.words import (
    HOUSES,
    KINDS,
    TYPES,
)
from tests.revenant.table import CONTENT


def test_the_boards_come_in_their_numbers() -> None:
    """[R-001] [R-003] [R-090] [R-128]"""
    assert len(CONTENT.pieces["sectors"]) == 12
    assert len(CONTENT.pieces["crew_boards"]) == 4
    assert len(CONTENT.frigates) == 4
    boards = [captain.board for captain in CONTENT.captains.values()]
    assert all(boards.count(board) == 2 for board in CONTENT.pieces["crew_boards"])


def test_every_house_has_four_ships() -> None:
    """[R-004] [R-124]"""
    for house in HOUSES:
        types = [ship.type for ship in CONTENT.ships.values() if ship.house == house]
        assert tuple(types) == KINDS
    assert len(CONTENT.ships) == 28


def test_the_decks_come_in_their_numbers() -> None:
    """[R-005] [R-006]"""
    assert [len(x) for x in (CONTENT.cadets, CONTENT.frigate_cards, CONTENT.orders)] == [30, 30, 30]
    assert len(CONTENT.hidden_influence) == 63
    assert len(CONTENT.agendas) == 13
    assert len(CONTENT.failures) == 11
    assert len(CONTENT.planets) == 29
    assert len(CONTENT.colonies) == 7
    assert len(CONTENT.scanners) == 45
    assert [len(die.faces) for die in CONTENT.dice.values()] == [6, 6, 6]


def test_every_operation_card_has_a_house_a_type_and_a_cost() -> None:
    """[R-168] [R-173] [R-179]"""
    flags: list[str] = [card.house for card in CONTENT.operations.values()]
    assert {flags.count(house) for house in HOUSES} == {12, 13}
    assert all(1 <= sum(card.units) <= 4 for card in CONTENT.operations.values())
    assert {TYPES[kind] for kind in CONTENT.type_of.values()} == set(TYPES)


def test_damage_and_corruption_slots() -> None:
    """[R-063] [R-266] [R-277]"""
    slots = {
        t.id: (t.crew_spaces, t.damage_slots, t.corruption_slots)
        for t in CONTENT.ship_types.values()
    }
    assert slots == {
        "arkship": (1, 3, 1),
        "fighter": (1, 1, 1),
        "dropship": (1, 1, 1),
        "shuttle": (0, 0, 0),
    }


def test_every_piece_says_where_it_comes_from() -> None:
    origins = {kind: {p.origin for p in pieces.values()} for kind, pieces in GAME.pieces.items()}
    assert origins["houses"] == origins["arkships"] == origins["ships"] == {"printed"}
    assert origins["cadets"] == origins["planets"] == {"designed"}


@pytest.mark.parametrize(
    ("kind", "old", "new", "problem"),
    [
        ("orders", "careful_move = 4", "careful_mov = 4", "did you mean 'careful_move'"),
        ("planets", "[[planets]]", "[[planet]]", "planets"),
        ("scanners", 'id = "silent-lane"', 'id = "amber-shoal"', "used twice"),
        ("cadets", 'trigger = "extraction"', 'trigger = "extractio"', "extraction"),
        ("sectors", 'adjacent = ["8", "2"', 'adjacent = ["7", "2"', "of the printed board"),
        ("ships", 'type = "fighter"', 'type = "shuttle"', "of the ships, found belitan-shuttle"),
        ("orders", "remove_rift = 1", "remove_rift = 2", "2 is none of 1"),
        ("captains", 'pl = "Oriel Vance, zwana Lancą"', 'pl = ""', "missing in pl"),
    ],
)
def test_broken_content_is_refused(
    tmp_path: Path, kind: str, old: str, new: str, problem: str
) -> None:
    folder = tmp_path / "content"
    shutil.copytree(FOLDER, folder)
    path = folder / f"{kind}.toml"
    path.write_text(path.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadData, match=re.escape(problem)):
        Content(Source.folder(folder))


def test_a_missing_card_is_noticed(tmp_path: Path) -> None:
    folder = tmp_path / "content"
    shutil.copytree(FOLDER, folder)
    path = folder / "colonies.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: text.rindex("[[colonies]]")], encoding="utf-8")
    with pytest.raises(BadData, match="expected 7 colonies, found 6"):
        Content(Source.folder(folder))


def test_no_name_is_used_twice_among_cards() -> None:
    for language in ("en", "pl"):
        names = [c.name[language] for c in CONTENT.operations.values()]
        names += [c.name[language] for c in CONTENT.captains.values()]
        assert len(names) == len(set(names))
