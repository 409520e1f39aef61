"""Tables that a word in them says how to read."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from domineum.kernel import BadData
from domineum.kernel.words import Worded, Words


@dataclass(frozen=True, kw_only=True)
class Measure(Worded):
    """Something that is measured."""


MEASURES = Words[Measure]("measure")
AT_NIGHT = Words[Measure]("measure", wider=MEASURES)


@MEASURES.word("length")
class Length(Measure):
    """A length."""

    unit: str
    least: int = 0


@AT_NIGHT.word("light")
class Light(Measure):
    """What lanterns give."""


def test_a_table_is_read_by_its_word() -> None:
    data = {"measure": "length", "unit": "ell", "least": 2}
    found = MEASURES.parse(data, "here")
    assert isinstance(found, Length)
    assert (found.word, found.unit, found.least) == ("length", "ell", 2)
    assert AT_NIGHT.parse(data, "here") == found


def test_some_words_are_known_in_one_place_only() -> None:
    assert isinstance(AT_NIGHT.parse({"measure": "light"}, "here"), Light)
    assert list(AT_NIGHT.classes) == ["length", "light"]
    with pytest.raises(BadData, match=r"^here: unknown measure 'light'$"):
        MEASURES.parse({"measure": "light"}, "here")


def test_keys_beside_those_of_the_word_are_left_to_the_caller() -> None:
    data = {"measure": "light", "max": 3}
    assert AT_NIGHT.parse(data, "here", beside=("max",)) == Light()


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ("length", "expected a measure, found 'length'"),
        ({}, "'measure' is missing"),
        ({"measure": "lenght"}, "unknown measure 'lenght'; did you mean 'length'?"),
        ({"measure": "length"}, "'unit' is missing"),
        (
            {"measure": "length", "units": "ell"},
            "the measure 'length' has no key 'units'; did you mean 'unit'?",
        ),
        (
            {"measure": "length", "mux": 1},
            "the measure 'length' has no key 'mux'; did you mean 'max'?",
        ),
    ],
)
def test_what_no_word_reads_is_refused(data: object, problem: str) -> None:
    with pytest.raises(BadData) as refused:
        MEASURES.parse(data, "here", beside=("max",))
    assert str(refused.value) == f"here: {problem}"


@pytest.mark.parametrize("word", [3, ["length"]])
def test_a_word_is_a_text(word: object) -> None:
    with pytest.raises(BadData, match=r"^here\.measure: expected text"):
        MEASURES.parse({"measure": word}, "here")
