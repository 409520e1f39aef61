"""The effects of cards and boards: one leaf each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Literal

from domineum.kernel import Algebra, Effect, Flow, Message, Option
from domineum.kernel.effects import APART, GAIN, SHOWS, Paid, joined, may_decline
from domineum.revenant import (
    corruption,
    extra_actions,
    hidden_influence,
    influence,
    operations,
    rank,
    resources,
    tactics,
)
from domineum.revenant.conditions import Condition, boarded_house
from domineum.revenant.costs import read_cost
from domineum.revenant.counts import COUNTS
from domineum.revenant.hints import marked, trades_for
from domineum.revenant.power import power
from domineum.revenant.records import ABILITIES, Bonus
from domineum.revenant.sectors import ships_in, targets
from domineum.revenant.state import At
from domineum.revenant.words import (
    HOUSE_OF,
    RANK_TOP,
    RESOURCE_OF,
    TRACK_TOP,
    house_of,
)


class Bargain(Paid[At]):
    """An effect behind a cost; the offer says if Hidden Influence has to be traded. [R-113]"""

    def offer(self, at: At) -> Option[bool]:
        return marked(super().offer(at), trades_for(at, self))


EFFECTS: Algebra[At] = Algebra("revenant", read_cost, COUNTS.parse, Bargain, ABILITIES.hooks)
Where = Literal["own", "adjacent", "any", "any_split", "own_frigate"]
"""
own: your Sector
adjacent: your Sector or one beside it
any: any one outer Sector
any_split: any outer Sectors, divided as you like
own_frigate: the Sector of your own Frigate
"""
Material = Literal["material", "energy", "science", "neutronium", "any_resource"]


class Leaf(Effect[At]):
    """A leaf that nobody would decline, or that lets the player decline by itself. [RU-57]"""

    harmless = True
    pace: ClassVar[int] = 0
    """How soon it comes wherever it stands (`Effect.haste`)."""

    def haste(self, at: At) -> int:
        return self.pace


@EFFECTS.leaf("extra_damage")
class ExtraDamage(Bonus):
    """More Damage in the Attack. [R-153]"""

    number: int


@EFFECTS.leaf("extra_step")
class ExtraStep(Bonus):
    """More steps in the Maneuver. [R-144]"""

    number: int


@EFFECTS.leaf("discount")
class Discount(Bonus):
    """Fewer units to pay. [R-088]"""

    number: int


@EFFECTS.leaf("extra_draw")
class ExtraDraw(Bonus):
    """More cards to choose from. [R-110]"""

    number: int


@EFFECTS.leaf("gain")
class Gain(Leaf):
    """Gain Resources. [R-083] [R-084]"""

    pace = GAIN
    units: dict[Material, int]

    def resolve(self, at: At) -> Flow[bool]:
        sure, done = not may_decline(at), False
        for name, number in self.units.items():
            if name == "any_resource":
                done |= yield from resources.gain_any(at, number, sure)
            else:
                done |= yield from resources.gain(at, RESOURCE_OF[name], number, sure)
        return done

    def describe(self) -> Message:
        keys = {name: f"gain-{name.replace('_', '-')}" for name in self.units}
        parts = [Message(keys[name], {"n": n}) for name, n in self.units.items()]
        return Message("effect-gain", {"what": joined("gain-and", parts)})


@EFFECTS.leaf("gain_tactics")
class GainTactics(Leaf):
    """Gain Tactics; who wants to be later in turn order declines. [R-115] [RU-57]"""

    pace = GAIN
    welcome = True
    n: int

    def possible(self, at: At) -> bool:
        return tactics.has_room(at)

    def resolve(self, at: At) -> Flow[bool]:
        return (yield from self.wanted(at)) and (yield from tactics.gain(at, self.n))


@EFFECTS.leaf("gain_intel_data")
class GainIntelData(Leaf):
    """Gain Intel Data. [R-108]"""

    pace = SHOWS
    n: int = 1

    def resolve(self, at: At) -> Flow[bool]:
        return (yield from hidden_influence.gain_intel(at, self.n))


@EFFECTS.leaf("gain_hidden_influence")
class GainHiddenInfluence(Leaf):
    """Gain Hidden Influence. [R-110]"""

    def resolve(self, at: At) -> Flow[bool]:
        yield from hidden_influence.gain(at)
        return True


@EFFECTS.leaf("gain_influence")
class GainInfluence(Leaf):
    """Advance on an Influence track. [R-076]"""

    pace = APART
    house: str
    """A House, or `any`, `boarded_house` (of the ship boarded in this turn), `card_house` (on the
    card), `house_here` (with a ship in your Sector), `deployed_house` (just deployed), `lowest`
    (your lowest track) or `weak_house` (with Power of at most 2)."""

    def __post_init__(self) -> None:
        words = (
            "any", "boarded_house", "card_house", "house_here", "deployed_house", "lowest",
            "weak_house",
        )  # fmt: skip
        if self.house not in words and self.house not in HOUSE_OF:
            raise ValueError(f"'{self.house}' is neither a House nor one of {', '.join(words)}")

    def houses(self, at: At) -> Sequence[int]:
        """The Houses to choose from."""
        tracks = at.player.tracks
        match self.house:
            case "any":
                return range(7)
            case "boarded_house":
                return [boarded_house(at)] if boarded_house(at) >= 0 else []
            case "card_house":
                return [at.flag] if at.flag >= 0 else []
            case "house_here":
                here = ships_in(at.state, at.sector) if at.sector else []
                return sorted({house_of(ship) for ship in here})
            case "deployed_house":
                return [at.scene.house] if at.scene.house >= 0 else []
            case "lowest":
                return [house for house in range(7) if tracks[house] == min(tracks)]
            case "weak_house":
                return [house for house in range(7) if power(at.state, house) <= 2]
        return [HOUSE_OF[self.house]]

    def possible(self, at: At) -> bool:
        return any(at.player.tracks[house] < TRACK_TOP for house in self.houses(at))

    def resolve(self, at: At) -> Flow[bool]:
        return (yield from influence.gain_in(at, self.houses(at)))


@EFFECTS.leaf("draw_operation")
class DrawOperation(Leaf):
    """Draw Operation cards. [R-169]"""

    pace = SHOWS
    n: int
    """How many cards."""
    keep: int = 0
    """Keep only this many of them."""

    def possible(self, at: At) -> bool:
        return any(at.state.decks) or any(at.state.discards)

    def resolve(self, at: At) -> Flow[bool]:
        return (yield from operations.draw(at, self.n, self.keep))

    def describe(self) -> Message:
        if self.keep:
            return Message("effect-draw-operation-keep", {"n": self.n, "keep": self.keep})
        return Message("effect-draw-operation", {"n": self.n})


@EFFECTS.leaf("play_operation")
class PlayOperation(Leaf):
    """Play an Operation card. [R-173]"""

    n: int
    """How many cards."""
    less: int = 0
    """For this many units less."""

    def possible(self, at: At) -> bool:
        return operations.can_play(at, self.less)

    def resolve(self, at: At) -> Flow[bool]:
        done = False
        for _ in range(self.n):
            done |= yield from operations.play_one(at, self.less)
        return done

    def describe(self) -> Message:
        if self.less:
            return Message("effect-play-operation-less", {"less": self.less})
        return Message("effect-play-operation")


@EFFECTS.leaf("control_corruption")
class ControlCorruption(Leaf):
    """Control Corruption. [R-103] [R-104]"""

    pace = APART
    n: int
    source: Literal["either", "frigate_board", "house_ship"]
    """From where: your Frigate board, a House ship, or either."""

    def possible(self, at: At) -> bool:
        return bool(corruption.control_options(at, self.source))

    def resolve(self, at: At) -> Flow[bool]:
        return (yield from corruption.control(at, self.n, self.source))


@EFFECTS.leaf("shift_corruption")
class ShiftCorruption(Leaf):
    """Move Corruption from your Frigate board to a House ship. [RU-63]"""

    n: int
    where: Where

    def ships(self, at: At) -> list[int]:
        """House ships there with an empty Corruption slot."""
        fleet, sectors = at.state, targets(at, self.where)
        ships = [ship for sector in sectors for ship in ships_in(fleet, sector)]
        return [ship for ship in ships if corruption.corruptible(fleet, ship)]

    def possible(self, at: At) -> bool:
        return sum(at.player.corrupted) > 0 and bool(self.ships(at))

    def resolve(self, at: At) -> Flow[bool]:
        done = False
        for _ in range(self.n):
            if self.possible(at):
                done |= yield from corruption.shift(at, self.ships(at))
        return done


@EFFECTS.leaf("skip_corruption")
class SkipCorruption(Leaf):
    """Step 4 of this turn gives no Corruption; some abilities like it, however. [R-057]"""

    pace = GAIN
    welcome = True

    def possible(self, at: At) -> bool:
        return corruption.pending(at.state, at.seat)

    def resolve(self, at: At) -> Flow[bool]:
        if not (yield from self.wanted(at)):
            return False
        at.state.turn.spared = 1
        return True


@EFFECTS.leaf("increase_rank")
class IncreaseRank(Leaf):
    """Increase the Captain's Rank, which replaces an ability. [R-057] [R-159] [R-162]"""

    pace = GAIN
    welcome = True
    n: int

    def possible(self, at: At) -> bool:
        return at.player.rank < RANK_TOP

    def resolve(self, at: At) -> Flow[bool]:
        if not (yield from self.wanted(at)):
            return False
        for _ in range(self.n):
            yield from rank.increase(at)
        return True


