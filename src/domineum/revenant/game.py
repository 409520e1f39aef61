"""The game as the kernel knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, cast

from domineum.kernel import (
    Catalogue,
    Chapter,
    Event,
    Figure,
    Flow,
    Message,
    Outcome,
    Random,
    Seat,
    Total,
    within,
)
from domineum.kernel.arena import Table
from domineum.kernel.content import Piece, box_at
from domineum.kernel.decode import Plain
from domineum.kernel.game import Role, StepFunction
from domineum.kernel.goals import Goals
from domineum.kernel.judge import Judge
from domineum.kernel.library import Entry
from domineum.kernel.observer import Observer
from domineum.kernel.packs import Pack
from domineum.locale import FOLDER as SHARED
from domineum.revenant import (
    boarding,
    chapters,
    configs,
    corruption,
    council,
    cycle,
    extra_actions,
    failures,
    figures,
    hyperjump,
    invariants,
    library,
    redeal,
    rift,
    scoring,
    setup,
    skirmish,
    solo,
    view,
    view_types,
)
from domineum.revenant.content import FOLDER, Content
from domineum.revenant.state import CONTENTS, Fleet


class Revenant:
    """Revenant for two to four players, and the solo game of our own."""

    name = "revenant"
    version = "8"
    view_type = view_types.View
    state_type = Fleet
    modes: ClassVar[dict[str, tuple[int, ...]]] = configs.MODES
    steps: ClassVar[dict[str, StepFunction]] = {
        "captain": setup.pick_captain,
        "frigate": setup.pick_frigate,
        "deal-agendas": setup.deal_agendas,
        "agenda": setup.pick_agenda,
        "deal-operations": setup.deal_operations,
        "mulligan": setup.mulligan,
        "house": setup.pick_house,
        "cycle": cycle.cycle,
        "round": cycle.round_,
        "council": council.council,
        "rival": solo.turn,
        "turn": boarding.turn,
        "influence": within(Message("from-influence"), boarding.step_two),
        "action": boarding.crew_action,
        "emergency": boarding.emergency,
        "after": boarding.after_action,
        "corruption": within(Message("from-corruption"), corruption.step_four),
        "extra": extra_actions.step_five,
        "end": boarding.end,
        "recovery": cycle.recovery,
        "skirmish": within(Message("from-skirmish"), skirmish.skirmish),
        "refresh": failures.refresh,
        "rift": rift.rift,
        "leave": within(Message("from-hyperjump"), hyperjump.leave),
        "reward": hyperjump.reward,
        "reset": hyperjump.reset,
        "arrive": within(Message("from-hyperjump"), hyperjump.arrive),
        "income": within(Message("from-income"), rift.income),
        "offer": within(Message("from-rift"), rift.offer),
        "final": scoring.final,
    }

    roles: ClassVar[dict[str, Role]] = {
        "confirm": "on",
        "done": "on",
        "end": "on",
        "land": "on",
        "stop": "on",
        "stay": "decline",
        "forgo": "decline",
        "forfeit": "decline",
        "trade": "side",
    }

    totals: ClassVar[dict[str, Total]] = {
        "skirmish": Total("strikes", number="n", thing="sector", bad=True),
        "blocked": Total("blocked", number="n"),
        "damaged": Total("damaged", thing="ship", bad=True),
        "destroyed": Total("destroyed", thing="ship", bad=True),
        "damaged-revenant": Total("revenant", bad=True),
        "failure": Total("failures", thing="failure", bad=True),
        "tainted": Total("tainted", thing="ship", bad=True),
        "voidborn": Total("voidborn", number="n", bad=True),
        "rolled": Total("voidborn", number="added", bad=True),
        "found": Total("found", thing="planet"),
        "arrived": Total("arrived", thing="ship"),
        "destroyed-voidborn": Total("kills", own=True),
        "deployed": Total("deployed", thing="ship", own=True),
        "shielded": Total("shielded", number="n", own=True),
        "influence": Total("influence", thing="house", own=True),
        "hidden": Total("hidden", own=True),
        "played": Total("played", thing="card", own=True),
        "controlled": Total("controlled", own=True),
        "controlled-ship": Total("controlled", own=True),
        "corrupted": Total("corrupted", own=True, bad=True),
        "lost-influence": Total("lost-influence", thing="house", own=True, bad=True),
        "penalty": Total("penalty", number="n", own=True, bad=True),
    }
    """What Prestige a chapter brings to everybody is in the scores."""

    def __init__(self, *packs: Pack) -> None:
        self.packs = packs
        self.records = Content(box_at(FOLDER), *packs)
        CONTENTS[self.records.key] = self.records
        self.content = self.records.hash
        self.pieces: Mapping[str, Mapping[str, Piece]] = self.records.pieces
        self.catalogue = Catalogue.of(SHARED, Path(__file__).parent / "locale")
        self.records.name(self.catalogue)

    def with_packs(self, *packs: Pack) -> Revenant:
        """The same game with further content."""
        return Revenant(*self.packs, *packs)

    @cached_property
    def judge(self) -> Judge:
        """What counts for bots."""
        # Bots need it, people do not.
        from domineum.revenant.bots import RevenantJudge

        return RevenantJudge()

    @cached_property
    def observer(self) -> Observer:
        """How programs that learn see it."""
        # Only they need it.
        from domineum.revenant.observer import RevenantObserver

        return RevenantObserver(self.records)

    @cached_property
    def goals(self) -> Goals:
        """What puzzles ask for."""
        # Only they need it.
        from domineum.revenant.goals import RevenantGoals

        return RevenantGoals()

    @cached_property
    def arena(self) -> Table:
        """How tournaments deal it."""
        # Only tournaments need it.
        from domineum.revenant.arena import RevenantTable

        return RevenantTable(self.records)

    def library(self) -> list[Entry]:
        """Describe all content in words."""
        return library.library(self.records)

    def vocabulary(self) -> str:
        """List the words that the cards are written in."""
        # Only one command needs it, and it reads sources.
        from domineum.revenant.vocabulary import vocabulary

        return vocabulary(self.records)

    def first_config(self, random: Random, players: int | None = None) -> dict[str, Plain]:
        """A first game, with everything drawn."""
        return configs.first_config(self.records, random, players)

    def random_config(self, random: Random, **wishes: Any) -> dict[str, Plain]:
        """Draw everything that is not wished for."""
        return configs.random_config(self.records, random, **wishes)

    def setup(self, config: Mapping[str, Plain], random: Random) -> Fleet:
        """Make the first state."""
        return setup.make(self.records, setup.read_config(self.records, config), random)

    def seats(self, config: Mapping[str, Plain]) -> int:
        """How many seats the game has; the Rival has none."""
        return setup.read_config(self.records, config).players

    def view(self, state: Fleet, seat: Seat | None) -> dict[str, Plain]:
        """Everything that a seat may know."""
        return cast(dict[str, Plain], view.view(state, seat))

    def figures(self, state: Fleet, seat: Seat) -> Iterable[Figure]:
        """What a player looks at."""
        return figures.figures(state, seat)

    def outcome(self, state: Fleet) -> Outcome:
        """Who won, and with how much Prestige. [R-050] [R-327]"""
        first = scoring.ranking(state)[0]
        if state.rival is None:
            scores = [scoring.total(state, seat) for seat in range(len(state.players))]
            return Outcome([first], scores, Message("end-revenant"))
        own, other = scoring.total(state, 0), scoring.total(state, solo.RIVAL)
        rating = scoring.rating(self.records, state.rival.level, own - other, first == 0)
        args: dict[str, int | str | Message] = {"rating": rating, "own": own, "rival": other}
        return Outcome([0] if first == 0 else [], [own], Message("end-solo", args))

    def chapter(self, state: Fleet) -> Chapter:
        """Which phase, round or turn this is."""
        return chapters.chapter(state)

    def scores(self, state: Fleet) -> list[int]:
        """The projected Prestige of every player, before the end without what is hidden."""
        seats = [s for s in range(len(state.players)) if not state.automaton(s)]
        return [scoring.total(state, seat, hidden=not state.steps) for seat in seats]

    def rival_scores(self, state: Fleet) -> dict[str, int]:
        """The projected Prestige of the Rival."""
        if state.rival is None:
            return {}
        return {"rival": scoring.total(state, solo.RIVAL, hidden=not state.steps)}

    def rival_terms(self, state: Fleet) -> list[tuple[str, int]]:
        """Nobody plays together."""
        return []

    def check(self, state: Fleet) -> Iterable[str]:
        """Name every broken invariant."""
        return invariants.broken(state)

    def check_step(self, before: Fleet, after: Fleet) -> Iterable[str]:
        """Name what a choice may not change and did."""
        return invariants.broken_step(before, after)

    def redeal(self, state: Fleet, seat: Seat | None, random: Random) -> None:
        """Deal again everything that the seat may not know."""
        redeal.redeal(state, seat, random)

    def react(self, state: Fleet, event: Event) -> Flow[None] | None:
        """Nothing answers events in the middle of a rule: abilities have triggers of their own."""
        return None


GAME = Revenant()
