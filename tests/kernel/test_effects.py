"""The effect algebra: what each combination does, says and refuses."""

from __future__ import annotations

import dataclasses

import pytest

from domineum.kernel import Algebra, BadData, Effect, Flow, Match, Message, Question
from domineum.kernel.effects import may_decline, resolve_chosen
from domineum.kernel.messages import LANGUAGES
from tests.example.effects import EFFECTS
from tests.example.game import GAME, Lanterns
from tests.example.positions import FULL, keeper, night, table
from tests.example.state import At, Harbour, Keeper, Night

ALL = {"all": [{"charm": "lens"}, {"points": 1}, {"oil": 2}]}
ONE = {"one": [{"charm": "lens"}, {"points": 1}]}
PAID = {"cost": {"oil": 2}, "do": {"points": 4}}
PER = {"per": {"count": "harbours"}, "do": {"points": 2}}


class Resolving(Lanterns):
    """A game of one step: seat 0 resolves an effect."""

    def __init__(self, effect: object, must: bool) -> None:
        self.__dict__.update(GAME.__dict__)
        self.effect, self.must = EFFECTS.parse(effect, "effect"), must
        self.steps = {"resolve": self.resolve}  # type: ignore[misc]

    def resolve(self, state: Night) -> Flow[None]:
        yield from self.effect.resolve(At(state, 0, self.must))


def resolve(
    effect: object, *codes: str, own: Keeper | None = None, harbours: int = 0, must: bool = False
) -> Match[Night]:
    """Resolve an effect with these choices."""
    keepers = own or keeper(""), keeper("")
    position = night(*keepers, steps=[("resolve",)], harbours=[FULL] * harbours)
    match = table(position, Resolving(effect, must))
    for code in codes:
        match.choose(code)
    return match


def options(match: Match[Night]) -> list[str]:
    return [option.code for question in match.questions for option in question.options]


def gained(match: Match[Night]) -> tuple[int, int, list[str]]:
    """Oil, points and charms of the seat, once everything is resolved."""
    assert match.over
    own = match.state.keepers[0]
    return own.oil, own.points, own.charms


def test_the_parts_of_all_come_in_any_order() -> None:
    match = resolve(ALL, "resolve oil", "resolve charm")
    assert gained(match) == (2, 1, ["lens"])


def test_each_part_of_all_comes_once() -> None:
    match = resolve(ALL, "resolve points")
    assert options(match) == ["resolve charm", "resolve oil", "forfeit"]


def test_the_rest_of_all_can_be_declined() -> None:
    assert gained(resolve(ALL, "resolve charm", "forfeit")) == (0, 0, ["lens"])


def test_a_last_part_that_nobody_would_decline_is_not_asked() -> None:
    assert gained(resolve({"all": [{"points": 1}]})) == (0, 1, [])
    assert options(resolve({"all": [{"charm": "lens"}]})) == ["resolve charm", "forfeit"]


def test_a_part_that_is_not_possible_is_blocked_with_a_reason() -> None:
    match = resolve(ALL, own=keeper("", 0, 0, "lens"))
    assert options(match) == ["resolve points", "resolve oil", "forfeit"]
    blocked = match.question().blocked
    assert [(b.option.code, b.reason.key) for b in blocked] == [
        ("resolve charm", "effect-impossible")
    ]


def test_a_part_can_become_possible_or_impossible_on_the_way() -> None:
    match = resolve({"all": [PAID, {"oil": 2}, {"charm": "lens"}]})
    assert options(match) == ["resolve oil", "resolve charm", "forfeit"]
    match.choose("resolve oil")
    assert options(match) == ["resolve paid", "resolve charm", "forfeit"]


def test_parts_of_the_same_name_are_told_apart() -> None:
    match = resolve({"one": [{"points": 1}, {"points": 2}, {"oil": 1}]})
    assert options(match) == ["resolve points 1", "resolve points 2", "resolve oil", "forfeit"]
    match.choose("resolve points 2")
    assert gained(match) == (0, 2, [])


