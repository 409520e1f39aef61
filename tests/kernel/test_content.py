"""Folders of TOML: what is read, replaced, counted and refused."""

from __future__ import annotations

import shutil
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

import pytest

from domineum.kernel import BadData, Catalogue, Message
from domineum.kernel.content import (
    Content,
    Piece,
    Source,
    To,
    fingerprint,
    kind,
    references,
    summary,
)
from tests.example.cards import FOLDER, Cards
from tests.example.game import GAME

COMET = """
[[lanterns]]
id = "comet"
name = {en = "Comet", pl = "Kometa"}
origin = "designed"
light = [9]
"""


def write(folder: Path, source: str | bytes, name: str = "lanterns.toml") -> Path:
    path = folder / name
    path.write_bytes(source if isinstance(source, bytes) else source.encode())
    return path


def cards(*folders: Path) -> Cards:
    return Cards(*map(Source.folder, (FOLDER, *folders)))


def test_a_folder_becomes_records() -> None:
    found = cards()
    assert list(found.lanterns) == ["sun", "moon", "star"]
    assert found.lanterns["moon"].light == [2, 2, 3, 4]
    assert found.prizes["cask"].effect.describe() == Message("effect-oil", {"amount": 3})


def test_a_later_folder_adds_records_and_replaces_them(tmp_path: Path) -> None:
    write(tmp_path, COMET + COMET.replace("comet", "sun").replace("[9]", "[8]"))
    found = cards(tmp_path).lanterns
    assert list(found) == ["sun", "moon", "star", "comet"]
    assert found["sun"].light == [8]


BAD_EFFECT = """
[[prizes]]
id = "cask"
name = {en = "Cask", pl = "Beczka"}
origin = "designed"
effect = {all = [{oil = 1}, {oli = 2}]}
"""


@pytest.mark.parametrize(
    ("name", "source", "problem"),
    [
        ("lanterns.toml", "id = [", "lanterns.toml: .*at line 1|end of document"),
        ("lanterns.toml", "\n\nid 5\n", r"lanterns.toml: .*\(at line 3, column 4\)"),
        ("lanterns.toml", b"\xff\xfe", "lanterns.toml: .*can't decode"),
        ("cards.toml", "", "cards.toml: unknown kind; expected one of charms, lanterns, prizes"),
        ("lanterns.toml", "[other]\n", r"expected only \[\[lanterns\]\] records, found 'other'"),
        ("lanterns.toml", "lanterns = 5", "lanterns.toml: expected a list, found 5"),
        ("lanterns.toml", "[lanterns]\nid = 'x'", "lanterns.toml: expected a list"),
        ("lanterns.toml", "lanterns = [5]", "lanterns.toml:1: 5: expected a table, found 5"),
        ("lanterns.toml", f"{COMET}{COMET}", "lanterns.toml:8: comet: this id is used twice"),
        (
            "lanterns.toml",
            f"{COMET}lihgt = [1]",
            "lanterns.toml:2: comet: unknown key 'lihgt'; did you mean 'light'?",
        ),
        (
            "lanterns.toml",
            COMET + COMET.replace(', pl = "Kometa"', "").replace("comet", "dark"),
            "lanterns.toml:8: dark: the name is missing in pl",
        ),
        (
            "lanterns.toml",
            COMET.replace("comet", "A comet"),
            "lanterns.toml:2: A comet: 'A comet' is not an id",
        ),
        (
            "lanterns.toml",
            COMET.replace('id = "comet"\n', ""),
            "lanterns.toml:2: record 1: 'id' is missing",
        ),
        ("lanterns.toml", COMET.replace('"comet"', "['a']"), "id: expected text, found"),
        (
            "lanterns.toml",
            COMET.replace("designed", "desinged"),
            "comet.origin: 'desinged' is none of .*; did you mean 'designed'?",
        ),
        (
            "prizes.toml",
            BAD_EFFECT,
            r"prizes.toml:2: cask.effect.all.1: unknown effect 'oli'; did you mean 'oil'",
        ),
    ],
)
def test_bad_content_names_file_line_and_problem(
    tmp_path: Path, name: str, source: str | bytes, problem: str
) -> None:
    write(tmp_path, source, name)
    with pytest.raises(BadData, match=problem) as bad:
        cards(tmp_path)
    assert str(bad.value).startswith(str(tmp_path))


def test_a_folder_that_does_not_exist_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="nowhere: there is no such folder"):
        Source.folder(tmp_path / "nowhere")


def hashed(*folders: Path) -> str:
    return fingerprint(map(Source.folder, folders))


def test_a_comment_is_not_content(tmp_path: Path) -> None:
    shutil.copytree(FOLDER, tmp_path, dirs_exist_ok=True)
    for path in tmp_path.glob("*.toml"):
        path.write_bytes(b"# a comment\n" + path.read_bytes() + b"# another one\n")
    assert hashed(tmp_path) == GAME.content


