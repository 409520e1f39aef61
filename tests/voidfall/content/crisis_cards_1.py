"""The conditions of the 19 Crises of Level I, met and just missed."""

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


def lonely(table: CrisisTable) -> None:
    """No Voidborn are near the Outpost."""
    for n in (2, 5, 7):
        table.sector(n).voidborn = 0


def schooled(population: int) -> Act:
    """Scientists in an Outpost of this Population."""

    def prepare(table: CrisisTable) -> None:
        table.sector(4).guilds, table.sector(4).population = ("scientists",), population

    return prepare


def spoilt(table: CrisisTable) -> None:
    """The Outpost is Corrupted."""
    table.sector(4).corrupted = True


def bereft(table: CrisisTable) -> None:
    """There are two Guilds."""
    table.sector(1).guilds = ()


def active(power: int) -> Act:
    """So much Fleet Power is Active."""
    return lambda table: setattr(table.me, "active", power)


def prospecting(table: CrisisTable) -> None:
    """The next Bounty token brings 2 Food, which are all one has."""
    table.stock()
    table.state.bounty_pile.append("bounty-2-food")


def improving(table: CrisisTable) -> None:
    """Dreadnoughts can be improved."""
    table.learn("dreadnoughts")
    table.me.tracks, table.state.improvement_block = [3, 0, 0], False


def spend(cost: object, *answers: str) -> Act:
    """Pay a cost."""
    return lambda table: table.pay(cost, *answers)


PRODUCE = {
    name: do({"produce": [name]}) for name in ("food", "energy", "materials", "credits", "science")
}
CLEANSE = do({"remove_corruption": 1}, "cleanse-slot 3")
CLEANSE_SECTOR = do({"remove_corruption": 1, "where": "sector"}, "cleanse-sector 4")
DEPLOY = do({"deploy": 1, "where": "home"}, "deploy 1 corvette")
TAKE_AGENDA = do({"gain_agenda": "wealth"}, "take-agenda wealth redemption")
SOCIETY = do({"advance": "society"}, "advance society")
BASIC = do({"gain_technology": "basic"}, "gain-basic targeting", "forfeit")

CASES: dict[str, tuple[list[Act], str, list[Act]]] = {
    "gaps-in-the-picket-line": (
        [do({"build": "defense"}, "build 4 defense")],
        "",
        [
            do({"build": "shipyard"}, "build 4 shipyard"),
            given(lonely, do({"build": "defense"}, "build 4 defense")),
        ],
    ),
    "drifting-squadrons": ([regroup(1, 1, 4)], "", [regroup(1, 1)]),
    "green-recruits": (
        [stocked(DEPLOY, food=1)],
        "food -1",
        [stocked(DEPLOY), do({"activate": 1})],
    ),
    "raiders-at-the-fringe": ([conquer(7, 1, 2), conquer(5, 2, 3)], "", [conquer(5, 3, 4)]),
    "garrison-fatigue": (
        [spend({"recall": 1}, "recall 1 corvette")],
        "",
        [
            given(active(1), spend({"recall": 1}, "recall 1 corvette")),
            do({"recall": 1}, "recall 1 corvette"),
        ],
    ),
    "tarnished-banners": (
        [
            stocked(GAIN_GLORY, food=1),
            stocked(do("upgrade_glory", "upgrade 2"), food=1),
        ],
        "food -1",
        [stocked(GAIN_GLORY, science=3), stocked(CLEANSE, food=1)],
    ),
    "bare-silos": (
        [PRODUCE["energy"]],
        "",
        [PRODUCE["food"], given(schooled(3), PRODUCE["science"])],
    ),
    "petition-of-the-guilds": (
        [
            do({"establish": "farmers"}, "establish 1 farmers"),
            do({"establish": "farmers"}, "establish 4 farmers"),
        ],
        "",
        [given(bereft, do({"establish": "farmers"}, "establish 1 farmers"))],
    ),
    "toll-stations": (
        [
            stocked(do("gain_trade"), food=1),
            given(prospecting, do({"gain_bounty": 1}, "resolve gain")),
        ],
        "food -1",
        [stocked(do("gain_trade"))],
    ),
    "idle-foundries": (
        [select("production"), select("prosperity")],
        "",
        [select("development"), given(bereft, select("production"))],
    ),
    "ration-cards": (
        [stocked(PRODUCE["energy"], food=2)],
        "food -2",
        [stocked(PRODUCE["energy"], food=1, credits=5), stocked(PRODUCE["science"], food=2)],
    ),
    "uncounted-vaults": (
        [
            do({"establish": "bankers"}, "establish 4 bankers"),
            do({"establish": "scientists"}, "establish 1 scientists"),
        ],
        "",
        [do({"establish": "miners"}, "establish 4 miners")],
    ),
    "restless-colonists": (
        [do({"increase_population": 1}, "increase 4")],
        "",
        [do({"increase_population": 1}, "increase 1")],
    ),
    "murmurs-of-the-faithful": ([CLEANSE], "", [given(spoilt, CLEANSE_SECTOR)]),
    "shelved-reforms": ([stocked(SOCIETY, science=1)], "science -1", [stocked(SOCIETY, credits=1)]),
    "unread-archives": (
        [BASIC, given(schooled(3), PRODUCE["science"])],
        "",
        [
            given(schooled(2), PRODUCE["science"]),
            given(improving, do({"gain_technology": "improved"}, "gain-improved dreadnoughts")),
        ],
    ),
    "closed-sessions": ([stocked(TAKE_AGENDA, food=1)], "food -1", [stocked(TAKE_AGENDA)]),
    "portents-ignored": (
        [stocked(select("politics"), credits=2), stocked(select("temptation"), credits=2)],
        "",
        [stocked(select("politics"), credits=1), stocked(select("progress"), credits=2)],
    ),
    "old-feuds": (
        [
            stocked(do("move_corruption", "lift-slot 3", "corrupt-sector 4"), food=2),
            stocked(CLEANSE, food=2),
        ],
        "food -2",
        [stocked(CLEANSE, food=1)],
    ),
}
