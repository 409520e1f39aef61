"""The effects of Revenant Failures, and the losses that they bring to players."""

from __future__ import annotations

from typing import Literal

from domineum.kernel import Effect, Event, Flow, Message, Option, Question, ask
from domineum.revenant import corruption, influence, operations, tactics
from domineum.revenant.conditions import Requirement
from domineum.revenant.effects import EFFECTS, Leaf
from domineum.revenant.movement import name_of
from domineum.revenant.power import power
from domineum.revenant.records import Kind
from domineum.revenant.resources import counted
from domineum.revenant.rival import rival_prestige
from domineum.revenant.sectors import add_voidborn, ships_on_board, short_voidborn
from domineum.revenant.skirmish import hit
from domineum.revenant.state import At, Fleet, Rule
from domineum.revenant.trading import discard, give_up, spendable, without
from domineum.revenant.words import (
    HOUSES,
    KIND_OF,
    OUTER,
    RESOURCE_OF,
    RESOURCES,
    SHIPS,
    house_of,
)

Sectors = Literal["rift_sectors", "all"]


def sectors_of(fleet: Fleet, which: str) -> list[int]:
    """All outer Sectors, or those with a Rift."""
    return [sector for sector in OUTER if which == "all" or fleet.rifts[sector]]


def strongest(at: At, which: str) -> Flow[int]:
    """The House with ships and the most or the least Power, by choice of equals. [RU-91]"""
    fleet = at.state
    alive = {house: power(fleet, house) for house in range(7) if ships_on_board(fleet, house)}
    if not alive:
        return -1
    best = max(alive.values()) if which == "most_power" else min(alive.values())
    tied = [house for house, value in alive.items() if value == best]
    if at.state.automaton(at.seat):
        return tied[0]
    options = [Option("house", house, house=HOUSES[house]) for house in tied]
    return (yield from ask(Question(at.seat, "revenant.house", options)))


@EFFECTS.leaf("damage_each")
class DamageEach(Leaf):
    """Every House ship of a type takes Damage. [R-275]"""

    kind: Kind
    n: int

    def resolve(self, at: At) -> Flow[bool]:
        done = False
        for ship in range(KIND_OF[self.kind], SHIPS, 4):
            for _ in range(self.n):
                if at.state.place[ship] > 0:
                    yield from hit(at.state, at.seat, ship, "R-275")
                    done = True
        return done


@EFFECTS.leaf("damage_house")
class DamageHouse(Leaf):
    """Every ship of the strongest House takes Damage. [R-275]"""

    which: Literal["most_power", "least_power"]
    n: int

    def resolve(self, at: At) -> Flow[bool]:
        house = yield from strongest(at, self.which)
        for ship in range(SHIPS):
            if house_of(ship) == house and at.state.place[ship] > 0:
                for _ in range(self.n):
                    if at.state.place[ship] > 0:
                        yield from hit(at.state, at.seat, ship, "R-275")
        return house >= 0


@EFFECTS.leaf("corrupt_each")
class CorruptEach(Leaf):
    """Every House ship of a type with an empty slot is Corrupted. [R-277]"""

    kind: Kind
    sectors: Sectors

    def resolve(self, at: At) -> Flow[bool]:
        fleet, sectors, done = at.state, sectors_of(at.state, self.sectors), False
        for ship in range(KIND_OF[self.kind], SHIPS, 4):
            if fleet.place[ship] in sectors and corruption.corruptible(fleet, ship):
                fleet.corrupted[ship] = 1
                yield Event("tainted", None, "R-275", ship=name_of(ship))
                done = True
        return done


@EFFECTS.leaf("add_voidborn")
class AddVoidborn(Leaf):
    """Voidborn ships arrive, up to 6 in a Sector. [R-135]"""

    n: int
    sectors: Sectors

    def resolve(self, at: At) -> Flow[bool]:
        done = False
        for sector in sectors_of(at.state, self.sectors):
            added, lacking = add_voidborn(at.state, sector, self.n)
            if added:
                yield Event("voidborn", None, "R-275", sector=sector, n=added)
                done = True
            yield from short_voidborn(lacking)
        return done


@EFFECTS.leaf("remove_all_shields")
class RemoveAllShields(Leaf):
    """All Shields leave the Main board."""

    def resolve(self, at: At) -> Flow[bool]:
        at.state.shields = [0] * 9
        yield Event("no-shields", None, "R-275")
        return True


@EFFECTS.leaf("remove_planet_intel")
class RemovePlanetIntel(Leaf):
    """All Intel Data leaves the Planets."""

    def resolve(self, at: At) -> Flow[bool]:
        at.state.cubes = [0] * 9
        yield Event("no-cubes", None, "R-275")
        return True


@EFFECTS.leaf("power_modifier")
class PowerModifier(Leaf):
    """The Power of a House changes at Final scoring. [R-275] [RU-92]"""

    n: int
    house: Literal["most_power", "least_power"]

    def resolve(self, at: At) -> Flow[bool]:
        house = yield from strongest(at, self.house)
        if house >= 0:
            at.state.power_changes += ((house, self.n),)
            yield Event("power", None, "R-275", house=HOUSES[house], n=self.n)
        return house >= 0


class Loss(Leaf):
    """What a Failure does to a player. [RU-91]"""

    def strike_rival(self, at: At) -> Rule:
        """Any loss that means nothing to the Rival costs it 1 Prestige. [S-31]"""
        yield from rival_prestige(at, -1, "S-31")


