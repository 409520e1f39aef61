"""The analysis board: a private table on which lines are tried, compared and come back to.

It begins with a fork. Everything can be taken back, also past what was drawn; what was tried stays
in a tree of lines. It can be dealt again; then the line is repeated as far as it still fits.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from domineum.bots.values import value
from domineum.kernel import AnyGame, Chapter, Choice, Figure, Match, Message, Random, Refused, Seat
from domineum.kernel.free import Free
from domineum.kernel.position import Position, outlive
from domineum.table.entries import Entry
from domineum.table.forks import Fork, fork
from domineum.table.lines import Lines, Node
from domineum.table.live import LiveTable

NEAR = 4
"""So many choices are taken back one by one; to go further back, the line is played again."""
KEPT = 24
"""The positions at the ends of so many lines are kept."""
DEALS = 24
MADE_BY = "analysis"


class Standing(NamedTuple):
    """What a line comes to for a seat."""

    end: int
    figures: list[Figure]
    scores: list[int]
    others: dict[str, int]
    worth: float | None
    """What a bot takes it for; None in games in which bots do not plan."""
    over: bool


class Analysis:
    """A tree of lines, and a table at the place in it where somebody stands."""

    def __init__(self, game: AnyGame, forks: Sequence[Fork], lines: Lines, seq: int = 0) -> None:
        self.game = game
        self.forks = [*forks]
        self.lines = lines
        self._found: dict[int, Match[Any]] = {}
        self.live = self._open(seq)

    @classmethod
    def begin(cls, game: AnyGame, begun: Fork) -> Analysis:
        """Begin with a fork; what its seat has chosen in the present step can be taken back."""
        lines = Lines()
        lines.begin(0)
        analysis = cls(game, [begun], lines)
        for seat, code in begun.position.since:
            analysis.choose(seat, [code])
        return analysis

    @property
    def deal(self) -> int:
        """The number of the deal in which one stands."""
        return self.lines.deal(self.lines.at)

    @property
    def fork(self) -> Fork:
        """With what the deal began in which one stands."""
        return self.forks[self.deal]

    # -- playing --------------------------------------------------------------------------------

    def choose(
        self, seat: Seat, codes: Sequence[str], made_by: str = MADE_BY, key: str = "",
        usual: bool = False,
    ) -> list[Entry]:  # fmt: skip
        """Go on by choices, all or none: in the line that has them, else in a new one."""
        done = self.live.do(seat, [("choose", code) for code in codes], made_by, key, usual)
        for place, made in enumerate(_made(self.live.match)[-len(done) :]):
            self.lines.choose(made.seat, made.code, made.option.label(), place >= len(codes))
        return done

    def back(
        self, until: Callable[[Match[Any]], bool] = lambda _: True, key: str = ""
    ) -> list[Entry]:
        """Take back the last choice of all with what went without saying after it, and more until
        the position is as wished."""
        done, usual = list[Entry](), False
        while not done or (self._last() is not None and (usual or not until(self.live.match))):
            usual = self.lines.nodes[self.lines.at].usual
            done += self._back(key)
        return done

    def _back(self, key: str) -> list[Entry]:
        last = self._last()
        if last is None:
            raise Refused("there is nothing to take back", Message("undo-start"))
        done = self.live.do(last.seat, [("undo", "")], MADE_BY, key)
        self.lines.at = self.lines.nodes[self.lines.at].parent
        return done

    def _last(self) -> Choice | None:
        match = self.live.match
        assert isinstance(match, Free)
        return match.last()

    def onward(self) -> Node | None:
        """The next choice of the line, if it goes on from here."""
        on = self.lines.nodes[self.lines.at].next
        return self.lines.nodes.get(on)

    def forth(self, made_by: str = MADE_BY, key: str = "") -> list[Entry]:
        """Go on by the next choice of the line."""
        node = self.onward()
        if node is None:
            raise Refused("there is nothing to redo", Message("refused-redo"))
        done = self.choose(node.seat, [node.code], made_by, key)
        while (node := self.onward()) is not None and node.usual:
            done += self.choose(node.seat, [node.code], made_by, key)
        return done

    def go(self, number: int) -> None:
        """Stand after a choice of any line."""
        here, there = self.lines.path(self.lines.at), self.lines.path(number)
        shared = sum(1 for a, b in zip(here, there, strict=False) if a == b)
        if here[0] == there[0] and len(here) - shared <= NEAR:
            for _ in here[shared:]:
                self._back("")
            self._play(there[shared:])
        else:
            self.lines.stand(number)
            self.live = self._open(self.live.seq + 1)

    def _open(self, seq: int) -> LiveTable:
        """A table where one stands. Other rules than those of the fork may not come so far."""
        path = self.lines.path(self.lines.at)
        begun = self.forks[self.lines.nodes[path[0]].seat]
        note = Message("analysis-dealt" if begun.dealt else "analysis-begins")
        snapshot = LiveTable(self._begun(begun)).begin_again(seq, note)
        self.live = LiveTable.at(self.game, begun.config, begun.seed, snapshot)
        Free.of(self.live.match)
        self.lines.at = path[0]
        self._play(path[1:])
        return self.live

    def _play(self, numbers: Sequence[int]) -> None:
        for number in numbers:
            node = self.lines.nodes[number]
            try:
                self.choose(node.seat, [node.code])
            except Refused:
                break

    def _begun(self, begun: Fork) -> Match[Any]:
        position = Position(begun.position.state)
        if (begun.rules, begun.content) == (self.game.version, self.game.content):
            return position.open(self.game, begun.config, begun.seed, log=True)
        return outlive(position, self.game, begun.config, begun.seed, log=True).match

    # -- lines ----------------------------------------------------------------------------------

    def deal_again(self, random: Random) -> None:
        """Deal again all that the seat of the fork may not know; repeat the line as far as it
        still fits."""
        if len(self.forks) >= DEALS:
            raise Refused("there are too many deals", Message("analysis-deals", {"limit": DEALS}))
        old, path = self.fork, self.lines.path(self.lines.at)
        codes = [(self.lines.nodes[n].seat, self.lines.nodes[n].code) for n in path[1:]]
        self.forks.append(fork(self._begun(old), old.seat, random))
        self.lines.begin(len(self.forks) - 1)
        self.live = self._open(self.live.seq + 1)
        for seat, code in codes:
            try:
                self.choose(seat, [code])
            except Refused:
                break

    def cut(self, end: int) -> None:
        """Forget a line; who stands in what is forgotten goes back to where it began."""
        path = self.lines.path(self.lines.at)
        parents = {number: self.lines.nodes[number].parent for number in path}
        first = self.lines.cut(end)
        self._found.clear()
        if first in path[1:]:
            self.lines.stand(parents[first])
            self.live = self._open(self.live.seq + 1)

    def compare(self, ends: Sequence[int], seat: Seat) -> list[Standing]:
        """What lines come to for a seat, by the figures of the game."""
        return [self._standing(end, seat) for end in ends]

    def _standing(self, end: int, seat: Seat) -> Standing:
        match, game = self._match(end), self.game
        state = match.state
        worth = value(game, state, seat) if game.judge is not None else None
        return Standing(
            end, list(game.figures(state, seat)), game.scores(state), game.rival_scores(state),
            worth, match.over,
        )  # fmt: skip

    def _match(self, number: int) -> Match[Any]:
        """The match after a choice of any line."""
        found = self._found.pop(number, None)
        if found is None:
            path = self.lines.path(number)
            start = next((n for n in reversed(path) if n in self._found), path[0])
            known = self._found.get(start)
            found = known.copy() if known else self._begun(self.forks[self.lines.deal(number)])
            for after in path[path.index(start) + 1 :]:
                node = self.lines.nodes[after]
                found.choose(node.code, node.seat)
        self._found[number] = found
        while len(self._found) > KEPT:
            del self._found[next(iter(self._found))]
        return found

    def plan(self) -> list[tuple[str, Message]]:
        """What the seat of the fork does in its next turn (or what is left of this one), in the
        line in which one stands; what it had already chosen in the real game is no plan."""
        begun, lines = self.fork, self.lines
        path = [*lines.path(lines.at), *lines.onward(lines.at)][1:]
        match, found = self._begun(begun), list[tuple[str, Message]]()
        turn: Chapter | None = None
        done = list(begun.position.since)
        for node in (lines.nodes[number] for number in path):
            chapter = self.game.chapter(match.state)
            match.choose(node.code, node.seat)
            if done[:1] == [(node.seat, node.code)]:
                del done[0]
                continue
            done.clear()
            if found and chapter != turn:
                break
            if node.seat == begun.seat and chapter.seat in (None, begun.seat) and node.label:
                turn = chapter
                found.append((node.code, node.label))
        return found

    # -- as it is stored ------------------------------------------------------------------------

    def plain(self) -> dict[str, Any]:
        """All of it, as plain data."""
        return {"deals": [begun.packed() for begun in self.forks], "lines": self.lines.plain()}

    @classmethod
    def read(cls, game: AnyGame, plain: dict[str, Any], seq: int = 0) -> Analysis:
        """Read what was stored; positions go on from `seq`."""
        forks = [Fork.unpacked(word) for word in plain["deals"]]
        return cls(game, forks, Lines.read(plain["lines"]), seq)


def _made(match: Match[Any]) -> list[Choice]:
    return [made for made in match.history if isinstance(made, Choice) and not made.forced]
