"""Combat: one Approach step, then Salvo steps until a side has no Fleet Power.  [V-284]..[V-344]

A `Battle` is the whole state of a Combat between two decisions. `start` fights until the first
one, `decision` says who must choose what, `decide` answers and fights on, `outcome` is the end:

    battle = start(Side(corvette=4, technologies=frozenset({"shields"})), Side(voidborn=3))
    while (question := decision(battle)) is not None:
        battle = decide(battle, question.answers[0])
    outcome(battle).winner

Nothing is random and nothing is hidden [V-285], and a decision with one answer is never asked.
"""

from collections.abc import Callable

from domineum.voidfall.combat.battle import (
    BOTH,
    CORVETTE,
    DEFENDER,
    FLEET_TYPES,
    INVADER,
    ROLES,
    Arms,
    Battle,
    Decision,
    Fleets,
    Force,
    Outcome,
    Remains,
    Side,
    Stage,
    Step,
    Topic,
    Winner,
)
from domineum.voidfall.combat.technologies import (
    absorption,
    approach_absorption,
    defender_approach,
    deployable,
    enter,
    initiative,
    invader_approach,
    salvo_damage,
    use_drones,
)

RETURN_TRADE = "return trade"


def start(invader: Side, defender: Side) -> Battle:
    """Begin a Combat and fight until somebody must decide; the Invader needs a Fleet.  [V-273]"""
    attack, defence = enter(invader), enter(defender)
    if not any(attack.power):
        raise ValueError("an Invasion needs at least 1 Fleet Power")
    attack.bombard = invader.bombard
    attack.bonuses = invader.destroyer
    defence.dreadnoughts = defender.dreadnought
    defence.carriers = defender.carrier
    battle = Battle((invader, defender), (attack, defence), (Arms(invader), Arms(defender)))
    _advance(battle)
    return battle


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
            answers = ("keep trade", RETURN_TRADE)
        case Topic.CARRIERS:
            answers = tuple(f"deploy {count}" for count in range(deployable(battle) + 1))
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
            after.stage = Stage.DRONES
        case Topic.DRONES:
            use_drones(after, returned=verb == "return")
            after.stage = Stage.CARRIERS
        case Topic.CARRIERS:
            after.deployed = int(object_)
            after.forces[INVADER].power[CORVETTE] += after.deployed
            after.stage = Stage.APPROACH
        case Topic.DESTROYERS:
            after.bonus = int(object_)
            after.forces[INVADER].bonuses -= after.bonus
        case Topic.ABSORB:
            _absorb(after, int(object_))
        case Topic.RECALL:
            _recall(after, FLEET_TYPES.index(object_), home=verb == "home")
    _advance(after)
    return after


def replay(invader: Side, defender: Side, answers: tuple[str, ...]) -> Battle:
    """The Battle that these answers lead to."""
    battle = start(invader, defender)
    for answer in answers:
        battle = decide(battle, answer)
    return battle


def outcome(battle: Battle) -> Outcome:
    """How the Combat ended.  [V-345] [V-346] [V-362]"""
    if battle.stage != Stage.OVER:
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


def _absorb(battle: Battle, count: int) -> None:
    """Cancel Damage; the Absorption that is easiest to lose is used first.  [V-293] [V-337]"""
    who = battle.asked
    force = battle.forces[who]
    force.hits -= count
    force.absorbed += count
    if battle.salvo == 0:
        force.bombard -= max(0, count - approach_absorption(battle, who))
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


def _remains(brought: Fleets, force: Force) -> Remains:
    left = Fleets(*force.power)
    home = Fleets(*force.home)
    recalled = Fleets(*(b - i - h for b, i, h in zip(brought, left, home, strict=True)))
    return Remains(left, recalled, home)


def _advance(battle: Battle) -> None:
    """Fight on until somebody must decide or the Combat is over."""
    while battle.stage != Stage.OVER and battle.asking is None:
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
    battle.stage = Stage.DRONES
    return None


def _drones(battle: Battle) -> None:
    """One Trade token may be returned in a Combat, before any Damage.  [V-316] [V-335]"""
    side = battle.sides[INVADER]
    if side.trade and side.has("autonomous-drones"):
        return _ask(battle, Topic.DRONES, INVADER)
    battle.stage = Stage.CARRIERS
    return None


def _carriers(battle: Battle) -> None:
    """Carriers deploy before any Damage.  [V-302]"""
    if deployable(battle):
        return _ask(battle, Topic.CARRIERS, INVADER)
    battle.stage = Stage.APPROACH
    return None


def _approach(battle: Battle) -> None:
    """Both sides deal their Approach Damage at once, by what is present now.  [V-304]"""
    _strike(battle, INVADER, invader_approach(battle))
    _strike(battle, DEFENDER, defender_approach(battle))
    battle.stage = Stage.HITS
    battle.after = Stage.CLOSE


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
        battle.first = BOTH
    else:
        battle.first = INVADER if attack > defence else DEFENDER
    battle.forces[INVADER].initiative = attack
    battle.forces[DEFENDER].initiative = defence
    battle.salvo += 1
    battle.bonus = -1
    battle.stage = Stage.BLOW


def _blow(battle: Battle) -> None:
    """The first blow of a Salvo step, or both at once.  [V-325]"""
    first = battle.first
    if first != DEFENDER:
        if _destroyers_asked(battle):
            return
        _strike(battle, INVADER, salvo_damage(battle, INVADER))
    if first != INVADER:
        _strike(battle, DEFENDER, salvo_damage(battle, DEFENDER))
    battle.stage = Stage.HITS
    battle.after = Stage.CLOSE if first == BOTH else Stage.REPLY


def _reply(battle: Battle) -> None:
    """The other side strikes back if it has any Initiative left.  [V-299]"""
    who = DEFENDER if battle.first == INVADER else INVADER
    if not initiative(battle, who):
        battle.stage = Stage.CLOSE
        return
    if who == INVADER and _destroyers_asked(battle):
        return
    _strike(battle, who, salvo_damage(battle, who))
    battle.stage = Stage.HITS
    battle.after = Stage.CLOSE


def _destroyers_asked(battle: Battle) -> bool:
    """Each Destroyer of the Invader has 1 more Damage once in the Combat, at any time. [V-328]"""
    if battle.bonus >= 0 or not battle.forces[INVADER].bonuses:
        return False
    _ask(battle, Topic.DESTROYERS, INVADER)
    return True


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
    battle.stage = Stage.SALVO if all(power) else Stage.OVER


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
