"""Answers in parts: a test may say one by one what a single option says at once.

`build 4` and `installation defense` name the option `build 4 defense`, `resource food` twice names
`resource 2-food`, and what an effect itself asks about needs no `resolve` before it.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from domineum.kernel import Question


def meant(question: Question[Any], left: list[str]) -> str:
    """The code that the next answers name, which are taken from the list."""
    codes = [option.code for option in question.options]
    assert left, f"{question.topic} needs an answer out of {codes}"
    if left[0] in codes:
        return left.pop(0)
    if left[0].startswith("resolve ") and {"forfeit", "done"} & {*codes}:
        del left[0]
        return meant(question, left)
    found = _mix(codes, left) or _parts(codes, left)
    assert found, f"{left[0]!r} is not among {codes} of {question.topic}"
    return found


def _parts(codes: list[str], left: list[str]) -> str:
    """An option in two parts, or of which the first or the last part says enough."""
    first = left[0]
    if first == "forfeit" and "done" in codes:
        left[0] = "done"
        return left.pop(0)
    fitting = [code for code in codes if code.startswith(f"{first} ")]
    least = min((len(code.split()) for code in fitting), default=0)
    fitting = [code for code in fitting if len(code.split()) == least]
    if len(left) > 1 and f"{first} {left[1].split()[-1]}" in codes:
        found = f"{first} {left[1].split()[-1]}"
        del left[:2]
        return found
    if len(fitting) != 1:
        fitting = [code for code in codes if code.split()[-1] == first.split()[-1]]
    if len(fitting) != 1:
        return ""
    del left[0]
    return fitting[0]


def _mix(codes: list[str], left: list[str]) -> str:
    """Several resources, named one by one; the last ones need not be named where all are alike."""
    units = {code: _units(code) for code in codes if code.startswith("resource ")}
    if not units or not left[0].startswith("resource "):
        return ""
    number = max(mix.total() for mix in units.values())
    named: Counter[str] = Counter()
    while left and left[0].startswith("resource ") and named.total() < number:
        named += _units(left.pop(0))
    return next((code for code, mix in units.items() if named <= mix), "")


def _units(code: str) -> Counter[str]:
    found: Counter[str] = Counter()
    for part in code.split()[1].split("+"):
        number, _, name = part.rpartition("-")
        found[name] += int(number or 1)
    return found
