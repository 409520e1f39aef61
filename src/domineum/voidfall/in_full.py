"""Completely or not at all: whether a solid box of an event can be resolved in full."""

from __future__ import annotations

from domineum.kernel import Effect
from domineum.kernel.effects import All, One, Paid, Sequence
from domineum.voidfall.cards.at import At
from domineum.voidfall.cards.effects import First, If, Repeat
from domineum.voidfall.corruption import ANYWHERE, CorruptOffer, GainCorruption, room_for_corruption
from domineum.voidfall.destruction import Destroy, tokens_to_destroy
from domineum.voidfall.events import PlacePieces
from domineum.voidfall.fleets import Recall, deployed
from domineum.voidfall.state import pure_offers
from domineum.voidfall.words import TRACKS


def resolvable_in_full(effect: Effect[At], at: At) -> bool:
    """Whether a solid box can be resolved, with all of its parts and amounts. [V-033]"""
    return times_in_full(effect, at) > 0


def times_in_full(effect: Effect[At], at: At) -> int:
    """How often an effect could be resolved completely, if often enough. [V-033]"""
    match effect:
        case All() | Sequence():
            return min(times_in_full(part, at) for part in effect.parts)
        case One():
            return sum(times_in_full(part, at) for part in effect.parts)
        case Repeat():
            return times_in_full(effect.of, at) // effect.times
        case If():
            return times_in_full(effect.branch(at), at)
        case First():
            return min(times_in_full(effect.first, at), possible_somewhere(effect.then, at))
        case Paid():
            return int(effect.cost.payable(at) and possible_somewhere(effect.do, at))
        case GainCorruption():
            return _room_for(effect, at) // effect.amount
        case CorruptOffer() if effect.which == "any":
            return len(pure_offers(at.state)) // effect.count
        case Destroy():
            return tokens_to_destroy(at, effect.what) // effect.amount
        case Recall():
            return deployed(at) // effect.amount
        case PlacePieces() if effect.where == "two_adjacent_voidborn":
            return len(effect.targets(at)) // 2
    return int(effect.possible(at))


def _room_for(effect: GainCorruption, at: At) -> int:
    """How many Corruptions could go where the instruction says."""
    if effect.where == "same":
        return int(effect.possible(at))
    kinds = ANYWHERE if effect.where == "anywhere" else (effect.where, *effect.fallback)
    return room_for_corruption(at, kinds)


def possible_somewhere(effect: Effect[At], at: At) -> bool:
    """Whether what follows the choice of a sector or a track is possible after one of them."""
    contexts = [at.inside(same=n) for n in (0, *at.state.own(at.seat))]
    for track in range(len(TRACKS)):
        contexts.append(at.inside())
        contexts[-1].track = track
    return any(map(effect.possible, contexts))
