"""Datasets: every decision of a tournament, as its seat saw it, in files that others read."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from domineum import games
from domineum.arena.pool import processes
from domineum.arena.run import Ways, run
from domineum.arena.store import read_blocks
from domineum.arena.tournament import Tournament
from domineum.cli import main
from domineum.envs import dataset
from domineum.envs.card import Counts, card
from domineum.envs.encoding import Encoder, layout
from domineum.envs.episode import Episodes
from domineum.envs.observations import Observations
from domineum.kernel import DomineumError, Match
from domineum.kernel.record import load

PLAN = Tournament("revenant", ("random", "tests.arena.players:First"), games=2, players=2, seed=3)


@pytest.fixture(scope="module")
def arena(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tournament with records."""
    folder = tmp_path_factory.mktemp("dataset") / dataset.ARENA
    run(PLAN, folder, Ways(processes(1), lambda *_: None, records=True))
    return folder


def lines(arena: Path) -> list[dict[str, Any]]:
    return [game for block in read_blocks(arena) for game in block["games"]]


def test_every_decision_is_there_with_its_options_and_how_it_ended(arena: Path) -> None:
    played = lines(arena)
    found = dataset.columns(PLAN.found, arena, played)
    assert {len(column) for column in found.values()} == {sum(sum(g["decisions"]) for g in played)}
    for number, bot in enumerate(found["bot"]):
        codes, place = found["codes"][number], found["choice"][number]
        if bot == "tests.arena.players:First":
            assert place == 0
        assert len(codes) == len(found["actions"][number])
        assert found["action"][number] == found["actions"][number][place]
        game = next(g for g in played if g["game"] == found["game"][number])
        seat = found["seat"][number]
        assert found["score"][number] == game["scores"][seat]
        assert found["won"][number] == (seat in game["winners"])


def test_a_position_is_what_an_environment_shows(arena: Path) -> None:
    line = lines(arena)[0]
    path = arena / line["record"]
    encoder, episodes = Encoder(PLAN.found), Episodes("revenant", "competitive", 2)
    episodes.begin(1)
    record = load(path.read_text(encoding="utf-8"))
    episodes.match = Match(PLAN.found, record.config, record.seed)
    shown = Observations(episodes)
    for made in dataset.decisions(PLAN.found, encoder, path, line["digest"]):
        seen = shown.of(made.seat)
        assert seen.keys() == made.seen.keys()
        assert all(np.array_equal(seen[name], block) for name, block in made.seen.items())
        episodes.do(made.seat, made.actions[made.choice])
    assert episodes.over


def test_a_record_that_ends_otherwise_is_refused(arena: Path) -> None:
    line = lines(arena)[0] | {"digest": "0000"}
    with pytest.raises(DomineumError, match="ends otherwise"):
        dataset.columns(PLAN.found, arena, [line])


def test_the_card_says_what_is_in_it_and_which_command_makes_it(arena: Path) -> None:
    described = layout(PLAN.found)
    counts = Counts(lines(arena), decisions=4321, files=1)
    text = card(PLAN, {"rules": "7"}, described, counts, dataset.SEEN)
    assert text.startswith("---\nlicense: ")
    assert "2 games, 4,321 decisions" in text
    assert "domineum dataset make revenant --mode competitive --players 2 --bots" in text
    assert "| `obs_ships` | observation: 28 x 3 numbers" in text
    assert "rules 7" in text
    assert all(f"`{name}`" in text for name in dataset.PLAIN)


def test_without_pyarrow_nothing_is_played(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    out = tmp_path / "out"
    assert main(["dataset", "make", "revenant", "--bots", "random", "--out", str(out)]) == 2
    assert "pip install 'domineum[envs,parquet]'" in capsys.readouterr().err
    assert not out.exists()


@pytest.mark.parametrize("name", games.names())
def test_the_layout_is_printed_for_people_and_programs(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["dataset", "layout", name, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    shapes = {n: (len(b["rows"]), len(b["columns"])) for n, b in found["blocks"].items()}
    assert shapes == Encoder(games.find(name)).shapes
    assert main(["dataset", "layout", name]) == 0
    text = capsys.readouterr().out
    assert f"layout {found['version']}" in text
    assert "options: 64 x 5" in text
