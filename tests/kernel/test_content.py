"""Folders of TOML: what is read, replaced, counted and refused."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from domineum.kernel import BadData, Catalogue, Message
from domineum.kernel.content import add_names, fingerprint, read, summary
from tests.example.effects import EFFECTS
from tests.example.game import GAME, HERE, KINDS

CONTENT = HERE / "content"
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


def test_a_folder_becomes_records() -> None:
    found = read([CONTENT], KINDS, EFFECTS.hooks)
    assert list(found["lanterns"]) == ["sun", "moon", "star"]
    assert found["lanterns"]["moon"].light == [2, 2, 3, 4]
    assert found["prizes"]["cask"].effect.describe() == Message("effect-oil", {"amount": 3})


def test_a_later_folder_adds_records_and_replaces_them(tmp_path: Path) -> None:
    write(tmp_path, COMET + COMET.replace("comet", "sun").replace("[9]", "[8]"))
    found = read([CONTENT, tmp_path], KINDS, EFFECTS.hooks)["lanterns"]
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
        ("cards.toml", "", "cards.toml: unknown kind; expected one of lanterns, prizes"),
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
        read([CONTENT, tmp_path], KINDS, EFFECTS.hooks)
    assert str(bad.value).startswith(str(tmp_path))


def test_a_folder_that_does_not_exist_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="nowhere: there is no such folder"):
        read([tmp_path / "nowhere"], KINDS, EFFECTS.hooks)


def test_a_comment_is_not_content(tmp_path: Path) -> None:
    shutil.copytree(CONTENT, tmp_path, dirs_exist_ok=True)
    for path in tmp_path.glob("*.toml"):
        path.write_bytes(b"# a comment\n" + path.read_bytes() + b"# another one\n")
    assert fingerprint([tmp_path]) == GAME.content


def test_the_fingerprint_changes_with_the_content(tmp_path: Path) -> None:
    shutil.copytree(CONTENT, tmp_path, dirs_exist_ok=True)
    assert fingerprint([tmp_path]) == fingerprint([CONTENT]) == GAME.content
    write(tmp_path, COMET)
    assert fingerprint([tmp_path]) != GAME.content
    assert fingerprint([CONTENT, tmp_path]) != GAME.content


def test_the_summary_counts_records_by_origin(tmp_path: Path) -> None:
    write(tmp_path, COMET.replace('"designed"', '"printed"'))
    assert summary(read([CONTENT, tmp_path], KINDS, EFFECTS.hooks)) == {
        "lanterns": {"count": 4, "printed": 1, "inferred": 0, "designed": 3},
        "prizes": {"count": 6, "printed": 0, "inferred": 0, "designed": 6},
    }


def test_names_of_content_are_known_to_the_catalogue() -> None:
    texts = Catalogue()
    add_names(texts, "lantern", GAME.lanterns)
    assert texts.render(Message("lantern-star"), "pl") == "Gwiazda"
    assert texts.missing() == []
