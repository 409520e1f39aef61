"""The conditions of the 21 Crises of Level III, met and just missed."""

from tests.voidfall.crisis_table import (
    GAIN_GLORY,
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


def cordon(*sectors: int) -> Act:
    """Sector Defenses in these sectors of one's own, which lie next to the Voidborn."""

    def prepare(table: CrisisTable) -> None:
        for n in sectors:
            table.give(n).installations = ("defense",)

    return prepare


def homeward(table: CrisisTable) -> None:
    """Nothing but the Home sector is left."""
    table.sector(4).owner, table.sector(4).fleets = -1, (0, 0, 0, 0, 0)


def guilds(home: tuple[str, ...], outpost: tuple[str, ...] = ("miners",)) -> Act:
    """These Guilds in the Home sector and in the Outpost."""

    def prepare(table: CrisisTable) -> None:
        table.sector(1).guilds, table.sector(4).guilds = home, outpost

    return prepare


def populations(home: int, outpost: int) -> Act:
    """The Population of the Home sector and of the Outpost."""

    def prepare(table: CrisisTable) -> None:
        table.sector(1).population, table.sector(4).population = home, outpost

    return prepare


def trading(table: CrisisTable) -> None:
    """A Trade token is held."""
    table.me.loose_trade, table.state.trade[-1] = 1, 0


def busy(number: int) -> Act:
    """So many Agendas beside the starting one are in play, the third in a Corrupted slot."""
    cards = ("agricultural-union", "heavy-industry", "central-monetary-system")

    def prepare(table: CrisisTable) -> None:
        for slot, card in zip(table.slots()[1:], cards[:number], strict=False):
            slot.agenda = card

    return prepare


def improving(table: CrisisTable) -> None:
    """Dreadnoughts can be improved."""
    table.learn("dreadnoughts")
    table.me.tracks, table.state.improvement_block = [3, 0, 0], False


def track(space: int) -> Act:
    """The marker of Society is on a space counted from 0, Corrupted."""

    def prepare(table: CrisisTable) -> None:
        table.me.tracks[0], table.me.corrupted_tracks[0] = space, True

    return prepare


def corrupted(tracks: int, sectors: int = 0) -> Act:
    """So many tracks and sectors are Corrupted beside an Agenda slot."""

    def prepare(table: CrisisTable) -> None:
        table.me.corrupted_tracks = [i < tracks for i in range(3)]
        table.sector(4).corrupted = bool(sectors)

    return prepare


def powerless(table: CrisisTable) -> None:
    """1 Fleet Power is left in all."""
    table.me.active = 0
    homeward(table)
    table.sector(1).fleets = (1, 0, 0, 0, 0)


def industry(*actions: str) -> Act:
    """Take actions of Production with a flipped Trade token, with answers after a slash."""

    def act(table: CrisisTable) -> None:
        table.select("production")
        table.stock(food=1, energy=1)
        table.state.turn.flipped = True
        for action in actions:
            name, *answers = action.split(" / ")
            table.act(f"take {name}", *answers)

    return act


PRODUCE_FOUR = do({"produce": ["food", "energy", "materials", "science"]})
ESTABLISH = do({"establish": "bankers"}, "establish 4 bankers")
TAKE_AGENDA = do({"gain_agenda": "wealth"}, "take-agenda wealth redemption")
LEARN = do({"gain_technology": "basic"}, "gain-basic targeting", "forfeit")
IMPROVE = given(improving, do({"gain_technology": "improved"}, "gain-improved dreadnoughts"))
SOCIETY = do({"advance": "society"}, "advance society")
GROW = do({"increase_population": 1}, "increase 4")
CLEANSE_TWO = do({"remove_corruption": 2}, "cleanse-track society", "cleanse-slot 3")
BURDEN = do({"corruption": 1, "where": "track"}, "corrupt-track society")
SUPPLY = "supply / resolve produce"
FULL = guilds(("farmers", "farmers"), ("miners", "miners"))

CASES: dict[str, tuple[list[Act], str, list[Act]]] = {
    "core-of-the-hive": ([conquer(5, 2, 3)], "", [conquer(5, 1, 2)]),
    "massed-wings": (
        [given(fleets(3, 2), do({"deploy": 1, "where": "home"}, "deploy 1 corvette"))],
        "",
        [given(fleets(2, 3), do({"deploy": 1, "where": "home"}, "deploy 1 corvette"))],
    ),
    "iron-cordon": (
        [given(cordon(5), do({"build": "defense"}, "build 4 defense"))],
        "",
        [
            do({"build": "defense"}, "build 4 defense"),
            given(cordon(5), do({"build": "shipyard"}, "build 4 shipyard")),
        ],
    ),
    "bloodless-dawn": (
        [conquer(7, 1, 2), conquer(7, 2, 3)],
        "",
        [conquer(7, 3, 4), conquer(7, 0, 1)],
    ),
    "last-levy": (
        [
            given(homeward, GAIN_GLORY),
            given(homeward, do("upgrade_glory", "upgrade 2")),
            given(homeward, do({"activate": 1})),
        ],
        "active +2, deployed -2",
        [given(powerless, GAIN_GLORY)],
    ),
    "wall-of-hulls": (
        [given(fleets(2, 1), regroup(1))],
        "",
        [given(fleets(2, 2), regroup(4)), given(fleets(2, 2), do("regroup", "done"))],
    ),
    "glut-and-famine": (
        [stocked(do({"produce": ["food"]}), food=15)],
        "",
        [stocked(do({"produce": ["food"]}), food=14), stocked(do({"gain": {"food": 1}}), food=15)],
    ),
    "frozen-exchanges": (
        [given(guilds(("farmers", "scientists"), ("miners", "engineers")), PRODUCE_FOUR)],
        "",
        [
            PRODUCE_FOUR,
            given(
                guilds(("farmers", "scientists"), ("miners", "engineers")),
                do({"produce": ["food", "energy", "materials", "food"]}),
            ),
        ],
    ),
    "guild-schism": (
        [given(FULL, ESTABLISH)],
        "",
        [ESTABLISH, given(FULL, corrupted(0, 1), ESTABLISH)],
    ),
    "black-ledger": (
        [stocked(do("gain_trade"), credits=3)],
        "credits -3",
        [stocked(do("gain_trade"), credits=2, food=9)],
    ),
    "engines-at-the-limit": (
        [given(guilds(("farmers", "farmers")), populations(5, 2), do({"produce": ["food"]}))],
        "",
        [given(guilds(("farmers", "farmers")), populations(4, 2), do({"produce": ["food"]}))],
    ),
    "hungry-arsenals": (
        [
            stocked(select(card), food=4, energy=4, credits=4, science=5)
            for card in ("innovation", "production", "prosperity")
        ],
        "",
        [
            stocked(select("production"), food=4, energy=4, credits=4, science=3),
            stocked(select("politics"), food=4, energy=4, credits=4, science=5),
        ],
    ),
    "shattered-creed": (
        [given(corrupted(1), CLEANSE_TWO)],
        "",
        [do({"remove_corruption": 1}, "cleanse-slot 3")],
    ),
    "summit-of-dissent": (
        [given(busy(2), TAKE_AGENDA)],
        "",
        [given(busy(1), TAKE_AGENDA), given(busy(2), LEARN)],
    ),
    "dead-languages": ([IMPROVE], "", [LEARN]),
    "ladder-without-rungs": (
        [given(track(2), trading, SOCIETY)],
        "trade -1",
        [given(track(2), SOCIETY), given(track(1), trading, SOCIETY)],
    ),
    "dying-cradles": (
        [given(populations(4, 3), GROW)],
        "",
        [given(populations(3, 4), GROW), given(populations(4, 2), GROW)],
    ),
    "pact-of-cinders": (
        [stocked(BURDEN, food=3)],
        "food -3",
        [stocked(BURDEN, food=2), stocked(do({"corruption": 1, "where": "sector"}), food=3)],
    ),
    "three-fronts": (
        [industry("optimize / resolve remove_corruption / done", SUPPLY, "thrive")],
        "",
        [industry(SUPPLY, "thrive"), industry("optimize / forfeit", SUPPLY, "thrive")],
    ),
    "silenced-relays": (
        [TAKE_AGENDA, LEARN],
        "active -2, inactive +2",
        [given(powerless, TAKE_AGENDA)],
    ),
    "no-light-left": (
        [given(corrupted(1, 1), select(card)) for card in ("conquest", "politics", "temptation")],
        "",
        [given(corrupted(2, 1), select("politics")), select("production")],
    ),
}
