"""What counts in a position of Voidfall: Influence now, and what will bring more of it.

What only serves to gain something later counts less the fewer turns are left, and nothing at the
end. `evaluations` is how many Evaluation Phases are still to come.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from domineum.kernel import Message, Seat
from domineum.voidfall.agendas import worth
from domineum.voidfall.cards.at import At
from domineum.voidfall.evaluation import agenda_scores, event_influence
from domineum.voidfall.production import production_yields
from domineum.voidfall.sectors import defenses_in
from domineum.voidfall.skirmish import strength, valid_targets
from domineum.voidfall.state import NOBODY, Player, Sector, Void, Voidfall
from domineum.voidfall.upkeep import satisfiable, upkeep_terms
from domineum.voidfall.void.crisis_board import military_value
from domineum.voidfall.void.score import voidborn_influence

CYCLES = 3
ROUNDS = 5
"""Of a Cycle whose event is not known yet."""
SOON = 3
"""Within this many turns everything in store can be used."""
ENOUGH, ENOUGH_SCIENCE = 8, 6
FOCUSES = (
    "conquest", "development", "innovation", "politics", "production", "progress", "prosperity",
    "reinforcement", "temptation",
)  # fmt: skip
TARGETS = 3
"""More sectors than this cannot be invaded soon."""


WEIGHTS = Path(__file__).parent / "weights"
RIVALS, VOID, TEAM = (WEIGHTS / f"{name}.toml" for name in ("rivals", "void", "team"))


class VoidfallJudge:
    """Voidfall for bots that plan."""

    habits = WEIGHTS / "habits.toml"
    deeds = frozenset({
        "voidfall.select", "voidfall.act", "voidfall.prefer", "voidfall.invade",
        "voidfall.technology", "voidfall.agenda", "voidfall.play-agenda",
    })  # fmt: skip

    shared = frozenset({
        "voidborn", "haven_levels", "catastrophes", "crisis_pieces", "current_crisis", "lost",
        "weakest", "ahead", "partner_stock",
    })  # fmt: skip

    versus = frozenset({"rival", "voidborn", "lost", "weakest", "ahead", "partner_stock"})

    def partners(self, state: Voidfall, seat: Seat) -> dict[Seat, Message]:
        """All others against the Voidborn; it matters which of them is the furthest behind."""
        if state.void is None:
            return {}
        last = min(player.influence for player in state.players)
        return {
            i: Message(
                "why-partner-behind" if player.influence == last else "why-partner",
                {"house": Message(f"house-{player.house}")},
            )
            for i, player in enumerate(state.players)
            if i != seat
        }

    def features(self, state: Voidfall, seat: Seat) -> dict[str, float]:
        """What counts in a position."""
        return features(state, seat)

    def cards(self, state: Voidfall, seat: Seat) -> dict[str, float]:
        """Agendas and Technologies."""
        return cards(state.players[seat])

    def time(self, state: Voidfall, seat: Seat) -> float:
        """The share of all turns that are left."""
        return _left(state, state.players[seat]).time

    def weights(self, state: Voidfall) -> Path:
        """Against the Voidborn other things count than among rivals, in a team others again."""
        if state.void is None:
            return RIVALS
        return VOID if len(state.players) == 1 else TEAM


class Left(NamedTuple):
    """How much of the game is left for a player."""

    evaluations: int
    time: float
    """The share of all turns."""
    soon: float
    """1 while there are enough turns to use what is in store."""
    on: int
    """0 when the game is over."""
    cycle: float
    """The share of the turns of this Cycle."""


def cards(player: Player) -> dict[str, float]:
    """Each Agenda in a slot or in hand, and each Technology."""
    found = {f"agenda-{slot.agenda}": 1.0 for slot in player.slots if slot.agenda}
    for agenda in player.agendas:
        found[f"held agenda-{agenda}"] = 1.0
    for name, level in player.technologies.items():
        found[f"technology-{name}" if level == 1 else f"improved technology-{name}"] = 1.0
    return found


def features(state: Voidfall, seat: Seat) -> dict[str, float]:
    """The features of a position for one player, by name."""
    player = state.players[seat]
    left = _left(state, player)
    own = [state.sectors[n] for n in state.own(seat)]
    found = {"influence": float(player.influence)}
    found |= _scoring(state, seat, left)
    found |= _stock(state, seat, left)
    found |= _map(state, seat, own, left)
    found |= _mat(player, left)
    found |= _hand(state, seat, left)
    if state.void is None:
        others = [p.influence for i, p in enumerate(state.players) if i != seat]
        found["rival"] = float(max(others, default=0))
    else:
        found |= _void(state, state.void, left)
        found |= _team(state, seat, left)
    return found


def _left(state: Voidfall, player: Player) -> Left:
    if state.finished:
        return Left(0, 0.0, 0.0, 0, 0.0)
    rounds = state.content.events[state.event].rounds if state.event else ROUNDS
    now = max(0, rounds - player.turns)
    turns = now + ROUNDS * (CYCLES - max(1, state.cycle))
    time = turns / (ROUNDS * CYCLES)
    return Left(CYCLES + 1 - max(1, state.cycle), time, min(1.0, turns / SOON), 1, now / ROUNDS)


def _scoring(state: Voidfall, seat: Seat, left: Left) -> dict[str, float]:
    """What the Evaluation Phases are going to bring."""
    player = state.players[seat]
    agendas = sum(sum(parts) for _, parts in agenda_scores(state, seat))
    due = sum(amount for _, amount in upkeep_terms(state, seat))
    return {
        "agendas": float(agendas * left.on),
        "agendas_later": float(agendas * max(0, left.evaluations - 1)),
        "event": float(_event(state, At(state, seat)) * left.on),
        "unpaid_upkeep": float((due - satisfiable(player, due)) * left.on),
        "upkeep": float(due * left.evaluations),
        "at_risk": float(_at_risk(state, seat) * left.on),
    }


def _event(state: Voidfall, at: At) -> int:
    """The best objective of the event now."""
    if not state.event:
        return 0
    objectives = state.content.events[state.event].objectives
    scores = [event_influence(part, at) for part in objectives.parts]
    return sum(scores) if objectives.mode == "all" else max(scores)


def _at_risk(state: Voidfall, seat: Seat) -> int:
    """How many sectors are weaker than the Skirmish of the next Evaluation Phase."""
    modifier = military_value(state) if state.void is not None else 0
    power = strength(state, seat, modifier, True)
    if not power:
        return 0
    weak = (
        state.sectors[n].power + defenses_in(state, n) <= power for n in valid_targets(state, seat)
    )
    return sum(weak)


def _stock(state: Voidfall, seat: Seat, left: Left) -> dict[str, float]:
    """Resources in store, and what a production would bring."""
    player = state.players[seat]
    stock = player.stock
    yields = production_yields(state, seat)
    return {
        "stock_plain": sum(min(amount, ENOUGH) for amount in stock[:3]) * left.soon,
        "stock_credits": min(stock[3], ENOUGH) * left.soon,
        "stock_science": min(stock[4], ENOUGH_SCIENCE) * left.soon,
        "stock_excess": sum(max(0, amount - ENOUGH) for amount in stock) * left.soon,
        "yield_plain": sum(yields[:3]) * left.time,
        "yield_credits": yields[3] * left.time,
        "yield_science": yields[4] * left.time,
        "active": player.active * left.soon,
    }


def _targets(state: Voidfall, seat: Seat) -> int:
    """About how many sectors the Fleet Power around them could take."""
    around: dict[int, int] = {}
    for n in state.own(seat):
        power = state.sectors[n].power
        if power > 1:
            for m in state.neighbours(n):
                around[m] = around.get(m, 0) + power
    weak = 0
    for m, power in around.items():
        sector = state.sectors[m]
        if sector.owner == NOBODY and (sector.voidborn or sector.fallen):
            weak += power > sector.voidborn + defenses_in(state, m)
    return min(weak, TARGETS)


def _map(state: Voidfall, seat: Seat, own: list[Sector], left: Left) -> dict[str, float]:
    """The sectors of the player and what is in them."""
    return {
        "targets": _targets(state, seat) * left.soon,
        "deployed": float(sum(sector.power for sector in own) * left.on),
        "sectors": float(len(own) * left.on),
        "sectors_early": len(own) * left.time,
        "pure_sectors": float(sum(not sector.corrupted for sector in own) * left.on),
        "population": sum(sector.population for sector in own) * left.time,
        "guilds": sum(len(sector.guilds) for sector in own) * left.time,
        "installations": sum(len(sector.installations) for sector in own) * left.time,
        "sector_corruption": float(sum(sector.corrupted for sector in own) * left.on),
    }


def _mat(player: Player, left: Left) -> dict[str, float]:
    """What lies on and beside the House mat."""
    technologies = player.technologies
    return {
        "mat_corruption": float(player.mat_corruption * left.on),
        "chambers": float(player.chambers * left.on),
        "glory": sum(player.glory) * left.time,
        "trade": player.trade * left.time,
        "agendas_in_play": float(
            sum(bool(slot.agenda) for slot in player.slots) * left.evaluations
        ),
        "technologies": len(technologies) * left.time,
        "improved": sum(level == 2 for level in technologies.values()) * left.time,
        "tracks": sum(player.tracks) * left.time,
        "tokens": float((len(player.bounty) + len(player.reclaim)) * left.on),
    }


def _hand(state: Voidfall, seat: Seat, left: Left) -> dict[str, float]:
    """The cards in hand: Focuses that can still be played in this Cycle, and Agendas."""
    player, content, at = state.players[seat], state.content, At(state, seat)
    held = {content.focuses[card].focus for card in player.hand}
    found = {f"hand_{focus}": (focus in held) * left.cycle for focus in FOCUSES}
    found["agenda_cards"] = min(len(player.agendas), 3) * left.time
    worths = sorted(worth(at, card) for card in player.agendas)
    found["agenda_promise"] = float(sum(worths[-2:]) * left.evaluations * (left.time > 0))
    return found


def _void(state: Voidfall, void: Void, left: Left) -> dict[str, float]:
    """How far the Voidborn are, and what is going to help them."""
    return {
        "voidborn": float(voidborn_influence(state)),
        "haven_levels": float(sum(len(haven.filled) for haven in void.havens)),
        "catastrophes": void.catastrophes * left.time,
        "crisis_pieces": (len(void.military) + len(void.economic)) * left.time,
        "current_crisis": float(bool(void.current) * left.on),
        "lost": float(void.lost),
    }


def _team(state: Voidfall, seat: Seat, left: Left) -> dict[str, float]:
    """What counts for the weakest of a team, as all of them have to reach the target."""
    partners = [player for i, player in enumerate(state.players) if i != seat]
    if not partners:
        return {"weakest": 0.0, "ahead": 0.0, "partner_stock": 0.0}
    weakest = min(player.influence for player in partners)
    stock = sum(min(amount, ENOUGH) for player in partners for amount in player.stock)
    return {
        "weakest": float(weakest),
        "ahead": float(max(0, state.players[seat].influence - weakest)),
        "partner_stock": stock * left.soon,
    }
