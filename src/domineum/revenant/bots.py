"""What counts in a position of Revenant: Prestige as it stands, and what will bring more of it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from domineum.kernel import Message, Seat
from domineum.kernel.judge import added
from domineum.revenant.conditions import ASSETS, Requirement, resources_of, ships_of_kind
from domineum.revenant.hyperjump import HIDDEN_FROM, INFLUENCE_FROM
from domineum.revenant.scoring import award, final_power, losses
from domineum.revenant.sectors import distance
from domineum.revenant.state import Fleet, Player
from domineum.revenant.tactics import turn_order
from domineum.revenant.words import (
    CYCLES,
    FRIGATE,
    HOUSES,
    KIND_OF,
    READY,
    SHIPS,
)

TURNS = 3
RIVALRY = 0.7
"""How much the Influence of others in a House lowers what its Power is worth to the player."""
FADING = 0.55
"""The share of the Power at the start that is usually lost by the end."""
ENOUGH_CARDS, ENOUGH_UNITS = 6, 3


WEIGHTS = Path(__file__).parent / "weights"
ALL = WEIGHTS / "all.toml"


class RevenantJudge:
    """Revenant for bots that plan."""

    habits = WEIGHTS / "habits.toml"
    deeds = frozenset({"revenant.board", "revenant.play"})
    shared: frozenset[str] = frozenset()
    versus = frozenset({"rival_prestige"})

    def partners(self, state: Fleet, seat: Seat) -> dict[Seat, Message]:
        """Everybody plays for one's own Prestige."""
        return {}

    def features(self, state: Fleet, seat: Seat) -> dict[str, float]:
        """What counts in a position."""
        return features(state, seat)

    def cards(self, state: Fleet, seat: Seat) -> dict[str, float]:
        """Operation and Orders cards."""
        return cards(state.players[seat])

    def time(self, state: Fleet, seat: Seat) -> float:
        """The share of all turns that are left."""
        return turns_left(state, state.players[seat]) / (TURNS * CYCLES)

    def weights(self, state: Fleet) -> Path:
        """The same in all games."""
        return ALL


def cards(player: Player) -> dict[str, float]:
    """Each card in play, and each in hand."""
    played = (*player.cadets[0], *player.cadets[1], *player.slots, *player.orders)
    found = {f"card-{card}": 1.0 for card in played}
    for card in player.hand:
        found[f"held card-{card}"] = 1.0
    return found


def features(state: Fleet, seat: Seat) -> dict[str, float]:
    """The features of a position for one player, by name."""
    player = state.players[seat]
    power = [final_power(state, house) for house in range(len(HOUSES))]
    worth = worth_of_power(state, seat)
    turns = turns_left(state, player)
    lasting = 1 - FADING * turns / (TURNS * CYCLES)
    found = {
        "open_influence": lasting * total_influence(power, player.tracks),
        "hidden_influence": lasting * sum(power[house] for house in player.hidden),
        "colony_award": colony(state, seat),
        "failure_losses": float(losses(state, player)),
        "skirmish_losses": threat(state, seat, worth),
        "ship_damage": wounds(state, worth),
        "voidborn_ships": float(sum(state.voidborn) * (CYCLES - state.cycle)),
        "revenant_damage": float(state.revenant),
        "rival_prestige": rival(state, seat, power),
    }
    found |= holdings(player, turns)
    found |= agendas(state, player, turns)
    found |= standing(state, seat)
    return found


def total_influence(power: Sequence[int], tracks: Sequence[int]) -> int:
    """Power times Influence, summed over the Houses."""
    return sum(p * n for p, n in zip(power, tracks, strict=True))


def turns_left(state: Fleet, player: Player) -> int:
    """How many more turns the player will take."""
    now = player.crew.count(READY) if state.phase == 0 and state.cycle else 0
    return now + TURNS * (CYCLES - state.cycle)


def worth_of_power(state: Fleet, seat: Seat) -> list[float]:
    """What 1 Power of each House is worth: the player's Influence less that of the others."""
    player = state.players[seat]
    others = [other for other in state.players if other is not player]
    share = RIVALRY / len(others)
    unknown = sum(len(other.hidden) for other in others) * share / len(HOUSES)
    worth = [
        own - share * sum(other.tracks[house] for other in others) - unknown
        for house, own in enumerate(player.tracks)
    ]
    for house in player.hidden:
        worth[house] += 1
    return worth


def holdings(player: Player, turns: int) -> dict[str, float]:
    """What the player has: cards, Rank, Resources, Corruption, Intel Data, Void Trace."""
    cards = len(player.cadets[0]) + len(player.cadets[1]) + len(player.slots)
    corruption = sum(player.corrupted)
    time = turns / (TURNS * CYCLES)
    return {
        "cards_played": float(cards),
        "abilities": cards * time,
        "orders_played": float(len(player.orders)),
        "rank": float(player.rank),
        "rank_early": player.rank * time,
        "hand": min(len(player.hand), ENOUGH_CARDS) * time,
        "resources": sum(resources_of(player)) / 4,
        "stock": sum(min(units, ENOUGH_UNITS) for units in player.free) * time,
        "variety": sum(units > 0 for units in player.free) * time,
        "intel_data": player.intel * min(1.0, turns / TURNS),
        "void_trace": player.trace * min(1.0, turns / TURNS),
        "own_corruption": float(corruption),
        "corruption_early": corruption * time,
    }


