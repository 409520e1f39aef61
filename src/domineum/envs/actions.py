"""A fixed space of actions over the codes of options.

An action is a number below `SPACE`. It is the hash of the code of an option (`establish 12
farmers`), so that the same code has the same number in every question, game and version. Where two
options of one question meet, the later one takes the next free number. 0 is to wait.

What a code means to a program that learns is in its heads: the verb and up to three words, each
hashed by itself (`heads`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any
from zlib import crc32

from domineum.kernel import Option, Question

SPACE = 2048
WAIT = 0
HEADS = 4
"""The verb and three words."""
WORDS = 1024
"""How many values a head has; 0 is nothing."""
NUMBERS = 64
"""Whole numbers from 0 below this stand for themselves, after 0, which is nothing."""


def numbers(question: Question[Any]) -> list[int]:
    """The action of each option, in their order."""
    found = [_number(option.code) for option in question.options]
    if len(set(found)) < len(found):
        _part(found)
    return found


def heads(option: Option[Any]) -> tuple[int, ...]:
    """The verb of an option and up to three words that it is about."""
    return _heads(option.code)


def word(text: str) -> int:
    """The number of a word: a small number stands for itself, everything else is hashed."""
    if text.isdigit() and int(text) < NUMBERS - 1:
        return int(text) + 1
    return NUMBERS + crc32(text.encode()) % (WORDS - NUMBERS)


def _part(found: list[int]) -> None:
    """Give options of the same number different ones."""
    taken: set[int] = set()
    for place, number in enumerate(found):
        while number in taken:
            number = number % (SPACE - 1) + 1
        taken.add(number)
        found[place] = number


@lru_cache(maxsize=1 << 14)
def _number(code: str) -> int:
    return 1 + crc32(code.encode()) % (SPACE - 1)


@lru_cache(maxsize=1 << 14)
def _heads(code: str) -> tuple[int, ...]:
    return padded_words(code.split()[:HEADS])


def padded_words(words: Sequence[str]) -> tuple[int, ...]:
    """Numbers of words, with zeros up to the number of heads."""
    return (*map(word, words), *[0] * (HEADS - len(words)))
