"""The contract between the kernel and a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, MutableSequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol, TypeAlias, TypeVar

from domineum.kernel.arena import Table
from domineum.kernel.content import Content, Piece
from domineum.kernel.decode import Plain
from domineum.kernel.figures import Figure
from domineum.kernel.goals import Goals
from domineum.kernel.judge import Judge
from domineum.kernel.library import Entry
from domineum.kernel.messages import Catalogue, Message
from domineum.kernel.observer import Observer
from domineum.kernel.packs import Pack
from domineum.kernel.question import Event, Flow, Seat
from domineum.kernel.randomness import Random
from domineum.kernel.state import UNLESS_EMPTY, State, state
from domineum.kernel.totals import Total

Step: TypeAlias = tuple[str | int, ...]


@state
class GameState(State):
    """What the kernel needs in the state of every game."""

    random: Random
    reveals: int
    steps: list[tuple[str | int, ...]]
    pack: str = field(default="", kw_only=True, metadata=UNLESS_EMPTY)
    """The hash of the content, by which rules find it; some games leave it out without packs."""

    def then(self, *steps: Step) -> None:
        """Let these steps come next, in this order, before everything that was planned."""
        self.steps.extend(reversed(steps))

    def reveal(self) -> None:
        """Note that something hidden has been shown: what came before cannot be taken back."""
        self.reveals += 1

    def shuffle_unseen(self, things: MutableSequence[Any]) -> None:
        """Put things that lie face down into a random order. Nobody learns anything from that, so
        it does not stop undo: the generator stays where it is, and the order comes from a stream
        of its own, a different one for each pile and each order that the pile was in."""
        Random.stream(self.random.value, f"unseen/{things!r}").shuffle(things)


S = TypeVar("S", bound=GameState)
Role: TypeAlias = Literal["on", "decline", "side"]
"""What an option means in the course of a turn: it goes on, does without, or is a deal beside."""
StepFunction: TypeAlias = Callable[..., Flow[None] | None]
"""A step that is done at once returns None; one that returns a flow has changed nothing yet."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended."""

    winners: list[Seat]
    scores: list[int]
    how: Message


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of a game: a turn of a seat, or what is between turns."""

    seat: Seat | None
    title: Message


class Game(Protocol[S]):
    """The rules of one game. A game has no state of its own."""

    name: str
    version: str
    content: str
    """The hash of the content; part of every record."""
    catalogue: Catalogue
    view_type: Any
    """The TypedDict that every view is."""
    state_type: type[S]
    """The class of every state."""

    @property
    def modes(self) -> Mapping[str, tuple[int, ...]]:
        """The modes that can be drawn, with their numbers of players."""

    @property
    def steps(self) -> Mapping[str, StepFunction]:
        """What each step does: `function(state, *rest of the step)`."""

    @property
    def roles(self) -> Mapping[str, Role]:
        """What some options mean in the course of a turn, by their verb."""

    @property
    def totals(self) -> Mapping[str, Total]:
        """What of the events of a chapter is added up for its summary, by their kinds."""

    @property
    def packs(self) -> tuple[Pack, ...]:
        """The packs that it is played with, the later ones on top."""

    def with_packs(self, *packs: Pack) -> Game[S]:
        """The same game with content that adds to its own, or replaces it. Bad content raises
        BadData."""

    @property
    def records(self) -> Content:
        """All content."""

    @property
    def pieces(self) -> Mapping[str, Mapping[str, Piece]]:
        """All content by kind and id."""

    @property
    def judge(self) -> Judge | None:
        """What bots that plan need; without it only other bots play the game."""

    @property
    def observer(self) -> Observer | None:
        """What programs that learn need; without it no environment plays the game."""

    @property
    def goals(self) -> Goals | None:
        """What puzzles ask for; without it the game has none."""

    @property
    def arena(self) -> Table:
        """How tournaments deal the game and label its seats."""

    def library(self) -> list[Entry]:
        """Describe all content in words."""

    def vocabulary(self) -> str:
        """List the words that the content is written in, as a page."""

    def setup(self, config: Mapping[str, Plain], random: Random) -> S:
        """Make the first state, with the first steps planned. Bad config raises BadData."""

    def first_config(self, random: Random, players: int | None = None) -> dict[str, Plain]:
        """A config for a first game."""

    def random_config(self, random: Random, **wishes: Any) -> dict[str, Plain]:
        """Draw a config: `mode` and `players` can be wished for, and what else the game knows.
        What no game can fulfil raises BadData."""

    def seats(self, config: Mapping[str, Plain]) -> int:
        """How many seats the game has."""

    def view(self, state: S, seat: Seat | None) -> dict[str, Plain]:
        """Everything that a seat (None: a spectator) may know."""

    def figures(self, state: S, seat: Seat) -> Iterable[Figure]:
        """The numbers that a player of this seat looks at, the most important first, from what
        the seat may know."""

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    def chapter(self, state: S) -> Chapter:
        """Which part of the game this is. In the course of a game no chapter comes twice."""

    def scores(self, state: S) -> list[int]:
        """The score of every seat now, as far as it is public; at the end, the final one."""

    def rival_scores(self, state: S) -> dict[str, int]:
        """The scores of those who play without a seat, by name."""

    def rival_terms(self, state: S) -> list[tuple[str, int]]:
        """What players who play together had to reach, item by item; nothing among rivals."""

    def check(self, state: S) -> Iterable[str]:
        """Name every broken invariant."""

    def check_step(self, before: S, after: S) -> Iterable[str]:
        """Name every invariant of what may change that a choice has broken."""

    def redeal(self, state: S, seat: Seat | None, random: Random) -> None:
        """Deal again, in place, everything that the seat may not know."""

    def react(self, state: S, event: Event) -> Flow[None] | None:
        """React to an event in the middle of a rule, before the rule goes on."""


AnyGame: TypeAlias = Game[Any]
