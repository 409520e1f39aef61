"""Combat reads the cards: no card is named in the code, and a pack changes the fight."""

from __future__ import annotations

import argparse
import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import domineum
from domineum.cli import combat as command
from domineum.kernel import BadData, Random
from domineum.kernel.content import Source
from domineum.kernel.packs import Pack, open_pack
from domineum.voidfall.battle import Fleets, Role, Side
from domineum.voidfall.cards.effects import EFFECTS
from domineum.voidfall.combat.forecast import forecast
from domineum.voidfall.combat.rules import start
from domineum.voidfall.combat.sides import player_side
from domineum.voidfall.content.loading import FOLDER, Content
from domineum.voidfall.game import VoidfallGame
from domineum.voidfall.lab.arms import box, fallen_house, mattering, price_of_bombard, side
from domineum.voidfall.lab.calls import combat
from domineum.voidfall.lab.form import form
from domineum.voidfall.state import Voidfall
from domineum.voidfall.strength import Grant

SOURCES = Path(domineum.__file__).parent
WORDS = {
    "production": "the tables of Yields, the share of a view and a chapter have the Focus's name",
}
"""Ids of cards that are words of the rules, too."""
CODES = [("voidfall/combat/rules.py", "destroyers ")]
"""The code of an answer, which recorded games have."""


# -- no card is named ---------------------------------------------------------------------------


def named(content: Content) -> Iterator[tuple[str, str]]:
    """Every string in the code that is the id of a card, and its file."""
    ids = {*content.technologies, *content.cards, *content.houses}
    for path in sorted(SOURCES.rglob("*.py")):
        place = path.relative_to(SOURCES)
        if {"bots", "revenant"} & {*place.parts, place.stem}:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                name = node.value.strip().removesuffix("+")
                if name in ids and name not in WORDS:
                    yield str(place), node.value


def test_no_card_is_named_in_the_code() -> None:
    """Technologies, Focuses and Houses are data."""
    assert [*named(box())] == CODES


# -- a pack -------------------------------------------------------------------------------------


ABOUT = """
name = "other-cards"
version = "1"
game = "voidfall"
authors = ["somebody"]
licence = "CC0-1.0"
"""


def technology(name: str) -> str:
    """The record of a Technology as the box has it."""
    text = (FOLDER / "technologies.toml").read_text(encoding="utf-8")
    (record,) = (one for one in text.split("[[technologies]]") if f'id = "{name}"' in one)
    return f"[[technologies]]{record}"


def pack(folder: Path, name: str, old: str, new: str) -> Pack:
    """A pack in which one Technology is written differently."""
    record = technology(name)
    assert old in record
    (folder / "technologies.toml").write_text(record.replace(old, new), encoding="utf-8")
    (folder / "pack.toml").write_text(ABOUT, encoding="utf-8")
    return open_pack(folder)


def content_with(*packs: Pack) -> Content:
    return Content(Source.folder(FOLDER), *packs)


@pytest.fixture
def weak(tmp_path: Path) -> VoidfallGame:
    """Targeting gives 1 Initiative instead of 5."""
    return VoidfallGame(pack(tmp_path, "targeting", "amount = 5", "amount = 1"))


def first_initiative(game: VoidfallGame) -> tuple[int, int]:
    """2 Corvettes with Targeting against 4 Voidborn, in a game."""
    state: Voidfall = game.setup(game.first_config(Random(1), 2), Random(1))
    state.players[0].technologies = {"targeting": 1}
    invader = player_side(state, 0, 2, (2, 0, 0, 0, 0), True)
    trace = forecast(start(invader, side(game.records, "defender", Fleets(voidborn=4)))).trace
    return trace[1].initiative


def test_a_pack_changes_the_fight_and_its_forecast(weak: VoidfallGame) -> None:
    """[V-322]"""
    assert first_initiative(VoidfallGame()) == (7, 4)
    assert first_initiative(weak) == (3, 4)


def test_a_pack_changes_the_lab(weak: VoidfallGame) -> None:
    asked = {
        "kind": "voidborn",
        "invader": {"counts": {"corvette": 2}, "technologies": ["targeting"]},
        "defender": {"counts": {"voidborn": 4}},
    }
    for content, expected in ((box(), 7), (weak.records, 3)):
        found = combat(asked, content)["forecast"]
        assert found is not None
        assert found["steps"][1]["initiative"]["invader"] == expected


def test_a_pack_changes_the_form_of_the_lab(tmp_path: Path) -> None:
    """What no card asks to be paid is not offered."""
    free = pack(tmp_path, "autonomous-drones", ", cost = {return_trade = 1}", "")
    paid = [form(content)["roles"]["invader"]["needs"] for content in (box(), content_with(free))]
    assert paid[0]["return trade"] == ["autonomous-drones", "autonomous-drones+"]
    assert paid[1]["return trade"] == []


