"""Texts in English and Polish, and the agreement with the reference implementation of Fluent."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from domineum.kernel import BadData, Catalogue, Message
from domineum.kernel.messages import LANGUAGES, Pattern, Placeable, Select
from domineum.locale import FOLDER as SHARED
from tests.example.game import GAME, HERE

EXAMPLE = HERE / "locale"
FLEETS = """
fleets = { $n ->
    [one] { $n } flota
    [few] { $n } floty
   *[many] { $n } flot
}
"""


def catalogue(language: str, source: str) -> Catalogue:
    texts = Catalogue()
    texts.add(language, source, "test.ftl")
    return texts


def render(source: str, language: str = "en", **args: int | str | Message) -> str:
    return catalogue(language, source).render(Message("key", args), language)


@pytest.mark.parametrize(
    ("n", "text"),
    [
        (0, "0 flot"), (1, "1 flota"), (2, "2 floty"), (4, "4 floty"), (5, "5 flot"),
        (12, "12 flot"), (14, "14 flot"), (21, "21 flot"), (22, "22 floty"), (25, "25 flot"),
        (101, "101 flot"), (102, "102 floty"), (112, "112 flot"), (122, "122 floty"),
        (-1, "-1 flota"), (-3, "-3 floty"),
    ],
)  # fmt: skip
def test_polish_has_three_forms(n: int, text: str) -> None:
    assert catalogue("pl", FLEETS).render(Message("fleets", {"n": n}), "pl") == text


@pytest.mark.parametrize(("n", "text"), [(0, "0 points"), (1, "a point"), (2, "2 points")])
def test_english_has_two_forms(n: int, text: str) -> None:
    source = "key = { $n ->\n    [one] a point\n   *[other] { $n } points\n}"
    assert render(source, n=n) == text


def test_a_variant_can_be_a_number_or_a_word() -> None:
    source = "key = { $x ->\n    [0] none\n    [he] him\n   *[other] some\n}"
    assert [render(source, x=x) for x in (0, "he", "they", 7)] == ["none", "him", "some", "some"]


def test_an_argument_can_be_a_message() -> None:
    part = Message("effect-points", {"amount": 2})
    whole = Message("effect-per", {"count": Message("effect-count-harbours"), "do": part})
    assert GAME.catalogue.render(whole, "en") == "for each harbour you filled: score 2 points"
    assert GAME.catalogue.render(whole, "pl") == "za każdy napełniony port: zdobądź 2 punkty"


def test_a_message_can_hold_another_one() -> None:
    assert render('other = hi { $n }\nkey = say { other }{ "!" }', n=2) == "say hi 2!"


def test_an_id_is_shown_by_its_name() -> None:
    message = Message("option-play", {"lantern": "moon", "light": 3})
    assert GAME.catalogue.render(message, "en") == "Play Moon 3"
    assert GAME.catalogue.render(message, "pl") == "Zagraj: Księżyc 3"


def test_an_id_without_a_name_is_shown_as_it_is() -> None:
    assert render("key = { $who } came", who="seat-7") == "seat-7 came"


def test_what_is_missing_is_shown_in_brackets() -> None:
    assert Catalogue().render(Message("nothing"), "pl") == "[nothing]"
    assert render("key = { $n } of { nothing }") == "{n} of [nothing]"


def test_keys_that_a_language_lacks_are_named() -> None:
    texts = catalogue("en", "both = a\nonly-english = b")
    texts.add("pl", "both = a\nonly-polish = b", "pl.ftl")
    assert texts.missing() == ["en: only-polish", "pl: only-english"]
    assert "both" in texts
    assert "only-polish" not in texts


def test_the_plain_form_of_a_message_is_that_of_its_arguments() -> None:
    message = Message("effect-any", {"do": Message("effect-oil", {"amount": 1})})
    assert message.plain() == {
        "key": "effect-any",
        "args": {"do": {"key": "effect-oil", "args": {"amount": 1}}},
    }


@pytest.mark.parametrize(
    ("source", "where"),
    [
        ("a = 1\n\nnonsense\n", "test.ftl:3: expected 'key = text', found 'nonsense'"),
        ("a = 1\n# note\nb = { $n", "test.ftl:3: cannot read '{ $n'"),
        ("a = 1\nb = { NUMBER($n) }", "test.ftl:2: cannot read '{ NUMBER($n) }'"),
        ("a = 1\na = 2", "test.ftl:2: 'a' is defined twice"),
        ("a =\nb = 2", "test.ftl:1: there is no text"),
        ("a = x } y", "test.ftl:1: cannot read '} y'"),
        ("a = x\n    .title = y", "test.ftl:1: cannot read '\\n.title = y'"),
        ('a = { "\\u0041" }', "test.ftl:1: cannot read"),
        ("-term = x", "test.ftl:1: expected 'key = text'"),
        ("a = { $n ->\n    [one] x\n}", "test.ftl:1: the choice by $n needs one *[default]"),
        ("a = { $n ->\n   *[one] x\n   *[other] y\n}", "test.ftl:1: the choice by $n needs one"),
        ("a = { $n ->\n   *[one] x\n", "test.ftl:1: the choice by $n needs one"),
        ("a = { $n -> *[one] x }", "test.ftl:1: the choice by $n needs one"),
        ("a = { $n ->\n    [one]\n   *[other] y\n}", "test.ftl:1: there is no text"),
        ("a = { $n ->\n   *[other] x\n        y\n}", "test.ftl:1: cannot read '\\n"),
    ],
)
def test_bad_fluent_names_file_and_line(source: str, where: str) -> None:
    with pytest.raises(BadData) as bad:
        catalogue("en", source)
    assert str(bad.value).startswith(where)


# -- the reference implementation -------------------------------------------------------------

SYNTAX = r"""
plain = text with # and = and trailing space
quoted = { "{" } { $n }{ "" }{"  "}x
lines = one
    two
      three

    four
