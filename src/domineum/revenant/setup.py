"""Setup: the shared area, the boards, the player areas and the picks before the first turn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeVar

from domineum.kernel import BadData, Event, Message, Option, Question, Random, ask
from domineum.kernel.decode import Plain, decode
from domineum.revenant import council, influence, operations, solo
from domineum.revenant.content import Content
from domineum.revenant.hyperjump import reveal_planet
from domineum.revenant.records import Agenda
from domineum.revenant.rift import REVEALED
from domineum.revenant.scoring import AGENDA
from domineum.revenant.sectors import COUNTER_CLOCKWISE, neighbour
from domineum.revenant.state import (
    At,
    Fleet,
    Player,
    Rival,
    Rule,
    Turn,
)
from domineum.revenant.words import (
    ARKSHIP,
    COMPARTMENTS,
    DROPSHIP,
    FIGHTER,
    FRIGATE,
    HOUSE_OF,
    HOUSES,
    READY,
    SUPPLY,
)

T = TypeVar("T")
ARKSHIP_SECTORS = (1, 4, 6, 3, 3, 7, 7)
FIGHTER_SECTORS = (1, 2, 3, 5, 6, 7, 8)
DROPSHIP_SECTORS = (1, 2, 3, 4, 5, 7, 8)
RIFT_SECTORS = (1, 3, 5, 7)


@dataclass(frozen=True)
class Config:
    """How a game is set up. Lists have one entry per seat and replace picks."""

    players: int = 2
    variant: Literal["standard", "solo"] | None = None
    level: Literal["cadet", "captain", "admiral"] = "captain"
    boards: Literal["choose", "random"] = "choose"
    captains: tuple[str, ...] | None = None
    frigates: tuple[str, ...] | None = None
    houses: tuple[str, ...] | None = None

    def __post_init__(self) -> None:
        if not 1 <= self.players <= 4:
            raise ValueError(f"1 to 4 players, not {self.players}")
        if (self.players == 1) != (self.variant == "solo") and self.variant is not None:
            raise ValueError("the solo variant is for one player, and one player needs it")

    def check(self, content: Content) -> None:
        """Refuse what is not in the content, and what cannot be taken together."""
        self._check("captains", self.captains, set(content.captains))
        self._check("frigates", self.frigates, set(content.frigates))
        self._check("houses", self.houses, set(HOUSES))
        if self.captains is not None:
            boards = [content.captains[captain].board for captain in self.captains]
            if len(set(boards)) != len(boards):
                raise BadData("config", "two Captains are sides of the same Crew board")

    def _check(self, what: str, given: tuple[str, ...] | None, known: set[str]) -> None:
        if given is None:
            return
        if len(given) != self.players or len(set(given)) != len(given):
            raise BadData("config", f"{what}: expected {self.players} different ones")
        for name in given:
            if name not in known:
                problem = f"{what}: '{name}' is none of {', '.join(sorted(known))}"
                raise BadData("config", problem)


def read_config(content: Content, config: Mapping[str, Plain]) -> Config:
    """Read a config and check it."""
    found = decode(Config, config, "config")
    found.check(content)
    return found


def shuffled(random: Random, things: list[T]) -> tuple[T, ...]:
    """The things in a random order."""
    random.shuffle(things)
    return tuple(things)


def make(content: Content, config: Config, random: Random) -> Fleet:
    """Set up everything that needs no decision. [R-009] to [R-045]"""
    number = max(2, config.players)
    first = content.layouts[number]
    order = shuffled(random, list(range(number)))
    if config.players == 1:
        order = (1, 0) if content.levels[f"solo-{config.level}"].rival_first else (0, 1)
    hidden = [HOUSE_OF[card.house] for card in content.hidden_influence.values()]
    fleet = Fleet(
        random=random, reveals=0, steps=[], pack=content.key, cycle=0, phase=0,
        players=[new_player() for _ in range(number)], order=order, stack=order,
        place=[SUPPLY] * 32, damage=[0] * 28, corrupted=[0] * 28,
        voidborn=[0, *first.voidborn], shields=[0] * 9,
        rifts=[int(sector in RIFT_SECTORS) for sector in range(9)],
        planets=[""] * 9, cubes=[0] * 9, landed=[-1] * 9,
        planet_deck=shuffled(random, list(content.planets)), planet_discard=(), revenant=0,
        failures=["", ""], covered=[0, 0], tucked=[0, 0],
        failure_deck=failure_deck(content, random), failure_discard=(),
        decks=[
            shuffled(random, list(cards))
            for cards in (content.cadets, content.frigate_cards, content.orders)
        ],
        discards=[(), (), ()],
        hidden_deck=shuffled(random, hidden), hidden_discard=(), rewards=[7] * 7,
        offer=(), jumping=0, passenger=-1,
        scanners=[shuffled(random, scanners(content, number, cycle)) for cycle in (2, 3)],
        scanner_discard=(), colonies=shuffled(random, list(content.colonies)), colonies_out=(),
        colony="", power_changes=(), council=(), council_seen=(), ambassadors=(),
        turn=Turn.of(), rival=None,
    )  # fmt: skip
    fleet.offer = shuffled(random, scanners(content, number, 1))[:REVEALED]
    fleet.failures[0], fleet.failure_deck = fleet.failure_deck[0], fleet.failure_deck[1:]
    place_ships(fleet)
    for sector in first.planets:
        reveal_planet(fleet, sector)
    if config.players == 1:
        make_rival(fleet, config.level)
    if council_plays(fleet, config):
        fleet.council = take(fleet, council.CARDS)
    if config.players == 4:
        fleet.players[order[3]].tactics = 1
    fleet.then(*first_steps(fleet, config))
    return fleet


def new_player() -> Player:
    """A player's area: 4 Resources, 1 Corruption, Rank 0. [R-039] [R-040] [R-041]"""
    return Player(
        captain="", frigate="", free=[1, 1, 1, 1], locked=[()] * COMPARTMENTS,
        corrupted=[0, 0, 0, 0, 1], trace=0, intel=0, rank=0, tactics=0, tracks=[0] * 7,
        crew=[READY] * 3, hand=(), hidden=(), drawn=(), cadets=[(), ()], slots=(), orders=(),
        personal=(), rejected="", fleet="", dropped=(), dropped_hidden=(), penalties=(),
    )  # fmt: skip


