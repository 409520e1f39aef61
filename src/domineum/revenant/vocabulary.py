"""The words that the cards of Revenant are written in."""

from __future__ import annotations

from typing import Any

from domineum.kernel import Cost, Effect
from domineum.kernel.effects import Count
from domineum.revenant import counts, effects, records
from domineum.revenant.conditions import Condition, Requirement
from domineum.revenant.content import Content
from domineum.revenant.costs import Price
from domineum.revenant.counts import COUNTS
from domineum.revenant.effects import EFFECTS
from domineum.revenant.words import House
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

NAMES: dict[Any, str] = {
    Effect: "effect", Cost: "cost", Condition: "condition", Requirement: "requirement",
    records.Ability: "ability", records.Award: "award", House: "House",
    records.Kind: "ship",
    effects.Where: "Sector", effects.Material: "Resource",
}  # fmt: skip
ROLES = [
    Role("cost", Price),
    Role("count", counts.Count, "count", COUNTS.classes),
    Role("condition", Condition),
    Role("requirement", Requirement),
    Role("ability", records.Ability, "trigger", records.ABILITIES.classes),
    Role("award", records.Award),
]
READER = Reader(EFFECTS, ROLES, {Cost: Price, Count: counts.Count})
ABOUT = """
The words of the content files in `src/domineum/revenant/content`, made from the code that reads
them: `make vocabulary` writes this page. A record has an `id`, a `name` in English and Polish, an
`origin` (`printed`, `inferred` or `designed`) and perhaps a `note`; what else it has stands under
*Records*. Numbers in brackets are rules (`domineum rules R-058`) and our
rulings (`RU`); "you" is the player who resolves the thing. An example names its file and its
record.
"""


def vocabulary(content: Content) -> str:
    """The whole page."""
    uses = READER.uses_in(content)
    return page("The words of Revenant's cards", " ".join(ABOUT.split()), sections(), uses)


def sections() -> list[Section]:
    """All words, by what they are for."""
    return [
        Section(
            "Names", "", "Words of the game that content names.",
            [_names("House", House), _names("ship", records.Kind),
             _names("Resource", effects.Material)],
        ),
        Section(
            "Records", "", "What a record of each file has, and the tables inside of it.",
            record_words(Content.kinds, NAMES), long=True,
        ),
        Section(
            "Effects", "effect",
            "An effect is the name of a leaf, or a table with one head and its other keys.",
            effect_words(EFFECTS, NAMES), long=True,
        ),
        Section(
            "Sectors (`where` of an effect)", "", "One of these:",
            values_of(effects.Where, notes_in(effects)["Where"]),
        ),
        Section(
            "Costs", "cost", "A cost is a table; all of it is paid before the effect. [R-058]",
            keys_of(Price, NAMES),
        ),
        Section(
            "Counts", "count",
            "A count is a table with `count` and `max`. What is counted is yours.",
            tagged_words("count", COUNTS.classes, NAMES), long=True,
        ),
        Section(
            "Abilities", "ability",
            "An ability strengthens an effect, its `trigger`. What is only counted in (`discount`,"
            " `extra_step`) stands at the triggers that count it.",
            tagged_words("trigger", records.ABILITIES.classes, NAMES), long=True,
        ),
        Section("Conditions", "condition", text_of(Condition), keys_of(Condition, NAMES)),
        Section("Requirements", "requirement", text_of(Requirement), keys_of(Requirement, NAMES)),
        Section(
            "Prestige of Colonies", "award", text_of(records.Award), keys_of(records.Award, NAMES)
        ),
    ]  # fmt: skip


def _names(name: str, alias: Any) -> Word:
    return Word(name, ", ".join(f"`{value}`" for value in alias.__args__))
