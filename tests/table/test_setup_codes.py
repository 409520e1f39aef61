from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domineum import games
from domineum.kernel import BadData, Random
from domineum.table.setup_codes import LETTERS, LONGEST, Setup, decode, encode

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**50), 2**50) | st.text(max_size=9),
    lambda inside: (
        st.lists(inside, max_size=3) | st.dictionaries(st.text(max_size=5), inside, max_size=3)
    ),
    max_leaves=8,
)
SETUPS = st.builds(
    Setup,
    st.text(max_size=10),
    st.dictionaries(st.text(max_size=5), PLAIN, max_size=3),
    st.lists(st.text(max_size=5), max_size=4),
    st.none() | st.integers(0, 2**53 - 1),
)


@given(SETUPS)
def test_a_code_is_read_as_it_was_written(setup: Setup) -> None:
    code = encode(setup)
    assert decode(code) == setup
    assert {*code} <= {*LETTERS}


@given(SETUPS, st.randoms(use_true_random=False))
def test_a_code_with_a_wrong_letter_is_refused(setup: Setup, chance: Any) -> None:
    code = encode(setup)
    place = chance.randrange(len(code))
    letter = chance.choice(LETTERS.replace(code[place], ""))
    wrong = code[:place] + letter + code[place + 1 :]
    try:
        found = decode(wrong)
    except BadData:
        return
    assert found != setup, "of 65,536 wrong codes one may pass, but not as the same set-up"


@given(st.text(alphabet=LETTERS, max_size=900))
def test_junk_is_not_a_code(code: str) -> None:
    with pytest.raises(BadData):
        decode(code)


def test_codes_that_were_given_out_stay_valid() -> None:
    config = {
        "houses": [{"house": "zenor", "side": "A"}, {"house": "dunlork", "side": "B"}],
        "preselect": False,
        "scenario": "two-lanterns",
    }
    given_out = "264Guv2E5L8i85vXzhkomTMJxmeDRhUV7m2nRrufWf"
    assert decode(given_out) == Setup("voidfall", config, ["", "captain"], 1234567)


def test_codes_are_short() -> None:
    longest = 0
    for name in games.names():
        game = games.find(name)
        for mode in game.modes:
            for seed in range(20):
                config = game.random_config(Random(seed), mode=mode)
                code = encode(Setup(name, config, [], 2**53 - 1 - seed))
                assert decode(code).config == config
                longest = max(longest, len(code))
    assert longest <= 64


def test_what_does_not_fit_has_no_code() -> None:
    words = {str(n): f"{n * n * 7919:x}" for n in range(400)}
    assert encode(Setup("lanterns", words, [], None)) == ""
    assert encode(Setup("lanterns", {}, [], -1)) == ""
    assert encode(Setup("lanterns", {}, [], 2**60)) == ""


def test_a_code_cannot_unpack_to_more_than_a_config_may_be() -> None:
    code = encode(Setup("lanterns", {"x": "a" * 100_000}, [], None))
    assert 0 < len(code) <= LONGEST
    with pytest.raises(BadData):
        decode(code)


@pytest.mark.parametrize("value", [float("nan"), float("inf"), [[float("-inf")]]])
def test_what_is_not_json_is_not_a_code(value: object) -> None:
    """A server could not send it on."""
    with pytest.raises(BadData):
        decode(encode(Setup("lanterns", {"x": value}, [], None)))
