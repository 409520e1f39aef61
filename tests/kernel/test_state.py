"""The generated copy, plain form and hashes of states."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Literal, NewType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domineum.kernel import BadData, State, kept, state, value
from domineum.kernel.record import take
from domineum.kernel.state import Hashed, digest, parts
from tests.example.positions import keeper, night
from tests.example.state import Night
from tests.kernel.table import lanterns

CardId = NewType("CardId", str)
ROOT = Path(__file__).parents[2]


@state
class Leaf(State):
    number: int
    word: str
    flag: bool
    kind: Literal["red", "blue"]


@state
class Tree(State):
    """Every shape that a field can have."""

    leaf: Leaf
    maybe: Leaf | None
    leaves: list[Leaf]
    named: dict[str, Leaf]
    numbered: dict[int, list[int]]
    grid: list[list[int]]
    row: tuple[Leaf, ...]
    pair: tuple[int, str]
    steps: list[tuple[str | int, ...]]
    cards: list[CardId]
    card: CardId | None
    deep: dict[str, list[dict[int, Leaf | None]]]


leaf = st.builds(Leaf, st.integers(0, 3), st.text(max_size=3), st.booleans())
small = st.lists(st.integers(0, 2), max_size=2)
tree = st.builds(
    Tree,
    leaf=leaf,
    maybe=st.none() | leaf,
    leaves=st.lists(leaf, max_size=2),
    named=st.dictionaries(st.text(max_size=2), leaf, max_size=2),
    numbered=st.dictionaries(st.integers(-20, 20), small, max_size=3),
    grid=st.lists(small, max_size=2),
    row=st.lists(leaf, max_size=2).map(tuple),
)


def mutable(value: object) -> Iterator[int]:
    """Name every object inside a state that could be changed."""
    if isinstance(value, State | list | dict):
        yield id(value)
    if isinstance(value, State):
        for name in value.__dataclass_fields__:  # type: ignore[attr-defined]
            yield from mutable(getattr(value, name))
    elif isinstance(value, dict):
        for item in value.values():
            yield from mutable(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from mutable(item)


@given(tree)
def test_a_copy_is_equal_and_shares_nothing_that_can_change(original: Tree) -> None:
    twin = original.copy()
    assert twin == original
    assert not set(mutable(twin)) & set(mutable(original))


@given(tree)
def test_the_plain_form_can_be_loaded_again(original: Tree) -> None:
    plain = json.loads(json.dumps(original.plain()))
    assert Tree.load(plain) == original


@given(tree, tree)
def test_hashes_are_equal_exactly_when_the_states_are(one: Tree, other: Tree) -> None:
    assert (digest(one) == digest(other)) == (one == other)
    assert digest(one) == digest(one.copy())


def test_the_order_of_keys_does_not_matter() -> None:
    position = night(keeper("sun 1"))
    assert digest(position) == digest(Night.load(dict(reversed(position.plain().items()))))


def test_parts_name_what_changed() -> None:
    before = night(keeper("sun 1"), keeper("sun 3"))
    after = before.copy()
    after.keepers[1].oil += 1
    after.round += 1
    old, new = parts(before), parts(after)
    assert {part for part in new if new[part] != old[part]} == {"keepers.1", "round"}


@given(st.lists(tree, min_size=2, max_size=6))
def test_hashing_what_changed_finds_what_hashing_everything_finds(states: list[Tree]) -> None:
    before, hashed = parts(states[0]), Hashed(states[0])
    for each in states[1:]:
        after = parts(each)
        changed = {part: text for part, text in after.items() if before.get(part) != text}
        gone = {part: "" for part in before if part not in after}
        assert hashed.changed(each) == changed | gone
        assert hashed.changed(each.copy()) == {}
        before = after


@pytest.mark.parametrize(
    "kind",
    [
        float, set[int], frozenset[str], bytes, object, Any, list, dict, tuple, Path,
        list[float], dict[str, set[int]], dict[tuple[int, ...], int], tuple[int, list[int]],
        int | list[int], Leaf | Night, Iterator[int],
    ],
)  # fmt: skip
def test_a_field_that_cannot_be_copied_and_hashed_is_refused(kind: Any) -> None:
    with pytest.raises(TypeError, match="a state cannot hold"):
        state(type("Bad", (State,), {"__annotations__": {"field": kind}}))


def test_a_state_that_does_not_fit_says_where() -> None:
    plain = night(keeper("sun 1")).plain()
    plain["keepers"] = [{"hand": [], "oil": "much", "points": 0, "charms": []}]
    with pytest.raises(BadData, match=r"Night\.keepers\.0\.oil: expected a whole number"):
        Night.load(plain)


@pytest.mark.parametrize("seed", ["0", "1", "4242"])
def test_hashes_are_the_same_in_every_process(seed: str) -> None:
    code = (
        "from tests.kernel.table import lanterns; from domineum.kernel.record import take;"
        "print(take(lanterns(3, players=3)).to_text())"
    )
    environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONIOENCODING": "utf-8"}
    ran = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT, env=environment, capture_output=True, check=True, encoding="utf-8",
    )  # fmt: skip
    assert ran.stdout.rstrip() == take(lanterns(3, players=3)).to_text().rstrip()


@value
class Mark(State):
    """Something that never changes."""

    name: str
    numbers: tuple[int, ...] = ()


@state
class Marked(State):
    mark: Mark
    marks: tuple[Mark, ...]


def test_values_are_shared_by_copies_and_can_be_keys() -> None:
    mark = Mark("x", (1, 2))
    original = Marked(mark, (mark, mark))
    copied = original.copy()
    assert copied == original
    assert copied.mark is mark.copy() is mark
    assert copied.marks is original.marks
    assert {mark: 1}[Mark("x", (1, 2))] == 1
    assert Marked.load(original.plain()) == original


def test_a_value_with_other_fields_is_another_value() -> None:
    mark = Mark("x", (1, 2))
    other = mark.but(numbers=(3,))
    assert (other, mark) == (Mark("x", (3,)), Mark("x", (1, 2)))
    assert mark.but() == mark
    with pytest.raises(KeyError):
        mark.but(colour="red")


class Row(tuple[Mark, ...]):
    """Marks beside each other."""


@state
class Shared(State):
    row: Row
    names: Mapping[str, int]
    sum: int | None = kept()


def test_what_never_changes_is_shared_by_copies() -> None:
    """A subclass of a tuple and a Mapping of immutable things; both are read again as they were."""
    one = Shared(Row([Mark("sun", (2,)), Mark("moon")]), {"b": 2, "a": 1})
    two = one.copy()
    assert two.row is one.row
    assert two.names is one.names
    assert one.plain() == {
        "row": [{"name": "sun", "numbers": [2]}, {"name": "moon", "numbers": []}],
        "names": {"a": 1, "b": 2},
    }
    again = Shared.load(one.plain())
    assert again == one
    assert type(again.row) is Row


def test_what_is_worked_out_is_kept_by_copies_and_no_part_of_the_state() -> None:
    """It is in no form of a state and cannot be given; equal states may differ in it."""
    one = Shared(Row(), {})
    bare = one.copy()
    one.sum = 3
    assert one.copy().sum == 3
    assert bare.sum is None
    assert one == bare
    assert "sum" not in one.plain() | one.ordered()
    with pytest.raises(BadData, match="sum"):
        Shared.load({"row": [], "names": {}, "sum": 4})
