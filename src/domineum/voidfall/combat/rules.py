"""Combat: one Approach step, then Salvo steps until a side has no Fleet Power.  [V-284]..[V-344]

A `Battle` is the whole state of a Combat between two decisions. `start` fights until the first
one, `decision` says who must choose what, `decide` answers and fights on, `outcome` is the end:

    battle = start(bring(Fleets(corvette=4)), bring(Fleets(voidborn=3)))
    while (question := decision(battle)) is not None:
        battle = decide(battle, question.answers[0])
    outcome(battle).winner

Nothing is random and nothing is hidden [V-285], and a decision with one answer is never asked.
"""

from collections.abc import Callable

from domineum.voidfall.battle import (
    BOTH,
    DEFENDER,
    INVADER,
    ROLES,
    Battle,
    Decision,
    Fleets,
    Outcome,
    Remains,
    Side,
    Stage,
    Step,
    Topic,
    Winner,
)
from domineum.voidfall.combat.values import (
    absorption,
    approach_absorption,
    approach_damage,
    bonuses,
    deployable,
    initiative,
    salvo_damage,
    strikes_first,
    use,
)
from domineum.voidfall.strength import CORVETTE, FLEET_TYPES, cards_with


def start(invader: Side, defender: Side) -> Battle:
    """Begin a Combat and fight until somebody must decide; the Invader needs a Fleet.  [V-273]"""
    if not any(invader.brought):
        raise ValueError("an Invasion needs at least 1 Fleet Power")
    battle = Battle([invader.copy(), defender.copy()])
    resume(battle)
    return battle


def decision(battle: Battle) -> Decision | None:
    """Who must choose what now, or None when the Combat is over."""
    topic = battle.asking
    if topic is None:
        return None
    who = battle.asked
    side = battle.sides[who]
    answers: tuple[str, ...]
    match topic:
        case "pay":
            answers = battle.offer.answers
        case "launch":
            answers = tuple(f"deploy {count}" for count in range(deployable(battle) + 1))
        case "bonus":
            answers = tuple(f"destroyers {count}" for count in range(bonuses(side), -1, -1))
        case "absorb":
            most = min(side.hits, absorption(battle, who))
            answers = tuple(f"absorb {count}" for count in range(most, -1, -1))
        case "recall":
            present = [name for name, power in zip(FLEET_TYPES, side.power, strict=True) if power]
            ways = ("recall", "home") if side.escapes else ("recall",)
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
        case "pay":
            if verb != "keep":
                _take(after)
            after.offered += 1
        case "launch":
            after.deployed = int(object_)
            after.sides[INVADER].power[CORVETTE] += after.deployed
            after.stage = Stage.APPROACH
        case "bonus":
            after.bonus = int(object_)
            use(after.sides[INVADER], after.sides[INVADER].cards.bonuses, after.bonus)
        case "absorb":
            _absorb(after, int(object_))
        case "recall":
            _recall(after, FLEET_TYPES.index(object_), home=verb == "home")
    resume(after)
    return after


def outcome(battle: Battle) -> Outcome:
    """How the Combat ended.  [V-345] [V-346] [V-362]"""
    if battle.stage != Stage.OVER:
        raise ValueError("the Combat is not over")
    attack, defence = battle.sides
    winner: Winner = "tie"
    if any(attack.power):
        winner = "invader"
    elif any(defence.power) or not any(defence.brought):
        # A sector that had no Fleet Power to lose cannot end in a tie.  [V-363]
        winner = "defender"
    return Outcome(winner, _remains(attack, battle.deployed), _remains(defence, 0), battle.deployed)


def _take(battle: Battle) -> None:
    """From now on the Invader has what was paid for."""
    side = battle.sides[INVADER]
    side.cards = cards_with(side.cards.grants + battle.offer.grants)
    battle.taken |= 1 << battle.offered


def _absorb(battle: Battle, count: int) -> None:
    """Cancel Damage; the Absorption that is easiest to lose is used first.  [V-293] [V-337]"""
    side = battle.sides[battle.asked]
    side.hits -= count
    side.absorbed += count
    if battle.salvo == 0:
        side.bombard -= max(0, count - approach_absorption(side))
    else:
        side.bombard -= use(side, side.cards.shields, count)


def _recall(battle: Battle, kind: int, home: bool) -> None:
    """Suffer 1 Damage with a Fleet Power of the owner's choice.  [V-291]

    A card may let it go home instead.  [V-344]
    """
    side = battle.sides[battle.asked]
    side.remove(kind, 1)
    side.hits -= 1
    if home:
        side.home = tuple(n + (i == kind) for i, n in enumerate(side.home))
        side.escapes -= 1


