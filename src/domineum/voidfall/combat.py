"""Combat: one Approach step, then Salvo steps until a side has no Fleet Power.  [V-284]..[V-344]

A `Battle` is the whole state of a Combat between two decisions. `start` fights until the first
one, `decision` says who must choose what, `decide` answers and fights on, `outcome` tells the end:

    battle = start(Side(corvette=4, technologies=frozenset({"shields"})), Side(voidborn=3))
    while (question := decision(battle)) is not None:
        battle = decide(battle, question.answers[0])
    outcome(battle).winner

Nothing is random and nothing is hidden [V-285], and a decision with one answer is never asked.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Literal, NamedTuple

Role = Literal["invader", "defender"]
Winner = Literal["invader", "defender", "tie"]
StepKind = Literal["approach", "salvo"]

ROLES: tuple[Role, Role] = ("invader", "defender")
INVADER, DEFENDER = 0, 1
FLEET_TYPES = ("corvette", "sentry", "destroyer", "dreadnought", "carrier", "voidborn")
CORVETTE, SENTRY, DESTROYER, DREADNOUGHT, CARRIER, VOIDBORN = range(6)


class Fleets(NamedTuple):
    """Fleet Power by type; how it is spread over tokens never matters.  [V-287]"""

    corvette: int = 0
    sentry: int = 0
    destroyer: int = 0
    dreadnought: int = 0
    carrier: int = 0
    voidborn: int = 0

    @property
    def power(self) -> int:
        """All Fleet Power together."""
        return sum(self)


@dataclass(frozen=True, slots=True)
class Side:
    """What one side brings to a Combat.

    Technologies are content ids, with a `+` when Improved: `shields`, `shields+`. Those that do
    not concern the fight are welcome and ignored, so a player's whole set can be passed.
    """

    corvette: int = 0
    sentry: int = 0
    destroyer: int = 0
    dreadnought: int = 0
    carrier: int = 0
    voidborn: int = 0
    defenses: int = 0
    """Sector Defenses and Starbases in the Combat sector; they fight for the Defender."""
    technologies: frozenset[str] = frozenset()
    yards: int = 0
    """Own sectors next to the Combat sector that hold a Shipyard or a Starbase."""
    active: int = 0
    """Active Fleet Power that Carriers can deploy."""
    energy: int = 0
    """Energy that can be spent on Missiles."""
    trade: bool = False
    """Whether a Trade token can be returned for Autonomous Drones."""
    bombard: int = 0
    """Absorptions bought with Bombard, each good for the Approach or for a Salvo.  [V-317]"""
    initiative: int = 0
    """Granted Initiative, which counts while the side has Fleet Power.  [V-455]"""
    first_strike: bool = False
    """Granted Improved Targeting.  [V-455]"""
    approach_damage: int = 0
    salvo_damage: int = 0
    """Granted Damage of the side's blow in the first Salvo step.  [V-455]"""
    approach_absorption: int = 0
    salvo_absorption: int = 0

    @property
    def fleets(self) -> Fleets:
        """The Fleet Power by type."""
        return Fleets(
            self.corvette,
            self.sentry,
            self.destroyer,
            self.dreadnought,
            self.carrier,
            self.voidborn,
        )

    def with_fleets(self, fleets: Fleets) -> "Side":
        """The same side with other Fleets."""
        return replace(
            self,
            corvette=fleets.corvette,
            sentry=fleets.sentry,
            destroyer=fleets.destroyer,
            dreadnought=fleets.dreadnought,
            carrier=fleets.carrier,
            voidborn=fleets.voidborn,
        )

    def has(self, technology: str) -> bool:
        """Whether the side has the Technology, Basic or Improved."""
        return technology in self.technologies or technology + "+" in self.technologies


FALLEN_HOUSE = Side(defenses=2)
"""A Fallen House has two Sector Defenses, and yields to any Invader they leave alive.  [V-309]"""


class Topic(StrEnum):
    """What a side is asked during a Combat."""

    MISSILES = "missiles"
    DRONES = "drones"
    CARRIERS = "carriers"
    DESTROYERS = "destroyers"
    ABSORB = "absorb"
    RECALL = "recall"


class Decision(NamedTuple):
    """A choice of one side; the answers that use what would otherwise be wasted come first."""

    role: Role
    topic: Topic
    answers: tuple[str, ...]


