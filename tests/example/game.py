"""The rules of the example game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property, partial
from pathlib import Path
from typing import Any, ClassVar, cast

from domineum.kernel import (
    BadData,
    Blocked,
    Catalogue,
    Chapter,
    Event,
    Figure,
    Flow,
    Message,
    Option,
    Outcome,
    Question,
    Random,
    Seat,
    Total,
    ask,
    ask_all,
)
from domineum.kernel.arena import PlainTable
from domineum.kernel.content import Piece, Source
from domineum.kernel.decode import Plain, decode
from domineum.kernel.game import Role, StepFunction
from domineum.kernel.library import Entry, Line
from domineum.kernel.packs import Pack
from domineum.library import Writers, entries
from domineum.locale import FOLDER as SHARED
from domineum.vocabulary import Section, effect_words, page, tagged_words
from tests.example.abilities import ABILITIES, brighter
from tests.example.cards import FOLDER, Cards
from tests.example.effects import EFFECTS
from tests.example.goals import LanternGoals
from tests.example.state import (
    CONTENTS,
    HAND,
    HARBOURS,
    LIMIT,
    ROUNDS,
    At,
    CharmCard,
    Config,
    Harbour,
    Keeper,
    Lantern,
    Night,
    Prize,
)
from tests.example.view import View, view

HERE = Path(__file__).parent


def begin_round(night: Night) -> None:
    """Play six rounds. [L-10]"""
    if night.round < ROUNDS:
        night.round += 1
        night.then(("pick",), ("draw",), ("round",))


def pick(night: Night) -> Flow[None]:
    """All keepers pick a lantern in secret; all are shown at once. [L-02]"""
    questions = []
    for seat, keeper in enumerate(night.keepers):
        options = []
        for card in sorted(set(keeper.hand)):
            lantern, light = night.content.cards[card]
            options.append(Option("play", card, lantern=lantern, light=light))
        # Who holds equal cards is asked all the same, or the others would learn of it.
        secret = len(keeper.hand) > 1
        questions.append(Question(seat, "lanterns.pick", options, confirm=secret))
    shown = yield from ask_all(questions)
    best = (-1, 0, 0)
    for seat, card in sorted(shown.items()):
        lantern, light = night.content.cards[card]
        night.keepers[seat].hand.remove(card)
        night.discard.append(card)
        event = Event("shown", seat, "L-02", player=seat, lantern=lantern, light=light)
        yield event.because(partial(brighter, night, seat, lantern, light))
        bright = light + sum(more for _, more in brighter(night, seat, lantern, light))
        best = max(best, (bright, -night.keepers[seat].points, -seat))
    night.then(("reward", -best[2], best[0]))


def reward(night: Night, winner: Seat, bright: int) -> Flow[None]:
    """Losers gain 1 oil, the winner resolves the prize. [L-03] [L-05]"""
    for seat, keeper in enumerate(night.keepers):
        keeper.oil += seat != winner
    prize = night.prizes.pop()
    night.reveal()
    night.seen = []
    yield Event("won", winner, "L-03", player=winner, prize=prize, brightness=bright)
    night.then(("pour", winner))
    yield from night.content.prizes[prize].effect.resolve(At(night, winner))


def why_not_pour(night: Night, seat: Seat) -> Iterator[Blocked]:
    """A harbour holds at most 4 oil, and belongs to whoever filled it. [L-07] [L-08]"""
    for place, harbour in enumerate(night.harbours):
        option = Option("pour", place, harbour=place)
        if harbour.owner not in (-1, seat):
            reason = Message("blocked-taken", {"harbour": place, "owner": harbour.owner})
            yield Blocked(option, reason, "L-08")
        elif harbour.oil >= LIMIT:
            yield Blocked(option, Message("blocked-full"), "L-07")


def pour(night: Night, seat: Seat) -> Flow[None]:
    """The winner pours oil, one at a time, until they stop or have none. [L-06]"""
    keeper = night.keepers[seat]
    while keeper.oil:
        options: list[Option[int | None]] = [
            Option("pour", place, harbour=place)
            for place, harbour in enumerate(night.harbours)
            if harbour.oil < LIMIT
        ]
        options.append(Option("stop", None))
        blocked = partial(why_not_pour, night, seat)
        about = {"oil": keeper.oil}
        place = yield from ask(Question(seat, "lanterns.pour", options, blocked, about=about))
        if place is None:
            return
        keeper.oil -= 1
        harbour = night.harbours[place]
        harbour.oil += 1
        yield Event("poured", seat, "L-06", player=seat, harbour=place)
        if harbour.oil == LIMIT:
            harbour.owner = seat
            keeper.points += 5
            yield Event("filled", seat, "L-09", player=seat, harbour=place)


def draw(night: Night) -> Flow[None]:
    """Everybody draws back to three. [L-01]"""
    for seat, keeper in enumerate(night.keepers):
        drawn = []
        while len(keeper.hand) < HAND:
            if not night.deck:
                night.deck, night.discard = night.discard, []
                night.random.shuffle(night.deck)
            drawn.append(night.deck.pop())
            keeper.hand.append(drawn[-1])
        night.reveal()
        secret = {"what": ", ".join(drawn)}
        yield Event("drew", seat, "L-01", secret, player=seat, count=len(drawn))


def lantern_lines(lantern: Lantern) -> Iterator[Line]:
    for light in lantern.light:
        yield Line(Message("library-light", {"light": light}), Message("library-card"))


def charm_lines(charm: CharmCard) -> Iterator[Line]:
    for ability in charm.abilities:
        yield Line(ability.describe())


def prize_lines(prize: Prize) -> Iterator[Line]:
    yield Line(prize.effect.describe())


WRITERS: Writers = {"lanterns": lantern_lines, "prizes": prize_lines, "charms": charm_lines}


class Lanterns:
    name = "lanterns"
    version = "1"
    view_type = View
    state_type = Night
    modes: ClassVar[dict[str, tuple[int, ...]]] = {"competitive": (2, 3, 4)}
    steps: ClassVar[dict[str, StepFunction]] = {
        "round": begin_round,
        "pick": pick,
        "reward": reward,
        "pour": pour,
        "draw": draw,
    }

    roles: ClassVar[dict[str, Role]] = {"stop": "on"}
    totals: ClassVar[dict[str, Total]] = {
        "won": Total("won", thing="prize", own=True),
        "filled": Total("filled", thing="harbour", own=True),
    }

    def __init__(self, *packs: Pack) -> None:
        self.packs = packs
        self.records = Cards(Source.folder(FOLDER), *packs)
        CONTENTS[self.records.key] = self.records
        self.content = self.records.hash
        self.pieces: Mapping[str, Mapping[str, Piece]] = self.records.pieces
        self.catalogue = Catalogue.of(SHARED, HERE / "locale")
        self.records.name(self.catalogue)

    def with_packs(self, *packs: Pack) -> Lanterns:
        return Lanterns(*self.packs, *packs)

    @property
    def judge(self) -> None:
        return None

    @property
    def observer(self) -> None:
        return None

    @property
    def goals(self) -> LanternGoals:
        return LanternGoals()

    @cached_property
    def arena(self) -> PlainTable:
        return PlainTable(self)

    def library(self) -> list[Entry]:
        return entries(self.records, WRITERS)

    def vocabulary(self) -> str:
        sections = [
            Section("Effects", "effect", "", effect_words(EFFECTS, {})),
            Section("Abilities", "ability", "", tagged_words("point", ABILITIES.classes, {})),
        ]
        return page("The words of prizes and charms", "", sections, ())

    def first_config(self, random: Random, players: int | None = None) -> dict[str, Plain]:
        return {"players": players or 2}

    def random_config(
        self, random: Random, mode: str = "competitive", players: int | None = None, **wishes: Any
    ) -> dict[str, Plain]:
        if mode not in self.modes:
            raise BadData("mode", f"expected competitive, found '{mode}'")
        for wish in wishes:
            raise BadData(wish, "this game has no such choice")
        return {"players": 2 + random.below(3) if players is None else players}

    def setup(self, config: Mapping[str, Plain], random: Random) -> Night:
        players = self.seats(config)
        deck = self.records.deck()
        random.shuffle(deck)
        prizes = list(self.records.prizes)
        random.shuffle(prizes)
        return Night(
            random=random, reveals=0, steps=[("round",), ("draw",)], round=0,
            pack=self.records.key,
            keepers=[Keeper([], 2, 0, []) for _ in range(players)],
            harbours=[Harbour(0, -1) for _ in range(HARBOURS)],
            deck=deck, discard=[], prizes=prizes, seen=[],
        )  # fmt: skip

    def seats(self, config: Mapping[str, Plain]) -> int:
        return decode(Config, config, "config").players

    def view(self, state: Night, seat: Seat | None) -> dict[str, Plain]:
        return cast(dict[str, Plain], view(state, seat))

    def figures(self, state: Night, seat: Seat) -> Iterable[Figure]:
        keeper = state.keepers[seat]
        yield Figure(Message("figure-points"), keeper.points)
        yield Figure(Message("figure-oil"), keeper.oil)

    def outcome(self, state: Night) -> Outcome:
        """The most points win, then the most oil. [L-10]"""
        ranks = [(k.points, k.oil) for k in state.keepers]
        winners = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
        return Outcome(winners, [k.points for k in state.keepers], Message("end-lanterns"))

    def chapter(self, state: Night) -> Chapter:
        return Chapter(None, Message("chapter-round", {"round": state.round}))

    def scores(self, state: Night) -> list[int]:
        return [keeper.points for keeper in state.keepers]

    def rival_scores(self, state: Night) -> dict[str, int]:
        return {}

    def rival_terms(self, state: Night) -> list[tuple[str, int]]:
        return []

    def check(self, state: Night) -> Iterable[str]:
        cards = len(state.deck) + len(state.discard) + sum(len(k.hand) for k in state.keepers)
        if cards != len(state.content.deck()):
            yield f"{cards} lanterns instead of {len(state.content.deck())}"
        for place, harbour in enumerate(state.harbours):
            if harbour.oil > LIMIT or (harbour.owner >= 0) != (harbour.oil == LIMIT):
                yield f"harbour {place} is wrong: {harbour}"
        if any(keeper.oil < 0 for keeper in state.keepers):
            yield "a keeper owes oil"

    def check_step(self, before: Night, after: Night) -> Iterable[str]:
        if after.round < before.round:
            yield "a round comes twice"

    def redeal(self, state: Night, seat: Seat | None, random: Random) -> None:
        others = [k for i, k in enumerate(state.keepers) if i != seat]
        unknown = state.deck + [card for k in others for card in k.hand]
        random.shuffle(unknown)
        for keeper in others:
            keeper.hand = [unknown.pop() for _ in keeper.hand]
        state.deck = unknown
        top = [state.prizes.pop()] if seat in state.seen else []
        random.shuffle(state.prizes)
        state.prizes += top
        state.random = Random(random.bits())

    def react(self, state: Night, event: Event) -> Flow[None] | None:
        return None


GAME = Lanterns()
