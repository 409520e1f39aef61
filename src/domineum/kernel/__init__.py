"""The kernel: everything that a game of questions and choices needs, and nothing of any game."""

from domineum.kernel.abilities import Abilities, Ability
from domineum.kernel.effects import Algebra, Cost, Count, Effect
from domineum.kernel.errors import (
    BadData,
    BadRecord,
    BrokenRule,
    DomineumError,
    Earlier,
    GameOver,
    Refused,
)
from domineum.kernel.figures import Figure, Shift
from domineum.kernel.game import AnyGame, Chapter, Game, GameState, Outcome
from domineum.kernel.marks import computed, counted, kept, own, public
from domineum.kernel.match import Choice, Match
from domineum.kernel.messages import Catalogue, Message
from domineum.kernel.previews import Passed, Preview
from domineum.kernel.question import (
    Blocked,
    Event,
    Flow,
    Option,
    Question,
    Seat,
    Together,
    ask,
    ask_all,
    sourced,
    within,
)
from domineum.kernel.randomness import Random
from domineum.kernel.state import State, state, value
from domineum.kernel.totals import Sum, Total, sums
from domineum.kernel.view import view_of

__all__ = [
    "Abilities", "Ability", "Algebra", "AnyGame", "BadData", "BadRecord", "Blocked", "BrokenRule",
    "Catalogue", "Chapter", "Choice", "Cost", "Count", "DomineumError", "Earlier", "Effect",
    "Event", "Figure", "Flow", "Game", "GameOver", "GameState", "Match", "Message", "Option",
    "Outcome", "Passed", "Preview", "Question", "Random", "Refused", "Seat", "Shift", "State",
    "Sum", "Together", "Total", "ask", "ask_all", "computed", "counted", "kept", "own", "public",
    "sourced", "state", "sums", "value", "view_of", "within",
]  # fmt: skip
