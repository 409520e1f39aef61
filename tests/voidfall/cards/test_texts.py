"""Everything that Voidfall says is said in both languages, in words and not in ids."""

from __future__ import annotations

import ast
import dataclasses
import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import pytest
from fluent.runtime import FluentBundle, FluentResource

from domineum import voidfall
from domineum.kernel import BadData, Match, Message, Random
from domineum.kernel.decode import fields_of
from domineum.kernel.messages import LANGUAGES, Pattern, Placeable, Select
from domineum.locale import FOLDER as SHARED
from domineum.voidfall import GAME
from domineum.voidfall.battle import Topic
from domineum.voidfall.cards.abilities import ABILITIES
from domineum.voidfall.cards.costs import OTHERS
from domineum.voidfall.cards.counts import COMBAT_COUNTS, parse_combat_condition
from domineum.voidfall.cards.deeds import DEEDS
from domineum.voidfall.cards.effects import EFFECTS
from domineum.voidfall.cards.filters import NUMBERS
from domineum.voidfall.events import Place
from domineum.voidfall.infrastructure import Where
from domineum.voidfall.strength import FLEET_TYPES
from domineum.voidfall.words import (
    AGENDA_TYPES,
    FLEETS,
    GUILDS,
    RESOURCES,
    TRACKS,
    Installation,
)
from tests.voidfall.players import careless, config, keen

PACKAGE = Path(voidfall.__file__).parent
TEXTS = GAME.catalogue.texts
BAD = re.compile(r"[\[\]{}]|[a-z]_[a-z]|True|False")
SILENT = {"event-did", "event-before"}
"""Signals between rules that no log shows."""
BUILT = {"ask-voidfall-combat-", "ask-voidfall-discard-"}
"""Topics that are put together, with what follows."""
GAMES = 60


# -- what must be there -------------------------------------------------------------------------


def test_every_key_is_there_in_both_languages() -> None:
    assert GAME.catalogue.missing() == []


def words() -> Iterator[str]:
    """Yield the key of every word that the content and the rules may use."""
    yield from (f"ability-{dashed(point)}" for point in ABILITIES.classes)
    yield from (
        f"{kind}-{dashed(name)}" for name in COMBAT_COUNTS.classes for kind in ("count", "if")
    )
    yield from (f"cost-{dashed(name)}" for name in (*OTHERS, "free", "spend"))
    yield from (f"filter-{dashed(name)}" for name in NUMBERS)
    yield from (f"where-{dashed(name)}" for name in get_args(Where))
    yield from (f"place-{dashed(name)}" for name in get_args(Place))
    yield from (f"deed-{dashed(name)}" for name in DEEDS.classes)
    yield from (f"ask-voidfall-combat-{topic}" for topic in get_args(Topic))
    yield from (f"ask-voidfall-discard-{kind}" for kind in ("bounty", "reclaim"))
    yield from (f"event-combat-{step}" for step in ("approach", "salvo"))
    yield from (f"amount-{dashed(name)}" for name in (*RESOURCES, "fem", "any_resource"))
    yield from (f"resource-{name}" for name in RESOURCES)
    yield from (f"guild-{name}" for name in GUILDS)
    yield from (f"installation-{name}" for name in get_args(Installation))
    yield from (f"fleet-{name}" for name in (*FLEETS, *FLEET_TYPES))
    yield from (f"track-{name}" for name in TRACKS)
    yield from (f"agenda_type-{name}" for name in AGENDA_TYPES)
    focuses = {card.focus for card in GAME.records.focuses.values()}
    yield from (f"focus-{name}" for name in (*focuses, "preferred", "chosen"))


