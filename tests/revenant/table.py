"""Small builders for positions, and a table at which they are played."""

from __future__ import annotations

from typing import Any

from domineum.kernel import Blocked, Effect, Event, Match, Question, Random
from domineum.kernel.decode import Plain
from domineum.kernel.game import Step
from domineum.revenant import GAME
from domineum.revenant.abilities import flag, trigger
from domineum.revenant.game import Revenant
from domineum.revenant.records import ABILITIES
from domineum.revenant.setup import deal_agendas, deal_operations
from domineum.revenant.state import (
    At,
    Fleet,
    Player,
    Rule,
    Scene,
    Turn,
)
from domineum.revenant.words import (
    FRIGATE,
    HOUSE_OF,
    KIND_OF,
    READY,
    RESOURCE_OF,
    SHIPS,
)

CONTENT = GAME.records
CAPTAINS = ("oriel-vance", "mirela-quist", "noor-tavish", "castor-brandt")
FRIGATES = ("wayfarer", "ironside", "lorekeeper", "fortune-seeker")
DECLINE = ("done", "end", "forfeit", "stay", "stop", "forgo", "trade")


def ship(name: str) -> int:
    """The number of a ship, `belitan-arkship`."""
    house, _, kind = name.rpartition("-")
    return HOUSE_OF[house] * 4 + KIND_OF[kind]


def dealt(config: dict[str, Plain], seed: int) -> Fleet:
    """A game that is set up, with all cards dealt and nothing picked."""
    fleet = GAME.setup(config, Random(seed))
    deal_agendas(fleet)
    deal_operations(fleet)
    return fleet


def empty(players: int = 2, seed: int = 1) -> Fleet:
    """A game in Cycle 1 with nothing on the Main board but the Frigates, in Sector 1."""
    fleet = dealt({"players": players}, seed)
    fleet.steps, fleet.cycle = [], 1
    fleet.place = [0] * SHIPS + [1] * len(fleet.players) + [0] * (4 - len(fleet.players))
    fleet.planet_deck += tuple(planet for planet in fleet.planets if planet)
    fleet.planets, fleet.cubes = [""] * 9, [0] * 9
    fleet.voidborn, fleet.rifts = [0] * 9, [0] * 9
    fleet.order = fleet.stack = tuple(range(len(fleet.players)))
    for seat, player in enumerate(fleet.players):
        player.tactics = 0
        if not fleet.automaton(seat):
            player.captain, player.frigate = CAPTAINS[seat], FRIGATES[seat]
            player.rejected, player.personal = player.personal[1], player.personal[:1]
    return fleet


def solo(level: str = "cadet") -> Fleet:
    """The same for a solo game."""
    fleet = dealt({"players": 1, "level": level}, 1)
    blank = empty()
    for name in ("place", "planets", "cubes", "voidborn", "rifts"):
        setattr(fleet, name, getattr(blank, name))
    fleet.planet_deck = blank.planet_deck
    fleet.steps, fleet.cycle = [], 1
    fleet.players[0].captain, fleet.players[0].frigate = CAPTAINS[0], FRIGATES[0]
    fleet.players[0].rejected = fleet.players[0].personal[1]
    fleet.players[0].personal = fleet.players[0].personal[:1]
    fleet.players[1].tracks = [0] * 7
    return fleet


def put(fleet: Fleet, **ships: int) -> Fleet:
    """Put House ships in Sectors: `put(fleet, belitan_arkship=3)`."""
    for name, sector in ships.items():
        fleet.place[ship(name.replace("_", "-"))] = sector
    return fleet


def planet(fleet: Fleet, sector: int, name: str, cube: int = 1) -> Fleet:
    """Lay out a Planet."""
    fleet.planet_deck = tuple(card for card in fleet.planet_deck if card != name)
    fleet.planets[sector], fleet.cubes[sector] = name, cube
    return fleet


def give(player: Player, **resources: int) -> None:
    """Let a player have exactly these free Resources."""
    player.free = [0, 0, 0, 0]
    for name, number in resources.items():
        player.free[RESOURCE_OF[name]] = number


def hold(fleet: Fleet, seat: int, *cards: str) -> None:
    """Let a player hold exactly these Operation cards; they come from wherever they were."""
    drop_hand(fleet, seat)
    for card in cards:
        take_out(fleet, card)
    fleet.players[seat].hand = cards


