"""Tournaments between bots: played in many processes, resumable, rated and reported."""