below =
    first
    { $n } second
choice = You have { $n ->
    [0] nothing
    [one] one { $w }
    [2] exactly two
   *[other] { $n } { $w }
}. Good?
indented =
    { $n ->
        [one] A { $n }
       *[other] B
    } end
nested = { $n ->
    [one] { $m ->
        [one] a
       *[other] b
    }
   *[other] c
}
two = { $n ->
    [one] a
   *[other] b
} and { $m ->
    [one] c
   *[other] d
}.
order = { $n ->
    [one] one
    [1] never
   *[other] many
}
word = { $w ->
    [jar] A
   *[cask] B
}
refers = say { choice } { plain } { $n }
"""
NUMBERS = [*range(-3, 30), *range(98, 126), 999]


def arguments(pattern: Pattern) -> Iterator[str]:
    """The names of the variables of a pattern."""
    for piece in pattern:
        if isinstance(piece, Select):
            yield piece.name
            for variant in piece.variants.values():
                yield from arguments(variant)
        elif isinstance(piece, Placeable) and piece.kind == "variable":
            yield piece.name


def reference(language: str, source: str) -> Callable[[str, dict[str, int | str]], str]:
    """The function that renders a message with the reference implementation."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))

    def rendered(key: str, args: dict[str, int | str]) -> str:
        value = bundle.get_message(key).value
        assert value
        text, errors = bundle.format_pattern(value, args)
        assert not errors
        return str(text)

    return rendered


def compare(language: str, source: str, words: dict[str, int | str]) -> None:
    """Render everything with our implementation and with the reference."""
    ours, theirs = catalogue(language, source), reference(language, source)
    for key, pattern in ours.texts[language].items():
        for number in NUMBERS:
            args = dict.fromkeys([*arguments(pattern), "player"], number) | words
            assert ours.render(Message(key, args), language) == theirs(key, args)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", ["jar", "cask", 1])
def test_everything_we_read_is_rendered_as_the_reference_renders_it(
    language: str, word: int | str
) -> None:
    for m in (1, 2):
        compare(language, SYNTAX, {"w": word, "m": m})
    ours, theirs = catalogue(language, SYNTAX), reference(language, SYNTAX)
    args: dict[str, int | str] = {"n": 3, "w": word}
    assert ours.render(Message("refers", args), language) == theirs("refers", args)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", [SHARED, EXAMPLE])
def test_our_texts_are_rendered_as_the_reference_renders_them(folder: Path, language: str) -> None:
    source = (folder / f"{language}.ftl").read_text(encoding="utf-8") + "\nword = słowo\n"
    compare(language, source, {})
    ours, theirs = catalogue(language, source), reference(language, source)
    for key, pattern in ours.texts[language].items():
        names = [*arguments(pattern), "player"]
        text = ours.render(Message(key, dict.fromkeys(names, Message("word"))), language)
        assert text == theirs(key, dict.fromkeys(names, "słowo"))


def test_no_language_lacks_a_key() -> None:
    assert GAME.catalogue.missing() == []


def test_both_languages_use_the_same_arguments() -> None:
    english, polish = (GAME.catalogue.texts[language] for language in LANGUAGES)
    for key in english:
        assert set(arguments(english[key])) == set(arguments(polish[key])), key


def test_a_text_shows_no_brackets_when_rendered() -> None:
    for language in LANGUAGES:
        for key, pattern in GAME.catalogue.texts[language].items():
            args = dict.fromkeys([*arguments(pattern), "player"], 2)
            assert not re.search(r"[][{}]", GAME.catalogue.render(Message(key, args), language))