def drop_hand(fleet: Fleet, seat: int) -> None:
    """Put a hand under the decks."""
    for card in fleet.players[seat].hand:
        fleet.decks[CONTENT.type_of[card]] += (card,)
    fleet.players[seat].hand = ()


def take_out(fleet: Fleet, card: str) -> None:
    """Take an Operation card from wherever it is."""
    kind = CONTENT.type_of[card]
    fleet.decks[kind] = tuple(c for c in fleet.decks[kind] if c != card)
    for other in fleet.players:
        if card in other.hand:
            other.hand = tuple(c for c in other.hand if c != card)
            other.hand += fleet.decks[kind][:1]
            fleet.decks[kind] = fleet.decks[kind][1:]


def attach(fleet: Fleet, seat: int, card: str) -> None:
    """Let a player have a Cadet or Frigate card in play; Cadet cards go to the first Cadet."""
    take_out(fleet, card)
    player = fleet.players[seat]
    if card in CONTENT.cadets:
        player.cadets[0] += (card,)
    else:
        player.slots += (card,)


def hidden(fleet: Fleet, seat: int, *houses: str) -> None:
    """Let a player hold exactly these Hidden Influence cards."""
    player = fleet.players[seat]
    fleet.hidden_deck += player.hidden
    cards = tuple(sorted(HOUSE_OF[house] for house in houses))
    deck = list(fleet.hidden_deck)
    for card in cards:
        deck.remove(card)
    fleet.hidden_deck, player.hidden = tuple(deck), cards


def boarded(fleet: Fleet, place: int | str, seat: int = 0, member: int = 0) -> Fleet:
    """Let a turn be under way in which a Crew member has boarded a ship."""
    number = ship(place) if isinstance(place, str) else place
    fleet.turn = Turn.of(seat)
    fleet.turn.member, fleet.turn.ship = member, number
    fleet.players[seat].crew[member] = number
    return fleet


def resolve(fleet: Fleet, kind: str, name: str, part: str, card: str) -> Rule:
    """A step: the seat of the turn resolves an effect of a piece of content."""
    seat = max(fleet.turn.seat, 0)
    at = At(fleet, seat)
    at = at.inside(card, flag(at, card), None, Scene())
    piece: Any = CONTENT.pieces[kind][name]
    effect: Effect[At] = getattr(piece, part)
    if effect.possible(at):
        yield from effect.resolve(at)


def fire(fleet: Fleet, name: str, timing: str, kind: int, moved: int, house: int, low: int) -> Rule:
    """A step: a trigger occurs in the turn."""
    scene = Scene(kind=kind, moved=moved, house=house, lower=bool(low))
    yield from trigger(At(fleet, max(fleet.turn.seat, 0)), ABILITIES.classes[name], timing, scene)


class Tested(Revenant):
    """The game, with the steps of tests."""

    steps = {**Revenant.steps, "test-resolve": resolve, "test-fire": fire}  # noqa: RUF012

    def __init__(self) -> None:
        self.__dict__.update(GAME.__dict__)