def test_of_one_only_one_is_resolved() -> None:
    assert gained(resolve(ONE, "resolve charm")) == (0, 0, ["lens"])
    assert gained(resolve(ONE, "forfeit")) == (0, 0, [])


def test_nothing_is_asked_when_nothing_is_possible() -> None:
    effect = {"one": [{"charm": "lens"}, {"charm": "shade"}]}
    assert gained(resolve(effect, own=keeper("", 0, 0, "lens", "shade")))[:2] == (0, 0)


def test_a_sequence_goes_on_without_what_is_not_possible() -> None:
    effect = {"sequence": [{"charm": "lens"}, {"points": 1}, {"charm": "shade"}]}
    assert gained(resolve(effect)) == (0, 1, ["lens", "shade"])
    assert gained(resolve(effect, own=keeper("", 0, 0, "lens"))) == (0, 1, ["lens", "shade"])


@pytest.mark.parametrize(("harbours", "points"), [(0, 0), (1, 2), (3, 6)])
def test_per_resolves_once_for_each_thing_counted(harbours: int, points: int) -> None:
    assert gained(resolve(PER, harbours=harbours)) == (0, points, [])


def test_a_cost_is_paid_in_full_before_the_effect_or_not_at_all() -> None:
    assert gained(resolve(PAID, "pay", own=keeper("", 3))) == (1, 4, [])
    assert gained(resolve(PAID, "forfeit", own=keeper("", 3))) == (3, 0, [])
    assert not EFFECTS.parse(PAID, "e").possible(At(night(keeper("", 1)), 0))


def test_what_was_picked_is_not_asked_again() -> None:
    match = resolve({"one": [PAID, {"points": 1}]}, "resolve paid", own=keeper("", 2))
    assert gained(match) == (0, 4, [])


def test_what_was_picked_before_does_not_decide_what_comes_later() -> None:
    match = resolve({"sequence": [{"one": [{"points": 1}, {"oil": 2}]}, PAID]}, "resolve oil")
    assert options(match) == ["pay", "forfeit"]
    match = resolve({"all": [PAID, {"sequence": [{"oil": 2}, PAID]}]}, "resolve sequence")
    assert options(match) == ["pay", "forfeit"]


def drive(flow: Flow[bool], *codes: str) -> bool:
    """Answer the questions of an effect; return whether it did something."""
    left, answer = list(codes), None
    while True:
        try:
            item = flow.send(answer)
        except StopIteration as end:
            assert not left, f"never asked for: {left}"
            return bool(end.value)
        answer = None
        if isinstance(item, Question):
            answer = next(o.value for o in item.options if o.code == left[0])
            left.pop(0)


@pytest.mark.parametrize(
    ("effect", "codes", "done"),
    [
        ({"points": 1}, [], True),
        (ALL, ["resolve oil", "forfeit"], True),
        (ALL, ["forfeit"], False),
        (ONE, ["resolve points"], True),
        (ONE, ["forfeit"], False),
        ({"one": [PER, {"charm": "shade"}]}, [], False),
        (PAID, ["pay"], True),
        (PAID, ["forfeit"], False),
        (PER, [], False),
        ({"sequence": [PER, {"charm": "shade"}, PER]}, [], False),
        ({"sequence": [PAID, PAID]}, ["pay", "forfeit"], True),
        ({"sequence": [{"one": [{"charm": "lens"}]}, {"oil": 1}]}, ["forfeit"], True),
        ({"cost": {"oil": 1}, "do": ONE}, ["pay", "forfeit"], False),
    ],
)
def test_an_effect_says_whether_it_did_something(
    effect: object, codes: list[str], done: bool
) -> None:
    """Not what is forfeited or not possible; a cost alone is nothing done."""
    at = At(night(keeper("", 4, 0, "shade")), 0)
    assert drive(EFFECTS.parse(effect, "e").resolve(at), *codes) is done


