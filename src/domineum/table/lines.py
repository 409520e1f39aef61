"""Lines: a tree of choices from one position or several deals of it, with names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from domineum.kernel import Message, Refused, Seat
from domineum.kernel.messages import message_of

NOWHERE = -1
"""The parent of where a deal begins, and the next of an end."""
MOST = 5_000
"""So many choices can be kept."""
LONGEST = 60
"""A name has at most so many letters."""


@dataclass(slots=True)
class Node:
    """A choice, and so the position after it. Where a deal begins, `seat` is its number."""

    parent: int
    seat: Seat
    code: str = ""
    label: Message | None = None
    name: str = ""
    next: int = NOWHERE
    """The choice that was looked at last of those that follow."""
    usual: bool = False
    """The table made it with the choice before it, as it went without saying."""


class Line(NamedTuple):
    """A line by its last choice; `apart` is the first choice that it shares with none before."""

    end: int
    name: str
    deal: int
    length: int
    apart: int


class Lines:
    """A tree of choices, and the place in it where somebody stands."""

    def __init__(self) -> None:
        self.nodes: dict[int, Node] = {}
        self.at = NOWHERE
        self._count = 0
        self._after: dict[int, list[int]] = {}

    def begin(self, deal: int) -> int:
        """Add the beginning of a deal, and stand there."""
        return self._add(Node(NOWHERE, deal))

    def choose(self, seat: Seat, code: str, label: Message, usual: bool = False) -> int:
        """Go on from where one stands, by a choice that is known or a new one.

        The name of a line goes on with it.
        """
        for number in self.after(self.at):
            if (self.nodes[number].seat, self.nodes[number].code) == (seat, code):
                self.nodes[number].label = label
                return self.stand(number)
        if len(self.nodes) >= MOST:
            raise Refused("there are too many choices", Message("analysis-full", {"limit": MOST}))
        parent, name = self.nodes[self.at], ""
        if parent.parent != NOWHERE and not self.after(self.at):
            parent.name, name = "", parent.name
        return self._add(Node(self.at, seat, code, label, name, usual=usual))

    def _add(self, node: Node) -> int:
        self._keep(self._count, node)
        self._count += 1
        return self.stand(self._count - 1)

    def _keep(self, number: int, node: Node) -> None:
        self.nodes[number] = node
        self._after.setdefault(node.parent, []).append(number)

    def stand(self, number: int) -> int:
        """Stand after a choice; the way there is the one that was looked at last."""
        self.at = number
        for here in self.path(number):
            parent = self.nodes[here].parent
            if parent != NOWHERE:
                self.nodes[parent].next = here
        return number

    def after(self, number: int) -> list[int]:
        """The choices that follow one."""
        return self._after.get(number, [])

    def path(self, number: int) -> list[int]:
        """The way to a choice, from the beginning of its deal on."""
        way = []
        while number != NOWHERE:
            way.append(number)
            number = self.nodes[number].parent
        return way[::-1]

    def onward(self, number: int) -> list[int]:
        """How it went on from a choice, as it was looked at last."""
        way = []
        while (number := self.nodes[number].next) != NOWHERE:
            way.append(number)
        return way

    def deal(self, number: int) -> int:
        """In which deal a choice stands."""
        return self.nodes[self.path(number)[0]].seat

    def all(self) -> list[Line]:
        """All lines, and all positions with a name, in the order in which they were made."""
        seen: set[int] = set()
        return [
            self._line(number, seen)
            for number, node in self.nodes.items()
            if node.name or not self.after(number)
        ]

    def _line(self, end: int, seen: set[int]) -> Line:
        path = self.path(end)
        apart = next((number for number in path[1:] if number not in seen), end)
        seen.update(path)
        return Line(end, self.nodes[end].name, self.nodes[path[0]].seat, len(path) - 1, apart)

    def call(self, number: int, name: str) -> None:
        """Give a line a name, or none."""
        self.nodes[number].name = " ".join(name.split())[:LONGEST]

    def cut(self, end: int) -> int:
        """Forget a line back to where another one leaves it; return from where on it is gone.

        The beginning of a deal and what has a name of its own stay.
        """
        first = end
        while (parent := self.nodes[first].parent) != NOWHERE:
            node = self.nodes[parent]
            if node.parent == NOWHERE or node.name or len(self.after(parent)) > 1:
                break
            first = parent
        if self.nodes[first].parent == NOWHERE:
            return first
        gone = [first]
        for number in gone:
            gone += self.after(number)
            self._after.pop(number, None)
            del self.nodes[number]
        before = self.nodes[parent]
        self._after[parent].remove(first)
        if before.next == first:
            before.next = NOWHERE
        return first

    # -- as it is stored ------------------------------------------------------------------------

    def plain(self) -> list[Any]:
        """Where one stands, and all choices, as plain data."""
        rows = [
            [
                n,
                x.parent,
                x.seat,
                x.code,
                x.label.plain() if x.label else None,
                x.name,
                x.next,
                x.usual,
            ]
            for n, x in self.nodes.items()
        ]
        return [self.at, self._count, rows]

    @classmethod
    def read(cls, plain: Sequence[Any]) -> Lines:
        """Read what was stored."""
        lines = cls()
        lines.at, lines._count, rows = plain
        for number, parent, seat, code, label, name, after, usual in rows:
            said = message_of(label) if label else None
            lines._keep(number, Node(parent, seat, code, said, name, after, usual))
        return lines
