"""The Crisis board: two rows of Harbingers and ongoing Crises, and the Catastrophes."""

from __future__ import annotations

from typing import Literal

from domineum.kernel import (
    Effect,
    Event,
    Flow,
    GameOver,
    Message,
    Option,
    Question,
    Seat,
    ask,
    sourced,
)
from domineum.kernel.effects import joined, may_decline, resolve_chosen
from domineum.voidfall.cards.at import At
from domineum.voidfall.cards.counts import COUNTS, Count
from domineum.voidfall.cards.effects import EFFECTS
from domineum.voidfall.corruption import RemoveCorruption
from domineum.voidfall.production import Gain
from domineum.voidfall.state import Void, Voidfall

Row = Literal["military", "economic"]
ROWS: tuple[Row, ...] = ("military", "economic")
HARBINGER = "harbinger"
MAX_CATASTROPHES = 3
COMPENSATION: dict[str, Effect[At]] = {
    "resources": EFFECTS.parse({Gain.name: {"any_resource": 5}}, "compensation"),
    "corruption": EFFECTS.parse({RemoveCorruption.name: 1}, "compensation"),
}
"""What a player may take for a Catastrophe or a closed Rift.  [V-129] [V-354]"""


def the_void(state: Voidfall) -> Void:
    """The Voidborn's part of a game that has one."""
    assert state.void is not None, "a competitive game has no Voidborn part"
    return state.void


def row_of(void: Void, row: Row) -> list[str]:
    """A row from the left; occupied spaces are always the leftmost ones.  [V-461]"""
    return void.military if row == "military" else void.economic


def rows_for(state: Voidfall, crisis: str) -> list[Row]:
    """An Economic or Military Crisis has its row, a General one may go to either.  [V-119]"""
    category = state.content.crises[crisis].category
    return list(ROWS) if category == "general" else [category]


def military_value(state: Voidfall) -> int:
    """The leftmost unoccupied Military space, or the value when full.  [V-136] [V-462] [V-463]"""
    board = state.content.crisis_board["military"]
    values = [*board.voidborn_power, board.voidborn_power_full]
    return values[len(the_void(state).military)]


def economic_value(state: Voidfall) -> tuple[int, int, int, int, int]:
    """The resources of the leftmost unoccupied Economic space.  [V-137] [V-463]"""
    board = state.content.crisis_board["economic"]
    costs = [*board.spend, board.spend_full]
    return costs[len(the_void(state).economic)].resources


# -- Catastrophes -------------------------------------------------------------------------------


@COUNTS.word("catastrophes")
class Catastrophes(Count):
    """Catastrophe tokens placed."""

    def of(self, at: At) -> int:
        return at.state.void.catastrophes if at.state.void else 0


def place_catastrophe(state: Voidfall) -> Flow[None]:
    """A 4th Catastrophe loses the game; else each player is compensated. [V-129] [V-130]"""
    void = the_void(state)
    if void.catastrophes == MAX_CATASTROPHES:
        yield Event("lost-catastrophe", None, "V-130")
        void.lost = state.finished = True
        raise GameOver
    void.catastrophes += 1
    yield Event("catastrophe", None, "V-129", number=void.catastrophes)
    for seat in state.order:
        yield from compensation(At(state, seat), "V-129")


def compensation(at: At, rule: str) -> Flow[None]:
    """Take 5 resources of any mix, or remove a Corruption, or neither.  [V-129] [V-354]"""
    options: list[Option[Effect[At] | None]] = [
        Option(f"compensate-{name}", effect)
        for name, effect in COMPENSATION.items()
        if effect.possible(at)
    ]
    options.append(Option("forfeit", None))
    about = {"rule": rule}
    question = Question(at.seat, "voidfall.catastrophe", options, about=about)
    source = "catastrophe" if rule == "V-129" else "closed-rift"
    yield from sourced(source, _compensate(at, question))


def _compensate(at: At, question: Question[Effect[At] | None]) -> Flow[None]:
    effect = yield from ask(question)
    if effect is not None:
        yield from resolve_chosen(effect, at)


def compensation_text() -> Message:
    """What a compensation brings."""
    return joined("list-one-of", [effect.describe() for effect in COMPENSATION.values()])


@EFFECTS.leaf("place_catastrophe")
class PlaceCatastrophe(Effect[At]):
    """Place a Catastrophe token.  [V-129]"""

    def possible(self, at: At) -> bool:
        return at.state.void is not None

    def resolve(self, at: At) -> Flow[bool]:
        yield from place_catastrophe(at.state)
        return True