def test_what_was_chosen_is_not_asked_about_and_what_follows_is() -> None:
    at = At(night(keeper("", 6)), 0)
    paid = EFFECTS.parse(PAID, "e")
    assert drive(resolve_chosen(paid, at))
    assert not drive(resolve_chosen(paid, at, chosen=False), "forfeit")
    both = EFFECTS.parse({"sequence": [PAID, PAID]}, "e")
    assert drive(resolve_chosen(both, at), "forfeit")
    assert may_decline(at)


def test_one_is_asked_once_whether_to_forfeit() -> None:
    """A choice that was made is not asked for again; a mandatory one never."""
    at = At(night(keeper("")), 0, committed=True)
    assert not may_decline(at)
    assert may_decline(at)
    at.must = True
    assert not may_decline(at)


def test_a_leaf_may_be_asked_about_by_its_name() -> None:
    at, charm = At(night(keeper("")), 0), EFFECTS.parse({"charm": "lens"}, "e")
    question = next(charm.wanted(at))
    assert isinstance(question, Question)
    assert question.topic == "lanterns.effect"
    assert [option.code for option in question.options] == ["resolve charm", "forfeit"]
    assert not drive(charm.wanted(at), "forfeit")
    at.must = True
    assert drive(charm.wanted(at))


def test_nothing_can_be_declined_where_all_must_be_done() -> None:
    match = resolve({"one": [{"charm": "lens"}, {"points": 1}]}, must=True)
    assert options(match) == ["resolve charm", "resolve points"]
    assert gained(resolve({"sequence": [PAID, PAID]}, own=keeper("", 4), must=True)) == (0, 8, [])


@pytest.mark.parametrize(
    ("effect", "english", "polish"),
    [
        ("peek", "look at the next prize", "podejrzyj następną nagrodę"),
        ({"points": 1}, "score a point", "zdobądź punkt"),
        (
            ALL,
            "take the Lens and/or score a point and/or gain 2 oil",
            "weź: Soczewka i/lub zdobądź punkt i/lub zyskaj 2 oleju",
        ),
        (ONE, "take the Lens or score a point", "weź: Soczewka albo zdobądź punkt"),
        (
            {"sequence": [{"points": 5}, {"oil": 1}]},
            "score 5 points, then gain 1 oil",
            "zdobądź 5 punktów, następnie zyskaj 1 oleju",
        ),
        (PAID, "pay 2 oil: score 4 points", "zapłać 2 oleju: zdobądź 4 punkty"),
        (
            PER,
            "for each harbour you filled: score 2 points",
            "za każdy napełniony port: zdobądź 2 punkty",
        ),
    ],
)
def test_an_effect_describes_itself(effect: object, english: str, polish: str) -> None:
    message = EFFECTS.parse(effect, "effect").describe()
    assert [GAME.catalogue.render(message, language) for language in LANGUAGES] == [
        english,
        polish,
    ]


def test_every_prize_describes_itself_in_every_language() -> None:
    for prize in GAME.records.prizes.values():
        for language in LANGUAGES:
            assert "[" not in GAME.catalogue.render(prize.effect.describe(), language)