def _remains(side: Side, deployed: int) -> Remains:
    corvettes, *others = side.brought
    brought = (corvettes + deployed, *others)
    rest = zip(brought, side.power, side.home, strict=True)
    return Remains(side.left, Fleets(*(b - i - h for b, i, h in rest)), Fleets(*side.home))


def resume(battle: Battle) -> None:
    """Fight on until somebody must decide or the Combat is over."""
    while battle.stage != Stage.OVER and battle.asking is None:
        _STAGES[battle.stage](battle)


def _ask(battle: Battle, topic: Topic, who: int) -> None:
    battle.asking = topic
    battle.asked = who


def _offers(battle: Battle) -> None:
    """What can be paid for once, each card before any Damage.  [V-311] [V-316] [V-335]"""
    if battle.offered < len(battle.sides[INVADER].offers):
        return _ask(battle, "pay", INVADER)
    battle.stage = Stage.LAUNCH
    return None


def _launch(battle: Battle) -> None:
    """Corvettes are launched before any Damage.  [V-302]"""
    if deployable(battle):
        return _ask(battle, "launch", INVADER)
    battle.stage = Stage.APPROACH
    return None


def _approach(battle: Battle) -> None:
    """Both sides deal their Approach Damage at once, by what is present now.  [V-304]"""
    for who, side in enumerate(battle.sides):
        side.arm()
        _strike(battle, who, approach_damage(side))
    battle.stage = Stage.HITS
    battle.after = Stage.CLOSE


def _salvo(battle: Battle) -> None:
    """Find out who strikes first; with equal Initiative both do.  [V-297] [V-298] [V-300] [V-338]

    Who strikes first by a card does so while it has any Initiative; if both sides do, the plain
    values decide.  [V-324]
    """
    one, two = battle.sides
    attack, defence = initiative(one), initiative(two)
    attack_first = attack > 0 and strikes_first(one)
    defence_first = defence > 0 and strikes_first(two)
    if attack_first != defence_first:
        battle.first = INVADER if attack_first else DEFENDER
    elif attack == defence:
        battle.first = BOTH
    else:
        battle.first = INVADER if attack > defence else DEFENDER
    one.initiative, two.initiative = attack, defence
    battle.salvo += 1
    battle.bonus = -1
    battle.stage = Stage.BLOW


def _blow(battle: Battle) -> None:
    """The first blow of a Salvo step, or both at once.  [V-325]"""
    first = battle.first
    if first != DEFENDER:
        if _bonus_asked(battle):
            return
        _strike(battle, INVADER, salvo_damage(battle, INVADER))
    if first != INVADER:
        _strike(battle, DEFENDER, salvo_damage(battle, DEFENDER))
    battle.stage = Stage.HITS
    battle.after = Stage.CLOSE if first == BOTH else Stage.REPLY


def _reply(battle: Battle) -> None:
    """The other side strikes back if it has any Initiative left.  [V-299]"""
    who = DEFENDER if battle.first == INVADER else INVADER
    if not initiative(battle.sides[who]):
        battle.stage = Stage.CLOSE
        return
    if who == INVADER and _bonus_asked(battle):
        return
    _strike(battle, who, salvo_damage(battle, who))
    battle.stage = Stage.HITS
    battle.after = Stage.CLOSE


def _bonus_asked(battle: Battle) -> bool:
    """Some Damage of the Invader is additional once in the Combat, at any time.  [V-328]"""
    if battle.bonus >= 0 or not bonuses(battle.sides[INVADER]):
        return False
    _ask(battle, "bonus", INVADER)
    return True


def _strike(battle: Battle, who: int, damage: int) -> None:
    battle.sides[who].dealt = damage
    battle.sides[1 - who].hits = damage
    battle.offered = 0


def _suffer(battle: Battle) -> None:
    """Both sides absorb, then recall; Damage beyond their Fleet Power is ignored.  [V-295]"""
    for who, side in enumerate(battle.sides):
        if not side.hits:
            continue
        if battle.offered <= who:
            battle.offered = who + 1
            if absorption(battle, who) and any(side.power):
                return _ask(battle, "absorb", who)
        left = sum(side.power)
        if left and (side.escapes or side.hits < left > max(side.power)):
            return _ask(battle, "recall", who)
        for kind, power in enumerate(side.power):
            if power:
                side.remove(kind, min(power, side.hits))
        side.hits = 0
    battle.stage = battle.after
    return None


def _close(battle: Battle) -> None:
    """Note the step; another Salvo follows while both sides have Fleet Power.  [V-290] [V-301]"""
    one, two = battle.sides
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
    _offers,
    _launch,
    _approach,
    _salvo,
    _blow,
    _reply,
    _suffer,
    _close,
)