class Step(NamedTuple):
    """One finished step: all pairs are (Invader, Defender); damage is what the side dealt."""

    kind: StepKind
    initiative: tuple[int, int]
    damage: tuple[int, int]
    absorbed: tuple[int, int]
    power: tuple[int, int]


class Remains(NamedTuple):
    """Where the Fleet Power of one side ended.  [V-291] [V-344]"""

    fleets: Fleets
    """Still in the Combat sector."""
    recalled: Fleets
    """Back in the Active area, or in the supply for the Voidborn."""
    home: Fleets
    """In the Home sector, thanks to Escape Pods."""


class Outcome(NamedTuple):
    """How a Combat ended, and what was spent on it."""

    winner: Winner
    invader: Remains
    defender: Remains
    deployed: int
    energy_spent: int
    trade_returned: bool


class _Stage:
    """What happens next in a Battle."""

    MISSILES, DRONES, CARRIERS, APPROACH, SALVO, BLOW, REPLY, HITS, CLOSE, OVER = range(10)


class _Arms:
    """What the Technologies of a side mean in every Salvo step, looked up once."""

    __slots__ = ("aim", "first", "torpedoes", "volley")

    def __init__(self, side: Side) -> None:
        known = side.technologies
        self.first = side.first_strike or "targeting+" in known
        self.aim = 5 if "targeting" in known and "targeting+" not in known else 0
        self.torpedoes = 2 if "torpedoes+" in known else 1 if "torpedoes" in known else 0
        self.volley = side.salvo_damage


_NOBODY = [0] * 6
_BOTH = 2


@dataclass(slots=True)
class Force:
    """The Fleet Power of one side during a Combat, with everything that is used up in it."""

    power: list[int]
    """By type, in the order of FLEET_TYPES."""
    shields: int
    """Salvo Absorption of Shields, usable while a Corvette is present.  [V-330] [V-333]"""
    reserve: int
    """Salvo Absorptions that depend on no Fleet Power: Drones and granted ones."""
    pods: int
    """How many more times Escape Pods may be used."""
    home: list[int]
    """Fleet Power by type that Escape Pods took to the Home sector."""
    dreadnoughts: int = 0
    """Salvo Absorptions of a Defender's Dreadnoughts, each lost with its Fleet Power.  [V-331]"""
    carriers: int = 0
    """Salvo Absorptions of a Defender's Carriers, each lost with its Fleet Power.  [V-332]"""
    bombard: int = 0
    """Absorptions an Invader bought with Bombard, for either kind of step.  [V-317] [V-336]"""
    bonuses: int = 0
    """Destroyers of an Invader that still have their additional Damage.  [V-328]"""
    hits: int = 0
    """Damage still to be suffered."""
    initiative: int = 0
    """At the start of the present Salvo step."""
    dealt: int = 0
    """Damage dealt in the present step."""
    absorbed: int = 0
    """Damage cancelled in the present step."""

    def copy(self) -> "Force":
        """A Force to change while this one stays as it is."""
        return Force(
            self.power[:],
            self.shields,
            self.reserve,
            self.pods,
            self.home[:] if self.pods else self.home,
            self.dreadnoughts,
            self.carriers,
            self.bombard,
            self.bonuses,
            self.hits,
            self.initiative,
            self.dealt,
            self.absorbed,
        )

    @property
    def key(self) -> tuple[int, ...]:
        """All that matters for the rest of the fight."""
        units = (self.shields, self.reserve, self.dreadnoughts, self.carriers, self.bombard)
        return (*self.power, *units, self.bonuses, self.hits)

    def remove(self, kind: int, count: int) -> None:
        """Take Fleet Power away; one that used its ability goes before a fresh one.  [V-337]"""
        left = self.power[kind] - count
        self.power[kind] = left
        if kind == DREADNOUGHT:
            self.dreadnoughts = min(self.dreadnoughts, left)
        elif kind == CARRIER:
            self.carriers = min(self.carriers, left)
        elif kind == DESTROYER:
            self.bonuses = min(self.bonuses, left)


