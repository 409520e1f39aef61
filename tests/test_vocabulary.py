"""The pages for people who write cards are what the code says."""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

import pytest

from domineum import games
from domineum.kernel import Effect
from domineum.kernel.content import Content, Source, kind
from domineum.revenant import vocabulary as revenant
from domineum.vocabulary import (
    Argument,
    Reader,
    Role,
    Section,
    Use,
    Word,
    arguments_of,
    effect_words,
    inline,
    notes_in,
    page,
    record_words,
    takes,
    values_of,
)
from domineum.voidfall.library import vocabulary as voidfall
from tests.example.effects import EFFECTS

WORDS: dict[str, Any] = {"voidfall": voidfall, "revenant": revenant}
ROOT = Path(__file__).parents[1]
Mood = Literal["glad", "sad"]
"""
glad: with a smile
sad: without any,
  and with a sigh
"""


@dataclass(frozen=True)
class Lamp:
    """A lamp to read by."""

    light: int
    """How bright it is,
    in candles."""
    mood: Mood | None = None
    names: dict[str, list[Mood]] = field(default_factory=dict)


@dataclass(frozen=True)
class Street:
    """A street with lamps."""

    id: str
    lamps: list[Lamp]
    gift: Effect[Any] | None = None


class Streets(Content):
    streets: dict[str, Street] = kind(1)


def words(game: str) -> list[tuple[Section, Word]]:
    sections: list[Section] = WORDS[game].sections()
    return [(section, word) for section in sections for word in section.words]


@pytest.mark.parametrize("game", games.names())
def test_the_page_is_up_to_date(game: str) -> None:
    text = (ROOT / "docs" / "vocabulary" / f"{game}.md").read_text(encoding="utf-8")
    assert text == games.find(game).vocabulary(), "run make vocabulary"


@pytest.mark.parametrize("game", games.names())
def test_every_word_says_what_it_means(game: str) -> None:
    assert [f"{section.title}: {word.key}" for section, word in words(game) if not word.text] == []


@pytest.mark.parametrize("game", games.names())
def test_every_word_that_content_uses_is_listed(game: str) -> None:
    module = WORDS[game]
    content = games.find(game).records
    used = {(use.role, use.key) for use in module.READER.uses_in(content)}
    assert len(used) > 100
    assert used - {(section.role, word.key) for section, word in words(game)} == set()


@pytest.mark.parametrize("game", games.names())
def test_examples_are_in_the_content_exactly_like_this(game: str) -> None:
    folder = ROOT / "src" / "domineum" / game / "content"
    text = (ROOT / "docs" / "vocabulary" / f"{game}.md").read_text(encoding="utf-8")
    examples = re.findall(r"as in `(\w+)/[\w-]+`:\n\n```toml\n(.*)\n```", text)
    assert len(examples) > 40
    sources = {path.stem: dense(path.read_text(encoding="utf-8")) for path in folder.glob("*.toml")}
    assert [example for file, example in examples if dense(example) not in sources[file]] == []


def dense(text: str) -> str:
    """TOML without what may be written in several ways."""
    return re.sub(r",(?=[]}])", "", re.sub(r"\s", "", text))


def test_a_class_says_what_its_keys_take() -> None:
    assert arguments_of(Lamp, {Mood: "mood"}) == [
        Argument("light", "number", "How bright it is, in candles."),
        Argument("mood", "mood", "", optional=True),
        Argument("names", "table of text = list of mood", "", optional=True),
    ]
    assert arguments_of(Lamp, {Mood: "mood"}, "shine")[0].key == "shine"
    assert takes(Mood, {}) == '`"glad"` or `"sad"`'


def test_the_words_of_a_closed_list_have_a_line_each() -> None:
    found = values_of(Mood, notes_in(sys.modules[__name__])["Mood"])
    assert found == [Word("glad", "with a smile"), Word("sad", "without any, and with a sigh")]


def test_tables_inside_records_are_listed_too() -> None:
    found = record_words(Streets.kinds, {Effect: "effect"})
    assert [word.key for word in found] == ["streets.toml", "Lamp"]
    assert [one.key for one in found[0].arguments] == ["lamps", "gift"]


def test_uses_are_found_wherever_they_are(tmp_path: Path) -> None:
    plain = '[[streets]]\nid = "x"\nlamps = [{light = 1}, {light = 2, mood = "sad"}]\n'
    plain += 'gift = {all = [{oil = 2}, "peek"]}\n'
    (tmp_path / "streets.toml").write_text(plain, encoding="utf-8")
    reader = Reader(EFFECTS, [Role("lamp", Lamp), Role("mood", Lamp, "mood")], {})
    found = list(reader.uses_in(Streets(EFFECTS.hooks, Source.folder(tmp_path))))
    assert [(use.role, use.key) for use in found] == [
        ("lamp", "light"), ("lamp", "light"), ("lamp", "mood"), ("mood", "sad"),
        ("effect", "all"), ("effect", "oil"), ("effect", "peek"),
    ]  # fmt: skip
    assert {use.where for use in found} == {"streets/x"}


def test_the_shortest_use_is_the_example() -> None:
    section = Section("Lamps", "lamp", "All lamps.", [Word("light", "Shines.")])
    uses = [Use("lamp", "light", "a/b", {"light": 10}), Use("lamp", "light", "c/d", {"light": 1})]
    text = page("Title", "About.", [section], uses)
    assert "- `light`: Shines. Used 2 times, as in `c/d`: `{light = 1}`" in text
    assert "Used once" in page("Title", "About.", [section], uses[:1])
    assert "No card uses it today." in page("Title", "About.", [section], [])


def test_an_example_is_toml() -> None:
    assert inline({"a": [1, {"b": "x"}], "c": True}) == '{a = [1, {b = "x"}], c = true}'


def test_every_leaf_of_a_game_is_a_word() -> None:
    found = [word.key for word in effect_words(EFFECTS, {Effect: "effect"})]
    assert set(found) == {"per", "cost", *EFFECTS.COMBINATORS, *EFFECTS.leaves}