def failure_deck(content: Content, random: Random) -> tuple[str, ...]:
    """Three Hull Failures above one Core Failure. [R-034]"""
    hull = [card.id for card in content.failures.values() if card.type == "hull"]
    core = [card.id for card in content.failures.values() if card.type == "core"]
    return (*shuffled(random, hull)[:3], shuffled(random, core)[0])


def scanners(content: Content, number: int, cycle: int) -> list[str]:
    """The Scanner cards of a player count and Cycle. [R-012] [R-013] [R-014]"""
    cards = content.scanners.values()
    return [card.id for card in cards if (card.players, card.cycle) == (number, cycle)]


def place_ships(fleet: Fleet) -> None:
    """Arkships, Fighters, Dropships at random; no Shuttles yet. [R-018] to [R-022]"""
    for kind, sectors in (
        (ARKSHIP, ARKSHIP_SECTORS),
        (FIGHTER, FIGHTER_SECTORS),
        (DROPSHIP, DROPSHIP_SECTORS),
    ):
        houses = shuffled(fleet.random, list(range(7)))
        for house, sector in zip(houses, sectors, strict=True):
            fleet.place[house * 4 + kind] = sector
    swap_fighters(fleet)


def conflicts(fleet: Fleet, house: int, sector: int) -> bool:
    """Whether a House's Fighter would stand with its Arkship. [R-020]"""
    return fleet.place[house * 4 + ARKSHIP] == sector


def swap_fighters(fleet: Fleet) -> None:
    """Swap a Fighter that stands with its Arkship with the next one clockwise that fits. [R-020]"""
    pilots = {fleet.place[house * 4 + FIGHTER]: house for house in range(7)}
    sector = 1
    for _ in range(8):
        if sector in pilots and conflicts(fleet, pilots[sector], sector):
            other = sector
            while True:
                other = neighbour(other, -COUNTER_CLOCKWISE)
                if other in pilots and not (
                    conflicts(fleet, pilots[sector], other)
                    or conflicts(fleet, pilots[other], sector)
                ):
                    break
            pilots[sector], pilots[other] = pilots[other], pilots[sector]
        sector = neighbour(sector, -COUNTER_CLOCKWISE)
    for sector, house in pilots.items():
        fleet.place[house * 4 + FIGHTER] = sector