@EFFECTS.leaf("each_player")
class EachPlayer(Leaf):
    """Every player suffers a loss, in turn order. [R-275]"""

    loss: Effect[At]

    def resolve(self, at: At) -> Flow[bool]:
        for seat in at.state.order:
            inner = At(at.state, seat)
            inner.card = at.card
            if isinstance(self.loss, Loss) and at.state.automaton(seat):
                yield from self.loss.strike_rival(inner)
            else:
                yield from self.loss.resolve(inner)
        return True

    def describe(self) -> Message:
        return Message("effect-each-player", {"loss": self.loss.describe()})


@EFFECTS.leaf("lose_resources")
class LoseResources(Loss):
    """Discard Resources of uncorrupted Compartments, as far as owned. [RU-91]"""

    n: int
    kind: Literal["any", "material", "energy", "science", "neutronium"]

    def resolve(self, at: At) -> Flow[bool]:
        free = at.player.free
        kinds = range(4) if self.kind == "any" else (RESOURCE_OF[self.kind],)
        there = [free[r] if r in kinds else 0 for r in range(4)]
        number = left = min(self.n, sum(there))
        while left:
            options = spendable(there, left)
            units = yield from ask(Question(at.seat, "revenant.lose", options))
            for resource, lost in counted(units):
                free[resource] -= lost
                there[resource] -= lost
                name = RESOURCES[resource]
                yield Event("discarded", at.seat, "R-275", n=lost, resource=name, player=at.seat)
            left -= len(units)
        return number > 0


@EFFECTS.leaf("lose_tactics")
class LoseTactics(Loss):
    """Go back on the Tactics track."""

    n: int

    def resolve(self, at: At) -> Flow[bool]:
        lost = tactics.lose(at.state, at.seat, self.n)
        if lost:
            space = at.player.tactics
            yield Event("lost-tactics", at.seat, "R-275", n=lost, space=space, player=at.seat)
        return lost > 0

    def strike_rival(self, at: At) -> Rule:
        """As printed. [S-31]"""
        yield from self.resolve(at)


@EFFECTS.leaf("lose_operation")
class LoseOperation(Loss):
    """Discard Operation cards from the hand."""

    n: int

    def resolve(self, at: At) -> Flow[bool]:
        number = min(self.n, len(at.player.hand))
        for _ in range(number):
            yield from operations.discard_one(at)
        return number > 0


@EFFECTS.leaf("lose_hidden_influence")
class LoseHiddenInfluence(Loss):
    """Discard Hidden Influence cards from the hand."""

    n: int

    def resolve(self, at: At) -> Flow[bool]:
        number = min(self.n, len(at.player.hidden))
        for _ in range(number):
            yield from give_up(at)
        return number > 0

    def strike_rival(self, at: At) -> Rule:
        """Random cards of its Hidden pile. [S-31]"""
        for _ in range(min(self.n, len(at.player.hidden))):
            house = at.state.random.pick(at.player.hidden)
            at.player.hidden = without(at.player.hidden, house)
            discard(at, (house,))
            yield Event("gave-up", at.seat, "S-31", n=1, player=at.seat)


@EFFECTS.leaf("lose_intel")
class LoseIntel(Loss):
    """Return Intel Data from your Frigate board."""

    n: int

    def resolve(self, at: At) -> Flow[bool]:
        lost = min(self.n, at.player.intel)
        at.player.intel -= lost
        if lost:
            yield Event("lost-intel", at.seat, "R-275", n=lost, player=at.seat)
        return lost > 0

    def strike_rival(self, at: At) -> Rule:
        """As printed: three of them make Hidden Influence. [S-31]"""
        yield from self.resolve(at)


@EFFECTS.leaf("lose_influence")
class LoseInfluence(Loss):
    """Go back on the highest Influence track. [RU-92]"""

    which: Literal["highest"]

    def resolve(self, at: At) -> Flow[bool]:
        return (yield from influence.lose_highest(at))

    def strike_rival(self, at: At) -> Rule:
        """As printed; House order breaks ties. [S-31]"""
        yield from influence.lose_highest(at)


@EFFECTS.leaf("take_corruption")
class TakeCorruption(Loss):
    """Receive Corruption, or suffer another loss without an empty slot. [RU-91]"""

    n: int
    otherwise: Effect[At]
    """The other loss."""

    def resolve(self, at: At) -> Flow[bool]:
        for _ in range(self.n):
            if corruption.empty_slots(at.player):
                yield from corruption.receive(at)
            else:
                yield from self.otherwise.resolve(at)
        return True

    def describe(self) -> Message:
        args: dict[str, int | str | Message] = {"n": self.n, "otherwise": self.otherwise.describe()}
        return Message("effect-take-corruption", args)


@EFFECTS.leaf("prestige_loss")
class PrestigeLoss(Loss):
    """Prestige lost at Final scoring, unless a requirement is met then. [RU-92]"""

    number: int
    unless: Requirement

    def resolve(self, at: At) -> Flow[bool]:
        at.player.penalties += (at.card,)
        yield Event("penalty", at.seat, "R-275", n=self.number, player=at.seat)
        return True

    def strike_rival(self, at: At) -> Rule:
        """In full, at once and whatever it has. [S-31]"""
        yield from rival_prestige(at, -self.number, "S-31")

    def describe(self) -> Message:
        unless = self.unless.describe()
        args: dict[str, int | str | Message] = {"number": self.number, "unless": unless}
        return Message("effect-prestige-loss", args)
