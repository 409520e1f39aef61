"""The conditions of the five starting Crises, met and just missed."""

from tests.voidfall.crisis_table import Act, CrisisTable, do, given, regroup, stocked


def defended(table: CrisisTable) -> None:
    """The Shipyard of the Home sector, and a Sector Defense in the Outpost."""
    table.sector(4).installations = ("defense",)


def ahead(table: CrisisTable) -> None:
    """The marker of Society is one space ahead."""
    table.me.tracks = [1, 0, 0]


def banking(table: CrisisTable) -> None:
    """There are Bankers and Scientists in the Outpost."""
    table.sector(4).guilds = ("bankers", "scientists")


BUILD = do({"build": "defense"}, "build 4 defense")
ADVANCE = do({"advance": "statecraft"}, "advance statecraft")
MINE, RESEARCH = do({"produce": ["materials"]}), do({"produce": ["science"]})

CASES: dict[str, tuple[list[Act], str, list[Act]]] = {
    "unlit-beacons": ([given(defended, BUILD)], "", [BUILD]),
    "severed-supply-routes": (
        [stocked(regroup(1, 1), food=1, energy=1)],
        "food -1, energy -1",
        [stocked(regroup(1), food=1, energy=1), stocked(regroup(1, 1), food=1)],
    ),
    "ransacked-granaries": (
        [stocked(MINE, food=4, energy=4, materials=3)],
        "",
        [
            stocked(MINE, food=4, energy=4, materials=2),
            given(banking, stocked(RESEARCH, food=4, energy=4, materials=4)),
        ],
    ),
    "worthless-scrip": (
        [stocked(do("gain_trade"), credits=2), given(banking, stocked(RESEARCH, credits=2))],
        "credits -2",
        [stocked(do("gain_trade"), credits=1, food=3), stocked(MINE, credits=2)],
    ),
    "empty-thrones": ([given(ahead, ADVANCE)], "", [ADVANCE]),
}