def take(fleet: Fleet, number: int) -> tuple[int, ...]:
    """Take cards from the top of the Hidden Influence deck."""
    cards, fleet.hidden_deck = fleet.hidden_deck[:number], fleet.hidden_deck[number:]
    return cards


def council_plays(fleet: Fleet, config: Config) -> bool:
    """With two players, and at some levels of the solo game. [R-329] [S-03]"""
    return config.players == 2 or (
        fleet.rival is not None and fleet.content.levels[fleet.rival.level].council
    )


def deal_agendas(fleet: Fleet) -> None:
    """Hidden Influence, a Fleet Agenda and two Personal Agendas for each player, once everybody
    has boards. [R-043] [R-044] [R-045]
    """
    personal = [a.id for a in fleet.content.agendas.values() if a.type == "personal"]
    fleets = [a.id for a in fleet.content.agendas.values() if a.type == "fleet"]
    fleet.random.shuffle(personal)
    fleet.random.shuffle(fleets)
    for seat in seats_of(fleet):
        player = fleet.players[seat]
        player.hidden = tuple(sorted(take(fleet, 2)))
        player.fleet = fleets.pop()
        player.personal = (personal.pop(), personal.pop())
    fleet.reveal()


def deal_operations(fleet: Fleet) -> None:
    """One Operation card of each type for each player, once the Agendas are chosen. [R-046]"""
    for seat in seats_of(fleet):
        for kind in range(3):
            operations.take_top(At(fleet, seat), kind)
    fleet.reveal()


def seats_of(fleet: Fleet) -> list[int]:
    """The seats that are not the Rival's."""
    return [seat for seat in range(len(fleet.players)) if not fleet.automaton(seat)]


def make_rival(fleet: Fleet, level: str) -> None:
    """The Rival's House deck, Plans and first House. [S-02] to [S-05]"""
    deck = take(fleet, council.CARDS)
    stacks = [
        shuffled(
            fleet.random, [plan.id for plan in fleet.content.plans.values() if plan.stack == stack]
        )
        for stack in ("diplomacy", "war", "command")
    ]
    record = fleet.content.levels[f"solo-{level}"]
    house = deck[0]
    fleet.rival = Rival(
        level=record.id, charge=record.charge, prestige=0, deck=(*deck[1:], house), seen=(),
        stacks=stacks, plans=(), used=(), opening=house,
    )  # fmt: skip
    rival = fleet.players[solo.RIVAL]
    rival.free, rival.corrupted = [0] * 4, [0] * COMPARTMENTS
    rival.tracks[house] = 1
    fleet.place[FRIGATE + solo.RIVAL] = fleet.place[house * 4 + ARKSHIP]


def first_steps(fleet: Fleet, config: Config) -> list[tuple[str | int, ...]]:
    """The picks in reverse turn order, each before the cards that follow it are seen.

    [R-037] [R-038] [R-045] [R-047] [R-049]
    """
    last_first = [seat for seat in reversed(fleet.order) if seat < config.players]
    if config.boards == "random":
        deal_boards(fleet, last_first)
    for seat, name in enumerate(config.captains or ()):
        fleet.players[seat].captain = name
    for seat, name in enumerate(config.frigates or ()):
        fleet.players[seat].frigate = name
    houses = [HOUSE_OF[name] for name in config.houses or ()] or [-1] * len(fleet.players)
    if fleet.rival is not None and houses[0] == fleet.rival.opening:
        houses[0] = -1
    return [
        *(("captain", seat) for seat in last_first),
        *(("frigate", seat) for seat in last_first),
        ("deal-agendas",),
        *(("agenda", seat) for seat in last_first),
        ("deal-operations",),
        *(("mulligan", seat) for seat in last_first),
        *(("house", seat, houses[seat]) for seat in last_first),
        ("cycle",),
    ]


