"""Setting up the Voidborn's side of a co-operative or solo game."""

from __future__ import annotations

from domineum.kernel import Event, Flow, Random
from domineum.voidfall.content.loading import Content
from domineum.voidfall.content.scenarios import Scenario
from domineum.voidfall.state import Haven, Sector, Void, Voidfall
from domineum.voidfall.void.alerts import add_alerts, fill_offer, report_preparation
from domineum.voidfall.void.crisis_board import ROWS, Row, choose_row, row_of, rows_for, the_void
from domineum.voidfall.words import Difficulty

LEVELS = (1, 2, 3)


def draw_fallen_houses(content: Content, houses: list[str], random: Random) -> list[str]:
    """Four Houses nobody plays, with one to three that show cracked glass."""
    rule = content.setup["fallen-houses"].value
    free = [house for house in content.houses if house not in houses]
    while True:
        random.shuffle(free)
        drawn = free[: rule["houses"]]
        cracked = sum(content.fallen_houses[house].cracked for house in drawn)
        if rule["cracked_glass_min"] <= cracked <= rule["cracked_glass_max"]:
            return drawn


def make_void(
    content: Content,
    scenario: Scenario,
    difficulty: Difficulty,
    blind: bool,
    sectors: list[Sector],
    random: Random,
) -> Void:
    """Shuffle the Crisis decks, the Wars and the Joint or Heroic cards.  [V-012]"""
    decks = {
        level: [card.id for card in content.crises.values() if card.level == level]
        for level in LEVELS
    }
    for deck in decks.values():
        random.shuffle(deck)
    wars = [card.id for card in content.alerts.values() if card.kind == "war"]
    random.shuffle(wars)
    joint = content.heroic_focuses if scenario.mode == "solo" else content.joint_focuses
    offer_deck = list(joint)
    random.shuffle(offer_deck)
    supply = content.setup["map"].value["harbinger_supply"]
    situations = {
        card.level: card.count for card in content.alerts.values() if card.kind == "situation"
    }
    return Void(
        difficulty=difficulty, decks=decks, discards={level: [] for level in LEVELS},
        current="", military=[], economic=[], alert="", alerts=[], alert_discard=[],
        situations=situations, wars=wars, offer=[], offer_deck=offer_deck, catastrophes=0,
        harbingers=supply - sum(sector.harbingers for sector in sectors),
        havens=_havens(content, scenario), consumed=[], seen={}, held={}, scope="", guest=-1,
        overproductions=[0] * scenario.players, lost=False, blind=blind,
    )  # fmt: skip


def _havens(content: Content, scenario: Scenario) -> list[Haven]:
    tiles = list(content.safe_havens.values())
    found = []
    for levels in scenario.safe_havens:
        tile = next(tile for tile in tiles if tile.levels == levels)
        tiles.remove(tile)
        found.append(Haven(tile.id, levels, []))
    return found


def open_void(state: Voidfall) -> Flow[None]:
    """Place the starting Crises, build the Alert deck, turn up the first offer. [V-016] [V-019]"""
    yield from place_starting_crises(state)
    add_alerts(state)
    fill_offer(state)
    state.reveal()
    yield from report_preparation(state)


def place_starting_crises(state: Voidfall) -> Flow[None]:
    """One starting Crisis for each row, if the difficulty has them."""
    void, content = the_void(state), state.content
    if not content.difficulties[void.difficulty]["starting_crises"]:
        return
    cards = [card.id for card in content.crises.values() if card.level == 0]
    state.random.shuffle(cards)
    while empty := [row for row in ROWS if not row_of(void, row)]:
        card = cards.pop()
        state.reveal()
        rows: list[Row] = [row for row in rows_for(state, card) if row in empty]
        if rows:
            row = yield from choose_row(state.order[0], "voidfall.crisis-row", rows, card)
            row_of(void, row).append(card)
            yield Event("crisis-ongoing", None, "V-119", crisis=card, row=row)
