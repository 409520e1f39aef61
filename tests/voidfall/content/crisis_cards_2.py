"""The conditions of the 23 Crises of Level II, met and just missed."""

from tests.voidfall.crisis_table import (
    Act,
    CrisisTable,
    conquer,
    do,
    given,
    regroup,
    select,
    stocked,
)


def fleets(home: int, outpost: int) -> Act:
    """So many Corvettes in the Home sector and in the Outpost."""

    def prepare(table: CrisisTable) -> None:
        table.sector(1).fleets = (home, 0, 0, 0, 0)
        table.give(4, corvette=outpost)

    return prepare


def populations(home: int, outpost: int) -> Act:
    """Farmers live in the Home sector, Engineers and Miners in the Outpost."""

    def prepare(table: CrisisTable) -> None:
        table.sector(1).population, table.sector(4).population = home, outpost

    return prepare


def ready(table: CrisisTable) -> None:
    """3 Fleet Power is Active."""
    table.me.active = 3


def decorated(*glory: int) -> Act:
    """Glory tokens of these values."""
    return lambda table: setattr(table.me, "glory", list(glory))


def lonely(table: CrisisTable) -> None:
    """No Voidborn are near the Outpost."""
    for n in (2, 5, 7):
        table.sector(n).voidborn = 0


def unmanned(table: CrisisTable) -> None:
    """There is no Fleet Power in the Outpost."""
    table.sector(4).fleets = (0, 0, 0, 0, 0)


def trading(table: CrisisTable) -> None:
    """A Trade token is held."""
    table.me.loose_trade, table.state.trade[-1] = 1, 0


def flipped(table: CrisisTable) -> None:
    """A Trade token was flipped this turn."""
    table.state.turn.flipped = True


def busy(number: int) -> Act:
    """So many Agendas beside the starting one are in play."""
    cards = ("agricultural-union", "heavy-industry", "central-monetary-system")

    def prepare(table: CrisisTable) -> None:
        for slot, card in zip(table.slots()[1:], cards[:number], strict=False):
            slot.agenda = card

    return prepare


def holding(table: CrisisTable) -> None:
    """An Agenda that goes with Production and Development is in hand."""
    table.me.agendas = ["redemption"]


def spoilt(table: CrisisTable) -> None:
    """The Outpost is Corrupted."""
    table.sector(4).corrupted = True


def track(space: int) -> Act:
    """The marker of Society is on a space counted from 0, Corrupted."""

    def prepare(table: CrisisTable) -> None:
        table.me.tracks[0], table.me.corrupted_tracks[0] = space, True

    return prepare


def corrupted(tracks: int) -> Act:
    """So many tracks are Corrupted beside an Agenda slot."""

    def prepare(table: CrisisTable) -> None:
        table.me.corrupted_tracks = [i < tracks for i in range(3)]

    return prepare


def learned(*names: str) -> Act:
    """These Technologies."""
    return lambda table: table.learn(*names)


def foreseeing(table: CrisisTable) -> None:
    """Two events lie ahead."""
    table.state.event_decks[1] = ["event-2a", "event-2b"]


BUILD = do({"build": "defense"}, "build 4 defense")
ESTABLISH = {
    name: do({"establish": name}, f"establish 4 {name}")
    for name in ("farmers", "bankers", "scientists")
}
CLEANSE = do({"remove_corruption": 1}, "cleanse-slot 3")
CLEANSE_SECTOR = do({"remove_corruption": 1, "where": "sector"}, "cleanse-sector 4")
SOCIETY = do({"advance": "society"}, "advance society")
GROW = do({"increase_population": 1}, "increase 4")
LEARN = do({"gain_technology": "basic"}, "gain-basic targeting", "forfeit")
FLIP = select("production", "token-loose")
PLAY = select("production", "play-agenda redemption")

