"""The words that the cards of Voidfall are written in."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from domineum.kernel import Effect
from domineum.vocabulary import (
    Reader,
    Role,
    Section,
    Word,
    effect_words,
    keys_of,
    notes_in,
    page,
    record_words,
    tagged_words,
    text_of,
    values_of,
)
from domineum.voidfall import corruption, events, infrastructure, words
from domineum.voidfall.cards import abilities, counts, deed_kinds, deeds, filters
from domineum.voidfall.cards.costs import Cost
from domineum.voidfall.cards.counts import COMBAT_COUNTS, COUNTS
from domineum.voidfall.cards.deeds import DEEDS, Deed
from domineum.voidfall.cards.effects import EFFECTS
from domineum.voidfall.cards.objectives import OBJECTIVES, Line, Objective
from domineum.voidfall.combat.abilities import BuyAbsorption, Helping
from domineum.voidfall.content.loading import Content
from domineum.voidfall.void import crises, joint

NAMES: dict[Any, str] = {
    Effect: "effect", Cost: "cost", counts.Count: "count", counts.Condition: "condition",
    filters.Filter: "filter", abilities.Ability: "ability", Objective: "objective",
    Line: "objective", deed_kinds.Target: "target",
    Deed: "deed", crises.While: "table", crises.Payment: "table",
    Helping: "combat ability", BuyAbsorption: "ability (`combat.buy_absorption`)",
    words.Resource: "resource", words.Guild: "guild", words.Installation: "installation",
    words.Fleet: "fleet", words.Track: "track", words.AgendaType: "agenda type",
    infrastructure.Where: "sector", corruption.Kind: "place of Corruption", events.Place: "place",
    joint.Who: "who",
}  # fmt: skip
ROLES = [
    Role("cost", Cost),
    Role("count", counts.CombatCount, "count", COMBAT_COUNTS.classes),
    Role("count", counts.CombatCondition, "count", COMBAT_COUNTS.classes),
    Role("filter", filters.Traits),
    Role("ability", abilities.Ability, "point", abilities.ABILITIES.classes),
    Role("objective", Objective, "kind", OBJECTIVES.classes),
    Role("deed", Deed, "event", {"": deeds.OneOf, **DEEDS.classes}),
]
READER = Reader(EFFECTS, ROLES, {})
ABOUT = """
The words of the content files in `src/domineum/voidfall/content`, made from the code that reads
them: `make vocabulary` writes this page. A record has an `id`, a `name` in English and Polish, an
`origin` (`printed`, `inferred` or `designed`) and perhaps a `note`; what else it has stands under
*Records*. Numbers in brackets are rules (`domineum rules V-301`); "you" is
the player who resolves the thing. Effects may be forfeited unless a rule or a box says otherwise.
An example names its file and its record.
"""


def vocabulary(content: Content) -> str:
    """The whole page."""
    uses = READER.uses_in(content)
    return page("The words of Voidfall's cards", " ".join(ABOUT.split()), sections(), uses)


def sections() -> list[Section]:
    """All words, by what they are for."""
    return [
        Section("Names", "", "Words of the game that content names.", _names()),
        Section(
            "Records", "", "What a record of each file has, and the tables inside of it.",
            record_words(Content.kinds, NAMES), long=True,
        ),
        Section(
            "Effects", "effect",
            "An effect is the name of a leaf, or a table with one head and its other keys.",
            effect_words(EFFECTS, NAMES), long=True,
        ),
        _places("Sectors (`where` of an effect)", infrastructure, "Where"),
        _places("Places of Corruption", corruption, "Kind"),
        _places("Places for pieces (`where` of `place`)", events, "Place"),
        _places("Who resolves a part of a Joint card", joint, "Who"),
        Section(
            "Costs", "cost",
            "A cost is a table; all of it is paid before the effect. Without a cost it is free.",
            keys_of(Cost, NAMES),
        ),
        Section(
            "Counts", "count",
            "A count is a table with `count` and what narrows it. What is counted is yours. A"
            " condition is a count with `min`, `max` or both, which are included.",
            tagged_words("count", COUNTS.classes, NAMES), long=True,
        ),
        Section(
            "Counts of a Combat", "count",
            "Only the abilities at the points `combat.*` count them.",
            tagged_words("count", COMBAT_COUNTS.own, NAMES), long=True,
        ),
        Section(
            "Filters", "filter", "What a sector must be like; all keys have to hold.",
            keys_of(filters.Filter, NAMES),
        ),
        Section(
            "Abilities", "ability",
            "An ability is a table with a `point` of the rules and what it needs there. That of a"
            " tile has an `id` and a `name` too.",
            tagged_words("point", abilities.ABILITIES.classes, NAMES, but=("id", "name")),
            long=True,
        ),
        Section(
            "Objectives", "objective", "What Agendas and events are worth.",
            tagged_words("kind", OBJECTIVES.classes, NAMES), long=True,
        ),
        Section(
            "Deeds", "deed",
            f"{text_of(deeds)} A deed is a table with `event` and what narrows it, or a table with"
            " `one` and a list of such tables, of which one is enough.",
            tagged_words("event", DEEDS.classes, NAMES), long=True,
        ),
        Section(
            "Conditions of Crises", "", text_of(crises.Task),
            [
                *keys_of(crises.Task, NAMES, but={"while", "pay"}),
                Word("while", text_of(crises.While)), *_inside("while", crises.While),
                Word("pay", text_of(crises.Payment)), *_inside("pay", crises.Payment),
            ],
        ),
    ]  # fmt: skip


def _names() -> list[Word]:
    lists = ("Resource", "Guild", "Installation", "Fleet", "Track", "AgendaType")
    found = [(NAMES[getattr(words, name)], getattr(words, name)) for name in lists]
    return [
        Word(name, ", ".join(f"`{value}`" for value in alias.__args__)) for name, alias in found
    ]


def _places(title: str, module: Any, alias: str) -> Section:
    found = values_of(getattr(module, alias), notes_in(module)[alias])
    return Section(title, "", "One of these:", found)


def _inside(key: str, cls: type) -> list[Word]:
    return [replace(word, key=f"{key}.{word.key}") for word in keys_of(cls, NAMES)]