class Table:
    """A position that is being played: the given steps, then nothing more."""

    def __init__(self, fleet: Fleet, *steps: Step) -> None:
        fleet = fleet.copy()
        fleet.steps = []
        fleet.then(*steps)
        players = len(fleet.players) - (fleet.rival is not None)
        self.match = Match.at(Tested(), {"players": players}, 1, fleet, log=True)

    @property
    def fleet(self) -> Fleet:
        return self.match.state

    @property
    def me(self) -> Player:
        return self.match.state.players[0]

    @property
    def question(self) -> Question[Any]:
        return self.match.question()

    @property
    def topic(self) -> str:
        return "" if self.match.over else self.question.topic.removeprefix("revenant.")

    @property
    def options(self) -> list[str]:
        return [] if self.match.over else [option.code for option in self.question.options]

    def do(self, *codes: str) -> Table:
        for code in codes:
            self.match.choose(code)
        return self

    def greedy(self) -> Table:
        """Answer everything by the first option that declines nothing."""
        while not self.match.over:
            self.greedy_once()
        return self

    def greedy_once(self) -> Table:
        """Answer one question by the first option that declines nothing."""
        wanted = [code for code in self.options if code.split()[0] not in DECLINE]
        self.match.choose((wanted or self.options)[0])
        return self

    def decline(self) -> Table:
        """Decline everything that can be declined."""
        while not self.match.over:
            codes = self.options
            wanted = [code for code in codes if code.split()[0] in DECLINE[:5]]
            self.match.choose((wanted or codes)[0])
        return self

    def why_not(self, code: str) -> str:
        """The rule because of which an option is blocked."""
        found: list[Blocked] = [b for b in self.question.blocked if b.option.code == code]
        return found[0].rule if found else ""

    def log(self, seat: int | None = None, language: str = "en") -> list[str]:
        """What the log says to a seat."""
        messages = [event.seen_by(seat) for event in self.match.events_since()]
        return [GAME.catalogue.render(message, language) for message in messages]

    def label(self, code: str) -> str:
        """What an option says."""
        option = next(o for o in self.question.options if o.code == code)
        return GAME.catalogue.render(option.label(), "en")

    def events(self, kind: str) -> list[Event]:
        return [event for event in self.match.events_since() if event.kind == kind]


def changes(before: Fleet, after: Fleet, seat: int = 0) -> dict[str, int]:
    """What a player and the board have gained or lost, by name; what stayed is left out."""
    then, now = summary(before, seat), summary(after, seat)
    return {name: now[name] - then[name] for name in now if now[name] != then[name]}


def summary(fleet: Fleet, seat: int) -> dict[str, int]:
    """Everything that can be counted."""
    player = fleet.players[seat]
    return {
        **{name: player.free[number] for name, number in RESOURCE_OF.items()},
        "tactics": player.tactics,
        "intel": player.intel,
        "trace": player.trace,
        "rank": player.rank,
        "influence": sum(player.tracks),
        "hidden": len(player.hidden),
        "hand": len(player.hand),
        "corruption": sum(player.corrupted),
        "played": sum(map(len, player.cadets)) + len(player.slots) + len(player.orders),
        "shields": sum(fleet.shields),
        "voidborn": sum(fleet.voidborn),
        "pushed": fleet.voidborn[2],
        "here": fleet.place[:SHIPS].count(3),
        "damage": sum(fleet.damage) + fleet.revenant,
        "tainted": sum(fleet.corrupted),
        "rifts": sum(fleet.rifts),
        "ships": sum(place > 0 for place in fleet.place[:SHIPS]),
        "waiting": sum(place < 0 for place in fleet.place[:SHIPS]),
        "colonies": len(fleet.colonies),
        "covered": sum(cover > 0 for cover in fleet.covered),
        "frigate": int(fleet.place[FRIGATE + seat]),
        "spared": fleet.turn.spared,
        "step-4": fleet.turn.tainted,
        "out": sum(place != READY for place in player.crew),
    }


def rich(member: int = 1) -> Fleet:
    """A turn on the Belitan Arkship in Sector 3 in which almost every effect does something."""
    fleet = put(empty(), belitan_arkship=3, fenrax_fighter=3, yarvek_dropship=4, zenor_arkship=6)
    fleet.voidborn = [0, 1, 0, 3, 2, 0, 0, 0, 0]
    fleet.rifts[3] = 1
    fleet.place[FRIGATE] = fleet.place[FRIGATE + 1] = 3
    fleet.revenant = 1
    fleet.damage[ship("belitan-arkship")] = 2
    fleet.corrupted[ship("fenrax-fighter")] = 1
    planet(planet(fleet, 3, "ferrum-deep"), 2, "glasswind")
    fleet.players[1].tracks[0], fleet.rewards[0] = 4, 6
    fleet.players[1].crew[0] = ship("zenor-arkship")
    me = fleet.players[0]
    me.tactics, me.rank, me.tracks[0] = 7, 1, 3
    fleet.stack = (1, 0)
    give(me, material=3, energy=1, science=1, neutronium=1)
    hold(fleet, 0, "snap-volley", "scout")
    take_out(fleet, "wiretap")
    me.orders = ("wiretap",)
    hidden(fleet, 0, "dunlork", "fenrax")
    boarded(fleet, "belitan-arkship", member=member)
    fleet.turn.destroyed = 2
    return fleet
