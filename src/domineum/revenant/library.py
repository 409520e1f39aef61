"""The library of Revenant: every card, board, die and table in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from domineum.kernel import Message
from domineum.kernel.effects import joined
from domineum.kernel.library import Entry, Line
from domineum.library import Writers, entries
from domineum.revenant.content import Content
from domineum.revenant.records import (
    AbilityCard,
    Agenda,
    ArkshipOption,
    Award,
    Captain,
    Colony,
    CrewBoard,
    ExtraAction,
    Failure,
    FrigateBoard,
    HiddenInfluence,
    HouseRecord,
    Level,
    Operation,
    Order,
    Planet,
    Rating,
    RiftDie,
    RivalPlan,
    Scanner,
    SectorRecord,
    Setup,
    ShipRecord,
    ShipType,
)

Args = dict[str, int | str | Message]


def library(box: Content) -> list[Entry]:
    """Describe all content."""
    return entries(box, writers(box))


def writers(box: Content) -> Writers:
    """How each kind of content is described."""
    return {
        "houses": house_lines, "ship_types": ship_type_lines, "ships": partial(ship_lines, box),
        "arkships": arkship_lines, "sectors": sector_lines, "cadets": card_lines,
        "frigate_cards": card_lines, "orders": order_lines,
        "crew_boards": partial(crew_board_lines, box), "captains": captain_lines,
        "frigates": frigate_lines, "planets": planet_lines, "colonies": colony_lines,
        "scanners": scanner_lines, "failures": failure_lines, "agendas": agenda_lines,
        "hidden_influence": hidden_influence_lines, "rift_dice": die_lines,
        "plans": plan_lines, "levels": level_lines, "ratings": partial(rating_lines, box),
        "setups": setup_lines, "extra_actions": extra_action_lines,
    }  # fmt: skip


def line(word: str, text: Message) -> Line:
    """A line with its label."""
    return Line(text, Message(f"library-{word}"))


def amount(word: str, number: int) -> Line:
    """A line that is a number."""
    return line(word, Message("library-number", {"number": number}))


def numbers(word: str, values: Iterable[int | str]) -> Line:
    """A line of numbers."""
    return line(word, Message("library-as-is", {"what": " / ".join(map(str, values))}))


def names(argument: str, ids: Iterable[str]) -> Message:
    """Names one after the other."""
    return joined("card-list", [Message(f"{argument}-{name}") for name in ids])


def house_line(house: str) -> Line:
    """The House of a card or ship."""
    return line("house", Message(f"house-{house}"))


def players_line(players: int) -> Line:
    """For how many players something is; what is for 2 serves the solo game too."""
    return line("players", Message("library-for-players", {"players": players}))


# -- ships and Sectors --------------------------------------------------------------------------


def house_lines(house: HouseRecord) -> Iterator[Line]:
    """A House."""
    yield line("reward", house.reward.describe())


def ship_type_lines(kind: ShipType) -> Iterator[Line]:
    """What the ships of a type can hold."""
    yield amount("crew-spaces", kind.crew_spaces)
    yield amount("damage-slots", kind.damage_slots)
    yield amount("corruption-slots", kind.corruption_slots)


def ship_lines(box: Content, ship: ShipRecord) -> Iterator[Line]:
    """A House ship; an Arkship with its two options."""
    yield house_line(ship.house)
    yield line("type", Message(f"type-{ship.type}"))
    yield from ship_type_lines(box.ship_types[ship.type])
    for option in box.arkships.values():
        if ship.type == "arkship" and option.house == ship.house:
            yield Line(option.describe(), Message(f"option-{option.id}"))


def arkship_lines(option: ArkshipOption) -> Iterator[Line]:
    """An option of an Arkship."""
    yield Line(option.describe(), Message(f"side-{option.side}"))
    if option.supply:
        yield Line(Message("library-supply"))
    yield house_line(option.house)


def sector_lines(sector: SectorRecord) -> Iterator[Line]:
    """A Sector and its neighbours."""
    near = ", ".join(other.upper() for other in sector.adjacent)
    yield line("adjacent", Message("library-as-is", {"what": near}))


# -- Operation cards and the Crew ---------------------------------------------------------------


def operation_lines(card: Operation) -> Iterator[Line]:
    """What all Operation cards have."""
    costs = zip(("material", "energy", "science", "neutronium"), card.units, strict=True)
    parts = [Message(f"library-cost-{name}", {"n": n}) for name, n in costs if n]
    yield line("cost", joined("card-list", parts or [Message("cost-nothing")]))
    yield house_line(card.house)


def card_lines(card: AbilityCard) -> Iterator[Line]:
    """A Cadet or Frigate card."""
    for ability in card.abilities:
        yield line("ability", ability.describe())
    yield from operation_lines(card)


def order_lines(card: Order) -> Iterator[Line]:
    """An Order card."""
    yield line("effect", card.effect.describe())
    yield from operation_lines(card)


def crew_board_lines(box: Content, board: CrewBoard) -> Iterator[Line]:
    """The Captains on the two sides of a Crew board."""
    for captain in box.captains.values():
        if captain.board == board.id:
            side: Args = {"side": captain.side.upper()}
            yield Line(Message(f"captain-{captain.id}"), Message("library-side", side))


def captain_lines(captain: Captain) -> Iterator[Line]:
    """A Captain: abilities, and what the Rank gives."""
    yield line("basic", captain.basic.describe())
    for rank, ability in enumerate(captain.levels):
        yield Line(ability.describe(), Message("library-evolving", {"rank": rank}))
    yield line("activated", captain.activated.describe())
    yield numbers("operation-income", captain.operation_income)
    yield numbers("hidden-draw", captain.hidden_influence)
    yield numbers("tactics-reset", captain.tactics_reset)


def frigate_lines(board: FrigateBoard) -> Iterator[Line]:
    """The bonuses of the slots of a Frigate board."""
    for slot, bonus in enumerate(board.bonuses, 2):
        yield Line(bonus.describe(), Message("library-slot", {"number": slot}))


def extra_action_lines(action: ExtraAction) -> Iterator[Line]:
    """An Extra action."""
    yield Line(Message(f"library-extra-{action.id}"))
    yield amount("compartment", action.compartment + 1)


# -- what lies ahead ----------------------------------------------------------------------------


def planet_lines(planet: Planet) -> Iterator[Line]:
    """The two options of a Planet."""
    for side, effect in (("upper", planet.upper), ("lower", planet.lower)):
        key = f"library-{side}-extraction" if planet.extraction == side else f"library-{side}"
        yield Line(effect.describe(), Message(key))


def colony_lines(colony: Colony) -> Iterator[Line]:
    """A Colony."""
    yield amount("neutronium", colony.neutronium)
    yield line("award", award_text(colony.award))
    yield line("colony-power", Message(f"house-{colony.house}"))


def award_text(award: Award) -> Message:
    """The Prestige of a Colony."""
    prestige = Message("library-prestige", {"n": award.prestige})
    if award.when is not None:
        return Message("library-award-if", {"prestige": prestige, "unless": award.when.describe()})
    args: Args = {"prestige": prestige, "per": award.per, "every": award.every, "max": award.max}
    return Message("library-award-per", args)


def scanner_lines(scanner: Scanner) -> Iterator[Line]:
    """A Scanner card: the price and the gain of the jump, then what waits behind it."""
    yield amount("neutronium", scanner.neutronium)
    if scanner.benefits is not None:
        yield line("benefits", scanner.benefits.describe())
    yield from layout_lines(scanner.voidborn, scanner.rifts, scanner.planets)
    if scanner.shuttle:
        yield amount("shuttle", scanner.shuttle)
    yield amount("cycle", scanner.cycle)
    yield players_line(scanner.players)


def layout_lines(
    voidborn: Sequence[int], rifts: Sequence[int], planets: Sequence[int]
) -> Iterator[Line]:
    """What is in the outer Sectors."""
    yield numbers("voidborn", voidborn)
    for word, sectors in (("rifts", rifts), ("planets", planets)):
        if sectors:
            text = ", ".join(map(str, sectors))
            yield line(word, Message("library-as-is", {"what": text}))


def setup_lines(setup: Setup) -> Iterator[Line]:
    """The first layout of the Main board."""
    yield players_line(setup.players)
    yield from layout_lines(setup.voidborn, (), setup.planets)


def die_lines(die: RiftDie) -> Iterator[Line]:
    """A Rift die."""
    yield players_line(die.players)
    for number, (left, here, right) in enumerate(die.faces, 1):
        face: Args = {"left": left, "here": here, "right": right}
        yield Line(Message("library-face", face), Message("library-face-number", {"n": number}))


def failure_lines(failure: Failure) -> Iterator[Line]:
    """A Revenant Failure."""
    yield line("type", Message(f"library-failure-{failure.type}"))
    yield line("upper-effect", failure.upper.describe())
    yield line("lower-effect", failure.lower.describe())


def agenda_lines(agenda: Agenda) -> Iterator[Line]:
    """A Secret Agenda."""
    yield line("type", Message(f"library-agenda-{agenda.type}"))
    yield line("requires", agenda.requires.describe())


def hidden_influence_lines(card: HiddenInfluence) -> Iterator[Line]:
    """A Hidden Influence card."""
    yield Line(Message("library-hidden", {"house": card.house}))


# -- the Rival ----------------------------------------------------------------------------------


def plan_lines(plan: RivalPlan) -> Iterator[Line]:
    """A Plan of the Rival: the first mode that is possible."""
    yield line("stack", Message(f"library-stack-{plan.stack}"))
    yield line("plan-modes", names("library-mode", plan.modes))
    yield line("plan-ships", names("type", plan.ships))
    if plan.deploy:
        yield line("plan-deploy", names("type", plan.deploy))
        yield amount("plan-sector", plan.sector)
    if plan.tactics:
        yield amount("plan-tactics", plan.tactics)


def level_lines(level: Level) -> Iterator[Line]:
    """A level of the Rival."""
    yield Line(Message("library-rival-first" if level.rival_first else "library-player-first"))
    if level.council:
        yield Line(Message("library-with-council"))
    if level.hostile:
        yield Line(Message("library-hostile"))
    yield amount("charge", level.charge)
    for word in ("patrol", "fighter_hits", "hidden", "development", "rank"):
        yield numbers(f"rival-{word.replace('_', '-')}", getattr(level, word))


def rating_lines(box: Content, rating: Rating) -> Iterator[Line]:
    """What a lead over the Rival is called, at each level."""
    if rating.leads is None:
        yield Line(Message("library-beaten"))
        return
    for level, lead in zip(box.levels, rating.leads, strict=True):
        yield Line(Message("library-lead", {"n": lead}), Message(f"level-{level}"))