# -- the rows -----------------------------------------------------------------------------------


def discard_crisis(state: Voidfall, crisis: str) -> Flow[None]:
    """A Crisis lies face up beside its deck; a starting one returns to the box. [V-099] [V-123]"""
    void = the_void(state)
    level = state.content.crises[crisis].level
    if level:
        void.discards[level].append(crisis)
    void.seen = {key: seen for key, seen in void.seen.items() if key.split()[0] != crisis}
    void.held = {key: held for key, held in void.held.items() if key.split()[0] != crisis}
    if level:
        yield Event("crisis-discarded", None, "V-123", crisis=crisis)
    else:
        yield Event("crisis-boxed", None, "V-099", crisis=crisis)


def push_off(state: Voidfall, row: Row) -> Flow[None]:
    """What falls off the right end is discarded and brings a Catastrophe. [V-122] [V-466]"""
    void = the_void(state)
    spaces = state.content.crisis_board[row].spaces
    pieces = row_of(void, row)
    if len(pieces) > spaces:
        piece = pieces.pop()
        if piece == HARBINGER:
            void.harbingers += 1
        else:
            yield from discard_crisis(state, piece)
        yield from place_catastrophe(state)


def make_ongoing(state: Voidfall, crisis: str, row: Row) -> Flow[None]:
    """A Crisis takes the leftmost space without a Harbinger. [V-119] [V-120] [V-121] [V-122]"""
    void = the_void(state)
    pieces = row_of(void, row)
    harbingers = pieces.count(HARBINGER)
    if harbingers == state.content.crisis_board[row].spaces:
        yield from discard_crisis(state, crisis)
        yield from place_catastrophe(state)
        return
    pieces.insert(harbingers, crisis)
    yield Event("crisis-ongoing", None, "V-121", crisis=crisis, row=row)
    yield from push_off(state, row)


def harbinger_on_row(state: Voidfall, row: Row) -> Flow[None]:
    """A Harbinger takes the leftmost space; everything else of the row moves right. [V-465]"""
    row_of(the_void(state), row).insert(0, HARBINGER)
    yield Event("harbinger-row", None, "V-465", row=row)
    yield from push_off(state, row)


def choose_row(seat: Seat, topic: str, rows: list[Row], crisis: str = "") -> Flow[Row]:
    """Choose the row of a Harbinger, or of a Crisis."""
    options = [Option("row", row, row=row) for row in rows]
    about = {"crisis": crisis} if crisis else None
    return (yield from ask(Question(seat, topic, options, about=about)))


def remove_crisis(state: Voidfall, crisis: str) -> None:
    """Take a Crisis from the board or from the current player; gaps close.  [V-100]"""
    void = the_void(state)
    if void.current == crisis:
        void.current = ""
    else:
        row = void.military if crisis in void.military else void.economic
        row.remove(crisis)


def ongoing_crises(void: Void) -> list[str]:
    """The Crises of both rows."""
    return [piece for piece in (*void.military, *void.economic) if piece != HARBINGER]


def open_crises(void: Void) -> list[str]:
    """The current Crisis and all ongoing ones."""
    return ([void.current] if void.current else []) + ongoing_crises(void)


@EFFECTS.leaf("discard_crisis")
class DiscardCrisis(Effect[At]):
    """Discard a Crisis without resolving it.  [V-102]"""

    which: Literal["any", "ongoing", "economic", "military"]
    """`any`: that of this turn or an ongoing one; a category means General ones too."""
    meant = True

    def _choices(self, at: At) -> list[str]:
        void = at.state.void
        if void is None:
            return []
        crises = at.state.content.crises
        return [
            name
            for name in open_crises(void)
            if not (self.which == "ongoing" and name == void.current)
            and (
                self.which in ("any", "ongoing") or crises[name].category in (self.which, "general")
            )
        ]

    def possible(self, at: At) -> bool:
        return bool(self._choices(at))

    def why_not(self, at: At) -> tuple[Message, str]:
        return Message("blocked-no-crisis"), "V-102"

    def resolve(self, at: At) -> Flow[bool]:
        options: list[Option[str]] = [
            Option("discard-crisis", name, crisis=name) for name in self._choices(at)
        ]
        if may_decline(at):
            options.append(Option("forfeit", ""))
        name = yield from ask(Question(at.seat, "voidfall.discard-crisis", options))
        if name:
            remove_crisis(at.state, name)
            yield from discard_crisis(at.state, name)
        return bool(name)