def dashed(name: str) -> str:
    """An id as a part of a key."""
    return name.replace("_", "-").replace(".", "-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_its_text(language: str) -> None:
    assert [key for key in words() if key not in TEXTS[language]] == []
    effects = [f"effect-{dashed(name)}" for name in EFFECTS.leaves]
    assert [key for key in effects if not any(k.startswith(key) for k in TEXTS[language])] == []


def narrowed(cls: type) -> Iterator[dict[str, Any]]:
    """Yield what may narrow a count or a deed: what it needs, and each pair of its other keys."""
    values = {key: sample(hint) for key, (_, hint, _) in fields_of(cls).items()}
    needed = {key for key, (_, _, required) in fields_of(cls).items() if required}
    for first, second in product(values, repeat=2):
        for given in product(*(values[key] for key in sorted({first, second, *needed}))):
            yield dict(zip(sorted({first, second, *needed}), given, strict=True))
    if not values:
        yield {}


SAMPLES: dict[Any, list[Any]] = {int: [2], bool: [True, False], str: ["politics"]}


def sample(hint: Any) -> list[Any]:
    """Some values of a type."""
    if dataclasses.is_dataclass(hint):
        return [{"pure": True}, {"population_min": 2}]
    if hint in SAMPLES:
        return SAMPLES[hint]
    if get_origin(hint) is Literal:
        return [*get_args(hint)]
    if get_origin(hint) is tuple:
        every = sample(get_args(hint)[0])
        return [[every[0]], every]
    return [value for one in get_args(hint) if one is not type(None) for value in sample(one)]


@pytest.mark.parametrize("word", sorted(COMBAT_COUNTS.classes))
def test_a_count_can_be_read_with_everything_that_narrows_it(word: str) -> None:
    """Whatever is not refused has a text in both languages, as a count and in a condition."""
    said = 0
    for keys in narrowed(COMBAT_COUNTS.classes[word]):
        data = {"count": word, **keys}
        try:
            count = COMBAT_COUNTS.parse(data, "test")
        except BadData:
            continue
        conditions = [
            parse_combat_condition(data | bounds, "test").describe()
            for bounds in ({"min": 1}, {"max": 0}, {"min": 2, "max": 3}, {"min": 2, "max": 2})
        ]
        for message in (count.each(1), count.each(2), *conditions):
            assert message.key in TEXTS["en"], data
            assert {name for _, name in uses(message.key)} - TEXTS["pl"].keys() <= set(message.args)
            assert wrong(message) == [], data
            said += 1
    assert said


@pytest.mark.parametrize("word", sorted(DEEDS.classes))
def test_a_deed_can_be_read_with_everything_that_narrows_it(word: str) -> None:
    said = set()
    for keys in narrowed(DEEDS.classes[word]):
        with suppress(BadData):
            message = DEEDS.parse({"event": word, **keys}, "test").describe()
            assert wrong(message) == [], keys
            said.add(GAME.catalogue.render(message, "en"))
    assert len(said) > len(fields_of(DEEDS.classes[word])) - 1


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.py")), ids=lambda path: path.name)
def test_every_key_of_the_rules_has_its_text(path: Path) -> None:
    """Keys that stand in the source as they are; what is put together occurs in games."""
    keys = set(written_keys(ast.parse(path.read_text(encoding="utf-8"))))
    assert keys - TEXTS["en"].keys() - SILENT - BUILT == set()


def written_keys(tree: ast.AST) -> Iterator[str]:
    """Yield the keys of the messages that a source names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if re.fullmatch(r"voidfall\.[a-z.-]+", node.value):
                yield "ask-" + node.value.replace(".", "-")
            if re.fullmatch(r"blocked-[a-z-]+", node.value):
                yield node.value
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
            first = node.args[0]
            texts = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
            prefix = {"Message": "", "Event": "event-"}.get(node.func.id)
            if node.func.id == "Option" and len(node.args) < 3:
                prefix = "option-"
            if prefix is not None:
                for text in texts:
                    if isinstance(text, ast.Constant):
                        yield prefix + str(text.value)


# -- the texts of the content -------------------------------------------------------------------


def described(value: Any, where: str) -> Iterator[tuple[str, Message]]:
    """Yield the text of everything inside a record that has one."""
    if callable(getattr(value, "describe", None)):
        yield where, value.describe()
    if dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            yield from described(getattr(value, field.name), f"{where}.{field.name}")
    elif isinstance(value, dict):
        for name, part in value.items():
            yield from described(part, f"{where}.{name}")
    elif isinstance(value, list | tuple):
        for i, part in enumerate(value):
            yield from described(part, f"{where}.{i}")


def wrong(message: Message) -> list[str]:
    """The renderings of a message that no person should read, and the ids in it."""
    texts = [GAME.catalogue.render(message, language) for language in LANGUAGES]
    return [text for text in texts if BAD.search(text)] + list(unnamed(message))


def unnamed(message: Message) -> Iterator[str]:
    """Yield the ids that a message would show for want of a name."""
    shown = {name for kind, name in uses(message.key) if kind == "variable"}
    for name, value in message.args.items():
        if isinstance(value, Message):
            yield from unnamed(value)
        elif isinstance(value, str) and name in shown and f"{name}-{value}" not in TEXTS["en"]:
            yield f"{message.key}: {name} {value}"


@cache
def uses(key: str) -> frozenset[tuple[str, str]]:
    """The variables that a message shows, and those it chooses by, with the messages in it."""
    found: set[tuple[str, str]] = set()

    def look(pattern: Pattern) -> None:
        for piece in pattern:
            if isinstance(piece, Select):
                found.add(("choice", piece.name))
                for variant in piece.variants.values():
                    look(variant)
            elif isinstance(piece, Placeable):
                found.add((piece.kind, piece.name))
                if piece.kind == "message":
                    found.update(uses(piece.name))

    look(TEXTS["pl"].get(key, ()))
    return frozenset(found)


@pytest.mark.parametrize("kind", sorted(GAME.pieces))
def test_every_text_of_the_content_is_readable(kind: str) -> None:
    for record in GAME.pieces[kind].values():
        for where, message in described(record, record.id):
            assert wrong(message) == [], where


def test_the_content_has_texts_of_every_sort() -> None:
    everything = dict(described(GAME.pieces, "content"))
    keys = {message.key for message in everything.values()}
    assert len(everything) > 2000
    assert {"objective-tier", "effect-if", "effect-cost", "box-ongoing", "task-c"} <= keys
    texts = {GAME.catalogue.render(message, "pl") for message in everything.values()}
    assert "za każde 2 twoje Czyste Gildie Górników: zyskaj 5 punktów Wpływu" in texts
    assert "zyskaj 22 punkty Wpływu" in texts
    assert "jeśli nie masz żadnych Spaczonych Sektorów: zyskaj 7 punktów Wpływu" in texts


@pytest.mark.parametrize(
    ("point", "name", "more"),
    [("after_build", "after-build", {}), ("extra_action", "extra-action", {"focus": ["politics"]})],
)
def test_an_ability_tells_its_effect(point: str, name: str, more: dict[str, object]) -> None:
    ability = {"point": point, "effect": {"gain": {"food": 2}}, **more}
    message = ABILITIES.parse(ability, "test").describe()
    assert message.key == f"ability-{name}"
    assert "gain 2 Food" in GAME.catalogue.render(message, "en")


def test_brackets_keep_apart_what_belongs_together() -> None:
    plain = {"one": [{"all": ["upgrade_glory", {"activate": 1}]}, {"advance": "any"}]}
    text = EFFECTS.parse(plain, "test").describe()
    assert GAME.catalogue.render(text, "en") == (
        "(upgrade a Glory token by 1 and/or activate 1 Fleet Power)"
        " or advance once on a Civilization track of your choice"
    )


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (1, "1 jednostkę Żywności i 1 Kredyt"),
        (3, "3 jednostki Żywności i 3 Kredyty"),
        (12, "12 jednostek Żywności i 12 Kredytów"),
        (22, "22 jednostki Żywności i 22 Kredyty"),
    ],
)
def test_polish_numbers(number: int, text: str) -> None:
    gain = EFFECTS.parse({"gain": {"food": number, "credits": number}}, "test")
    assert GAME.catalogue.render(gain.describe(), "pl") == f"zyskaj {text}"


# -- what games say -----------------------------------------------------------------------------


def any_config(number: int) -> dict[str, Any]:
    """The config of a numbered game on any map, against rivals or the Voidborn."""
    records = GAME.records
    scenario = list(records.scenarios.values())[number % len(records.scenarios)]
    random = Random.stream(number, "config")
    houses = [house for house in records.houses if house not in scenario.fallen_houses]
    random.shuffle(houses)
    seats = [
        {"house": house, "side": scenario.origin_side or random.pick("AB")}
        for house in houses[: scenario.players]
    ]
    return {"scenario": scenario.id, "houses": seats}


def said(number: int) -> Iterator[Message]:
    """Play a numbered game and yield all that it says to anybody."""
    rivals = bool(number % 2)
    player = keen if rivals else careless
    match = Match(GAME, config(number) if rivals else any_config(number), number, log=True)
    random = Random.stream(number, "players")
    while not match.over:
        question = match.questions[0]
        yield question.prompt()
        yield from (option.label() for option in question.options)
        for option, reason, _ in question.blocked:
            yield option.label()
            yield reason
        match.choose(player(random, question), question.seat)
    for event in match.events_since(0):
        for seat in (None, *range(len(match.state.players))):
            yield event.seen_by(seat)
    assert match.outcome is not None
    yield match.outcome.how


@pytest.mark.parametrize("first", range(0, GAMES, 4))
def test_games_say_everything_in_words(first: int) -> None:
    """Every prompt, label, reason and event line, for every seat and a spectator."""
    for number in range(first, first + 4):
        told: set[str] = set()
        for message in said(number):
            mark = repr(message)
            if mark not in told:
                told.add(mark)
                assert wrong(message) == [], message


# -- the reference implementation ---------------------------------------------------------------


def reference(language: str) -> FluentBundle:
    """The texts as the reference implementation of Fluent reads them."""
    bundle = FluentBundle([language], use_isolating=False)
    for folder in (SHARED, PACKAGE / "locale"):
        source = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(source))
    return bundle


def rendered(bundle: FluentBundle, message: Message, language: str) -> str:
    """Render with the reference implementation: what messages are shown in comes first."""
    if not bundle.has_message(message.key):
        return GAME.catalogue.render(message, language)
    choices = {name for kind, name in uses(message.key) if kind == "choice"}
    args: dict[str, int | str] = {}
    for name, value in message.args.items():
        if isinstance(value, Message):
            args[name] = rendered(bundle, value, language)
        elif isinstance(value, str) and name not in choices:
            args[name] = GAME.catalogue.render(Message(f"{name}-{value}"), language)
        else:
            args[name] = value
    pattern = bundle.get_message(message.key).value
    assert pattern is not None
    return str(bundle.format_pattern(pattern, args)[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reference_implementation_agrees(language: str) -> None:
    bundle = reference(language)
    messages = [message for _, message in described(GAME.pieces, "content")][::7]
    messages += list(said(1))[::29]
    differ = [m for m in messages if rendered(bundle, m, language) != shown(m, language)]
    assert differ == []
    assert len(messages) > 400


def shown(message: Message, language: str) -> str:
    """Render as the game does."""
    return GAME.catalogue.render(message, language)
