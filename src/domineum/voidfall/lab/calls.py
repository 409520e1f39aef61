"""The Combat lab: any two sides, how their Combat ends, and the cheapest force that wins.

`combat` takes and gives plain data, so that a page can call it through a worker:

    combat({"kind": "voidborn",
            "invader": {"counts": {"corvette": 4}, "technologies": ["shields+"]},
            "defender": {"counts": {"voidborn": 3, "defense": 1}, "technologies": []}})
"""

from collections.abc import Collection, Mapping
from typing import Literal, NamedTuple, TypedDict, cast, get_args

from domineum.voidfall.battle import Battle, Fleets, Role, Side
from domineum.voidfall.combat.forecast import Forecast, cheapest_winning, forecast
from domineum.voidfall.combat.rules import decide, decision, start
from domineum.voidfall.content.loading import Content
from domineum.voidfall.lab.arms import box, fallen_house, mattering, price_of_bombard, side
from domineum.voidfall.strength import FLEET_TYPES, TRADE
from domineum.voidfall.view.combat import as_json, fleets_json
from domineum.voidfall.view.types import BySide, FleetsView, ForecastView
from domineum.voidfall.words import FLEET_POWER

Opponent = Literal["voidborn", "player", "fallen-house", "skirmish"]
"""Whom a player invades; or a Skirmish, in which the Voidborn invade a player.  [V-438]"""
Why = Literal[
    "no-fleet", "too-much", "foreign", "wrong-side", "number", "unknown", "skirmish-only",
    "skirmish-invader", "skirmish-defender",
]  # fmt: skip

HIGHEST = 99
ONLY_FOR: dict[str, Role] = {
    "defense": "defender",
    "starbase": "defender",
    "active": "invader",
    "bombard": "invader",
    "spend energy": "invader",
    "return trade": "invader",
}
"""What only one side can have."""
PAID_WITH = {"spend energy": "energy", "return trade": TRADE}
"""What can be paid with in the lab."""
COUNTED = (*FLEET_TYPES, "yards", *ONLY_FOR)
OF_THE_VOIDBORN = {"voidborn", "defense", "starbase"}


class ImpossibleError(ValueError):
    """Such a Combat cannot be; `why` and `what` say it in a form that can be translated."""

    def __init__(self, why: Why, role: Role, what: str = "") -> None:
        super().__init__(f"{role}: {why} {what}".rstrip())
        self.why, self.role, self.what = why, role, what


class RefusedView(TypedDict):
    """Why there is no result."""

    why: Why
    role: Role
    what: str


class ChoiceView(TypedDict):
    """What a side decides in the Approach step (0) or in a Salvo step."""

    step: int
    role: Role
    verb: str
    how: str


class CheapestView(TypedDict):
    """The smallest forces that win: plain Corvettes, and a part of what is there; null if none."""

    corvettes: FleetsView | None
    part: FleetsView | None


class LabView(TypedDict):
    """All that the lab shows of a Combat."""

    refused: RefusedView | None
    start: BySide
    forecast: ForecastView | None
    choices: list[ChoiceView]
    cheapest: CheapestView | None


class Fought(NamedTuple):
    """A Combat with the best answers of both sides; those that were paid for come first."""

    forecast: Forecast
    answers: tuple[str, ...]


def combat(request: Mapping[str, object], content: Content | None = None) -> LabView:
    """Fight a Combat that is given as plain data; what makes no sense is refused."""
    try:
        invader, defender = read_sides(request, content)
    except ImpossibleError as error:
        refused: RefusedView = {"why": error.why, "role": error.role, "what": error.what}
        nothing: BySide = {"invader": 0, "defender": 0}
        return {
            "refused": refused, "start": nothing, "forecast": None, "choices": [], "cheapest": None,
        }  # fmt: skip
    fought = fight(invader, defender)
    skirmish = invader.fleets.voidborn > 0
    return {
        "refused": None,
        "start": {"invader": invader.fleets.power, "defender": defender.fleets.power},
        "forecast": as_json(fought.forecast),
        "choices": _choices(start(invader, defender), fought.answers),
        "cheapest": None if skirmish else _cheapest(invader, defender, fought.forecast),
    }


def fight(invader: Side, defender: Side) -> Fought:
    """Fight to the end; whatever can be paid for is paid for."""
    battle, spent = start(invader, defender), list[str]()
    while (asked := decision(battle)) and asked.topic == "pay":
        spent.append(asked.answers[-1])
        battle = decide(battle, asked.answers[-1])
    result = forecast(battle)
    return Fought(result, (*spent, *result.answers))