def test_a_pack_changes_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack(tmp_path, "targeting", "amount = 5", "amount = 1")
    parser = argparse.ArgumentParser()
    command.add_arguments(parser)
    items = ["--invader", "2 corvette, targeting", "--defender", "4 voidborn"]
    tables = []
    for packs in ([], ["--pack", str(tmp_path)]):
        assert command.run(parser.parse_args([*items, *packs])) == 0
        tables.append([line.split() for line in capsys.readouterr().out.splitlines()])
    assert [rows[3][2:4] for rows in tables] == [["7", "4"], ["3", "4"]]


def test_a_pack_changes_the_text(weak: VoidfallGame) -> None:
    def text(game: VoidfallGame) -> str:
        card = game.records.technologies["targeting"].basic
        return game.catalogue.render(card.abilities[0].describe(), "en")

    assert "5 additional Initiative" in text(VoidfallGame())
    assert "1 additional Initiative" in text(weak)


# -- other cards than those of the box ----------------------------------------------------------


def armed(content: Content, role: Role, fleets: Fleets, *known: str) -> Side:
    return side(content, role, fleets, known, yards=2, pays=("energy", "materials", "trade"))


def test_a_card_may_need_any_fleet_type(tmp_path: Path) -> None:
    """1 Absorption with a Sentry, in the Approach and in the Salvos."""
    content = content_with(pack(tmp_path, "shields", '"corvette", min', '"sentry", min'))
    guarded = armed(content, "defender", Fleets(corvette=2, sentry=1), "shields+")
    assert Grant("salvo_absorption", needs=1) in guarded.cards.grants
    invader = armed(content, "invader", Fleets(destroyer=1), "destroyers+")
    steps = forecast(start(invader, guarded)).trace
    assert steps[0].damage[0] == steps[0].absorbed[1] == 1


def test_what_is_paid_is_read_from_the_card(tmp_path: Path) -> None:
    """Missiles for 2 Materials."""
    missiles = pack(tmp_path, "deep-space-missiles", "{energy = 1}", "{materials = 2}")
    content = content_with(missiles)
    invader = armed(content, "invader", Fleets(corvette=1), "deep-space-missiles")
    (offer,) = invader.offers
    assert (offer.pay, offer.price, offer.answers) == (
        "materials", 2, ("keep materials", "spend materials"),
    )  # fmt: skip


def test_a_technology_matters_as_its_card_says(tmp_path: Path) -> None:
    """Energy Cells for the Invader as well."""
    cells = pack(tmp_path, "energy-cells", 'side = "defender"', 'side = "both"')
    assert "energy-cells" not in mattering(box(), "invader")
    assert "energy-cells" in mattering(content_with(cells), "invader")


def test_prices_and_fallen_houses_come_from_the_content() -> None:
    """[V-309] [V-317]"""
    assert price_of_bombard(box()) == 3
    assert fallen_house(box()).defenses == 2


@pytest.mark.parametrize(
    ("name", "old", "new", "why"),
    [
        ("shields", '"corvette", min = 1', '"corvette", min = 2', "cannot ask for 'combat_power'"),
        ("torpedoes", 'fleet = "corvette", min = 1', 'fleet = "corvette", max = 1', "cannot ask"),
        ("destroyers", 'side = "invader", when', 'side = "both", when', "chooses the step"),
        ("carriers", 'type = "corvette"', 'type = "sentry"', "none of corvette"),
        ("deep-space-missiles", "{energy = 1}", "{energy = 1, food = 1}", "either one resource"),
        ("autonomous-drones", 'side = "invader", approach', 'side = "both", approach', "only an"),
    ],
)  # fmt: skip
def test_what_a_combat_cannot_follow_is_refused(
    tmp_path: Path, name: str, old: str, new: str, why: str
) -> None:
    with pytest.raises(BadData, match=why):
        content_with(pack(tmp_path, name, old, new))


PER = {
    "point": "combat.approach_damage",
    "side": "voidborn",
    "amount": 1,
    "per": {"count": "bounty"},
}


@pytest.mark.parametrize(
    ("effect", "why"),
    [
        ({"skirmish": 0, "abilities": [PER]}, "without conditions"),
        (
            {"invade_with": [{"point": "combat.first_strike", "side": "invader"}]},
            "expected combat.buy_absorption, found 'combat.first_strike'",
        ),
    ],
)
def test_effects_refuse_abilities_that_they_cannot_give(effect: object, why: str) -> None:
    with pytest.raises(BadData, match=why):
        EFFECTS.parse(effect, "card")
