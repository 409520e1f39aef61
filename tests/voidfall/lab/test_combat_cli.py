"""`domineum voidfall combat`, from the command line to the printed result."""

import argparse
import json
import subprocess
import sys

import pytest

from domineum.cli import combat
from domineum.voidfall.lab.arms import box, fallen_house
from domineum.voidfall.lab.text import UnreadableError, parse_side, parse_sides
from tests.voidfall.combats import Force, knows

EXAMPLE = (
    "4 corvette, 1 destroyer, improved shields, targeting, deep-space-missiles, 2 yards, "
    "spend energy, autonomous drones, return trade, bombard 6"
)


def run(invader: str, defender: str, *options: str) -> int:
    parser = argparse.ArgumentParser()
    combat.add_arguments(parser)
    return combat.run(parser.parse_args(["--invader", invader, "--defender", defender, *options]))


def test_the_rulebook_example_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    """[V-301] Golden: the whole output."""
    assert run("4 corvette, shields", "3 voidborn, 1 defense", "--json") == 0

    def step(kind: str, *pairs: tuple[int, int]) -> dict[str, object]:
        names = ("initiative", "damage", "absorbed", "power")
        both = [{"invader": one, "defender": two} for one, two in pairs]
        return {"step": kind, **dict(zip(names, both, strict=True))}

    assert json.loads(capsys.readouterr().out) == {
        "winner": "invader",
        "invader": {"power": 2, "fleets": {"corvette": 2}},
        "defender": {"power": 0, "fleets": {}},
        "steps": [
            step("approach", (0, 0), (0, 1), (0, 0), (3, 3)),
            step("salvo", (3, 3), (1, 1), (1, 0), (3, 2)),
            step("salvo", (3, 2), (1, 1), (0, 0), (2, 1)),
            step("salvo", (2, 1), (1, 0), (0, 0), (2, 0)),
        ],
        "replicated": False,
    }


def test_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(EXAMPLE, "3 voidborn, 1 defense") == 0
    out = capsys.readouterr().out
    assert "Salvo 1" in out
    assert "Choices: spend energy, return trade, absorb 1, destroyers 1" in out
    assert out.endswith("The invader wins with 4 corvette, 1 destroyer.\n")


def test_a_skirmish(capsys: pytest.CaptureFixture[str]) -> None:
    """[V-454] Golden: the rightmost sector ties."""
    assert run("3 voidborn", "2 corvette, 1 defense", "--skirmish") == 0
    assert "Tie" in capsys.readouterr().out


def test_a_fallen_house(capsys: pytest.CaptureFixture[str]) -> None:
    """[V-309]"""
    assert run("2 corvette", "fallen-house") == 0
    assert "The defender wins with no Fleet Power." in capsys.readouterr().out


def test_replicators_after_a_tie(capsys: pytest.CaptureFixture[str]) -> None:
    """The result is that of the Invasion, not only of its Combat. [V-344]"""
    assert run("2 corvette, improved combat replicators", "2 voidborn") == 0
    wins = "The invader wins with 1 corvette, deployed after a tie.\n"
    assert capsys.readouterr().out.endswith(wins)
    assert run("2 corvette, combat replicators", "2 voidborn") == 0
    assert "Tie" in capsys.readouterr().out


def test_spend_energy_spends_it_even_without_need(capsys: pytest.CaptureFixture[str]) -> None:
    """[V-311]"""
    assert run("4 corvette, deep-space-missiles, 1 yard, spend energy", "1 voidborn", "--json") == 0
    assert json.loads(capsys.readouterr().out)["steps"][0]["damage"]["invader"] == 1


def test_every_item_is_read() -> None:
    known = knows("autonomous-drones", "deep-space-missiles", "shields+", "targeting")
    whole = Force(
        corvette=4, destroyer=1, technologies=known, yards=2, energy=1, trade=True, bombard=2
    )
    assert parse_side(EXAMPLE, "invader") == whole.side("invader")
    voidborn = parse_side("3 Voidborn,  1 defense, 2 starbases", "defender")
    assert voidborn == Force(voidborn=3, defenses=3).side("defender")
    assert parse_side("fallen house", "defender") == fallen_house(box())
    sentries = Force(sentry=1, technologies=knows("sentries", "energy-cells"))
    text = "1 sentry, sentries, Basic Energy Cells"
    assert parse_side(text, "defender") == sentries.side("defender")


