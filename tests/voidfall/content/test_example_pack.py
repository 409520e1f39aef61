"""The pack of examples/packs: it is checked, named in both languages, and played."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from domineum import games
from domineum.bots.random import play_out
from domineum.cli import main
from domineum.kernel import Match, Message, Random
from domineum.kernel.decode import Plain
from domineum.kernel.record import load, replay, take

PACK = Path(__file__).parents[3] / "examples" / "packs" / "quiet-beacons"
HOUSES: list[Plain] = [{"house": "orsavel", "side": "A"}, {"house": "valnis", "side": "B"}]


def test_the_pack_is_a_good_addition(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["content", "check", str(PACK)]) == 0
    said = capsys.readouterr().out
    for kind, name in (
        ("houses", "orsavel"), ("scenarios", "beacon-strait"), ("technologies", "lamp-relays"),
        ("agendas", "lit-harbours"),
    ):  # fmt: skip
        assert f"{kind}: adds {name}\n" in said
    assert "games with it broke no rule\n" in said
    assert said.endswith("is a good addition to voidfall\n")


def test_its_house_plays_on_its_map_and_the_record_replays(tmp_path: Path) -> None:
    game = games.find("voidfall", [PACK])
    config: dict[str, Plain] = {"scenario": "beacon-strait", "houses": HOUSES}
    match = Match(game, config, 3)
    assert match.state.players[0].technologies == {"lamp-relays": 1}
    assert "lit-harbours" in match.state.agenda_decks["wealth"]
    play_out(match, Random(3))
    packed = shutil.make_archive(str(tmp_path / "beacons"), "zip", PACK.parent, PACK.name)
    again = replay(load(take(match).to_text()), games.find("voidfall", [packed]))
    assert again.outcome == match.outcome


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Lamp Relays"), ("pl", "Przekaźniki Latarni")]
)
def test_its_names_are_in_the_catalogue(language: str, name: str) -> None:
    game = games.find("voidfall", [PACK])
    assert game.catalogue.render(Message("technology-lamp-relays"), language) == name
    assert "technology-lamp-relays" not in games.find("voidfall").catalogue


def test_everything_in_it_is_ours() -> None:
    game = games.find("voidfall", [PACK])
    (pack,) = game.packs
    added = [game.pieces[kind][name] for kind, name in game.records.added(pack)]
    assert {piece.origin for piece in added} == {"designed"}
    assert len(added) == 8


def test_the_mistake_in_the_readme_is_named_like_this(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(PACK, tmp_path, dirs_exist_ok=True)
    path = tmp_path / "houses.toml"
    text = path.read_text(encoding="utf-8").replace("home-sector", "home-sektor")
    path.write_text(text, encoding="utf-8")
    assert main(["content", "check", str(tmp_path)]) == 2
    problem = capsys.readouterr().err.removeprefix(f"domineum: {tmp_path}").strip("/\\\n")
    readme = (PACK.parent / "README.md").read_text(encoding="utf-8")
    assert problem.startswith("houses.toml:3: orsavel.home: ")
    assert f"```\n{problem}\n```" in readme
