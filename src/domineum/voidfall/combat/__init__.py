"""Combat: two sides, its rules and decisions, and its forecast."""
