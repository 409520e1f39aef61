"""Figures of a report as each language writes them."""

from __future__ import annotations

from domineum.arena.speaker import Speaker
from domineum.voidfall import GAME


def test_figures_have_one_digit_and_the_comma_of_the_language() -> None:
    english, polish = Speaker(GAME, "en"), Speaker(GAME, "pl")
    assert (english.number(2.34), polish.number(2.34)) == ("2.3", "2,3")
    assert (english.number(2.34, 0), english.number(2.34, 2)) == ("2", "2.34")
    assert (english.number(2.34, sign=True), english.number(-2.34, sign=True)) == ("+2.3", "-2.3")
    assert (english.percent(0.1234), polish.percent(0.1234, 0)) == ("12.3 %", "12 %")
    assert english.range((0.1, 0.25)) == "10.0 – 25.0 %"
