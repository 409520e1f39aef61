"""A small builder for positions, and a driver that answers what the rules ask."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from domineum.kernel import Event, Flow, Match, Question, Random, Together
from domineum.kernel.decode import Plain
from domineum.voidfall import GAME
from domineum.voidfall.cards.at import At
from domineum.voidfall.cards.costs import parse_cost
from domineum.voidfall.cards.effects import EFFECTS
from domineum.voidfall.setup.steps import read_config, set_up
from domineum.voidfall.state import Player, Turn, Voidfall
from domineum.voidfall.words import FLEETS, RESOURCES

CONTENT = GAME.records


@dataclass
class Driven:
    """What happened while rules ran: the events, and every question that was really asked."""

    events: list[Event] = field(default_factory=list)
    asked: list[Question[Any]] = field(default_factory=list)

    @property
    def kinds(self) -> list[str]:
        """The kinds of the events in their order."""
        return [event.kind for event in self.events]

    @property
    def topics(self) -> list[str]:
        """The topics of the questions in their order."""
        return [question.topic for question in self.asked]

    def options(self, number: int = 0) -> list[str]:
        """The codes of a question that was asked."""
        return [option.code for option in self.asked[number].options]

    def why_not(self, code: str, number: int = 0) -> str:
        """The rule that forbids an option of a question that was asked."""
        return next(b.rule for b in self.asked[number].blocked if b.option.code == code)


def drive(flow: Flow[Any] | None, *answers: str) -> Driven:
    """Run a rule and answer its questions by code; one-option questions answer themselves."""
    driven = Driven()
    left = list(answers)
    reply: object = None
    while flow is not None:
        try:
            item = flow.send(reply)
        except StopIteration:
            break
        reply = None
        if isinstance(item, Event):
            driven.events.append(item)
        elif isinstance(item, Together):
            reply = {q.seat: _answer(q, left, driven) for q in item.questions}
        else:
            reply = _answer(item, left, driven)
    assert not left, f"nobody asked for {left}; asked: {driven.topics}"
    return driven


def _answer(question: Question[Any], left: list[str], driven: Driven) -> object:
    if len(question.options) == 1 and not question.confirm:
        return question.options[0].value
    driven.asked.append(question)
    codes = [option.code for option in question.options]
    assert left, f"{question.topic} needs an answer out of {codes}"
    assert left[0] in codes, f"{left[0]!r} is not among {codes} of {question.topic}"
    return question.options[codes.index(left.pop(0))].value


class Place:
    """A sector of a position as it is now; to set a field of it changes the position."""

    def __init__(self, state: Voidfall, n: int) -> None:
        vars(self).update(state=state, n=n)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.state.sectors[self.n], name)

    def __setattr__(self, name: str, value: Any) -> None:
        self.state.change(self.n, **{name: value})


class OnMat:
    """An Agenda slot of a player as it is now; to set a field of it changes the position."""

    def __init__(self, player: Player, number: int) -> None:
        vars(self).update(player=player, number=number)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.player.slots[self.number], name)

    def __setattr__(self, name: str, value: Any) -> None:
        self.player.change(self.number, **{name: value})


class Table:
    """A position to build on. Seat 0 acts; sectors go by their numbers on the map."""

    def __init__(
        self,
        *houses: str,
        scenario: str = "two-lanterns",
        sides: str = "AAAA",
        seed: int = 1,
        event: str = "",
    ) -> None:
        names = houses or ("valnis", "belitan", "dunlork", "cortozaar")
        count = CONTENT.scenarios[scenario].players
        config: dict[str, Plain] = {
            "scenario": scenario,
            "houses": [
                {"house": house, "side": side}
                for house, side in zip(names[:count], sides, strict=False)
            ],
        }
        self.config = config
        self.state: Voidfall = set_up(
            CONTENT, read_config(CONTENT, config), Random.stream(seed, "game")
        )
        self.state.steps = []
        self.state.event = event
        self.state.round = 1 if event else 0
        self.at = At(self.state, 0)

    @property
    def me(self) -> Player:
        """The player of seat 0."""
        return self.state.players[0]

    def player(self, seat: int) -> Player:
        """The player of a seat."""
        return self.state.players[seat]

    def sector(self, n: int) -> Place:
        """A sector by its number."""
        return Place(self.state, n)

    @property
    def sectors(self) -> list[Place]:
        """All sectors, and what stands in place 0."""
        return [self.sector(n) for n in range(len(self.state.sectors))]

    @property
    def home(self) -> int:
        """The number of the Home sector of seat 0."""
        return self.state.home(0)

    @property
    def outpost(self) -> int:
        """The number of the other sector that seat 0 starts with."""
        tiles = CONTENT.scenarios[self.state.scenario].sectors
        return next(tile.n for tile in tiles if tile.seat == 1 and tile.outpost)

    def give(self, n: int, seat: int = 0, **fleets: int) -> Place:
        """Let a player control a sector with some Fleets (1 Corvette unless given)."""
        sector = self.sector(n)
        sector.owner, sector.voidborn = seat, 0
        counts = fleets or {"corvette": 1}
        sector.fleets = tuple(counts.get(kind, 0) for kind in FLEETS)
        return sector

    def settle(self, n: int, population: int = 3, *guilds: str) -> Place:
        """Let seat 0 have a Pure sector with these Guilds and 1 Corvette."""
        sector = self.give(n)
        sector.corrupted, sector.population, sector.guilds = False, population, guilds
        return sector

    def stock(self, seat: int = 0, **amounts: int) -> None:
        """Set Stockpiles; those not named become 0."""
        self.player(seat).stock = [amounts.get(name, 0) for name in RESOURCES]

    def slot(self, number: int, seat: int = 0) -> Any:
        """An Agenda slot, to read and to set."""
        return OnMat(self.player(seat), number)

    def slots(self, seat: int = 0) -> list[Any]:
        """All of them."""
        return [self.slot(number, seat) for number in range(len(self.player(seat).slots))]

    def learn(self, *names: str, seat: int = 0) -> None:
        """Give Technologies; `name+` is Improved."""
        levels = {name.removesuffix("+"): 2 if name[-1] == "+" else 1 for name in names}
        self.player(seat).technologies = {**self.player(seat).technologies, **levels}

    def resolve(self, effect: object, *answers: str, at: At | None = None) -> Driven:
        """Resolve an effect, given as data, for seat 0."""
        return drive(EFFECTS.parse(effect, "test").resolve(at or self.at), *answers)

    def possible(self, effect: object, at: At | None = None) -> bool:
        """Whether an effect, given as data, would do anything."""
        return EFFECTS.parse(effect, "test").possible(at or self.at)

    def pay(self, cost: object, *answers: str) -> Driven:
        """Pay a cost, given as data, for seat 0."""
        return drive(parse_cost(cost, "test").pay(self.at), *answers)

    def payable(self, cost: object) -> bool:
        """Whether seat 0 can pay a cost, given as data."""
        return parse_cost(cost, "test").payable(self.at)

    def select(self, card: str, seat: int = 0) -> None:
        """Let a Focus card be the selected one of this turn."""
        self.state.turn = Turn(seat, card, "", False, [])
        if card in self.player(seat).hand:
            self.player(seat).hand.remove(card)

    def tally(self, seat: int = 0) -> dict[str, int]:
        """Everything of a player that can be counted, to compare before and after."""
        me, own = self.player(seat), [self.sector(n) for n in self.state.own(seat)]
        return dict(zip(RESOURCES, me.stock, strict=True)) | {
            "influence": me.influence,
            "active": me.active,
            "inactive": me.inactive,
            "deployed": sum(sector.power for sector in own),
            "sectors": len(own),
            "guilds": sum(len(sector.guilds) for sector in own),
            "installations": sum(len(sector.installations) for sector in own),
            "population": sum(sector.population for sector in own),
            "corruption": me.mat_corruption + me.chambers + sum(s.corrupted for s in own),
            "hand": len(me.agendas),
            "agendas": sum(1 for slot in me.slots if slot.agenda),
            "trade": me.trade,
            "technologies": len(me.technologies),
            "glory": sum(me.glory),
            "tracks": sum(me.tracks),
            "bounty": len(me.bounty),
            "reclaim": len(me.reclaim),
        }

    def become(self, house: str) -> None:
        """Let seat 0 be another House, also one that is fallen in the scenario."""
        self.me.house = house
        self.sector(self.home).tile = CONTENT.houses[house].home

    def act(self, code: str, *answers: str) -> Driven:
        """Take one action of the turn, given by its code: pay the cost, resolve the effect."""
        return self.step("act", 0, answers=(code, *answers))

    def take(self, card: str, action: str, *answers: str) -> Driven:
        """Select a Focus card and take one of its actions."""
        self.select(card)
        return self.act(f"take {action}", *answers)

    def invade(
        self, n: int, *moves: str, answers: tuple[str, ...] = (), effect: object = "invade"
    ) -> Driven:
        """Invade a sector with Fleet Power given like `4 corvette`, one by one."""
        state = self.state
        left = {
            f"{m} {kind}": power
            for m in state.neighbours(n)
            if state.sectors[m].owner == 0
            for kind, power in zip(FLEETS, state.sectors[m].fleets, strict=True)
            if power
        }
        asked = [f"invade {n}"]
        asks = len(left) > 1 or sum(left.values()) > 1
        for i, move in enumerate(moves):
            sector, kind, *amount = move.split()
            if i or asks:
                asked.append(f"move {move}")
            left[f"{sector} {kind}"] -= int(amount[0]) if amount else 1
        asked.append(f"attack {n}")
        return self.resolve(effect, *asked, *answers)

    def step(self, name: str, *rest: int | str, answers: tuple[str, ...] = ()) -> Driven:
        """Run one step of the game."""
        return drive(GAME.steps[name](self.state, *rest), *answers)

    def begin(self, name: str) -> Flow[Any] | None:
        """A step of the game for seat 0, not begun yet."""
        return GAME.steps[name](self.state, 0)

    def box(self, number: int, *answers: str, seat: int = 0) -> Driven:
        """Let a player resolve a box of the event, counted from 1, in the Preparation Phase."""
        self.state.round = 0
        return self.step("box.for", number - 1, seat, answers=answers)

    def objectives(self, *answers: str, seat: int = 0) -> Driven:
        """Let a player evaluate the objectives of the event."""
        self.state.round = 1
        return self.step("objectives", seat, answers=answers)

    def meets_nothing(self) -> bool:
        """Whether the objectives of the event give seat 0 no choice."""
        driven = self.objectives()
        return not driven.asked and not driven.events

    def match(self, *steps: tuple[str | int, ...]) -> Match[Voidfall]:
        """Go on from this position as a match, with these steps to come."""
        self.state.steps = list(reversed(steps))
        return Match.at(GAME, self.config, 1, self.state, log=True)
