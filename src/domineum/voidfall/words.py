"""The closed lists of the game: resources, Guilds, Installations, Fleets, tracks, Agendas."""

from typing import Annotated, Literal

from domineum.kernel.content import To

Resource = Literal["food", "energy", "materials", "credits", "science"]
Guild = Literal["farmers", "engineers", "miners", "bankers", "scientists"]
Installation = Literal["shipyard", "defense", "starbase"]
Fleet = Literal["corvette", "sentry", "destroyer", "dreadnought", "carrier"]
Track = Literal["society", "statecraft", "economy"]
AgendaType = Literal["dominance", "wealth", "might", "support"]
FocusType = Annotated[str, To("focus_types")]
Mode = Literal["tutorial", "competitive", "coop", "solo"]
Difficulty = Literal["easy", "medium", "hard"]

RESOURCES: tuple[Resource, ...] = ("food", "energy", "materials", "credits", "science")
FOOD, ENERGY, MATERIALS, CREDITS, SCIENCE = range(5)
GUILDS: tuple[Guild, ...] = ("farmers", "engineers", "miners", "bankers", "scientists")
"""In the order of the resources that they produce.  [V-206]"""
FLEETS: tuple[Fleet, ...] = ("corvette", "sentry", "destroyer", "dreadnought", "carrier")
TRACKS: tuple[Track, ...] = ("society", "statecraft", "economy")
AGENDA_TYPES: tuple[AgendaType, ...] = ("dominance", "wealth", "might", "support")
NO_FLEETS = (0, 0, 0, 0, 0)

STOCK_LIMIT = 15
LEVEL_LIMIT = 13
FLEET_POWER = 14
GLORY_LIMIT = 4
TECHNOLOGY_LIMIT = 5
FLEET_TOKENS = 2
TIERS = (0, 0, 0, 1, 1, 2, 3, 4)
"""The Tier of each space of a track.  [V-379]"""
LAST_SPACE = 7
