"""A running game: a checkpoint, the choices made since, and a coroutine that waits for the next.

Copying copies the checkpoint and replays those few choices when the copy is first read; undo is
the same with fewer choices. The first copy that is read leaves the others a nearer checkpoint.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, Literal, NamedTuple, TypeVar

from domineum.kernel.decode import Plain
from domineum.kernel.errors import BrokenRule, Earlier, GameOver, Refused
from domineum.kernel.game import Game, GameState, Outcome
from domineum.kernel.messages import Message
from domineum.kernel.question import Event, Flow, Option, Question, Seat, Together
from domineum.kernel.randomness import Random

S = TypeVar("S", bound=GameState)
CHECKPOINT_EVERY = 4
Kind = Literal["choose", "undo", "redo"]
"""What can be done to a match."""


class Choice:
    """One entry of the history."""

    __slots__ = ("fence", "forced", "index", "option", "seat", "step")

    def __init__(
        self, seat: Seat, step: str, index: int, option: Option[Any], forced: bool = False
    ) -> None:
        self.seat = seat
        self.step = step
        self.index = index
        self.option = option
        self.forced = forced
        self.fence: str | None = None

    @property
    def code(self) -> str:
        """The code of the chosen option."""
        return self.option.code


class Redeal(NamedTuple):
    """A point in the history at which the unknown was dealt again (only in samples)."""

    seat: Seat | None
    seed: int


class Start(NamedTuple):
    """The beginning of a match from a given position: at most the last choice before is known."""

    seat: Seat | None = None
    """Who made it; None if it is not known, or if nobody may go back there."""
    fence: str | None = None
    """Why it cannot be taken back."""


class Begun(NamedTuple, Generic[S]):
    """A point between two steps: the state there, the last choice before, and those since."""

    state: S
    before: Start
    since: list[Choice]


class Near(NamedTuple, Generic[S]):
    """A checkpoint that a copy has come to, with which other copies have less to replay."""

    checkpoint: tuple[int, S]
    made: Choice | Redeal | Start
    """The last entry of the history before it."""

    def fits(self, history: Sequence[Choice | Redeal | Start], last: int) -> bool:
        """Whether it lies in this history, behind the last checkpoint."""
        length = self.checkpoint[0]
        return last < length <= len(history) and history[length - 1] is self.made


class Match(Generic[S]):
    """A running game."""

    def __init__(
        self,
        game: Game[S],
        config: Mapping[str, Plain],
        seed: int,
        *,
        log: bool = False,
        checkpoint_every: int = CHECKPOINT_EVERY,
    ) -> None:
        state = game.setup(config, Random.stream(seed, "game"))
        self._open(game, config, seed, state, [], log, checkpoint_every)

    @classmethod
    def at(
        cls, game: Game[S], config: Mapping[str, Plain], seed: int, state: S, *, log: bool = False,
        before: Start | None = None,
    ) -> Match[S]:  # fmt: skip
        """Start a match from a position between two steps, which the match then plays on with.

        There is no record of it, since nobody knows how it came about. Undo stops there: to take
        back a choice that was made `before` is possible, but not to this match (`Earlier`).
        """
        match: Match[S] = object.__new__(cls)
        match._open(game, config, seed, state, [before or Start()], log, CHECKPOINT_EVERY)
        return match

    def _open(
        self, game: Game[S], config: Mapping[str, Plain], seed: int, state: S,
        history: list[Choice | Redeal | Start], log: bool, checkpoint_every: int,
    ) -> None:  # fmt: skip
        self.game = game
        self.config = config
        self.seed = seed
        self.log = log
        self.checkpoint_every = checkpoint_every
        self.state = state
        self.history = history
        self._events: list[tuple[int, Event]] = []
        self._redo: dict[Seat, list[str]] = {}
        self._floor = 0
        self._checkpoints: list[tuple[int, S]] = [(len(history), state.copy())]
        self._near: Near[S] | None = None
        self._begin()

    def _begin(self) -> None:
        self._flows: list[Flow[Any]] = []
        self._step = ""
        self._asked: Question[Any] | Together | None = None
        self._answers: dict[Seat, Choice] = {}
        self._chooser: Seat | None = None
        self._shown = False
        self._advance(None)

    # -- asking ---------------------------------------------------------------------------------

    @property
    def questions(self) -> list[Question[Any]]:
        """The questions that wait for an answer; none when the game is over."""
        asked = self._asked
        if asked is None:
            return []
        if isinstance(asked, Together):
            return [q for q in asked.questions if q.seat not in self._answers]
        return [asked]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._asked is None

    @property
    def waiting(self) -> Question[Any] | None:
        """The first question that waits for an answer, or None when the game is over."""
        asked = self._asked
        return asked if asked is None or isinstance(asked, Question) else self.questions[0]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self.game.outcome(self.state) if self._asked is None else None

    def question(self, seat: Seat | None = None) -> Question[Any]:
        """The question for a seat, or the first one that waits."""
        asked = self._asked
        if isinstance(asked, Question) and (seat is None or asked.seat == seat):
            return asked
        for question in self.questions:
            if seat is None or question.seat == seat:
                return question
        raise Refused(
            "the game is over" if self.over else f"nothing is asked of seat {seat}",
            Message("refused-over" if self.over else "refused-not-asked"),
        )

    def usual(self, seat: Seat) -> Option[Any] | None:
        """The answer that goes without saying, if this seat alone is asked and there is one."""
        asked = self._asked
        return asked.usual if isinstance(asked, Question) and asked.seat == seat else None

    def view(self, seat: Seat | None) -> dict[str, Plain]:
        """Everything that a seat (None: a spectator) may know."""
        return self.game.view(self.state, seat)

    # -- choosing -------------------------------------------------------------------------------

    def do(self, kind: Kind, seat: Seat, code: str = "") -> Choice:
        """Choose, undo or redo; return the choice that was made, taken back or made again."""
        if kind == "undo":
            return self.undo(seat)
        length = len(self.history)
        if kind == "redo":
            self.redo(seat)
        else:
            self.choose(code, seat)
        made = self.history[length]
        assert isinstance(made, Choice)
        return made

    def choose(self, choice: str | Option[Any], seat: Seat | None = None) -> None:
        """Answer the question of a seat. A choice that is not offered changes nothing."""
        question = self.question(seat)
        index = question.find(choice)
        if index < 0:
            raise self._refusal(question, choice if isinstance(choice, str) else choice.code)
        self.answer(question, index)

    def _refusal(self, question: Question[Any], code: str) -> Refused:
        for blocked in question.blocked:
            if blocked.option.code == code:
                text = self.game.catalogue.render(blocked.reason, "en")
                return Refused(f"'{code}' is not possible: {text}", blocked.reason, blocked.rule)
        text = f"'{code[:80]}' is not among the options of {question.topic}"
        return Refused(text, Message("refused-no-option"))

    def answer(self, question: Question[Any], index: int) -> None:
        """Answer an open question by the index of an option: the fastest way, for searches."""
        if self._redo:
            self._redo = {}
        option = question.options[index]
        choice = Choice(question.seat, self._step, index, option)
        self.history.append(choice)
        asked = self._asked
        answer: object = option.value
        state = self.state
        drawn, shown = state.random.value, state.reveals
        self._chooser, self._shown = question.seat, False
        if isinstance(asked, Together):
            self._answers[question.seat] = choice
            if len(self._answers) < len(asked.questions):
                return
            answer = self._show(asked)
        self._advance(answer)
        if state.random.value != drawn:
            choice.fence = "random"
        elif self._shown or state.reveals != shown:
            choice.fence = "reveal"
        if choice.fence:
            del self._checkpoints[:-1]

    def _advance(self, answer: object) -> None:
        """Run the rules until somebody has a choice to make, or the game is over."""
        flows = self._flows
        while True:
            while not flows:
                if not self.state.steps:
                    self._asked = None
                    return
                self._start_step()
                answer = None
            flow = flows[-1]
            try:
                item = next(flow, None) if answer is None else flow.send(answer)
            except StopIteration:
                item = None
            except GameOver:
                flows.clear()
                self.state.steps.clear()
                continue
            if item is None:
                flows.pop()
                answer = None
            elif isinstance(item, Question):
                if len(item.options) != 1 or item.confirm:
                    if not item.options:
                        raise BrokenRule(f"{item.topic} has no options")
                    self._asked = item
                    if item.secret:
                        self._show_to_chooser(item)
                    return
                answer = self._force(item).option.value
                self._show_to_chooser(item)
            elif isinstance(item, Event):
                answer = None
                if self.log and item.rule:
                    self._note(item)
                reaction = self.game.react(self.state, item)
                if reaction is not None:
                    flows.append(reaction)
            else:
                if not all(q.options for q in item.questions):
                    raise BrokenRule("a simultaneous question has no options")
                forced = [q for q in item.questions if len(q.options) == 1 and not q.confirm]
                self._answers = {question.seat: self._force(question) for question in forced}
                if len(forced) < len(item.questions):
                    self._asked = item
                    return
                answer = self._show(item)

    def _note(self, event: Event) -> None:
        event.settle()
        event.chapter = self.game.chapter(self.state)
        begins = not self._events or self._events[-1][1].chapter != event.chapter
        event.scores = self.game.scores(self.state) if begins else []
        self._events.append((len(self.history), event))

    def _force(self, question: Question[Any]) -> Choice:
        choice = Choice(question.seat, self._step, 0, question.options[0], forced=True)
        self.history.append(choice)
        return choice

    def _show(self, together: Together) -> dict[Seat, object]:
        """Show the answers of all seats at once, in the order of the questions."""
        answers, self._answers = self._answers, {}
        if len(answers) > 1:
            self.state.reveal()
        for question in together.questions:
            self._show_to_chooser(question)
        return {q.seat: answers[q.seat].option.value for q in together.questions}

    def _show_to_chooser(self, question: Question[Any]) -> None:
        """The answer of a seat other than the one that has just chosen shows the latter what the
        former has, unless everybody knew the options."""
        if question.seat != self._chooser and not question.public:
            self._shown = True

    def _start_step(self) -> None:
        """Start the next step. It can only be come back to if it may ask something."""
        state = self.state
        step = state.steps.pop()
        self._step = name = str(step[0])
        flow = self.game.steps[name](state, *step[1:])
        if flow is None:
            return
        self._flows.append(flow)
        length = len(self.history)
        if length - self._checkpoints[-1][0] >= self.checkpoint_every:
            before = state.copy()
            before.steps.append(step)
            self._checkpoints.append((length, before))

    # -- going back and copying -----------------------------------------------------------------

    def copy(self) -> Match[S]:
        """Return an independent match at the same point, without a log."""
        twin: _Asleep[S] = object.__new__(_Asleep)
        twin.game = self.game
        twin.config = self.config
        twin.seed = self.seed
        twin.log = False
        twin.checkpoint_every = self.checkpoint_every
        twin.history = self.history[:]
        twin._events = []
        twin._redo = {}
        twin._floor = self._floor
        twin._checkpoints = self._checkpoints[:]
        near = self._near
        if near is not None and near.fits(self.history, self._checkpoints[-1][0]):
            twin._checkpoints.append(near.checkpoint)
        twin._near = None
        twin._origin = self
        return twin

    def _replay(self, entries: list[Choice | Redeal | Start]) -> None:
        """Replay `entries` from the last checkpoint on, without logging."""
        log, self.log = self.log, False
        redo, self._redo = self._redo, {}
        length, start = self._checkpoints[-1]
        self.history = entries[:length]
        self.state = start.copy()
        self._begin()
        for entry in entries[length:]:
            if isinstance(entry, Choice):
                if not entry.forced:
                    self.answer(self.question(entry.seat), entry.index)
            elif isinstance(entry, Redeal):
                self._redeal(entry)
        self.log, self._redo = log, redo

    def _rewind(self, entries: list[Choice | Redeal | Start]) -> None:
        """Go back to the checkpoint before the end of `entries`, and replay the rest of them."""
        while self._checkpoints[-1][0] > len(entries):
            self._checkpoints.pop()
        self._events = [(n, event) for n, event in self._events if n <= len(entries)]
        self._replay(entries)

    def _undoable(self, seat: Seat) -> int:
        """Return the place of the choice that the seat may take back, or refuse."""
        own = self._answers.get(seat)
        if own is not None and not own.forced and self.history.index(own) >= self._floor:
            return self.history.index(own)
        for place in range(len(self.history) - 1, -1, -1):
            choice = self.history[place]
            if isinstance(choice, Redeal) or choice.seat is None:
                break
            if isinstance(choice, Choice) and choice.forced:
                continue
            if place < self._floor:
                raise _stop("version", "the rules have changed since")
            if choice.seat != seat:
                raise _stop("other-seat", "another seat has decided since")
            if choice.fence == "random":
                raise _stop("random", "something has been drawn or rolled since")
            if choice.fence == "reveal":
                raise _stop("reveal", "something hidden has been shown since")
            return place
        raise _stop("start", "there is nothing to take back")

    def why_no_undo(self, seat: Seat) -> Message | None:
        """Why the seat cannot take back its last choice, or None if it can."""
        try:
            self._undoable(seat)
        except Refused as refused:
            return refused.reason
        return None

    def undo(self, seat: Seat) -> Choice:
        """Take back the last choice of the seat, and return it."""
        place = self._undoable(seat)
        choice = self.history[place]
        if not isinstance(choice, Choice):
            raise Earlier("what is to be taken back lies before the beginning of this match")
        self._redo.setdefault(seat, []).append(choice.code)
        if self._answers.get(seat) is choice:
            self._withdraw(seat)
        else:
            self._rewind(self.history[:place])
        return choice

    def close(self) -> None:
        """Let nobody take back what has been chosen up to now."""
        self._floor = len(self.history)

    def _withdraw(self, seat: Seat) -> None:
        """Take back an answer that waits for those of the others."""
        self.history.remove(self._answers.pop(seat))

    def redo(self, seat: Seat) -> None:
        """Repeat the choice that the seat took back last."""
        codes = self._redo.get(seat)
        if not codes:
            raise Refused("there is nothing to redo", Message("refused-redo"))
        question = self.question(seat)
        index = question.find(codes[-1])
        if index < 0:
            raise Refused("what was taken back is not possible now", Message("refused-redo"))
        codes.pop()
        redo, self._redo = self._redo, {}
        self.answer(question, index)
        self._redo = redo

    def redoes(self, seat: Seat) -> str | None:
        """The code of the choice that the seat would repeat, or None if it took nothing back."""
        codes = self._redo.get(seat)
        return codes[-1] if codes else None

    # -- knowing --------------------------------------------------------------------------------

    def events_since(self, length: int = 0) -> list[Event]:
        """The events since the history had this length (only in a match with a log); for those of
        choices still to come, give the present length + 1."""
        return [event for n, event in self._events if n >= length]

    def sample(self, seat: Seat | None, random: Random) -> Match[S]:
        """Return a copy in which everything that the seat may not know has been dealt again."""
        twin = self.copy()
        twin.checkpoint_every = 0
        made = {other: choice.code for other, choice in twin._answers.items() if not choice.forced}
        for other in made:
            twin._withdraw(other)
        twin._redeal(Redeal(seat, random.bits()))
        for question in twin.questions:
            if question.seat in made and len(twin.questions) > 1:
                own = question.seat == seat
                index = random.below(len(question.options))
                twin.answer(question, question.find(made[question.seat]) if own else index)
        twin.checkpoint_every = self.checkpoint_every
        return twin

    def _redeal(self, redeal: Redeal) -> None:
        """Deal again. A step in which nobody has chosen or seen anything yet starts over, so that
        the options of the other seats are those of the new deal, and copies need not deal."""
        length, start = self._checkpoints[-1]
        new = len(self.history) == length + len(self._answers)
        again = new and start.random == self.state.random and start.reveals == self.state.reveals
        if again:
            del self.history[length:]
            self.state = start.copy()
        self.history.append(redeal)
        self.game.redeal(self.state, redeal.seat, Random.stream(redeal.seed, "redeal"))
        if again:
            self._checkpoints[-1] = len(self.history), self.state.copy()
            self._begin()

    def step_begun(self) -> Begun[S]:
        """Where the present step began; the state there is a copy of its own."""
        if self.over:
            return Begun(self.state.copy(), self._last(len(self.history)), [])
        twin = self.copy()
        twin.checkpoint_every = 0
        twin.question()
        begun = twin.checkpoint()
        return begun._replace(state=begun.state.copy())

    def checkpoint(self) -> Begun[S]:
        """Where this step began or one not long before it; the state there is not to be changed."""
        length, state = self._checkpoints[-1]
        since = [made for made in self.history[length:] if isinstance(made, Choice)]
        return Begun(state, self._last(length), since)

    def _last(self, length: int) -> Start:
        """The last choice that a seat had made when the history had this length."""
        for made in reversed(self.history[:length]):
            if isinstance(made, Start):
                return made
            if isinstance(made, Choice) and not made.forced:
                return Start(made.seat, made.fence)
        return Start()


class _Asleep(Match[S]):
    """A copy that nobody has looked at yet. It has no state and no question until one is read."""

    _origin: Match[S]
    """What it is a copy of."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        origin, known, entries = self.__dict__.pop("_origin"), self._checkpoints[-1], self.history
        self.__class__ = Match  # type: ignore[assignment]
        every, self.checkpoint_every = self.checkpoint_every, min(1, self.checkpoint_every)
        self._replay(entries)
        self.checkpoint_every = every
        found = self._checkpoints[-1]
        if found[0] > known[0]:
            origin._near = Near(found, entries[found[0] - 1])
        return getattr(self, name)


def _stop(kind: str, text: str) -> Refused:
    return Refused(f"undo stops here: {text}", Message(f"undo-{kind}"))