@dataclass(slots=True, eq=False)
class Battle:
    """The state of a Combat between two decisions. It is never changed: `decide` makes a new one.

    Two Battles are equal when the same sides stand at the same point with the same past.
    """

    sides: tuple[Side, Side]
    forces: tuple[Force, Force]
    arms: tuple[_Arms, _Arms]
    salvo: int = 0
    """Number of the Salvo step, 0 in the Approach step."""
    deployed: int = 0
    energy_spent: int = 0
    trade_returned: bool = False
    trace: tuple[Step, ...] = ()
    asking: Topic | None = None
    asked: int = INVADER
    """The side that must decide."""
    stage: int = _Stage.MISSILES
    after: int = _Stage.CLOSE
    """The stage that follows once all hits are suffered."""
    first: int = INVADER
    """The side that strikes first in this Salvo step, or _BOTH."""
    offered: int = 0
    """How many sides, the Invader first, were offered to absorb the present hits."""
    bonus: int = -1
    """Destroyer bonuses for the Invader's blow of this step, -1 before they are chosen."""

    def copy(self) -> "Battle":
        """A Battle to fight on with while this one stays as it is."""
        return Battle(
            self.sides,
            (self.forces[0].copy(), self.forces[1].copy()),
            self.arms,
            self.salvo,
            self.deployed,
            self.energy_spent,
            self.trade_returned,
            self.trace,
            self.asking,
            self.asked,
            self.stage,
            self.after,
            self.first,
            self.offered,
            self.bonus,
        )

    @property
    def key(self) -> tuple[object, ...]:
        """All that decides how this Combat goes on, without its sides and its past."""
        attack, defence = self.forces
        point = (self.stage, self.after, self.asking, self.asked, self.first, self.salvo)
        spent = (self.energy_spent, self.trade_returned, self.deployed)
        return (*point, self.offered, self.bonus, *attack.key, *defence.key, *spent)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Battle) and (
            (self.sides, self.key, self.trace, self.forces)
            == (other.sides, other.key, other.trace, other.forces)
        )

    def __hash__(self) -> int:
        return hash((self.sides, self.key))


def start(invader: Side, defender: Side) -> Battle:
    """Begin a Combat and fight until somebody must decide; the Invader needs a Fleet.  [V-273]"""
    attack, defence = _enter(invader), _enter(defender)
    if not any(attack.power):
        raise ValueError("an Invasion needs at least 1 Fleet Power")
    attack.bombard = invader.bombard
    attack.bonuses = invader.destroyer
    defence.dreadnoughts = defender.dreadnought
    defence.carriers = defender.carrier
    battle = Battle((invader, defender), (attack, defence), (_Arms(invader), _Arms(defender)))
    _advance(battle)
    return battle


def _enter(side: Side) -> Force:
    """The Force of a side. Escape Pods serve once, or for all Fleet Power if Improved. [V-344]"""
    power = [*side.fleets]
    if not side.technologies:
        return Force(power, 0, side.salvo_absorption, 0, _NOBODY)
    shields = 1 if side.has("shields") else 0
    if not side.has("escape-pods"):
        return Force(power, shields, side.salvo_absorption, 0, _NOBODY)
    pods = sum(power) + side.active if "escape-pods+" in side.technologies else 1
    return Force(power, shields, side.salvo_absorption, pods, [0] * 6)


def decision(battle: Battle) -> Decision | None:
    """Who must choose what now, or None when the Combat is over."""
    topic = battle.asking
    if topic is None:
        return None
    who = battle.asked
    force = battle.forces[who]
    answers: tuple[str, ...]
    match topic:
        case Topic.MISSILES:
            answers = ("keep energy", "spend energy")
        case Topic.DRONES:
            answers = ("keep trade", "return trade")
        case Topic.CARRIERS:
            answers = tuple(f"deploy {count}" for count in range(_deployable(battle) + 1))
        case Topic.DESTROYERS:
            answers = tuple(f"destroyers {count}" for count in range(force.bonuses, -1, -1))
        case Topic.ABSORB:
            most = min(force.hits, absorption(battle, who))
            answers = tuple(f"absorb {count}" for count in range(most, -1, -1))
        case Topic.RECALL:
            present = [name for name, power in zip(FLEET_TYPES, force.power, strict=True) if power]
            ways = ("recall", "home") if force.pods else ("recall",)
            answers = tuple(f"{way} {name}" for way in ways for name in present)
    return Decision(ROLES[who], topic, answers)


