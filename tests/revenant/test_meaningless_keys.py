"""Keys that mean nothing at their place are refused: nothing that a card says is ignored."""

from __future__ import annotations

from pathlib import Path

import pytest

from domineum.kernel import BadData
from domineum.kernel.decode import decode
from domineum.kernel.packs import open_pack
from domineum.revenant import GAME
from domineum.revenant.conditions import Condition, Requirement
from domineum.revenant.content import FOLDER
from domineum.revenant.costs import Price
from domineum.revenant.counts import COUNTS
from domineum.revenant.game import Revenant
from domineum.revenant.records import Award
from tests.meaningless import foreign

RECORDS = (Condition, Requirement, Price, Award)


def test_every_record_refuses_the_keys_of_the_others() -> None:
    every = [*foreign((*RECORDS, *COUNTS.classes.values()))]
    assert len(every) > 200
    for cls, key in every:
        if cls in RECORDS:
            with pytest.raises(BadData, match=f"^here: unknown key '{key}'"):
                decode(cls, {key: 1}, "here")
        else:
            word = next(word for word, known in COUNTS.classes.items() if known is cls)
            with pytest.raises(BadData, match=f"^here: the count '{word}' has no key '{key}'"):
                COUNTS.parse({"count": word, key: 1}, "here")


@pytest.mark.parametrize("key", [
    "boarded_corrupted", "corrupted_option", "rift_here", "planet_here", "own_frigate_here",
    "other_frigate_here", "influence_lead", "influence_behind",
])  # fmt: skip
def test_a_condition_cannot_ask_for_the_opposite(key: str) -> None:
    """No rule would look at the value."""
    with pytest.raises(BadData, match=rf"^here\.{key}: False is none of True$"):
        decode(Condition, {key: False}, "here")
    assert decode(Condition, {key: True}, "here").checks == ((key, True),)


def test_a_condition_says_all_that_it_asks_for() -> None:
    condition = decode(Condition, {"rank_at_least": 2, "rift_here": True}, "here")
    assert GAME.catalogue.render(condition.describe(), "en") == (
        "your Captain has Rank 2 or higher and a Rift is in your Sector"
    )


@pytest.mark.parametrize(
    ("cls", "data", "problem"),
    [
        (Requirement, {}, "a requirement asks for something"),
        (Requirement, {"tracks": 2}, "'tracks' and 'at' go together"),
        (Requirement, {"ships_on_board": "arkship", "number": [2, 3]}, "expected 4 items, found 2"),
        (Condition, {"boarded_house": "nobody"}, "'nobody' is no House"),
        (Price, {"energy": -1}, "a cost takes, and gives nothing"),
        (Award, {"prestige": 2}, "it has either 'per' or 'when'"),
        (Award, {"prestige": 2, "per": "energy"}, "'every' and 'max' are at least 1"),
        (
            Award,
            {"prestige": 2, "when": {"rank_at_least": 2}, "max": 3},
            "'every' and 'max' go with 'per'",
        ),
    ],
)
def test_a_record_that_means_nothing_is_refused(
    cls: type, data: dict[str, object], problem: str
) -> None:
    with pytest.raises(BadData, match=r"^here") as refused:
        decode(cls, data, "here")
    assert problem in str(refused.value)


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ({"count": "ranks", "max": 3}, "unknown count 'ranks'; did you mean 'rank'?"),
        ({"count": "rank"}, "'max' is missing"),
        ({"count": "rank", "mux": 3}, "the count 'rank' has no key 'mux'; did you mean 'max'?"),
    ],
)
def test_a_count_that_means_nothing_is_refused(data: object, problem: str) -> None:
    with pytest.raises(BadData) as refused:
        COUNTS.parse(data, "here")
    assert str(refused.value) == f"here: {problem}"


def test_a_pack_is_refused_with_file_record_and_path(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text(
        'name = "t"\nversion = "1"\ngame = "revenant"\nauthors = ["Us"]\nlicence = "CC0-1.0"\n'
    )
    text = (FOLDER / "colonies.toml").read_text("utf-8")
    first = "[[colonies]]" + text.split("[[colonies]]")[1]
    (tmp_path / "colonies.toml").write_text(first.replace("every", "evry"), "utf-8")
    with pytest.raises(BadData) as refused:
        Revenant(open_pack(tmp_path))
    assert str(refused.value).startswith(f"{tmp_path / 'colonies.toml'}:1: ")
    assert ".award: unknown key 'evry'; did you mean 'every'?" in str(refused.value)
