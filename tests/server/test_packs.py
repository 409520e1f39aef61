"""Packs that the keeper of a server put there, and tables that choose among them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from domineum import games
from domineum.kernel.packs import open_pack
from domineum.kernel.record import load, replay
from domineum.server.tables.hosted import HostedGames
from domineum.table.problems import BadSetup
from tests.example import GAME
from tests.kernel.test_packs import COMET, SUN, folder
from tests.server.people import Table, run, sit_down, visitor
from tests.server.process import LANTERNS, Server


@pytest.fixture
def packs(tmp_path: Path) -> Path:
    """A folder with two packs, one that is broken, and one for another game."""
    place = tmp_path / "packs"
    folder(place / "comets", lanterns=COMET)
    folder(place / "suns", "suns", lanterns=SUN)
    folder(place / "broken", "broken", lanterns="id = [")
    other = folder(place / "other", "other", lanterns=COMET) / "pack.toml"
    other.write_text(other.read_text().replace('"lanterns"', '"chess"'))
    return place


@pytest.fixture
def own(tmp_path: Path, packs: Path) -> Iterator[Server]:
    settings = {"DOMINEUM_PACKS": f'["{packs}"]'}
    found = Server(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path / "log", (LANTERNS,), settings)
    found.start()
    yield found
    found.stop()


def test_a_table_with_a_pack_is_played_stored_exported_and_imported(
    own: Server, packs: Path
) -> None:
    async def script() -> None:
        client = visitor(own)
        _, found = await client.get("/games")
        (game,) = found["games"]
        assert [pack["name"] for pack in game["packs"]] == ["comets", "suns"]
        assert game["packs"][0] == {
            "name": "comets", "version": "1.2", "authors": ["A Keeper"], "licence": "CC0-1.0",
        }  # fmt: skip
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
        table = await sit_down(own, "lanterns+comets", seats=seats)
        assert table.info["game"] == "lanterns+comets"
        _, library = await client.get("/games/lanterns+comets/library")
        assert "comet" in [entry["id"] for entry in library["entries"]]
        _, plain = await client.get("/games/lanterns/library")
        assert "comet" not in [entry["id"] for entry in plain["entries"]]
        own.kill()
        own.start()
        table.client = visitor(own)
        assert (await table.finish(random.Random(3)))["over"]
        _, exported = await table.client.get(f"{table.path}/record")
        record = load(exported["record"])
        mine = games.with_packs(GAME, [open_pack(packs / "comets")])
        assert replay(record, mine).over
        status, made = await table.client.post("/import", {"record": exported["record"]})
        assert (status, made["table"]["game"]) == (201, "lanterns+comets"), made
        again = Table(table.client, made)
        assert (await again.update(None))["over"]
        _, code = await table.client.get(f"/setups/{table.info['setup']}")
        assert code["game"] == "lanterns+comets"
        digest = mine.packs[0].id.hash
        for here, gone in (("pack comets", "pack meteors"), (digest, "0" * 16)):
            text = exported["record"].replace(here, gone)
            status, refused = await table.client.post("/import", {"record": text})
            assert (status, refused["error"]) == (422, "pack-missing")
            assert "this server does not have" in refused["text"]
            assert gone.removeprefix("pack ") in refused["text"]

    run(script())


@pytest.mark.parametrize(
    "name",
    ["lanterns+broken", "lanterns+other", "lanterns+", "lanterns+../packs/comets",
     "lanterns+suns+comets", "lanterns+comets+comets", "lanterns+comets+", "+comets", "go+comets"],
)  # fmt: skip
def test_only_packs_of_the_keeper_in_their_order_can_be_chosen(packs: Path, name: str) -> None:
    hosted = HostedGames([LANTERNS], [packs])
    assert hosted.find(name) is None
    with pytest.raises(BadSetup):
        hosted.get(name)


def test_several_packs_make_one_game_that_is_made_once(packs: Path) -> None:
    hosted = HostedGames([LANTERNS], [packs / "suns", packs / "comets"])
    assert list(hosted.packs["lanterns"]) == ["suns", "comets"]
    found = hosted.get("lanterns+suns+comets")
    assert hosted.get("lanterns+suns+comets") is found
    assert [pack.about.name for pack in found.packs] == ["suns", "comets"]
    assert hosted.get("lanterns") is GAME


def test_a_record_of_what_is_stored_names_the_packs(packs: Path) -> None:
    """Also those that are gone, of which a server knows only the name."""
    hosted = HostedGames([LANTERNS], [packs])
    game, names = hosted.names("lanterns+comets+gone")
    comets = open_pack(packs / "comets").id
    assert (game, names[0]) == ("lanterns", comets)
    assert (names[1].name, names[1].version) == ("gone", "unknown")
    assert hosted.names("lanterns") == ("lanterns", [])