def deal_boards(fleet: Fleet, seats: list[int]) -> None:
    """For a first game: Crew boards, sides and Frigate boards at random. [R-037] [R-038]"""
    boards = sorted({captain.board for captain in fleet.content.captains.values()})
    frigates = list(fleet.content.frigates)
    fleet.random.shuffle(boards)
    fleet.random.shuffle(frigates)
    for seat in seats:
        board = boards.pop()
        sides = [
            captain.id for captain in fleet.content.captains.values() if captain.board == board
        ]
        fleet.players[seat].captain = fleet.random.pick(sides)
        fleet.players[seat].frigate = frigates.pop()


# -- picks --------------------------------------------------------------------------------------


def pick_captain(fleet: Fleet, seat: int) -> Rule:
    """Pick a Crew board that is left, and its side. [R-037]"""
    if not fleet.players[seat].captain:
        taken = {fleet.content.captains[p.captain].board for p in fleet.players if p.captain}
        free = [c.id for c in fleet.content.captains.values() if c.board not in taken]
        options = [Option("captain", name, captain=name) for name in free]
        fleet.players[seat].captain = yield from ask(Question(seat, "revenant.captain", options))
    yield Event("captain", seat, "R-037", captain=fleet.players[seat].captain, player=seat)


def pick_frigate(fleet: Fleet, seat: int) -> Rule:
    """Pick a Frigate board that is left. [R-038]"""
    if not fleet.players[seat].frigate:
        taken = {p.frigate for p in fleet.players}
        free = [name for name in fleet.content.frigates if name not in taken]
        options = [Option("frigate", name, frigate=name) for name in free]
        fleet.players[seat].frigate = yield from ask(
            Question(seat, "revenant.frigate-board", options)
        )
    yield Event("frigate", seat, "R-038", frigate=fleet.players[seat].frigate, player=seat)


def pick_agenda(fleet: Fleet, seat: int) -> Rule:
    """Keep one of the two Personal Agendas. [R-044] [R-045]"""
    player = fleet.players[seat]
    options = [agenda_option(fleet.content.agendas[name]) for name in sorted(player.personal)]
    kept = yield from ask(Question(seat, "revenant.agenda", options, detail=of_agenda))
    player.rejected = next(name for name in player.personal if name != kept)
    player.personal = (kept,)
    yield Event("agenda", seat, "R-045", {"agenda": kept}, n=1, player=seat)


def agenda_option(agenda: Agenda) -> Option[str]:
    """The option to keep an Agenda, with what it asks for."""

    def text() -> Message:
        requires = agenda.requires.describe()
        return Message("option-agenda", {"agenda": agenda.id, "text": requires})

    return Option("agenda", agenda.id, text, agenda=agenda.id)


def of_agenda(agenda: str) -> Message:
    """What an Agenda that is met gives. [R-318]"""
    return Message("detail-agenda", {"n": AGENDA})


def of_mulligan(card: str) -> Message:
    """What becomes of a card, or of those that stay. [R-047]"""
    return Message("detail-replace" if card else "detail-keep")


def mulligan(fleet: Fleet, seat: int) -> Rule:
    """Replace any of the three Operation cards once, by cards of their types. [R-047] [RU-55]"""
    at = At(fleet, seat)
    first = at.player.hand
    dropped: list[str] = []
    while len(dropped) < len(first):
        options = [Option("replace", card, card=card) for card in first if card not in dropped]
        options.append(Option("done", ""))
        card = yield from ask(Question(seat, "revenant.mulligan", options, detail=of_mulligan))
        if not card:
            break
        dropped.append(card)
        operations.drop(at, card)
    drawn = [operations.take_top(at, fleet.content.type_of[card]) for card in dropped]
    secret: dict[str, int | str | Message] = {"cards": operations.card_list(drawn)}
    if drawn:
        yield Event("drew", seat, "R-047", secret, n=len(drawn), player=seat)


def pick_house(fleet: Fleet, seat: int, house: int) -> Rule:
    """Pick a House that nobody has: 1 Influence, the Frigate goes to its Arkship. [R-049]"""
    if house < 0:
        taken = {h for p in fleet.players for h in range(7) if p.tracks[h]}
        free = [h for h in range(7) if h not in taken]
        options = [Option("house", h, house=HOUSES[h]) for h in free]
        house = yield from ask(Question(seat, "revenant.first-house", options))
    fleet.place[FRIGATE + seat] = fleet.place[house * 4 + ARKSHIP]
    yield from influence.gain(At(fleet, seat), house)
