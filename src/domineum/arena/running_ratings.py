"""Ratings while a tournament runs (openskill): a first estimate, cheap to keep up to date."""

from __future__ import annotations

from typing import Any


class RunningRatings:
    """Ratings by openskill; without that package there are none."""

    def __init__(self, bots: tuple[str, ...]) -> None:
        try:
            from openskill.models import PlackettLuce
        except ModuleNotFoundError:
            self.model = None
            return
        self.model = PlackettLuce()
        self.ratings = {bot: self.model.rating(name=bot) for bot in dict.fromkeys(bots)}

    def add(self, game: dict[str, Any]) -> None:
        """Learn from a game. A bot with several seats gets the mean of their ratings."""
        bots: list[str] = game["bots"]
        if self.model is None or len(set(bots)) < 2:
            return
        teams = [[self.model.rating(r.mu, r.sigma)] for r in (self.ratings[bot] for bot in bots)]
        rated = self.model.rate(teams, ranks=[float(place) for place in game["ranks"]])
        for bot in set(bots):
            own = [team[0] for seat, team in enumerate(rated) if bots[seat] == bot]
            self.ratings[bot].mu = sum(r.mu for r in own) / len(own)
            self.ratings[bot].sigma = sum(r.sigma for r in own) / len(own)

    def line(self) -> str:
        """The bots in order, with mean and uncertainty."""
        if self.model is None or len(self.ratings) < 2:
            return ""
        ordered = sorted(self.ratings.items(), key=lambda item: -item[1].mu)
        return "  ".join(f"{bot} {r.mu:.1f}±{r.sigma:.1f}" for bot, r in ordered)
