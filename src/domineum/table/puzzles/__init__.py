"""Puzzles: one turn, one goal, and a best result that a search has proved."""
