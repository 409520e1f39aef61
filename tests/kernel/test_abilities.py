"""Abilities: reading them by their points, what is in force, and what is resolved first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from domineum.kernel import Abilities, Ability, BadData, Event, Flow, Message, Option, Question
from domineum.kernel.abilities import InForce, by_point, in_any_order, terms
from domineum.kernel.decode import decode


@dataclass(frozen=True, kw_only=True)
class OfHarbour(Ability):
    """A family of points."""


ABILITIES = Abilities(Ability)


@ABILITIES.point("harbour.room")
class Room(OfHarbour):
    add: int
    why: str = "deep"


@ABILITIES.point("harbour.toll")
class Toll(OfHarbour):
    text: Ability | None = None


@ABILITIES.point("wind")
class Wind(Ability):
    """Without keys."""


@dataclass(frozen=True)
class Card:
    any: list[Ability]
    some: list[OfHarbour]
    one: Room | None = None


ROOM = {"point": "harbour.room", "add": 2}


def card(**parts: object) -> Card:
    return decode(Card, {"any": [], "some": [], **parts}, "card", ABILITIES.hooks)


# -- reading ------------------------------------------------------------------------------------


def test_a_record_asks_for_any_ability_for_a_family_or_for_one_point() -> None:
    found = card(any=[ROOM, {"point": "wind"}], some=[ROOM], one=ROOM)
    assert found == Card([Room(add=2), Wind()], [Room(add=2)], Room(add=2))


@pytest.mark.parametrize(
    ("part", "why"),
    [
        ({"some": [{"point": "wind"}]}, "some.0: expected harbour.room or harbour.toll, found 'wi"),
        ({"one": {"point": "harbour.toll"}}, "one: expected harbour.room, found 'harbour.toll'"),
        ({"any": [{"point": "harbor.room"}]}, "any.0: unknown point 'harbor.room'; did you mean"),
        ({"any": [ROOM | {"ad": 2}]}, "any.0: the point 'harbour.room' has no key 'ad'; did you"),
        ({"any": [{"point": "harbour.room"}]}, "any.0: 'add' is missing"),
        ({"any": [ROOM | {"add": "two"}]}, "any.0.add: expected a whole number"),
        ({"any": [{"add": 2}]}, "any.0: 'point' is missing"),
    ],
)
def test_what_means_nothing_is_refused_with_its_place(part: dict[str, object], why: str) -> None:
    with pytest.raises(BadData, match=f"^card.{why}"):
        card(**part)


def test_abilities_stand_in_abilities() -> None:
    found = card(any=[{"point": "harbour.toll", "text": ROOM}]).any
    assert found == [Toll(text=Room(add=2))]


def test_the_text_has_numbers_names_and_what_describes_itself() -> None:
    inner = Message("ability-harbour-room", {"add": 2, "why": "deep"})
    assert Toll(text=Room(add=2)).describe() == Message("ability-harbour-toll", {"text": inner})


# -- in force -----------------------------------------------------------------------------------


def test_what_is_in_force_is_found_by_point_and_by_family_in_its_order() -> None:
    toll, room, wind = InForce(Toll(), "a"), InForce(Room(add=1), "b"), InForce(Wind(), "c")
    found = by_point([toll, room, wind])
    assert found[Room] == (room,)
    assert found[OfHarbour] == (toll, room)
    assert found[Ability] == (toll, room, wind)


def test_an_explanation_leaves_out_what_adds_nothing() -> None:
    sources = [InForce(Room(add=add), name) for name, add in (("a", 2), ("b", 0), ("c", -1))]
    assert terms(sources, lambda source: source.ability.add) == [("a", 2), ("c", -1)]


# -- which comes first --------------------------------------------------------------------------


class Triggers:
    """Some triggers that can be resolved as long as nothing forbids it."""

    def __init__(self, *names: str) -> None:
        self.left = list(names)

    def ready(self) -> list[str]:
        return [name for name in self.left if not name.startswith("not ")]

    def which(self, ready: Sequence[str]) -> Question[int]:
        options = [Option("use", i, name=name) for i, name in enumerate(ready)]
        return Question(0, "test.which", [*options, Option("done", -1)])

    def resolve(self, name: str, chosen: bool) -> Flow[None]:
        self.left.remove(name)
        if name == "last":
            self.left.clear()
        yield Event("used", 0, "", name=name, chosen=int(chosen))

    def run(self, *answers: str) -> list[str]:
        """What is resolved, in its order; chosen ones with a mark."""
        flow = in_any_order(self.ready, self.which, self.resolve)
        given, answer = iter(answers), None
        found: list[str] = []
        while True:
            try:
                item = flow.send(answer)
            except StopIteration:
                assert next(given, None) is None
                return found
            answer = None
            if isinstance(item, Event):
                found.append(f"{item.data['name']}{'!' * int(str(item.data['chosen']))}")
            else:
                assert isinstance(item, Question)
                answer = item.options[item.find(next(given))].value


def test_the_player_chooses_what_is_resolved_first() -> None:
    assert Triggers("a", "b", "c").run("use b", "use c") == ["b!", "c!", "a"]


def test_the_only_one_is_resolved_without_a_question() -> None:
    assert Triggers("a", "not b").run() == ["a"]
    assert Triggers().run() == []


def test_the_player_may_leave_it_at_that() -> None:
    assert Triggers("a", "b", "c").run("use a", "done") == ["a!"]


def test_what_is_ready_is_asked_again_each_time() -> None:
    assert Triggers("a", "last", "b").run("use last") == ["last!"]
