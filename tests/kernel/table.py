"""A toy game made of the steps that a test writes down, and a player without a plan."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from domineum.kernel import (
    Catalogue,
    Chapter,
    Choice,
    Event,
    Figure,
    Flow,
    GameState,
    Match,
    Message,
    Option,
    Outcome,
    Question,
    Random,
    Seat,
    Total,
    ask,
    state,
)
from domineum.kernel.arena import PlainTable
from domineum.kernel.content import Content, Piece
from domineum.kernel.decode import Plain
from domineum.kernel.game import Role, StepFunction
from domineum.kernel.library import Entry
from domineum.kernel.packs import Pack
from domineum.locale import FOLDER
from tests.example.game import GAME
from tests.example.state import Night

NOTHING = Content({})
React = Callable[["Toy", Event], Flow[None] | None]


@state
class Toy(GameState):
    """What was said, a card for each seat that only it knows, and a deck that nobody knows."""

    said: list[str]
    cards: list[int]
    deck: list[int]


class Script:
    """The game of the given steps, in their order."""

    name = "toy"
    version = "1"
    content = "none"

    def __init__(self, *steps: StepFunction, react: React | None = None) -> None:
        self.steps = {step.__name__: step for step in steps}
        self.reaction = react
        self.packs: tuple[Pack, ...] = ()
        self.records: Content = NOTHING
        self.modes: Mapping[str, tuple[int, ...]] = {"competitive": (3,)}
        self.pieces: Mapping[str, Mapping[str, Piece]] = {}
        self.catalogue = Catalogue.of(FOLDER)
        self.view_type = dict[str, Plain]
        self.state_type = Toy
        self.roles: Mapping[str, Role] = {}
        self.totals: Mapping[str, Total] = {"said": Total("said", thing="word", own=True)}

    def with_packs(self, *packs: Pack) -> Script:
        raise NotImplementedError

    @property
    def judge(self) -> None:
        return None

    @property
    def observer(self) -> None:
        return None

    @property
    def goals(self) -> None:
        return None

    @property
    def arena(self) -> PlainTable:
        return PlainTable(self)

    def library(self) -> list[Entry]:
        return []

    def vocabulary(self) -> str:
        return ""

    def first_config(self, random: Random, players: int | None = None) -> dict[str, Plain]:
        return {}

    def random_config(self, random: Random, **wishes: Any) -> dict[str, Plain]:
        return {}

    def setup(self, config: Mapping[str, Plain], random: Random) -> Toy:
        cards = list(range(9))
        random.shuffle(cards)
        steps = [(name,) for name in reversed(self.steps)]
        return Toy(random, 0, [*steps], said=[], cards=cards[:3], deck=cards[3:])

    def seats(self, config: Mapping[str, Plain]) -> int:
        return 3

    def view(self, state: Toy, seat: Seat | None) -> dict[str, Plain]:
        card = state.cards[seat] if seat is not None else None
        return {"said": list[Plain](state.said), "card": card, "deck": len(state.deck)}

    def figures(self, state: Toy, seat: Seat) -> list[Figure]:
        return [Figure(Message("words"), len(state.said))]

    def outcome(self, state: Toy) -> Outcome:
        return Outcome([0], [1, 0, 0], Message("end-toy"))

    def check(self, state: Toy) -> Iterable[str]:
        return ()

    def check_step(self, before: Toy, after: Toy) -> Iterable[str]:
        return ()

    def redeal(self, state: Toy, seat: Seat | None, random: Random) -> None:
        others = [other for other in range(3) if other != seat]
        unknown = state.deck + [state.cards[other] for other in others]
        random.shuffle(unknown)
        for other in others:
            state.cards[other] = unknown.pop()
        state.deck = unknown
        state.random = Random(random.bits())

    def chapter(self, state: Toy) -> Chapter:
        return Chapter(None, Message("toy", {"steps": len(state.steps)}))

    def scores(self, state: Toy) -> list[int]:
        return []

    def rival_scores(self, state: Toy) -> dict[str, int]:
        return {}

    def rival_terms(self, state: Toy) -> list[tuple[str, int]]:
        return []

    def react(self, state: Toy, event: Event) -> Flow[None] | None:
        return self.reaction(state, event) if self.reaction else None


def words(seat: Seat, *offered: str, confirm: bool = False) -> Question[str]:
    """A question whose options are words."""
    return Question(seat, "toy.say", [Option(w, w) for w in offered], confirm=confirm)


def say(toy: Toy, seat: Seat, *offered: str, confirm: bool = False) -> Flow[str]:
    """Let a seat say one of the words."""
    word = yield from ask(words(seat, *offered, confirm=confirm))
    toy.said.append(word)
    yield Event("said", seat, "T-01", word=word)
    return word


def start(*steps: StepFunction, react: React | None = None, log: bool = False) -> Match[Toy]:
    """Start the game of these steps."""
    return Match(Script(*steps, react=react), {}, seed=1, log=log)


def choose(match: Match[Any], *choices: tuple[Seat, str]) -> None:
    """Make these choices."""
    for seat, code in choices:
        match.choose(code, seat)


def history(match: Match[Any]) -> list[str]:
    """The codes of the history, those that the kernel chose in brackets."""
    choices = [entry for entry in match.history if isinstance(entry, Choice)]
    return [f"({choice.code})" if choice.forced else choice.code for choice in choices]


def play_on(match: Match[Any], random: Random, limit: int = 1000) -> Match[Any]:
    """Make random choices, of random seats if several are asked."""
    for _ in range(limit):
        if match.over:
            break
        question = random.pick(match.questions)
        match.choose(random.pick(question.options).code, question.seat)
    return match


def lanterns(seed: int, players: int = 2, choices: int = 1000, log: bool = False) -> Match[Night]:
    """A game of Lanterns after some random choices."""
    match = Match(GAME, {"players": players}, seed, log=log)
    play_on(match, Random.stream(seed, "player"), choices)
    return match