@pytest.mark.parametrize(
    ("effect", "problem"),
    [
        (5, "e: expected an effect, found 5"),
        ([], "e: expected an effect, found []"),
        ({}, "e: unknown effect ''"),
        ("pekk", "e: unknown effect 'pekk'; did you mean 'peek'?"),
        ({"xyz": 1}, "e: unknown effect 'xyz'"),
        ({"oil": 1, "points": 2}, "e: an effect has one head, found oil and points"),
        ({"oil": "x"}, "e.oil.amount: expected a whole number, found 'x'"),
        ({"oil": 1, "amount": 2}, "e: 'oil' and 'amount' say the same"),
        ({"oil": 1, "amuont": 2}, "e.oil: unknown key 'amuont'; did you mean 'amount'?"),
        ("oil", "e.oil: 'amount' is missing"),
        ({"peek": 1}, "e.peek: unknown key 'peek'"),
        ({"all": []}, "e: 'all' takes a list of effects and nothing else"),
        ({"one": {"oil": 1}}, "e: 'one' takes a list of effects and nothing else"),
        ({"all": ["peek"], "where": 1}, "e: 'all' takes a list of effects and nothing else"),
        ({"all": ["peek", {"one": ["pek"]}]}, "e.all.1.one.0: unknown effect 'pek'; did you mean"),
        ({"do": "peek"}, "e: 'do' goes with 'per' or 'cost' alone"),
        ({"do": "peek", "per": {"count": "x"}}, "e.per.count: 'x' is none of harbours"),
        ({"do": "peek", "cost": {"oil": []}}, "e.cost.oil: expected a whole number, found []"),
        ({"do": {"oil": "x"}, "cost": {"oil": 1}}, "e.do.oil.amount: expected a whole number"),
    ],
)
def test_a_bad_effect_says_where_it_is_wrong(effect: object, problem: str) -> None:
    with pytest.raises(BadData) as bad:
        EFFECTS.parse(effect, "e")
    assert str(bad.value).startswith(problem)


def test_the_position_decides_what_is_possible() -> None:
    at = At(night(keeper(""), prizes=[]), 0)
    assert not EFFECTS.parse("peek", "e").possible(at)
    assert not EFFECTS.parse(PER, "e").possible(at)
    at.state.harbours[1] = Harbour(4, 0)
    assert EFFECTS.parse(PER, "e").possible(at)


def test_a_message_is_joined_from_the_left() -> None:
    described = EFFECTS.parse(ALL, "e").describe()
    assert described.key == "effect-join-all"
    assert described.args["right"] == Message("effect-oil", {"amount": 2})


WINDS: Algebra[At] = Algebra("winds", EFFECTS.cost, EFFECTS.count)


@WINDS.leaf("gust")
class Gust(Effect[At]):
    """A leaf that holds nothing."""

    force: int


@WINDS.leaf("storm")
class Storm(Effect[At]):
    """A leaf that holds effects in every way a field can."""

    then: Effect[At]
    calm: Effect[At] | None = None
    gusts: tuple[Effect[At], ...] = ()
    by_force: dict[int, Effect[At]] = dataclasses.field(default_factory=dict)


def gusts(*effects: Effect[At]) -> list[object]:
    """The forces of gusts, and the names of other effects."""
    return [effect.force if isinstance(effect, Gust) else effect.name for effect in effects]


def test_an_effect_knows_what_is_directly_inside_by_its_fields() -> None:
    storm = {
        "storm": {"gust": 1},
        "gusts": [{"gust": 2}, {"gust": 3}],
        "by_force": {"4": {"gust": 4}, "6": {"gust": 5}},
    }
    assert gusts(*WINDS.parse(storm, "e").inside()) == [1, 2, 3, 4, 5]
    assert gusts(*WINDS.parse({**storm, "calm": {"gust": 9}}, "e").inside()) == [1, 9, 2, 3, 4, 5]
    assert gusts(*WINDS.parse({"gust": 1}, "e").inside()) == []


@pytest.mark.parametrize(
    "effect",
    [
        {"all": [{"gust": 1}, {"gust": 2}]},
        {"sequence": [{"gust": 1}, {"gust": 2}]},
        {"per": {"count": "harbours"}, "do": {"one": [{"gust": 1}, {"gust": 2}]}},
        {"cost": {"oil": 1}, "do": {"storm": {"gust": 1}, "calm": {"gust": 2}}},
    ],
)
def test_a_tree_is_walked_to_its_last_leaf(effect: object) -> None:
    tree = list(WINDS.parse(effect, "e").tree())
    assert tree[0].name in ("all", "sequence", "per", "paid")
    assert [force for force in gusts(*tree) if isinstance(force, int)] == [1, 2]
