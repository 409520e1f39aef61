"""What counts count: sectors and what is in them, Stockpiles, cards, tokens, and conquests."""

from __future__ import annotations

from domineum.voidfall.cards.at import At
from domineum.voidfall.cards.counts import Count, counter
from domineum.voidfall.sectors import guilds_in, installations_in
from domineum.voidfall.words import FLEETS, RESOURCES, TRACKS


@counter("sectors")
def _sectors(count: Count, at: At) -> int:
    """Your sectors, Home included, that pass the filter."""
    return sum(1 for n in at.state.own(at.seat) if count.passes(at.state, n))


def wanted_sectors(count: Count, at: At) -> list[int]:
    """The player's sectors, only the Pure or the Corrupted ones if the count says so.  [V-216]"""
    sectors = at.state.sectors
    own = at.state.own(at.seat)
    if count.pure is None:
        return own
    return [n for n in own if sectors[n].corrupted != count.pure]


@counter("guilds")
def _guilds(count: Count, at: At) -> int:
    """Your Guilds, printed ones included; of `type`, in Pure sectors, or `where` it says."""
    places = [at.same] if count.where == "same" else wanted_sectors(count, at)
    found = [guild for n in places for guild in guilds_in(at.state, n)]
    return sum(1 for guild in found if guild in count.type) if count.type else len(found)


@counter("installations")
def _installations(count: Count, at: At) -> int:
    """Your Installations, printed ones included; of `type`, in Pure sectors."""
    found = [kind for n in wanted_sectors(count, at) for kind in installations_in(at.state, n)]
    return sum(1 for kind in found if kind in count.type) if count.type else len(found)


@counter("population")
def _population(count: Count, at: At) -> int:
    """The Population of your sectors, or of the Pure ones."""
    return sum(at.state.sectors[n].population for n in wanted_sectors(count, at))


@counter("fleet_power")
def _fleet_power(count: Count, at: At) -> int:
    """Your Fleet Power in the given `state`; `pure` limits the deployed part."""
    total = at.player.active if "active" in count.state else 0
    if "deployed" in count.state:
        total += sum(at.state.sectors[n].power for n in wanted_sectors(count, at))
    return total


@counter("fleet_types")
def _fleet_types(count: Count, at: At) -> int:
    """Different Fleet types among your deployed Fleet Power."""
    totals = [at.state.sectors[n].fleets for n in wanted_sectors(count, at)]
    return sum(1 for kind in range(len(FLEETS)) if any(fleets[kind] for fleets in totals))


@counter("empty_guild_spaces")
def _empty_guild_spaces(count: Count, at: At) -> int:
    """Empty printed Guild spaces in your sectors."""
    state = at.state
    return sum(
        max(0, state.content.sectors[state.sectors[n].tile].guild_room - len(guilds_in(state, n)))
        for n in state.own(at.seat)
    )


@counter("stockpile")
def _stockpile(count: Count, at: At) -> int:
    """Your stock of `resource`, all five if not given; with `pick` the highest or lowest."""
    names = count.resource or RESOURCES
    values = [at.player.stock[RESOURCES.index(name)] for name in names]
    if count.pick is None:
        return sum(values)
    return max(values) if count.pick == "highest" else min(values)


@counter("resource_types")
def _resource_types(count: Count, at: At) -> int:
    """Resources of which you have at least `stock_min`."""
    return sum(1 for amount in at.player.stock if amount >= (count.stock_min or 1))


@counter("technologies")
def _technologies(count: Count, at: At) -> int:
    """Your Technologies, of `level` if given."""
    levels = at.player.technologies.values()
    wanted = {"basic": (1,), "improved": (2,), None: (1, 2)}[count.level]
    return sum(1 for level in levels if level in wanted)


@counter("agendas")
def _agendas(count: Count, at: At) -> int:
    """Agendas in your slots, Pure ones only if it says so; see `starting`."""
    return sum(
        1
        for slot in at.player.slots
        if slot.agenda
        and slot.corrupted != count.pure
        and not (count.starting is False and slot.kind in ("starting", "extra"))
    )


@counter("tracks")
def _tracks(count: Count, at: At) -> int:
    """Your Civilization tracks that fit `track`, `pure`, `tier_min` and `space_min`."""
    player = at.player
    return sum(
        1
        for i, name in enumerate(TRACKS)
        if count.track in (None, name)
        and player.corrupted_tracks[i] != count.pure
        and player.tier(i) >= (count.tier_min or 0)
        and player.tracks[i] + 1 >= (count.space_min or 0)
    )


@counter("trade")
def _trade(count: Count, at: At) -> int:
    """Your Trade tokens; see `flipped`."""
    flipped = count.flipped and at.state.turn.flipped and at.state.turn.seat == at.seat
    return at.player.trade + int(flipped)


@counter("bounty")
def _bounty(count: Count, at: At) -> int:
    """Bounty tokens beside your House mat."""
    return len(at.player.bounty)


@counter("reclaim")
def _reclaim(count: Count, at: At) -> int:
    """Reclaim tokens beside your House mat."""
    return len(at.player.reclaim)


@counter("glory")
def _glory(count: Count, at: At) -> int:
    """Your Glory tokens, of `value_min` or more if given."""
    return sum(1 for value in at.player.glory if value >= (count.value_min or 1))


@counter("glory_value")
def _glory_value(count: Count, at: At) -> int:
    """The values of your Glory tokens together; see `best`."""
    return sum(sorted(at.player.glory, reverse=True)[: count.best])


@counter("corruption")
def _corruption(count: Count, at: At) -> int:
    """Your Corruptions; those in Decontamination Chambers never count."""
    total = at.player.mat_corruption
    if count.where == "house_mat_and_sectors":
        total += sum(at.state.sectors[n].corrupted for n in at.state.own(at.seat))
    return total


@counter("kept_corruption")
def _kept_corruption(count: Count, at: At) -> int:
    """Corruptions kept by `keep_removed_corruption`."""
    return at.player.kept_corruption


@counter("influence")
def _influence(count: Count, at: At) -> int:
    """Your Influence."""
    return at.player.influence


@counter("unpaid_upkeep")
def _unpaid_upkeep(count: Count, at: At) -> int:
    """Upkeep that you could not satisfy in this Evaluation Phase."""
    return at.player.unpaid


@counter("catastrophes")
def _catastrophes(count: Count, at: At) -> int:
    """Catastrophe tokens placed."""
    return at.state.void.catastrophes if at.state.void else 0


@counter("guild_types")
def _guild_types(count: Count, at: At) -> int:
    """Different types among your Guilds, printed ones included."""
    return len({guild for n in at.state.own(at.seat) for guild in guilds_in(at.state, n)})


@counter("combat_voidborn_removed")
def _voidborn_removed(count: Count, at: At) -> int:
    """Voidborn Fleet Power removed in this Combat."""
    return at.conquest.voidborn if at.conquest else 0


@counter("conquered_population")
def _conquered_population(count: Count, at: At) -> int:
    """Population of the sector that was just conquered."""
    return at.state.sectors[at.conquest.sector].population if at.conquest else 0
