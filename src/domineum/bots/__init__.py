"""Players that are programs."""

from domineum.bots.finding import find, find_guarded
from domineum.bots.guard import Guarded
from domineum.bots.planner import Planner
from domineum.bots.random import RandomBot, play_out
from domineum.bots.seat import Bot, SeatAtTable
from domineum.bots.texts import CATALOGUE, catalogue_for

__all__ = [
    "CATALOGUE",
    "Bot",
    "Guarded",
    "Planner",
    "RandomBot",
    "SeatAtTable",
    "catalogue_for",
    "find",
    "find_guarded",
    "play_out",
]
