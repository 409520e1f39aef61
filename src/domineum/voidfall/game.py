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
from domineum.voidfall import cleanup, evaluation, focus, preparation, upkeep
from domineum.voidfall.chapters import chapter
from domineum.voidfall.checks.states import broken, broken_step
from domineum.voidfall.content.loading import FOLDER, Content
from domineum.voidfall.library import entries as library
from domineum.voidfall.setup import configs
from domineum.voidfall.setup import steps as setup
from domineum.voidfall.setup import void as setup_void
from domineum.voidfall.setup.steps import read_config, set_up
from domineum.voidfall.state import CONTENTS, Voidfall
from domineum.voidfall.view.figures import figures
from domineum.voidfall.view.redeal import redeal
from domineum.voidfall.view.table import view
from domineum.voidfall.view.types import View
from domineum.voidfall.void import alerts, crises
from domineum.voidfall.void.score import score_terms, voidborn_influence


class VoidfallGame:
    """Voidfall; additional folders of content make a game of their own."""

    name = "voidfall"
    version = "17"
    view_type = View
    state_type = Voidfall
    modes: ClassVar[dict[str, tuple[int, ...]]] = configs.MODES
    totals: ClassVar[dict[str, Total]] = {
        "influence": Total("influence", number="amount", own=True),
        "influence-lost": Total("influence-lost", number="amount", own=True, bad=True),
        "conquered": Total("conquered", thing="sector", own=True),
        "taken-over": Total("taken-over", thing="sector", bad=True),
        "skirmish": Total("skirmishes", thing="sector", own=True),
        "objective": Total("objectives", own=True),
        "upkeep": Total("unpaid", number="unpaid", own=True, bad=True),
        "corrupted": Total("corrupted", own=True, bad=True),
        "cleansed": Total("cleansed", own=True),
    }

    steps: ClassVar[dict[str, StepFunction]] = {
        "origins": setup.resolve_origins,
        "origin": within("set-up", setup.resolve_origin),
        "cycle": preparation.begin_cycle,
        "trade.remove": preparation.remove_trade,
        "improve": preparation.renew_improved,
        "order": within("preparation", preparation.choose_order),
        "event": preparation.reveal_event,
        "box": preparation.resolve_box,
        "box.for": preparation.resolve_box_for,
        "choices": within("preparation", preparation.make_choices),
        "round": focus.begin_round,
        "preselect": focus.preselect,
        "turn": focus.begin_turn,
        "select": focus.select,
        "act": focus.act,
        "cleanup": cleanup.cleanup,
        "cleanup.fleets": within("clean-up", cleanup.clean_fleets),
        "cleanup.glory": within("clean-up", cleanup.clean_glory),
        "cleanup.agenda": within("clean-up", cleanup.clean_agenda),
        "cleanup.trade": within("clean-up", cleanup.clean_trade),
        "cleanup.focus": cleanup.clean_focus,
        "delayed": preparation.resolve_delayed,
        "evaluation": evaluation.evaluate,
        "evaluation.start": evaluation.start_evaluation,
        "skirmish.targets": evaluation.set_targets,
        "skirmish": within("skirmish", evaluation.strike_back),
        "upkeep": upkeep.pay_upkeep,
        "objectives": evaluation.evaluate_event,
        "agendas": evaluation.evaluate_agendas,
        "focuses.return": evaluation.return_focuses,
        "void.start": within("set-up", setup_void.open_void),
        "void.prepare": within("preparation", alerts.prepare_void),
        "alert": alerts.reveal_alert,
        "crisis.reveal": alerts.reveal_crisis,
        "void.advance": within("void-advances", alerts.advance_void),
    }

    roles: ClassVar[dict[str, Role]] = {
        "end": "on",
        "done": "on",
        "attack": "on",
        "keep-trade": "on",
        "lay-trade": "side",
        "return-trade": "side",
        "no-flip": "decline",
        "no-agenda": "decline",
        "forfeit": "decline",
        "combat-keep": "decline",
        "ignore-crisis": "decline",
    }

    def __init__(self, *packs: Pack) -> None:
        self.packs = packs
        self.records = Content(box_at(FOLDER), *packs)
        CONTENTS[self.records.hash] = self.records
        self.content = self.records.hash
        self.pieces: Mapping[str, Mapping[str, Piece]] = self.records.pieces
        self.catalogue = Catalogue.of(SHARED, Path(__file__).parent / "locale")
        self.records.name(self.catalogue)
        for focus_card in self.records.cards.values():
            for action in focus_card.actions:
                self.catalogue.add_name(f"action-{action.id}", action.name)
        self._name_abilities()

    def _name_abilities(self) -> None:
        for house in self.records.houses.values():
            if house.ability_name:
                self.catalogue.add_name(f"house_ability-{house.id}", house.ability_name)
        for tile in self.records.sectors.values():
            for ability in tile.abilities:
                if ability.id:
                    self.catalogue.add_name(f"ability_name-{ability.id}", ability.name)

    def with_packs(self, *packs: Pack) -> VoidfallGame:
        """The same game with further content."""
        return VoidfallGame(*self.packs, *packs)

    @cached_property
    def judge(self) -> Judge:
        """What counts for bots."""
        # Bots need it, people do not.
        from domineum.voidfall.bots import VoidfallJudge

        return VoidfallJudge()

    @cached_property
    def observer(self) -> Observer:
        """How programs that learn see it."""
        # Only they need it.
        from domineum.voidfall.observer import VoidfallObserver

        return VoidfallObserver(self.records)

    @cached_property
    def goals(self) -> Goals:
        """What puzzles ask for."""
        # Only they need it.
        from domineum.voidfall.goals import VoidfallGoals

        return VoidfallGoals()

    @cached_property
    def arena(self) -> Table:
        """How tournaments deal it."""
        # Only tournaments need it.
        from domineum.voidfall.arena import VoidfallTable

        return VoidfallTable(self.records)

    def library(self) -> list[Entry]:
        """Describe all content in words."""
        return library.library(self.records)

    def vocabulary(self) -> str:
        """List the words that the cards are written in."""
        # Only one command needs it, and it reads sources.
        from domineum.voidfall.library.vocabulary import vocabulary

        return vocabulary(self.records)

    def first_config(self, random: Random, players: int | None = None) -> dict[str, Plain]:
        """A tutorial, with its recommended Houses."""
        return configs.first_config(self.records, random, players)

    def random_config(self, random: Random, **wishes: Any) -> dict[str, Plain]:
        """Draw everything that is not wished for."""
        return configs.random_config(self.records, random, **wishes)

    def setup(self, config: Mapping[str, Plain], random: Random) -> Voidfall:
        """Make the first state."""
        return set_up(self.records, read_config(self.records, config), random)

    def seats(self, config: Mapping[str, Plain]) -> int:
        """How many seats the scenario has."""
        return len(read_config(self.records, config).houses)

    def view(self, state: Voidfall, seat: Seat | None) -> dict[str, Plain]:
        """What a seat may know."""
        return cast(dict[str, Plain], view(state, seat))

    def figures(self, state: Voidfall, seat: Seat) -> Iterable[Figure]:
        """What a player looks at."""
        return figures(state, seat)

    def outcome(self, state: Voidfall) -> Outcome | None:
        """How the game ended."""
        return evaluation.outcome(state)

    def chapter(self, state: Voidfall) -> Chapter:
        """Which phase, round or turn this is."""
        return chapter(state)

    def scores(self, state: Voidfall) -> list[int]:
        """The Influence of every player."""
        return [player.influence for player in state.players]

    def rival_scores(self, state: Voidfall) -> dict[str, int]:
        """What the Voidborn would have if the game ended now."""
        return {} if state.void is None else {"voidborn": voidborn_influence(state)}

    def rival_terms(self, state: Voidfall) -> list[tuple[str, int]]:
        """What the players had to reach, item by item, if they played to that end."""
        scored = state.void is not None and not state.void.lost
        return score_terms(state) if scored else []

    def check(self, state: Voidfall) -> Iterable[str]:
        """Name every broken invariant."""
        return broken(state)

    def check_step(self, before: Voidfall, after: Voidfall) -> Iterable[str]:
        """Name what a choice may not change and did."""
        return broken_step(before, after)

    def redeal(self, state: Voidfall, seat: Seat | None, random: Random) -> None:
        """Deal again what a seat may not know."""
        redeal(state, seat, random)

    def react(self, state: Voidfall, event: Event) -> Flow[None] | None:
        """Crises and Safe Havens answer deeds; nothing reacts in a competitive game."""
        return crises.react(state, event) if state.void is not None else None