def decide(battle: Battle, answer: str) -> Battle:
    """The Battle after the answer and all that follows from it without a choice."""
    asked = decision(battle)
    if asked is None or answer not in asked.answers:
        raise ValueError(f"{answer!r} is not an answer to {asked}")
    after = battle.copy()
    after.asking = None
    verb, object_ = answer.split(" ")
    match asked.topic:
        case Topic.MISSILES:
            after.energy_spent = 1 if verb == "spend" else 0
            after.stage = _Stage.DRONES
        case Topic.DRONES:
            _return_trade(after, returned=verb == "return")
            after.stage = _Stage.CARRIERS
        case Topic.CARRIERS:
            after.deployed = int(object_)
            after.forces[INVADER].power[CORVETTE] += after.deployed
            after.stage = _Stage.APPROACH
        case Topic.DESTROYERS:
            after.bonus = int(object_)
            after.forces[INVADER].bonuses -= after.bonus
        case Topic.ABSORB:
            _absorb(after, int(object_))
        case Topic.RECALL:
            _recall(after, FLEET_TYPES.index(object_), home=verb == "home")
    _advance(after)
    return after


def outcome(battle: Battle) -> Outcome:
    """How the Combat ended.  [V-345] [V-346] [V-362]"""
    if battle.stage != _Stage.OVER:
        raise ValueError("the Combat is not over")
    invader, defender = battle.sides
    attack, defence = battle.forces
    winner: Winner = "tie"
    if any(attack.power):
        winner = "invader"
    elif any(defence.power) or not any(defender.fleets):
        # A sector that had no Fleet Power to lose cannot end in a tie.  [V-363]
        winner = "defender"
    brought = invader.fleets._replace(corvette=invader.corvette + battle.deployed)
    return Outcome(
        winner,
        _remains(brought, attack),
        _remains(defender.fleets, defence),
        battle.deployed,
        battle.energy_spent,
        battle.trade_returned,
    )


def initiative(battle: Battle, who: int) -> int:
    """The Initiative a side has at this moment.

    1 for each Fleet Power [V-318] [V-323] but a Defender's Sentries [V-321], 1 more with a
    Dreadnought [V-319], 1 more with a Destroyer of the Invader [V-320], 5 more with Basic
    Targeting and a Corvette [V-322].
    """
    corvettes, sentries, destroyers, dreadnoughts, carriers, voidborn = battle.forces[who].power
    total = corvettes + destroyers + dreadnoughts + carriers + voidborn
    if who == INVADER:
        total += sentries
        if destroyers:
            total += 1
    if dreadnoughts:
        total += 1
    if corvettes:
        total += battle.arms[who].aim
    if battle.sides[who].initiative and (total or sentries):
        total += battle.sides[who].initiative
    return total


def absorption(battle: Battle, who: int) -> int:
    """How much Damage of the present step a side could cancel.  [V-294]"""
    force = battle.forces[who]
    if battle.salvo == 0:
        return _approach_absorption(battle, who) + force.bombard
    shields = force.shields if force.power[CORVETTE] else 0
    return shields + force.dreadnoughts + force.carriers + force.reserve + force.bombard


def _approach_absorption(battle: Battle, who: int) -> int:
    """Approach Absorption that cannot be kept for later.

    Improved Shields with a Corvette give 1 [V-313] [V-314], each Dreadnought of the Invader 1
    [V-315], returning a Trade token for Autonomous Drones 1 [V-316].
    """
    side = battle.sides[who]
    power = battle.forces[who].power
    total = side.approach_absorption
    if power[CORVETTE] and "shields+" in side.technologies:
        total += 1
    if who == INVADER:
        total += power[DREADNOUGHT]
        if battle.trade_returned:
            total += 1
    return total


def _absorb(battle: Battle, count: int) -> None:
    """Cancel Damage; the Absorption that is easiest to lose is used first.  [V-293] [V-337]"""
    who = battle.asked
    force = battle.forces[who]
    force.hits -= count
    force.absorbed += count
    if battle.salvo == 0:
        force.bombard -= max(0, count - _approach_absorption(battle, who))
        return
    if count and force.shields and force.power[CORVETTE]:
        force.shields = 0
        count -= 1
    for source in ("carriers", "dreadnoughts", "reserve", "bombard"):
        used = min(count, getattr(force, source))
        setattr(force, source, getattr(force, source) - used)
        count -= used