def agendas(state: Fleet, player: Player, turns: int) -> dict[str, float]:
    """How far the Agendas are met; while there are turns, that may still change."""
    left = min(1.0, turns / (2 * TURNS))
    found = {"personal_agenda": 0.0, "fleet_agenda": 0.0}
    for name in player.personal:
        part = progress(state.content.agendas[name].requires, state, player)
        found["personal_agenda"] += 1 - left / 2 if part == 1 else part * left / 3
    if player.fleet:
        part = progress(state.content.agendas[player.fleet].requires, state, player)
        found["fleet_agenda"] = 1 - left * 0.7 if part == 1 else part * left / 10
    return found


def progress(requirement: Requirement, state: Fleet, player: Player) -> float:
    """The share of a requirement that is met, 1 being all of it."""
    parts: list[float] = []
    for name, value in requirement.checks:
        if name == "tracks":
            at = requirement.at or 1
            best = sorted(player.tracks, reverse=True)[:value]
            parts.append(sum(min(space, at) for space in best) / (at * value))
        elif name == "ships_on_board":
            players = len(state.players) - (state.rival is not None)
            asked = (requirement.number or ())[players - 1]
            parts.append(min(1.0, ships_of_kind(state, KIND_OF[value]) / asked))
        elif name.endswith("at_most"):
            parts.append(1 / (1 + max(0, ASSETS[name](player) - value)))
        elif name in ASSETS:
            parts.append(min(1.0, ASSETS[name](player) / value))
    return added(parts) / len(parts)


def colony(state: Fleet, seat: Seat) -> float:
    """The award of the chosen Colony, less a share of the best award of the others."""
    if not state.colony:
        return 0.0
    prize = state.content.colonies[state.colony].award
    awards = [
        0 if state.automaton(other) else award(state, player, prize)
        for other, player in enumerate(state.players)
    ]
    own = awards.pop(seat)
    return own - RIVALRY * max(awards)


def standing(state: Fleet, seat: Seat) -> dict[str, float]:
    """The place on the Tactics track: what the next reset gives, and the turn order."""
    space = state.players[seat].tactics
    sure = state.cycle == CYCLES or bool(state.jumping)
    return {
        "tactics": float(space),
        "tactics_reward": added(
            float(space >= asked) if sure else min(1.0, space / asked) ** 2 / 2
            for asked in (HIDDEN_FROM, INFLUENCE_FROM)
        ),
        "turn_order": float(turn_order(state).index(seat)),
    }


def rival(state: Fleet, seat: Seat, power: Sequence[int]) -> float:
    """The Prestige of the best rival as far as it is public, and a guess at the rest."""
    guess = sum(power) / len(power)
    best = 0.0
    for other, player in enumerate(state.players):
        if other == seat:
            continue
        cards = len(player.cadets[0]) + len(player.cadets[1]) + len(player.slots)
        total = total_influence(power, player.tracks)
        total += 2 * (cards + player.rank - sum(player.corrupted)) + len(player.orders)
        best = max(best, total + guess * len(player.hidden))
    return best


# -- danger -------------------------------------------------------------------------------------


def wounds(state: Fleet, worth: Sequence[float]) -> float:
    """Damage that makes ships easier to lose in later Cycles, by what their Houses are worth."""
    if state.cycle == CYCLES and not state.steps:
        return 0.0
    return added(n * worth[ship >> 2] for ship, n in enumerate(state.damage) if n)


def threat(state: Fleet, seat: Seat, worth: Sequence[float]) -> float:
    """What the Skirmishes still to come in this Cycle are going to cost."""
    sectors = [int(step[1]) for step in state.steps if step[0] == "skirmish"]
    exposed = [s for s in sectors if state.voidborn[s] > state.shields[s]]
    if not exposed:
        return 0.0
    ships: dict[int, list[tuple[float, int]]] = {}
    for ship in range(SHIPS):
        here = state.place[ship]
        if here > 0:
            empty = state.content.slots[ship & 3] - state.damage[ship]
            ships.setdefault(here, []).append((worth[ship >> 2], empty))
    order = turn_order(state) if state.phase == 0 else state.order
    total = 0.0
    for sector in exposed:
        if sector in ships:
            nearest = min(order, key=lambda s: distance(state.place[FRIGATE + s], sector))
            hits = state.voidborn[sector] - state.shields[sector]
            total += skirmish_loss(ships[sector], hits, nearest == seat)
    return total


def skirmish_loss(ships: list[tuple[float, int]], hits: int, own: bool) -> float:
    """The worth that is lost when the player, or somebody else, assigns the hits."""
    lost = 0.0
    spared = []
    for worth, empty in sorted(ships, reverse=not own):
        if hits > empty and (worth < 0 if own else worth > 0):
            hits -= empty + 1
            lost += worth
        else:
            spared.append((worth, empty))
    hits -= sum(empty for _, empty in spared)
    return lost + added(worth for worth, _ in spared[: max(0, hits)])
