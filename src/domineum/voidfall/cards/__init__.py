"""The language that cards are written in: effects, abilities, costs, counts, filters, deeds."""