def _recall(battle: Battle, kind: int, home: bool) -> None:
    """Suffer 1 Damage with a Fleet Power of the owner's choice.  [V-291]

    Escape Pods let it go home instead: once, or every time when Improved.  [V-344]
    """
    force = battle.forces[battle.asked]
    force.remove(kind, 1)
    force.hits -= 1
    if home:
        force.home[kind] += 1
        force.pods -= 1


def _return_trade(battle: Battle, returned: bool) -> None:
    """A returned Trade token gives 1 Salvo Absorption, 2 with Improved Drones. [V-334] [V-335]"""
    battle.trade_returned = returned
    if returned:
        improved = "autonomous-drones+" in battle.sides[INVADER].technologies
        battle.forces[INVADER].reserve += 2 if improved else 1


def _deployable(battle: Battle) -> int:
    """Each Carrier of the Invader may deploy 1 Active Fleet Power as a Corvette. [V-302] [V-303]"""
    return min(battle.forces[INVADER].power[CARRIER], battle.sides[INVADER].active)


def _remains(brought: Fleets, force: Force) -> Remains:
    left = Fleets(*force.power)
    home = Fleets(*force.home)
    recalled = Fleets(*(b - i - h for b, i, h in zip(brought, left, home, strict=True)))
    return Remains(left, recalled, home)


def _advance(battle: Battle) -> None:
    """Fight on until somebody must decide or the Combat is over."""
    while battle.stage != _Stage.OVER and battle.asking is None:
        _STAGES[battle.stage](battle)


def _ask(battle: Battle, topic: Topic, who: int) -> None:
    battle.asking = topic
    battle.asked = who


def _missiles(battle: Battle) -> None:
    """Basic Missiles need a Yard next to the Combat sector and 1 Energy.  [V-311]"""
    side = battle.sides[INVADER]
    known = side.technologies
    basic = "deep-space-missiles" in known and "deep-space-missiles+" not in known
    if basic and side.yards and side.energy:
        return _ask(battle, Topic.MISSILES, INVADER)
    battle.stage = _Stage.DRONES
    return None


def _drones(battle: Battle) -> None:
    """One Trade token may be returned in a Combat, before any Damage.  [V-316] [V-335]"""
    side = battle.sides[INVADER]
    if side.trade and side.has("autonomous-drones"):
        return _ask(battle, Topic.DRONES, INVADER)
    battle.stage = _Stage.CARRIERS
    return None


def _carriers(battle: Battle) -> None:
    """Carriers deploy before any Damage.  [V-302]"""
    if _deployable(battle):
        return _ask(battle, Topic.CARRIERS, INVADER)
    battle.stage = _Stage.APPROACH
    return None


def _approach(battle: Battle) -> None:
    """Both sides deal their Approach Damage at once, by what is present now.  [V-304]"""
    _strike(battle, INVADER, _invader_approach(battle))
    _strike(battle, DEFENDER, _defender_approach(battle))
    battle.stage = _Stage.HITS
    battle.after = _Stage.CLOSE


def _invader_approach(battle: Battle) -> int:
    """Improved Destroyers [V-310], Basic Missiles [V-311], Improved Missiles [V-312]."""
    side = battle.sides[INVADER]
    known = side.technologies
    damage = side.approach_damage + battle.energy_spent
    if known:
        if "destroyers+" in known and battle.forces[INVADER].power[DESTROYER]:
            damage += 1
        if "deep-space-missiles+" in known:
            damage += min(2, side.yards)
    return damage


def _defender_approach(battle: Battle) -> int:
    """Sector Defenses and Starbases [V-305], Sentries [V-306], Improved Missiles [V-307].

    Energy Cells add 1 to Damage of any of these.  [V-308]
    """
    side = battle.sides[DEFENDER]
    known = side.technologies
    damage = side.defenses + battle.forces[DEFENDER].power[SENTRY] + side.approach_damage
    if known:
        if "deep-space-missiles+" in known:
            damage += min(2, side.yards)
        if damage and side.has("energy-cells"):
            damage += 1
    return damage