@EFFECTS.leaf("extra_action")
class TakeExtraAction(Leaf):
    """Take an Extra action besides step 5. [R-245] [RU-88]"""

    extra: Literal["any", "cleanse", "affiliation", "promotion", "activation", "gain-resource"]

    def possible(self, at: At) -> bool:
        names = extra_actions.ACTIONS if self.extra == "any" else (self.extra,)
        return any(extra_actions.available(at, name) for name in names)

    def resolve(self, at: At) -> Flow[bool]:
        return (yield from extra_actions.take(at, self.extra))


@EFFECTS.leaf("swap_hidden_influence")
class SwapHiddenInfluence(Leaf):
    """Swap Hidden Influence cards. [RU-65]"""

    n: int

    def possible(self, at: At) -> bool:
        return bool(at.player.hidden)

    def resolve(self, at: At) -> Flow[bool]:
        return (yield from hidden_influence.swap(at, self.n))


@EFFECTS.leaf("replay_order")
class ReplayOrder(Leaf):
    """Resolve another Order again. [RU-75]"""

    def possible(self, at: At) -> bool:
        return bool(operations.replayable(at))

    def resolve(self, at: At) -> Flow[bool]:
        return (yield from operations.replay(at))


@EFFECTS.leaf("when")
class When(Leaf):
    """One effect if a condition holds, else another one."""

    condition: Condition
    then: Effect[At]
    otherwise: Effect[At] | None = None

    def chosen(self, at: At) -> Effect[At] | None:
        """The effect that counts now."""
        return self.then if self.condition.holds(at) else self.otherwise

    def possible(self, at: At) -> bool:
        chosen = self.chosen(at)
        return chosen is not None and chosen.possible(at)

    def resolve(self, at: At) -> Flow[bool]:
        chosen = self.chosen(at)
        return chosen is not None and (yield from chosen.resolve(at))

    def describe(self) -> Message:
        args = {"condition": self.condition.describe(), "then": self.then.describe()}
        if self.otherwise is None:
            return Message("effect-when", args)
        return Message("effect-when-else", {**args, "otherwise": self.otherwise.describe()})


@EFFECTS.leaf("by_tactics")
class ByTactics(Leaf):
    """The effect of the highest Tactics space reached."""

    steps: dict[int, Effect[At]]

    def chosen(self, at: At) -> Effect[At] | None:
        """The effect that counts now."""
        reached = [space for space in self.steps if space <= at.player.tactics]
        return self.steps[max(reached)] if reached else None

    def possible(self, at: At) -> bool:
        return self.chosen(at) is not None

    def resolve(self, at: At) -> Flow[bool]:
        chosen = self.chosen(at)
        return chosen is not None and (yield from chosen.resolve(at))

    def describe(self) -> Message:
        parts = [
            Message("effect-by-tactics", {"space": space, "then": effect.describe()})
            for space, effect in sorted(self.steps.items())
        ]
        return joined("effect-by-tactics-list", parts)
