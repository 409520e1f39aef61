"""What a choice would do: it is tried on a copy, which stops where something is revealed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, TypeVar

from domineum.kernel.decode import Plain
from domineum.kernel.figures import Figure, Shift, shifts
from domineum.kernel.game import GameState
from domineum.kernel.match import Choice, Match
from domineum.kernel.messages import Message
from domineum.kernel.question import Event, Option, Question, Seat

S = TypeVar("S", bound=GameState)


class Passed(NamedTuple):
    """A question that went without saying, the choices that lead to it, and its answer."""

    codes: tuple[str, ...]
    question: Question[Any]
    meant: Option[Any]


class Preview(NamedTuple):
    """What a choice would do, up to the next choice of anybody: changes of the seat's view as
    (path, before, after), and events. For a choice that `reveals` something it is what happens
    before that, and is certain. It `ends` the turn of its seat if the next chapter of the game
    begins then."""

    reveals: bool
    changes: list[tuple[str, Plain, Plain]]
    events: list[Event]
    ends: bool
    figures: tuple[Shift, ...] = ()
    """The figures of the seat that change, the most important first."""
    then: Message | None = None
    """What the same seat is asked next; None if that is not known, or others are asked."""
    passed: tuple[Passed, ...] = ()
    """What was answered as usual on the way, if that was wished."""
    detail: Message | None = None
    """What the rules say of the option: where it reveals something at once, what is known."""

    @classmethod
    def of(
        cls,
        match: Match[Any],
        choice: str | Option[Any],
        seat: Seat | None = None,
        *,
        views: bool = True,
        usual: bool = False,
        now: Sequence[Figure] | None = None,
    ) -> Preview:
        """Show what a choice would change for its seat, without making it or revealing anything.

        Comparing the views is what takes longest; the figures need none. With `usual` it goes on
        over questions of the seat that have a usual answer. `now` has the present figures of the
        seat, for who tries many options of one position.
        """
        question = match.question(seat)
        seat = question.seat
        code = choice if isinstance(choice, str) else choice.code
        place = question.find(code)
        detail = question.detail_of(question.options[place]) if place >= 0 else None
        game = match.game
        twin = _Ahead.of(match)
        twin.look(code, seat, usual)
        reveals, known = twin.revealed, twin.seen
        chapter = game.chapter(match.state)
        ends = chapter.seat == seat and game.chapter(twin.state) != chapter
        if reveals:
            if not known:
                return cls(True, [], [], ends, detail=detail)
            twin = _Ahead.of(match)
            twin.look(code, seat, usual, known)
        changes = list(differences(match.view(seat), twin.view(seat))) if views else []
        if now is None:
            now = list(game.figures(match.state, seat))
        figures = tuple(shifts(now, game.figures(twin.state, seat)))
        asked = [] if reveals else [q.prompt() for q in twin.questions if q.seat == seat]
        then = asked[0] if asked else None
        passed = tuple(twin.passed)
        events = twin.events_since()
        return cls(reveals, changes, events, ends, figures, then, passed, detail)


class _Revealed(Exception):
    """The rules have come to something that the seat may not know yet."""


class _Ahead(Match[S]):
    """A copy in which a choice is tried. It goes on for as long as nothing is revealed.

    Rules may change something hidden shortly before they say so. Hence everything counts as
    known only where they were seen to stand still, at an event, a forced answer or the beginning
    of a step, with nothing revealed. A copy that has gone too far is of no use any more; another
    one stops at the last such place.
    """

    seen: int
    """How many places were passed before anything was revealed."""
    revealed: bool
    passed: list[Passed]
    """What was answered as usual."""

    @classmethod
    def of(cls, match: Match[S]) -> _Ahead[S]:
        """Return such a copy of a match."""
        twin: Any = match.copy()
        twin.log = True
        twin.question()
        twin.__class__ = cls
        ahead: _Ahead[S] = twin
        return ahead

    def look(self, code: str, seat: Seat, usual: bool, places: int = 0) -> None:
        """Try a choice, as far as it is certain or up to so many places."""
        self._known = self.state.random.value, self.state.reveals
        self.seen, self._places = 0, places
        self.passed = []
        codes = [code]
        try:
            self.choose(code, seat)
            while usual and not self._reveals() and (meant := unsaid(self, seat)) is not None:
                self.passed.append(Passed(tuple(codes), self.question(seat), meant))
                codes.append(meant.code)
                self.choose(meant, seat)
        except _Revealed:
            self.revealed = not places
        else:
            self.revealed = self._reveals()

    def _reveals(self) -> bool:
        return self._shown or self._known != (self.state.random.value, self.state.reveals)

    def _pass(self) -> None:
        if self._reveals():
            raise _Revealed
        self.seen += 1
        if self.seen == self._places:
            raise _Revealed

    def _note(self, event: Event) -> None:
        super()._note(event)
        self._pass()

    def _force(self, question: Question[Any]) -> Choice:
        self._pass()
        return super()._force(question)

    def _start_step(self) -> None:
        self._pass()
        super()._start_step()


def unsaid(match: Match[Any], seat: Seat) -> Option[Any] | None:
    """The answer that goes without saying, if there is one. What reveals something is asked."""
    meant = match.usual(seat)
    if meant is None:
        return None
    twin = _Ahead.of(match)
    twin.look(meant.code, seat, usual=False)
    return None if twin.revealed else meant


def differences(before: Plain, after: Plain, path: str = "") -> Iterable[tuple[str, Plain, Plain]]:
    """Name every place in which two plain values differ, as (path, before, after)."""
    if isinstance(before, dict) and isinstance(after, dict):
        for key in {**before, **after}:
            place = f"{path}.{key}" if path else key
            yield from differences(before.get(key), after.get(key), place)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for i, (x, y) in enumerate(zip(before, after, strict=True)):
            yield from differences(x, y, f"{path}.{i}")
    elif before != after:
        yield path, before, after
