"""Packs: what is read, what is refused, and what a record says of them."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from domineum import games
from domineum.bots.random import play_out
from domineum.kernel import AnyGame, BadData, BadRecord, Match, Random
from domineum.kernel import packs as limits
from domineum.kernel.packs import open_pack
from domineum.kernel.record import load, replay, take
from domineum.kernel.state import digest
from tests.example import GAME

ABOUT = """
name = "{name}"
version = "1.2"
game = "lanterns"
authors = ["A Keeper"]
licence = "CC0-1.0"
"""
COMET = """
[[lanterns]]
id = "comet"
name = {en = "Comet", pl = "Kometa"}
origin = "designed"
light = [9, 9]
"""
SUN = COMET.replace("comet", "sun").replace("[9, 9]", "[8]")


def folder(place: Path, name: str = "comets", **files: str) -> Path:
    place.mkdir(parents=True, exist_ok=True)
    (place / "pack.toml").write_text(ABOUT.format(name=name), encoding="utf-8")
    for stem, text in files.items():
        (place / f"{stem}.toml").write_text(text, encoding="utf-8")
    return place


def zipped(place: Path, files: dict[str, str | bytes]) -> Path:
    with zipfile.ZipFile(place, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return place


def played(game: AnyGame) -> str:
    match = Match(game, {"players": 2}, 5)
    play_out(match, Random(5))
    return take(match).to_text()


def test_a_folder_and_a_zip_of_it_are_the_same_pack(tmp_path: Path) -> None:
    plain = open_pack(folder(tmp_path / "plain", lanterns=COMET))
    files: dict[str, str | bytes] = {
        "mine/pack.toml": ABOUT.format(name="comets"),
        "mine/lanterns.toml": COMET.replace("\n", "\r\n"),
        "mine/._lanterns.toml": "nothing of ours",
        "mine/deep/prizes.toml": "id = [",
        "../outside.toml": "id = [",
        "/etc/passwd.toml": "id = [",
        "mine/README.md": "Read me.",
    }
    packed = open_pack(zipped(tmp_path / "comets.zip", files))
    assert packed.id == plain.id
    assert (packed.about.authors, packed.about.licence) == (["A Keeper"], "CC0-1.0")
    assert [*packed.files] == ["lanterns.toml", "pack.toml"]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["comets.zip", "plain"]


@pytest.mark.parametrize(
    ("files", "problem"),
    [
        ({"lanterns.toml": COMET}, "expected one pack.toml in it, found 0"),
        ({"a/pack.toml": "", "b/pack.toml": ""}, "expected one pack.toml in it, found 2"),
        ({"pack.toml": ABOUT.format(name="x")}, "no content in this pack"),
        ({"pack.toml": 'name = "x"', "lanterns.toml": COMET}, "pack.toml: 'version' is missing"),
        ({"pack.toml": ABOUT.format(name="X Y"), "lanterns.toml": COMET}, "is not a name"),
        (
            {"pack.toml": ABOUT.replace("1.2", "1 2").format(name="x"), "lanterns.toml": COMET},
            "the version must be a word",
        ),
        (
            {"pack.toml": ABOUT.replace('"A Keeper"', "").format(name="x"), "prizes.toml": ""},
            "somebody must have written it",
        ),
        ({"pack.toml": b"\xff", "lanterns.toml": COMET}, "can't decode"),
        ({f"{n}.txt": "" for n in range(limits.MAX_FILES + 1)}, "at most 200 files"),
        ({"pack.toml": "", "prizes.toml": b" " * (limits.MAX_BYTES + 1)}, "at most 5000000 bytes"),
    ],
)
def test_what_is_no_pack_is_refused(
    tmp_path: Path, files: dict[str, str | bytes], problem: str
) -> None:
    with pytest.raises(BadData, match=problem):
        open_pack(zipped(tmp_path / "pack.zip", files))


def test_a_file_that_is_no_zip_and_a_folder_without_its_sheet_are_refused(tmp_path: Path) -> None:
    (tmp_path / "x.zip").write_bytes(b"PK\x03\x04 and nothing")
    with pytest.raises(BadData, match="not a zip that can be read"):
        open_pack(tmp_path / "x.zip")
    with pytest.raises(BadData, match=r"there is no pack\.toml"):
        open_pack(tmp_path)


def test_packs_must_be_for_the_game_and_different(tmp_path: Path) -> None:
    mine = open_pack(folder(tmp_path, lanterns=COMET))
    with pytest.raises(BadData, match="this is a pack for lanterns, not voidfall"):
        games.with_packs(games.find("voidfall"), [mine])
    with pytest.raises(BadData, match="two packs with the name comets"):
        games.with_packs(GAME, [mine, mine])


def test_a_game_with_a_pack_is_played_beside_the_one_without(tmp_path: Path) -> None:
    game = games.with_packs(GAME, [open_pack(folder(tmp_path, lanterns=COMET))])
    match, usual = Match(game, {"players": 2}, 5), Match(GAME, {"players": 2}, 5)
    assert len(match.state.deck) == len(usual.state.deck) + 4
    assert (match.state.plain()["pack"], "pack" in usual.state.plain()) == (game.content, False)
    assert type(match.state).load(match.state.plain()) == match.state
    assert digest(match.copy().state) == digest(match.state)
    assert match.state.content.lanterns.keys() - usual.state.content.lanterns.keys() == {"comet"}


def test_a_record_names_its_packs_and_is_verified_with_them_only(tmp_path: Path) -> None:
    one = open_pack(folder(tmp_path / "1", lanterns=COMET))
    two = open_pack(folder(tmp_path / "2", "suns", lanterns=SUN))
    game = games.with_packs(GAME, [one, two])
    text = played(game)
    assert f"\npack comets 1.2 {one.id.hash}\npack suns 1.2 {two.id.hash}\n\n" in text
    record = load(text)
    assert (load(record.to_json()), record.packs) == (record, (one.id, two.id))
    assert replay(record, game).over
    for packs, problem in (
        ([], f"needs the pack comets 1.2 .{one.id.hash}., which is not here: add --pack PATH"),
        ([one], "needs the pack suns"),
        ([two, one], "has its packs in this order: comets"),
    ):
        with pytest.raises(BadRecord, match=problem):
            replay(record, games.with_packs(GAME, packs))
    with pytest.raises(BadRecord, match="was played without the pack comets"):
        replay(load(played(GAME)), games.with_packs(GAME, [one]))


def test_another_version_of_a_pack_is_another_pack(tmp_path: Path) -> None:
    old = games.with_packs(GAME, [open_pack(folder(tmp_path, lanterns=COMET))])
    record = load(played(old))
    new = games.with_packs(GAME, [open_pack(folder(tmp_path, lanterns=COMET.replace("9", "8")))])
    with pytest.raises(BadRecord, match=r"gives another state in .*made with rules 1, content"):
        replay(record, new)