def test_what_no_rule_reads_is_not_content(tmp_path: Path) -> None:
    """Names, texts and where a record is known from, in a record and inside it."""
    write(tmp_path, COMET)
    before = hashed(tmp_path)
    for old, new in (("Comet", "Komet"), ('"designed"', '"printed"'), ("\n", "\n\n")):
        write(tmp_path, COMET.replace(old, new))
        assert COMET.replace(old, new) != COMET
        assert hashed(tmp_path) == before
    write(tmp_path, COMET + 'parts = [{title = {en = "One", pl = "Raz"}, worth = 1}]\n')
    inside = hashed(tmp_path)
    write(tmp_path, COMET + 'parts = [{title = {en = "Two", pl = "Dwa"}, worth = 1}]\n')
    assert hashed(tmp_path) == inside != before


def test_the_fingerprint_changes_with_the_content(tmp_path: Path) -> None:
    shutil.copytree(FOLDER, tmp_path, dirs_exist_ok=True)
    assert hashed(tmp_path) == hashed(FOLDER) == GAME.content
    write(tmp_path, COMET)
    assert hashed(tmp_path) != GAME.content
    assert hashed(FOLDER, tmp_path) != GAME.content


def test_the_summary_counts_records_by_origin(tmp_path: Path) -> None:
    write(tmp_path, COMET.replace('"designed"', '"printed"'))
    assert summary(cards(tmp_path).pieces) == {
        "charms": {"count": 2, "printed": 0, "inferred": 0, "designed": 2},
        "lanterns": {"count": 4, "printed": 1, "inferred": 0, "designed": 3},
        "prizes": {"count": 6, "printed": 0, "inferred": 0, "designed": 6},
    }


def test_names_of_content_are_known_to_the_catalogue() -> None:
    texts = Catalogue()
    GAME.records.name(texts)
    assert texts.render(Message("lantern-star"), "pl") == "Gwiazda"
    assert texts.missing() == []


# -- kinds and references -----------------------------------------------------------------------


@dataclass(frozen=True)
class Pier:
    name: Annotated[str, To("towns", "ghosts")] = ""


@dataclass(frozen=True, kw_only=True)
class Town(Piece):
    twin: Annotated[str, To("towns")]
    piers: dict[str, list[Pier]] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class Light(Piece):
    towns: list[Annotated[str, To("towns")]]


class Coast(Content):
    towns: dict[str, Town] = kind(1, "place", fixed=True)
    lights: dict[str, Light] = kind(1, "place")

    def further_names(self) -> dict[str, set[str]]:
        return {"ghosts": {"nobody"}}


def coast(folder: Path, **files: str) -> Coast:
    sources = []
    for name, text in files.items():
        place = folder / name
        place.mkdir()
        kinds = text.split("\n---\n")
        for kind_name, records in zip(("towns", "lights"), kinds, strict=False):
            write(place, records, f"{kind_name}.toml")
        sources.append(Source.folder(place))
    return Coast({}, *sources)


def record(kind_name: str, piece: str, rest: str) -> str:
    names = '{en = "A", pl = "B"}'
    return f'[[{kind_name}]]\nid = "{piece}"\nname = {names}\norigin = "designed"\n{rest}\n'


TOWN = record("towns", "hull", 'twin = "hull"\npiers = {old = [{}, {name = "nobody"}]}')
LIGHT = record("lights", "beam", 'towns = ["hull"]')
COAST = f"{TOWN}\n---\n{LIGHT}"


def test_references_to_ids_and_to_other_names_are_followed(tmp_path: Path) -> None:
    found = coast(tmp_path, box=COAST)
    assert [name for name, kinds, _ in references(found.towns["hull"])] == [
        "twin", "piers.old.1.name",
    ]  # fmt: skip
    assert found.where("lights", "beam") == f"{tmp_path / 'box' / 'lights.toml'}:1: beam"


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('["hull"]', '["hull", "hul"]', "beam.towns.1: 'hul' is not among the towns; did you"),
        ('"nobody"', '"ghost"', "hull.piers.old.1.name: 'ghost' is not among the towns or ghosts"),
        ('id = "beam"', 'id = "hull"', "lights.toml:1: hull: this id is used in towns too"),
        ("[[lights]]", "", "expected 1 lights, found 0|expected only"),
    ],
)
def test_content_that_does_not_fit_together_is_refused(
    tmp_path: Path, old: str, new: str, problem: str
) -> None:
    with pytest.raises(BadData, match=problem):
        coast(tmp_path, box=COAST.replace(old, new))


def test_a_pack_adds_to_open_kinds_and_only_replaces_in_fixed_ones(tmp_path: Path) -> None:
    more = TOWN.replace('"A"', '"New"') + "\n---\n" + LIGHT.replace("beam", "ray")
    found = coast(tmp_path, box=COAST, pack=more)
    assert (found.towns["hull"].name["en"], list(found.lights)) == ("New", ["beam", "ray"])
    assert list(found.added(found.packs[0])) == [("lights", "ray"), ("towns", "hull")]
    with pytest.raises(BadData, match="expected 1 towns, found 2"):
        coast(tmp_path, other=COAST, more=more.replace('id = "hull"', 'id = "york"'))
