"""Players that are programs."""

from domineum.bots.planner import Planner
from domineum.bots.random import RandomBot, play_out
from domineum.bots.seat import Bot, SeatAtTable

__all__ = ["Bot", "Planner", "RandomBot", "SeatAtTable", "play_out"]