def _salvo(battle: Battle) -> None:
    """Find out who strikes first; with equal Initiative both do.  [V-297] [V-298] [V-300] [V-338]

    Improved Targeting strikes first while it has any Initiative; if both sides have it, the plain
    values decide.  [V-324]
    """
    attack, defence = initiative(battle, INVADER), initiative(battle, DEFENDER)
    attack_first = battle.arms[INVADER].first
    defence_first = battle.arms[DEFENDER].first and defence > 0
    if attack_first != defence_first:
        battle.first = INVADER if attack_first else DEFENDER
    elif attack == defence:
        battle.first = _BOTH
    else:
        battle.first = INVADER if attack > defence else DEFENDER
    battle.forces[INVADER].initiative = attack
    battle.forces[DEFENDER].initiative = defence
    battle.salvo += 1
    battle.bonus = -1
    battle.stage = _Stage.BLOW


def _blow(battle: Battle) -> None:
    """The first blow of a Salvo step, or both at once.  [V-325]"""
    first = battle.first
    if first != DEFENDER:
        if _destroyers_asked(battle):
            return
        _strike(battle, INVADER, _salvo_damage(battle, INVADER))
    if first != INVADER:
        _strike(battle, DEFENDER, _salvo_damage(battle, DEFENDER))
    battle.stage = _Stage.HITS
    battle.after = _Stage.CLOSE if first == _BOTH else _Stage.REPLY


def _reply(battle: Battle) -> None:
    """The other side strikes back if it has any Initiative left.  [V-299]"""
    who = DEFENDER if battle.first == INVADER else INVADER
    if not initiative(battle, who):
        battle.stage = _Stage.CLOSE
        return
    if who == INVADER and _destroyers_asked(battle):
        return
    _strike(battle, who, _salvo_damage(battle, who))
    battle.stage = _Stage.HITS
    battle.after = _Stage.CLOSE


def _destroyers_asked(battle: Battle) -> bool:
    """Each Destroyer of the Invader has 1 more Damage once in the Combat, when it likes. [V-328]"""
    if battle.bonus >= 0 or not battle.forces[INVADER].bonuses:
        return False
    _ask(battle, Topic.DESTROYERS, INVADER)
    return True


def _salvo_damage(battle: Battle, who: int) -> int:
    """1 Damage and all additions whose conditions hold as the side fires.  [V-329]

    With a Corvette, Torpedoes add 1: Basic in the first step [V-326], Improved in each [V-327].
    """
    arms = battle.arms[who]
    damage = 1
    if battle.salvo == 1:
        damage += arms.volley
    ready = arms.torpedoes == 2 or (arms.torpedoes == 1 and battle.salvo == 1)
    if ready and battle.forces[who].power[CORVETTE]:
        damage += 1
    if who == INVADER and battle.bonus > 0:
        damage += battle.bonus
    return damage


def _strike(battle: Battle, who: int, damage: int) -> None:
    battle.forces[who].dealt = damage
    battle.forces[1 - who].hits = damage
    battle.offered = 0


def _suffer(battle: Battle) -> None:
    """Both sides absorb, then recall; Damage beyond their Fleet Power is ignored.  [V-295]"""
    for who, force in enumerate(battle.forces):
        if not force.hits:
            continue
        if battle.offered <= who:
            battle.offered = who + 1
            if absorption(battle, who) and any(force.power):
                return _ask(battle, Topic.ABSORB, who)
        left = sum(force.power)
        if left and (force.pods or force.hits < left > max(force.power)):
            return _ask(battle, Topic.RECALL, who)
        for kind, power in enumerate(force.power):
            if power:
                force.remove(kind, min(power, force.hits))
        force.hits = 0
    battle.stage = battle.after
    return None


def _close(battle: Battle) -> None:
    """Note the step; another Salvo follows while both sides have Fleet Power.  [V-290] [V-301]"""
    one, two = battle.forces
    power = sum(one.power), sum(two.power)
    step = Step(
        "salvo" if battle.salvo else "approach",
        (one.initiative, two.initiative),
        (one.dealt, two.dealt),
        (one.absorbed, two.absorbed),
        power,
    )
    battle.trace += (step,)
    one.dealt = two.dealt = one.absorbed = two.absorbed = 0
    battle.stage = _Stage.SALVO if all(power) else _Stage.OVER


_STAGES: tuple[Callable[[Battle], None], ...] = (
    _missiles,
    _drones,
    _carriers,
    _approach,
    _salvo,
    _blow,
    _reply,
    _suffer,
    _close,
)
