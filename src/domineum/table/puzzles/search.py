"""The search through all lines of a turn, in which states that are equal between steps are one."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from heapq import heappop, heappush
from typing import Any, NamedTuple

from domineum.kernel import Match, Option, Seat
from domineum.kernel.goals import Aim, Goals
from domineum.table.puzzles.lines import Frame, begun, goals_of, key_of, made_since, step_of

WAYS = 6
"""From no place more ways than this are told apart."""
UNUSUAL = 3
"""A solution prefers so many usual answers to one that is not."""
Way = frozenset[tuple[str, int]]
"""The deeds of a line in no order: each code, and how often it came before."""


class Edge(NamedTuple):
    """A choice, and the place that it leads to."""

    code: str
    deed: str
    """The code if it is a deed, else empty."""
    usual: bool
    child: int


class Found(NamedTuple):
    """The best result of an aim, and how it is reached."""

    worth: int
    ways: tuple[Way, ...]
    """The smallest sets of deeds that lead there; none if there are too many to tell."""
    line: tuple[str, ...]
    """The shortest line, with the usual answers where they will do."""


class Tree:
    """All places that can be reached in a turn, from place 0."""

    def __init__(self, goals: Goals, seat: Seat, aims: Sequence[Aim]) -> None:
        self.goals = goals
        self.seat = seat
        self.aims = aims
        self.edges: list[list[Edge]] = []
        self.worths: list[tuple[int | None, ...]] = []
        """What each place is worth for each aim, None where it does not count."""

    def add(self, match: Match[Any], counts: bool) -> int:
        """Add a place."""
        self.edges.append([])
        state = match.state
        self.worths.append(
            tuple([self.goals.worth(aim, state, self.seat) for aim in self.aims])
            if counts
            else (None,) * len(self.aims)
        )
        return len(self.edges) - 1


class _Here(NamedTuple):
    """A place that is still to be gone on from, and the choice that led there."""

    match: Match[Any]
    place: int
    topic: str = ""
    option: Option[Any] | None = None


def explore(
    match: Match[Any], seat: Seat, aims: Sequence[Aim], limit: int,
    late: Callable[[], bool] = lambda: False, merge: bool = True,
) -> Tree | None:  # fmt: skip
    """Go through all lines of the turn; None if there are more than `limit` places.

    With `merge` equal states are one place, and choices of which only the order differs are made
    in one order.
    """
    goals = goals_of(match.game)
    root = begun(match)
    frame = Frame.of(root, seat)
    tree = Tree(goals, seat, aims)
    tree.add(root, counts=True)
    known: dict[bytes, int] = {}
    waiting = [_Here(root, 0)]
    while waiting:
        here = waiting.pop()
        if late():
            return None
        question = here.match.question(seat)
        usual = question.usual
        length = len(here.match.history)
        last = here.option if here.topic == question.topic else None
        for index, option in enumerate(question.options):
            if merge and last is not None and goals.repeats(last, option):
                continue
            twin = here.match.copy()
            twin.answer(twin.question(seat), index)
            stop = frame.stop(twin, made_since(twin, length))
            state, since = step_of(twin)
            key = key_of(state) if merge and not stop and not since else None
            child = -1 if key is None else known.get(key, -1)
            if child < 0:
                if len(tree.edges) >= limit:
                    return None
                child = tree.add(twin, counts=bool(stop) or not since)
                if key is not None:
                    known[key] = child
                if not stop:
                    waiting.append(_Here(twin, child, question.topic, option))
            deed = option.code if question.topic in goals.deeds else ""
            tree.edges[here.place].append(Edge(option.code, deed, option is usual, child))
    return tree


# -- the best -----------------------------------------------------------------------------------


def best(tree: Tree, number: int) -> Found | None:
    """The best result of an aim; None if it is nowhere reached."""
    worths = [one[number] for one in tree.worths]
    most = max((worth for worth in worths if worth is not None), default=None)
    if most is None:
        return None
    goal = {place for place, worth in enumerate(worths) if worth == most}
    return Found(most, _ways(tree, goal), _line(tree, goal))


def _parents(tree: Tree) -> list[list[tuple[int, str]]]:
    parents: list[list[tuple[int, str]]] = [[] for _ in tree.edges]
    for place, edges in enumerate(tree.edges):
        for edge in edges:
            parents[edge.child].append((place, edge.deed))
    return parents


def _ways(tree: Tree, goal: set[int]) -> tuple[Way, ...]:
    """The smallest sets of deeds from place 0 to one of the places, from there backwards."""
    if 0 in goal:
        return (frozenset(),)
    parents = _parents(tree)
    ways: dict[int, list[Way]] = {place: [frozenset()] for place in goal}
    waiting = deque(goal)
    queued = set(goal)
    while waiting:
        place = waiting.popleft()
        queued.discard(place)
        for parent, deed in parents[place]:
            if parent in goal:
                continue
            known = ways.setdefault(parent, [])
            changed = _join(known, [_with(way, deed) for way in ways[place]])
            if len(known) > WAYS:
                return ()
            if changed and parent not in queued:
                waiting.append(parent)
                queued.add(parent)
    return tuple(sorted(ways[0], key=lambda way: (len(way), sorted(way))))


def _with(way: Way, deed: str) -> Way:
    if not deed:
        return way
    times = sum(code == deed for code, _ in way)
    return way | {(deed, times + 1)}


def _join(known: list[Way], more: Iterable[Way]) -> bool:
    """Take ways among those that are known, without those that do more than another one."""
    changed = False
    for way in more:
        if any(other <= way for other in known):
            continue
        known[:] = [*(other for other in known if not way <= other), way]
        changed = True
    return changed


def _line(tree: Tree, goal: set[int]) -> tuple[str, ...]:
    """The shortest line to one of the places; a usual answer counts little."""
    costs, came = {0: 0}, dict[int, tuple[int, str]]()
    waiting = [(0, 0)]
    while waiting:
        cost, place = heappop(waiting)
        if place in goal:
            return tuple(_back(came, place))
        if cost > costs[place]:
            continue
        for edge in tree.edges[place]:
            further = cost + (1 if edge.usual else UNUSUAL)
            if further < costs.get(edge.child, further + 1):
                costs[edge.child], came[edge.child] = further, (place, edge.code)
                heappush(waiting, (further, edge.child))
    raise AssertionError("every place is reached from the first")


def _back(came: dict[int, tuple[int, str]], place: int) -> list[str]:
    codes = []
    while place in came:
        place, code = came[place]
        codes.append(code)
    return codes[::-1]
