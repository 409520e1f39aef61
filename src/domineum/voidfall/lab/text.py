"""Combat in words: reading a side from the command line, printing the result.

A side is a list of items divided by commas: `4 corvette, 1 destroyer, improved shields, 2 yards,
spend energy`. Every item that makes no sense is refused with a reason.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from difflib import get_close_matches

from domineum.voidfall.battle import Role, Side
from domineum.voidfall.combat.forecast import Forecast
from domineum.voidfall.combat.grants import fleet_cards
from domineum.voidfall.content.loading import Content
from domineum.voidfall.lab.arms import (
    box,
    counting_yards,
    fallen_house,
    in_words,
    launches,
    mattering,
    paid_with,
    price_of_bombard,
    split,
)
from domineum.voidfall.lab.calls import (
    HIGHEST,
    ONLY_FOR,
    PAID_WITH,
    ImpossibleError,
    Why,
    check_sides,
    make_side,
)
from domineum.voidfall.strength import FLEET_TYPES
from domineum.voidfall.words import FLEET_POWER


def _plural(word: str) -> str:
    return f"{word[:-1]}ies" if word.endswith("y") else f"{word}s"


_COUNTED = {
    **{kind: kind for kind in (*FLEET_TYPES, "defense", "starbase")},
    **{_plural(kind): kind for kind in (*FLEET_TYPES, "defense", "starbase")},
    "yard": "yards",
    "yards": "yards",
    "active": "active",
}
_PHRASES = ("spend energy", "return trade", "bombard", "fallen-house")
_REASONS: dict[Why, str] = {
    "no-fleet": "an Invasion needs at least 1 Fleet Power",
    "too-much": f"a player has only {FLEET_POWER} Fleet Power [V-237]",
    "foreign": "the Voidborn cannot have {what}",
    "wrong-side": "{what} is only for the {only}",
    "skirmish-only": "the Voidborn invade only in a Skirmish; add --skirmish",
    "skirmish-invader": "only the Voidborn invade in a Skirmish",
    "skirmish-defender": "a Skirmish hits a sector with Fleets of a player",
}


class UnreadableError(ValueError):
    """The text does not describe a Combat; the message says why in one line."""


def parse_sides(
    invader: str, defender: str, *, skirmish: bool = False, content: Content | None = None
) -> tuple[Side, Side]:
    """Read both sides; in a Skirmish the Voidborn invade a player.  [V-438]"""
    attack = parse_side(invader, "invader", content)
    defence = parse_side(defender, "defender", content)
    try:
        check_sides(attack, defence, skirmish=skirmish)
    except ImpossibleError as error:
        raise UnreadableError(_reason(error)) from None
    return attack, defence


def parse_side(text: str, role: Role, content: Content | None = None) -> Side:
    """Read the items of one side."""
    content = content or box()
    items = [" ".join(item.lower().split()) for item in text.split(",")]
    if role == "defender" and items in (["fallen-house"], ["fallen house"]):
        return fallen_house(content)
    counts: Counter[str] = Counter()
    technologies: set[str] = set()
    try:
        for item in items:
            found = _counted(item)
            if found is None:
                technologies.add(_technology(item, content))
            else:
                name, count = found
                counts[name] += count
        side = make_side(content, role, counts, technologies)
        _refuse_what_means_nothing(content, side, role, counts, technologies)
        return side
    except ImpossibleError as error:
        raise UnreadableError(_reason(error)) from None
    except UnreadableError as error:
        raise UnreadableError(f"{role}: {error}") from None


def _refuse_what_means_nothing(
    content: Content, side: Side, role: Role, counts: Mapping[str, int], technologies: set[str]
) -> None:
    """Items that could not change the Combat are likely to lack another one.

    [V-303] [V-307] [V-310] [V-311] [V-312] [V-316] [V-317]
    """
    twice = sorted(name for name in technologies if f"{name}+" in technologies)
    if twice:
        raise UnreadableError(f"{twice[0]} is either Basic or Improved, not both")
    yards = counting_yards(content, role)
    for item, pay in PAID_WITH.items():
        if item in counts and all(offer.pay != pay for offer in side.offers):
            needed = paid_with(content, role, pay)
            more = " and 1 yard" if set(needed) & set(yards) else ""
            raise UnreadableError(f"{item} needs {in_words(needed)}{more} [V-311] [V-316]")
    if "yards" in counts and technologies.isdisjoint(yards):
        raise UnreadableError(f"yards mean nothing without {in_words(yards)} [V-307] [V-312]")
    if "active" in counts and not side.cards.launches:
        kinds = " or ".join(launches(content))
        raise UnreadableError(f"active means nothing without a {kinds} [V-303]")
    if "bombard" in counts and not side.bombard:
        price = price_of_bombard(content)
        raise UnreadableError(f"bombard needs at least {price} Materials [V-317]")
    types = fleet_cards(content)
    for technology in sorted(technologies & set(mattering(content, role))):
        name, _ = split(technology)
        if name in types and not getattr(side.fleets, types[name]):
            what = f"{in_words([technology])} mean nothing without a {types[name]}"
            raise UnreadableError(f"{what} [V-310]")


def _reason(error: ImpossibleError) -> str:
    only = ONLY_FOR.get(error.what, error.role)
    return f"{error.role}: " + _REASONS[error.why].format(what=error.what, only=only)


def _counted(item: str) -> tuple[str, int] | None:
    """What the item counts and how many, or None if it looks like a Technology."""
    if item in ("spend energy", "return trade"):
        return item, 1
    if match := re.fullmatch(r"bombard ([0-9]+)", item):
        return "bombard", _limited(match[1])
    if match := re.fullmatch(r"([0-9]+) (.+)", item):
        name = _COUNTED.get(match[2])
        if name is None:
            hint = _nearest(match[2], _COUNTED)
            raise UnreadableError(f"{match[2]!r} is nothing that can be counted{hint}")
        return name, _limited(match[1])
    return None


def _limited(digits: str) -> int:
    if len(digits.lstrip("0")) > len(str(HIGHEST)):
        raise UnreadableError(f"{digits} is too much; the most is {HIGHEST}")
    return int(digits)


def _technology(item: str, content: Content) -> str:
    """The id of a Technology, with a `+` when Improved."""
    if not item:
        raise UnreadableError("an item is empty; expected for example '4 corvette'")
    if item in ("fallen-house", "fallen house"):
        raise UnreadableError("a fallen-house stands alone, and only as the defender")
    level, _, rest = item.partition(" ")
    name = (rest if level in ("basic", "improved") else item).replace(" ", "-")
    if name in content.technologies:
        return name + "+" if level == "improved" else name
    if item == "bombard":
        raise UnreadableError("how many Materials? Expected for example 'bombard 6'")
    if item in _COUNTED:
        raise UnreadableError(f"how many of {item!r}? Expected for example '2 {item}'")
    raise UnreadableError(
        f"{item!r} is not known{_nearest(name, (*content.technologies, *_PHRASES, *_COUNTED))}"
    )


def _nearest(word: str, known: Iterable[str]) -> str:
    close = get_close_matches(word, list(known), n=1)
    return f"; did you mean {close[0]!r}?" if close else ""


def as_table(result: Forecast) -> str:
    """The result for people: one line for each step, and who won with what."""
    lines = [
        f"{'':<10}{'Initiative':>14}{'Damage dealt':>14}{'Absorbed':>14}{'Fleet Power':>14}",
        f"{'':<10}" + f"{'inv':>10}{'def':>4}" * 4,
    ]
    for number, step in enumerate(result.trace):
        name = f"Salvo {number}" if number else "Approach"
        pairs = (step.initiative, step.damage, step.absorbed, step.power)
        lines.append(f"{name:<10}" + "".join(f"{one:>10}{two:>4}" for one, two in pairs))
    if result.answers:
        lines += ["", "Choices: " + ", ".join(result.answers)]
    return "\n".join([*lines, "", _verdict(result)])


def _verdict(result: Forecast) -> str:
    if result.winner == "tie":
        return "Tie: neither side has Fleet Power left."
    fleets = result.invader if result.winner == "invader" else result.defender
    left = ", ".join(f"{count} {kind}" for kind, count in fleets._asdict().items() if count)
    if result.replicated:
        left += ", deployed after a tie"
    return f"The {result.winner} wins with {left or 'no Fleet Power'}."
