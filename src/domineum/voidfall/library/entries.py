"""The library of Voidfall: every card, tile, token and table in words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import cast

from domineum.kernel import Effect, Message
from domineum.kernel.decode import Plain
from domineum.kernel.effects import joined
from domineum.kernel.library import Entry, Line
from domineum.library import Writers, entries
from domineum.voidfall.cards.abilities import Ability
from domineum.voidfall.cards.at import At
from domineum.voidfall.cards.costs import Cost
from domineum.voidfall.cards.objectives import Objective
from domineum.voidfall.cards.texts import amounts_text, focus_text
from domineum.voidfall.content.loading import Content
from domineum.voidfall.content.records import (
    Agenda,
    AgendaKind,
    Alert,
    CrisisRow,
    FallenHouse,
    Focus,
    GalacticEvent,
    SafeHaven,
    SectorType,
    StartingAgenda,
    Technology,
    Token,
    TradeSpace,
    Yields,
)
from domineum.voidfall.content.scenarios import Scenario, Surroundings
from domineum.voidfall.library.houses import house_lines
from domineum.voidfall.library.lines import amount, each, line, names, origin_text
from domineum.voidfall.library.setup import setup_lines
from domineum.voidfall.void.crises import Crisis
from domineum.voidfall.void.havens import REWARDS


def library(content: Content) -> list[Entry]:
    """Describe all content; tiles of scenarios come with what lies around them."""
    found = entries(content, writers(content))
    return [
        entry._replace(data=_map_data(entry.piece, entry.data))
        if isinstance(entry.piece, Scenario)
        else entry
        for entry in found
    ]


def _map_data(scenario: Scenario, data: dict[str, Plain]) -> dict[str, Plain]:
    """The data of a scenario, with the neighbours of each tile: nobody else works them out."""
    tiles = zip(cast(list[dict[str, Plain]], data["sectors"]), scenario.surroundings, strict=True)
    return {**data, "sectors": [{**tile, **_around(found)} for tile, found in tiles]}


def _around(found: Surroundings) -> dict[str, Plain]:
    return {
        "near": [*found.near],
        "far": [{"n": n, "letter": letter} for n, letter in sorted(found.far.items())],
        "doors": [*found.doors],
        "storms": [*found.storms],
    }


def writers(content: Content) -> Writers:
    """How each kind of content is described."""
    return {
        "focuses": focus_lines,
        "joint_focuses": focus_lines,
        "heroic_focuses": focus_lines,
        "technologies": technology_lines,
        "agendas": partial(agenda_lines, content),
        "agenda_types": agenda_type_lines,
        "starting_agendas": starting_agenda_lines,
        "houses": house_lines,
        "bounties": token_lines,
        "reclaims": token_lines,
        "trade": trade_lines,
        "production": production_lines,
        "events": event_lines,
        "fallen_houses": fallen_house_lines,
        "sectors": sector_lines,
        "scenarios": scenario_lines,
        "crises": crisis_lines,
        "alerts": alert_lines,
        "crisis_board": crisis_row_lines,
        "safe_havens": safe_haven_lines,
        "setup": setup_lines,
    }


def priced(cost: Cost, effect: Effect[At]) -> Message:
    """An effect behind its cost."""
    if cost.free:
        return effect.describe()
    return Message("effect-cost", {"cost": cost.describe(), "do": effect.describe()})


def focus_lines(card: Focus) -> Iterator[Line]:
    """A Focus card: where it belongs, then its three actions."""
    if card.house:
        yield line("house", Message(f"house-{card.house}"))
        yield line("replaces", Message(f"focus-{card.replaces}"))
    elif card.focus != card.id:
        yield line("focus", Message(f"focus-{card.focus}"))
    if card.from_cycle > 1:
        yield line("available", Message("library-from-cycle", {"number": card.from_cycle}))
    for action in card.actions:
        yield Line(priced(action.cost, action.effect), Message(f"action-{action.id}"))
    if card.agenda_types:
        yield line("agendas", names("agenda_type", card.agenda_types))


def technology_lines(technology: Technology) -> Iterator[Line]:
    """A Technology: both cards."""
    if technology.immediate is not None:
        yield line("immediate", technology.immediate.describe())
    for level, card in (("basic", technology.basic), ("improved", technology.improved)):
        yield from each(level, card.abilities)
        for action in card.actions:
            label = Message(f"library-{level}-action", {"focus": focus_text(action.focus)})
            yield Line(priced(action.cost, action.effect), label)
        if any(action.group for action in card.actions):
            yield line(level, Message("library-one-action"))
    yield line("origin", origin_text(technology.house, technology.origin_side))


def objective_lines(objectives: list[Objective]) -> Iterator[Line]:
    """Objectives by number; one of several parts has a line for each."""
    for number, objective in enumerate(objectives, 1):
        for part in objective.lines:
            yield Line(part.describe(), Message("library-objective", {"number": number}))


def agenda_lines(content: Content, agenda: Agenda) -> Iterator[Line]:
    """An Agenda: its objectives, and the action of its type."""
    kind = content.agenda_types[agenda.type]
    yield line("type", Message(f"agenda_type-{agenda.type}"))
    yield from objective_lines(agenda.objectives)
    yield from agenda_type_lines(kind)


def agenda_type_lines(kind: AgendaKind) -> Iterator[Line]:
    """The action of an Agenda."""
    yield Line(
        priced(kind.cost, kind.effect),
        Message("library-action-with", {"focus": focus_text(kind.focuses)}),
    )


def starting_agenda_lines(agenda: StartingAgenda) -> Iterator[Line]:
    """A starting Agenda."""
    yield from objective_lines(agenda.objectives)
    if agenda.production:
        levels = {str(name): number for name, number in agenda.production.items()}
        yield line("production", amounts_text(levels, "level"))
    yield line("origin", origin_text(agenda.house, agenda.origin_side))


def token_lines(token: Token) -> Iterator[Line]:
    """A Bounty or Reclaim token."""
    yield Line(token.effect.describe())
    yield amount("copies", token.count)


def trade_lines(space: TradeSpace) -> Iterator[Line]:
    """A space of the Trade track."""
    yield line("trade-bonus", space.bonus.describe())


def production_lines(table: Yields) -> Iterator[Line]:
    """What is produced at each Level."""
    yield line("resources", names("resource", table.resources))
    for level, number in enumerate(table.yields):
        yield Line(
            Message("library-yield", {"number": number}),
            Message("library-level", {"number": level}),
        )


def event_lines(event: GalacticEvent) -> Iterator[Line]:
    """A Galactic Event: the boxes, then the objectives."""
    yield amount("cycle", event.cycle)
    yield amount("rounds", event.rounds)
    for box in event.boxes:
        yield line("box", box.describe())
    yield from objective_lines(event.objectives.parts)
    if event.objectives.mode == "one":
        yield Line(Message("library-one-objective"))
    yield line("modes", names("mode", event.modes))


def fallen_house_lines(card: FallenHouse) -> Iterator[Line]:
    """A Fallen House card."""
    yield amount("population", card.population)
    yield amount("defenses", card.defenses)
    yield line("on-conquest", card.effect.describe())
    yield line("technologies", names("technology", card.technologies))
    if card.cracked:
        yield Line(Message("library-cracked"))


def sector_lines(tile: SectorType) -> Iterator[Line]:
    """A tile: its spaces, its Population and its abilities."""
    kind = tile.kind if tile.controllable else "none"
    yield Line(Message(f"library-tile-{kind}"))
    if tile.guild_spaces:
        yield line("guild-spaces", spaces_text(tile.guild_spaces, "guild"))
    if tile.installation_spaces:
        yield line("installation-spaces", spaces_text(tile.installation_spaces, "installation"))
    if tile.free_upkeep:
        yield amount("upkeep-icons", tile.free_upkeep)
    value = {"number": tile.population_value}
    yield line("population", Message(f"library-population-{tile.population}", value))
    if tile.voidborn_fleet_limit:
        yield amount("voidborn-limit", tile.voidborn_fleet_limit)
    for flag, word in (
        (tile.corruption_immune, "corruption-immune"),
        (tile.voidborn_immune, "voidborn-immune"),
    ):
        if flag:
            yield Line(Message(f"library-{word}"))
    yield from map(ability_line, tile.abilities)
    if tile.voidborn_end_score:
        yield amount("voidborn-score", tile.voidborn_end_score)


def ability_line(ability: Ability) -> Line:
    """An ability under its own name."""
    name = f"ability_name-{ability.id}" if ability.id else "library-ability"
    return Line(ability.describe(), Message(name))


def spaces_text(spaces: list[str], kind: str) -> Message:
    """The spaces of a tile: `2, 1 with Upkeep, a Shipyard`."""
    plain, upkeep = spaces.count("plain"), spaces.count("upkeep")
    parts = [Message("library-spaces", {"number": plain})] if plain else []
    if upkeep:
        parts.append(Message("library-upkeep-spaces", {"number": upkeep}))
    printed = [space.removeprefix("printed:") for space in spaces if space.startswith("printed:")]
    parts += [Message("library-printed", {"what": Message(f"{kind}-{name}")}) for name in printed]
    return joined("list-comma", parts)


def scenario_lines(scenario: Scenario) -> Iterator[Line]:
    """A scenario; the map itself is in the data."""
    yield line("mode", Message(f"mode-{scenario.mode}"))
    yield amount("players", scenario.players)
    yield amount("complexity", scenario.complexity)
    if scenario.aggression:
        yield amount("aggression", scenario.aggression)
    yield amount("tiles", len(scenario.sectors))
    if scenario.goal:
        yield line("goal", Message("amount-influence", {"amount": scenario.goal["influence"]}))
    for difficulty, influence in scenario.starting_influence.items():
        start = Message("amount-influence", {"amount": influence})
        level = Message(f"difficulty-{difficulty}")
        yield Line(start, Message("library-starting-influence", {"difficulty": level}))
    if scenario.origin_side:
        yield line("origin", Message("library-as-is", {"what": scenario.origin_side}))
    if scenario.recommended_houses:
        yield line("recommended", names("house", scenario.recommended_houses))
    if scenario.fallen_houses:
        yield line("fallen-houses", names("house", scenario.fallen_houses))
    if scenario.events:
        yield line("events", names("event", scenario.events))
    for levels in scenario.safe_havens:
        yield line("safe-haven", Message("library-levels", {"number": levels}))


def crisis_lines(crisis: Crisis) -> Iterator[Line]:
    """A Crisis: how it is resolved, and what it exacts."""
    args: dict[str, int | str | Message] = {"level": crisis.level, "category": crisis.category}
    yield Line(Message("library-crisis", args))
    yield line("resolve", crisis.condition.describe())
    yield from each("penalty", crisis.penalty)


def alert_lines(alert: Alert) -> Iterator[Line]:
    """An Alert card."""
    if alert.kind == "situation":
        yield Line(Message("library-situation", {"level": alert.level}))
    else:
        yield Line(Message("library-war"))
    for cycle, modifier in enumerate(alert.modifiers, 1):
        yield Line(power_text(modifier), Message("library-in-cycle", {"number": cycle}))
    yield from each("ability", alert.abilities)
    yield from each("on-defence", alert.on_defence)
    yield amount("copies", alert.count)


def power_text(modifier: int) -> Message:
    """A change of the Voidborn Fleet Power of a Skirmish."""
    sign = "more" if modifier > 0 else "less" if modifier < 0 else "none"
    return Message("library-power", {"sign": sign, "number": abs(modifier)})


def crisis_row_lines(row: CrisisRow) -> Iterator[Line]:
    """The spaces of a row of the Crisis board; the leftmost empty one counts."""
    values = [power_text(power) for power in (*row.voidborn_power, row.voidborn_power_full)]
    if row.spend:
        values = [cost.describe() for cost in (*row.spend, row.spend_full)]
    for number, value in enumerate(values, 1):
        key = "library-space" if number <= row.spaces else "library-full"
        yield Line(value, Message(key, {"number": number}))
    yield Line(Message("library-leftmost"))


def safe_haven_lines(haven: SafeHaven) -> Iterator[Line]:
    """A Safe Haven, with what completing it gives."""
    yield amount("levels-label", haven.levels)
    yield from each("haven-reward", list(REWARDS.values()))