CASES: dict[str, tuple[list[Act], str, list[Act]]] = {
    "contested-crossroads": (
        [conquer(5, 2, 3), conquer(5, 3, 4)],
        "",
        [conquer(7, 2, 3), conquer(5, 4, 5)],
    ),
    "thin-lines": (
        [given(fleets(3, 1), regroup(1))],
        "",
        [given(fleets(2, 2), regroup(1)), given(fleets(4, 2), do("regroup", "done"))],
    ),
    "hull-fatigue": (
        [given(ready, do({"deploy": 3, "where": "home"}, *["deploy 1 corvette"] * 3))],
        "",
        [given(ready, do({"deploy": 3, "where": "home"}, *["deploy 1 corvette"] * 2, "forfeit"))],
    ),
    "crumbling-ramparts": (
        [BUILD, given(lonely, BUILD)],
        "active +1, deployed -1",
        [given(unmanned, BUILD)],
    ),
    "forgotten-veterans": (
        [given(decorated(3, 1), conquer(7, 1, 2))],
        "",
        [given(decorated(3), conquer(7, 1, 2))],
    ),
    "rusting-slipways": (
        [given(fleets(3, 4), select("conquest")), given(fleets(1, 6), select("reinforcement"))],
        "",
        [given(fleets(3, 3), select("conquest")), given(fleets(4, 4), select("production"))],
    ),
    "hollow-regiments": (
        [do({"activate": 1})],
        "population -1",
        [given(populations(2, 1), do({"activate": 1})), do({"deploy": 1}, "deploy 1 corvette")],
    ),
    "blighted-fields": (
        [given(populations(6, 2), do({"produce": ["food"]}))],
        "",
        [
            given(populations(5, 2), do({"produce": ["food"]})),
            given(populations(2, 6), do({"produce": ["energy"]})),
        ],
    ),
    "hoarders-market": (
        [given(trading, do("gain_trade", "bonus 6")), given(flipped, do("gain_trade"))],
        "",
        [do("gain_trade")],
    ),
    "vanished-artisans": ([ESTABLISH["bankers"]], "", [ESTABLISH["farmers"]]),
    "unpaid-levies": (
        [stocked(ESTABLISH["farmers"], credits=2)],
        "credits -2",
        [stocked(ESTABLISH["farmers"], credits=1, food=5)],
    ),
    "overflowing-docks": (
        [given(populations(4, 4), do({"produce": ["food", "energy"]}))],
        "",
        [
            given(populations(4, 4), do({"produce": ["food", "food"]})),
            given(populations(4, 2), do({"produce": ["food", "energy", "materials"]})),
        ],
    ),
    "maintenance-backlog": (
        [given(busy(2), select("development")), select("prosperity")],
        "",
        [given(busy(3), select("development")), select("production")],
    ),
    "fractured-council": (
        [given(busy(1), holding, PLAY)],
        "",
        [given(holding, PLAY), given(busy(1), holding, select("production", "no-agenda"))],
    ),
    "doomsayers-in-the-streets": ([given(spoilt, CLEANSE_SECTOR)], "", [CLEANSE]),
    "lost-blueprints": (
        [stocked(LEARN, energy=1, materials=1)],
        "energy -1, materials -1",
        [stocked(LEARN, energy=1)],
    ),
    "disputed-succession": (
        [given(track(2), SOCIETY)],
        "",
        [given(track(1), SOCIETY), given(track(3), SOCIETY)],
    ),
    "exodus-ships": (
        [given(populations(2, 3), GROW)],
        "",
        [GROW, given(populations(5, 2), GROW)],
    ),
    "rival-academies": (
        [
            given(learned("cloning", "robotics", "shields", "targeting+"), select(card))
            for card in ("innovation", "progress")
        ],
        "",
        [
            given(learned("cloning", "robotics", "shields"), select("progress")),
            given(learned("cloning", "robotics", "shields", "targeting"), select("politics")),
        ],
    ),
    "quarantine-belt": (
        [stocked(CLEANSE, food=1, science=1)],
        "food -1, science -1",
        [stocked(CLEANSE, food=1, credits=3)],
    ),
    "the-masked-emissary": (
        [given(corrupted(1), select("politics")), select("temptation")],
        "",
        [given(corrupted(2), select("politics")), select("production")],
    ),
    "broken-convoys": (
        [given(trading, stocked(FLIP, food=2))],
        "food -2",
        [given(trading, stocked(FLIP, food=1)), stocked(select("production"), food=2)],
    ),
    "omens-of-ruin": (
        [
            do("move_corruption", "lift-slot 3", "corrupt-sector 4"),
            do("move_corruption", "lift-slot 3", "corrupt-track society"),
            given(foreseeing, do("peek_events", "on-top event-2a")),
            given(corrupted(1), do({"remove_corruption": 1}, "cleanse-track society")),
        ],
        "",
        [CLEANSE],
    ),
}