def test_equal_items_add_up() -> None:
    """[V-273] [V-287] [I-84] Whatever their order."""
    assert parse_side("3 corvette, 1 corvette", "invader") == Force(corvette=4).side("invader")
    items = EXAMPLE.split(", ")
    assert parse_side(", ".join(reversed(items)), "invader") == parse_side(EXAMPLE, "invader")


def test_carriers_have_enough_active_power_unless_told() -> None:
    """[V-303]"""
    assert parse_side("2 carrier", "invader").active == 2
    assert parse_side("2 carrier, 1 active", "invader").active == 1
    assert parse_side("12 corvette, 2 carrier", "invader").active == 0


@pytest.mark.parametrize(
    ("invader", "reason"),
    [
        ("", "empty"),
        ("4 corvette,", "empty"),
        ("4 corvet", "did you mean 'corvette'"),
        ("corvette", "how many"),
        ("2 corvette, shield", "did you mean 'shields'"),
        ("2 corvette, improved", "not known"),
        ("-2 corvette", "not known"),
        ("2 corvette, bombard lots", "not known"),
        ("2 corvette, bombard", "how many Materials"),
        ("2 corvette, bombard 2", "at least 3 Materials"),
        ("3 corvette, deep space missiles, spend energy", "1 yard"),
        ("3 corvette, 1 yard, spend energy", "deep-space-missiles"),
        ("3 corvette, improved deep space missiles, 1 yard, spend energy", "Basic"),
        ("3 corvette, 1 yard", "yards mean nothing"),
        ("3 corvette, return trade", "needs autonomous-drones"),
        ("3 corvette, 1 active", "without a carrier"),
        ("3 corvette, improved destroyers", "without a destroyer"),
        ("3 corvette, shields, improved shields", "not both"),
        ("0 corvette", "at least 1"),
        ("shields", "at least 1"),
        ("15 corvette", "only 14"),
        ("10 carrier, 5 active", "only 14"),
        ("9999999999999999999 corvette", "too much"),
        ("2 corvette, 1 defense", "only for the defender"),
        ("fallen-house", "only as the defender"),
        ("3 voidborn", "only in a Skirmish"),
        ("3 voidborn, shields", "cannot have shields"),
        ("3 voidborn, 1 corvette", "cannot have corvette"),
    ],
)
def test_nonsense_is_refused_in_one_line(
    invader: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(f" {invader}", "1 voidborn") == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert reason in captured.err
    assert captured.err.count("\n") == 1


@pytest.mark.parametrize(
    ("defender", "reason"),
    [
        ("2 corvette, bombard 3", "bombard is only for the invader"),
        ("2 corvette, spend energy", "spend energy is only for the invader"),
        ("2 corvette, deep space missiles, 1 yard", "without improved deep-space-missiles"),
        ("fallen-house, 1 defense", "stands alone"),
    ],
)
def test_what_a_defender_cannot_have(defender: str, reason: str) -> None:
    with pytest.raises(UnreadableError, match=reason):
        parse_side(defender, "defender")


@pytest.mark.parametrize(
    ("invader", "defender"),
    [("2 corvette", "2 corvette"), ("2 voidborn", "2 voidborn"), ("2 voidborn", "fallen-house")],
)
def test_a_skirmish_is_voidborn_against_a_player(invader: str, defender: str) -> None:
    """[V-438]"""
    with pytest.raises(UnreadableError, match="Skirmish"):
        parse_sides(invader, defender, skirmish=True)


def test_the_command_as_a_process() -> None:
    code = (
        "import argparse, sys; from domineum.cli import combat;"
        "parser = argparse.ArgumentParser(); combat.add_arguments(parser);"
        "sys.exit(combat.run(parser.parse_args()))"
    )
    arguments = ["--invader", "2 corvett", "--defender", "1 voidborn"]
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "did you mean 'corvette'?" in done.stderr
    assert "Traceback" not in done.stderr