def read_sides(request: Mapping[str, object], content: Content | None = None) -> tuple[Side, Side]:
    """Both sides of a request."""
    content = content or box()
    kind = request.get("kind")
    if kind not in get_args(Opponent):
        raise ImpossibleError("unknown", "defender", str(kind)[:40])
    invader = _read_side(content, request.get("invader"), "invader")
    if kind == "fallen-house":
        return invader, fallen_house(content)
    defender = _read_side(content, request.get("defender"), "defender")
    check_sides(invader, defender, skirmish=kind == "skirmish")
    return invader, defender


def _read_side(content: Content, given: object, role: Role) -> Side:
    parts = given if isinstance(given, Mapping) else {}
    counts, technologies = parts.get("counts", {}), parts.get("technologies", [])
    if not isinstance(counts, Mapping) or not isinstance(technologies, list):
        raise ImpossibleError("unknown", role)
    for name, count in counts.items():
        if name not in COUNTED:
            raise ImpossibleError("unknown", role, str(name)[:40])
        if type(count) is not int or not 0 <= count <= HIGHEST:
            raise ImpossibleError("number", role, name)
    for name in technologies:
        if name not in mattering(content, role):
            raise ImpossibleError("unknown", role, str(name)[:40])
    present = {name: count for name, count in counts.items() if count or name == "active"}
    return make_side(content, role, cast("dict[str, int]", present), technologies)


def make_side(
    content: Content, role: Role, counts: Mapping[str, int], technologies: Collection[str]
) -> Side:
    """A side, if it can exist. All Corvettes can be launched unless it says otherwise."""
    for name in counts:
        if ONLY_FOR.get(name, role) != role:
            raise ImpossibleError("wrong-side", role, name)
    fleets = Fleets(*(counts.get(kind, 0) for kind in FLEET_TYPES))
    if role == "invader" and not fleets.power:
        raise ImpossibleError("no-fleet", role)
    if fleets.voidborn:
        foreign = sorted(name for name in counts if name not in OF_THE_VOIDBORN)
        if foreign := foreign + sorted(technologies):
            raise ImpossibleError("foreign", role, foreign[0].rstrip("+"))
    price = price_of_bombard(content)
    made = side(
        content,
        role,
        fleets,
        technologies,
        yards=counts.get("yards", 0),
        pays=[what for name, what in PAID_WITH.items() if counts.get(name, 0)],
        defenses=counts.get("defense", 0) + counts.get("starbase", 0),
        bombard=counts.get("bombard", 0) // price if price else 0,
    )
    launches = sum(amount * fleets[kind] for kind, amount in made.cards.launches)
    made.active = counts.get("active", max(0, min(launches, FLEET_POWER - fleets.power)))
    if not fleets.voidborn and fleets.power + made.active > FLEET_POWER:
        raise ImpossibleError("too-much", role)
    return made


def check_sides(invader: Side, defender: Side, *, skirmish: bool) -> None:
    """The Voidborn invade in a Skirmish, and only there, and then a player's Fleets.  [V-438]"""
    if invader.fleets.voidborn and not skirmish:
        raise ImpossibleError("skirmish-only", "invader")
    if skirmish and not invader.fleets.voidborn:
        raise ImpossibleError("skirmish-invader", "invader")
    if skirmish and (defender.fleets.voidborn or not any(defender.brought)):
        raise ImpossibleError("skirmish-defender", "defender")


def _choices(battle: Battle, answers: tuple[str, ...]) -> list[ChoiceView]:
    """For each answer, who gave it and when."""
    choices: list[ChoiceView] = []
    for answer in answers:
        asked = decision(battle)
        assert asked is not None
        verb, how = answer.split()
        choices.append({"step": battle.salvo, "role": asked.role, "verb": verb, "how": how})
        battle = decide(battle, answer)
    return choices


def _cheapest(invader: Side, defender: Side, result: Forecast) -> CheapestView:
    alone = invader.copy()
    alone.active = 0
    corvettes = cheapest_winning(defender, alone)
    part = None
    if result.winner == "invader":
        part = cheapest_winning(defender, invader, invader.fleets)
    return {
        "corvettes": fleets_json(corvettes.fleets) if corvettes else None,
        "part": fleets_json(part.fleets) if part else None,
    }
