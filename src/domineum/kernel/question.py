"""Questions, options and events: everything that a rule passes to the outside."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeAlias, TypeVar

from domineum.kernel.messages import Message

if TYPE_CHECKING:
    from domineum.kernel.game import Chapter

T = TypeVar("T")
Seat: TypeAlias = int
Source: TypeAlias = "str | Message"
"""What has led to something: a name, or a message of its own."""
EFFECT: Source = "effect"
"""In the `source` of an event: whatever has led to it."""


class Option(Generic[T]):
    """One thing that may be chosen.

    `Option("establish", value, sector=12, guild="farmers")` has the code `establish 12 farmers`,
    is about sector 12, and gives `value` to the rule that asked.
    """

    __slots__ = ("_code", "about", "text", "value", "verb")

    def __init__(
        self,
        verb: str,
        value: T,
        text: Callable[[], Message] | None = None,
        /,
        **about: int | str,
    ) -> None:
        self.verb = verb
        self.value = value
        self.text = text
        self.about = about
        self._code: str | None = None

    @property
    def code(self) -> str:
        """What records contain and bots return."""
        if self._code is None:
            self._code = " ".join([self.verb, *map(str, self.about.values())])
        return self._code

    def label(self) -> Message:
        """What a person reads."""
        return self.text() if self.text else Message(f"option-{self.verb}", self.about)

    def __repr__(self) -> str:
        return f"<{self.code}>"


class Blocked(NamedTuple):
    """Something that is not possible now, and why."""

    option: Option[Any]
    reason: Message
    rule: str


class Question(Generic[T]):
    """A choice that one seat has to make.

    A question with one option is answered by the kernel, unless it asks to `confirm` something.
    `blocked` is called only when somebody wants to know what is not possible. A question is
    `public` if its options depend only on what all seats know: an answer by the kernel then
    reveals nothing. It is `secret` if even the number of its options does not: then to be asked
    reveals as much as an answer by the kernel. `detail` is called with the value of an option only
    when the option is shown: it says what its label does not. `usual` is the option that a person
    who has just chosen what led here nearly always means, or finds it: a table may answer with it.
    `source` names what has led to the question (`sourced`).
    """

    __slots__ = (
        "about", "blocked_by", "confirm", "detail", "options", "public", "seat", "secret", "source",
        "topic", "usual_by",
    )  # fmt: skip

    def __init__(
        self,
        seat: Seat,
        topic: str,
        options: Sequence[Option[T]],
        blocked: Callable[[], Iterable[Blocked]] | None = None,
        confirm: bool = False,
        about: Mapping[str, int | str | Message] | None = None,
        public: bool = False,
        secret: bool = False,
        detail: Callable[[T], Message | None] | None = None,
        usual: Option[T] | Callable[[], Option[T] | None] | None = None,
    ) -> None:
        self.seat = seat
        self.topic = topic
        self.options = options
        self.blocked_by = blocked
        self.confirm = confirm
        self.about = about
        self.public = public
        self.secret = secret
        self.detail = detail
        self.usual_by = usual
        self.source: Source | None = None

    @property
    def usual(self) -> Option[T] | None:
        """The answer that goes without saying, if there is one."""
        found = self.usual_by
        return found() if callable(found) else found

    def detail_of(self, option: Option[T]) -> Message | None:
        """What the rules say of an option below its label: its effect, price or difference."""
        return self.detail(option.value) if self.detail else None

    @property
    def blocked(self) -> list[Blocked]:
        """What is not possible now, and why."""
        return list(self.blocked_by()) if self.blocked_by else []

    def prompt(self) -> Message:
        """What a person reads above the options."""
        asked = Message("ask-" + self.topic.replace(".", "-"), self.about or {})
        if self.source is None:
            return asked
        return Message("asked-by", {"source": self.source, "prompt": asked})

    def find(self, choice: str | Option[Any]) -> int:
        """Return the place of an option, given it or its code, or -1."""
        if not isinstance(choice, str):
            if choice in self.options:
                return self.options.index(choice)
            choice = choice.code
        for i, option in enumerate(self.options):
            if option.code == choice:
                return i
        return -1


class Together:
    """One question each for several seats, answered in any order and hidden until all are in.

    Ask it first in a step, before the step changes anything: a sample starts the step over.
    """

    __slots__ = ("questions",)

    def __init__(self, questions: Sequence[Question[Any]]) -> None:
        self.questions = questions


class Event:
    """Something that happened, with the rules behind it. `secret` is for its seat alone.

    An event without a rule is only a signal: reactions see it, the log does not.
    """

    __slots__ = (
        "_because", "chapter", "data", "kind", "rule", "scores", "seat", "secret", "source",
        "terms",
    )  # fmt: skip

    chapter: Chapter
    """In which part of the game it happened; known only in a match with a log."""
    scores: list[int]
    """The public scores when its chapter began, of the first event of a chapter; else empty. They
    are known only in a match with a log."""

    def __init__(
        self,
        kind: str,
        seat: Seat | None,
        rule: str,
        secret: Mapping[str, int | str | Message] | None = None,
        /,
        **data: int | str | Message,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.rule = rule
        self.secret = secret
        self.data = data
        self.source: Source | None = None
        """What has led to it (`sourced`)."""
        self.terms: list[tuple[str, int]] = []
        """The arithmetic behind it, item by item; known only in a match with a log."""
        self._because: Callable[[], list[tuple[str, int]]] | None = None

    def because(self, terms: Callable[[], list[tuple[str, int]]]) -> Event:
        """Set how the arithmetic is done; it is done at once if there is a log, else never."""
        self._because = terms
        return self

    def settle(self) -> None:
        """Do the arithmetic while the state is still that of the event, and name its source."""
        if self.source is not None and self.data.get("source") == EFFECT:
            self.data = {**self.data, "source": self.source}
        if self._because is not None:
            self.terms = self._because()
            self._because = None

    def seen_by(self, seat: Seat | None) -> Message:
        """Return the log line for a seat (None: a spectator)."""
        key = f"event-{self.kind}"
        if self.secret and seat is not None and seat == self.seat:
            return Message(f"{key}-own", {**self.data, **self.secret})
        return Message(key, self.data)


Flow: TypeAlias = Generator["Question[Any] | Together | Event", Any, T]


def sourced(source: Source, flow: Flow[T]) -> Flow[T]:
    """A flow whose questions and events say what has led to them, unless they know it better."""
    answer: object = None
    while True:
        try:
            item = flow.send(answer)
        except StopIteration as end:
            done: T = end.value
            return done
        if not isinstance(item, Together) and item.source is None:
            item.source = source
        answer = yield item


def within(
    source: Source, step: Callable[..., Flow[None] | None]
) -> Callable[..., Flow[None] | None]:
    """A step of a game, whose questions and events say what they belong to."""

    def named(*args: Any) -> Flow[None] | None:
        flow = step(*args)
        return None if flow is None else sourced(source, flow)

    return named


def ask(question: Question[T]) -> Flow[T]:
    """Ask, and return the value of the chosen option."""
    answer: T = yield question
    return answer


def ask_all(questions: Sequence[Question[T]]) -> Flow[dict[Seat, T]]:
    """Ask several seats at once, and return the value that each of them chose."""
    answers: dict[Seat, T] = yield Together(questions)
    return answers
