"""Who sees a field of a state class, and the types of what is seen."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict, get_type_hints

import pytest

from domineum.kernel import State, computed, counted, own, public, state, view_of
from domineum.kernel.decode import Plain
from domineum.kernel.view import view_type, view_types


def initials(names: list[str]) -> list[str]:
    return [name[0] for name in names]


@state
class Purse(State):
    """What somebody carries."""

    coins: int = public()
    debts: int = own()
    notes: list[str]


@state
class Guest(State):
    name: str = public()
    purse: Purse = public(name="pocket")
    spare: Purse | None = own()
    hand: list[str] = own(sorted, others=len)
    mask: str = own(others=bool)
    friends: list[str] = public(initials)
    piles: list[tuple[str, ...]] = counted()
    shelves: dict[int, list[str]] = counted()
    marks: dict[int, tuple[int, ...]] = public()
    purses: list[Purse] = public()
    worth: int = computed("wealth")
    thoughts: str
    mood: Literal["good", "bad"] = public(default="good")


@view_of(Guest)
class GuestView(TypedDict):
    wealth: int


PURSE = Purse(3, 2, ["a note"])
GUEST = Guest("Ann", PURSE, PURSE, ["b", "a"], "cat", ["Bob"], [("x", "y"), ()], {2: ["x"]},
              {4: (1, 2)}, [PURSE], 5, "secret")  # fmt: skip
OPEN: dict[str, Plain] = {
    "name": "Ann", "mood": "good", "friends": ["B"], "piles": [2, 0], "shelves": {"2": 1},
    "marks": {"4": [1, 2]},
}  # fmt: skip


def test_others_see_what_is_public_and_what_is_made_of_the_rest() -> None:
    seen = {"pocket": {"coins": 3}, "purses": [{"coins": 3}], "hand": 2, "mask": True}
    assert GUEST.shown() == {**OPEN, **seen}


def test_the_owner_sees_the_rest() -> None:
    mine: Plain = {"coins": 3, "debts": 2}
    seen = {"pocket": mine, "spare": mine, "purses": [mine], "hand": ["a", "b"], "mask": "cat"}
    assert GUEST.shown(own=True) == {**OPEN, **seen}


def test_a_view_shares_nothing_with_the_state() -> None:
    twin = GUEST.copy()
    seen: Any = twin.shown(own=True)
    for part in (seen["friends"], seen["marks"], seen["marks"]["4"], seen["hand"]):
        part.clear()
    assert twin == GUEST


def test_what_is_computed_is_added() -> None:
    assert GUEST.shown(GuestView(wealth=7)) == {**GUEST.shown(), "wealth": 7}
    assert GUEST.shown(GuestView(wealth=7), own=True) == {**GUEST.shown(own=True), "wealth": 7}


def test_the_type_of_a_view_has_what_is_marked_and_what_is_computed() -> None:
    purse = view_type(Purse)
    assert get_type_hints(purse, include_extras=True) == {"coins": int, "debts": NotRequired[int]}
    assert (purse.__name__, purse.__doc__) == ("PurseView", "What somebody carries.")
    hints = get_type_hints(GuestView, include_extras=True)
    assert hints == {
        "name": str, "mood": Literal["good", "bad"], "pocket": purse,
        "spare": NotRequired[purse | None], "hand": list[str] | int, "mask": str | bool,
        "friends": list[str], "piles": list[int], "shelves": dict[str, int],
        "marks": dict[str, list[int]], "purses": list[purse], "wealth": int,  # type: ignore[valid-type]
    }  # fmt: skip
    assert GuestView.__optional_keys__ == {"spare"}
    assert GuestView.__required_keys__ == hints.keys() - {"spare"}
    assert dict(view_types(GuestView)) == {GuestView: Guest, purse: Purse}


def test_a_new_field_is_hidden_until_it_is_marked() -> None:
    """Whoever forgets the mark shows too little, never too much."""

    @state
    class Newcomer(Purse):
        secret: str
        plan: list[str]

    newcomer = Newcomer(3, 2, [], "secret", ["plan"])
    for mine in (False, True):
        assert newcomer.shown(own=mine) == PURSE.shown(own=mine)
    assert get_type_hints(view_type(Newcomer)) == get_type_hints(view_type(Purse))
    assert newcomer.plain()["secret"] == newcomer.copy().secret == "secret"


def test_a_view_that_does_not_compute_what_a_mark_says_is_refused() -> None:
    class Poor(TypedDict):
        other: int

    with pytest.raises(TypeError, match=r"'wealth', a view of Guest\.worth, is not computed"):
        view_of(Guest)(Poor)


def test_what_is_shown_already_is_not_computed_again() -> None:
    class Twice(TypedDict):
        coins: int

    with pytest.raises(TypeError, match=r"'coins', a view of Purse\.coins, is computed and shown"):
        view_of(Purse)(Twice)


def test_what_is_computed_of_a_hidden_field_is_refused() -> None:
    """Who sees a field is said at the field, also where a game computes what is seen."""

    class Nosy(TypedDict):
        notes: int

    with pytest.raises(TypeError, match=r"Purse\.notes is computed in a view, but not marked"):
        view_of(Purse)(Nosy)


def test_a_field_without_a_default_is_still_needed() -> None:
    with pytest.raises(TypeError, match="'debts' and 'notes'"):
        Purse(1)  # type: ignore[call-arg]
