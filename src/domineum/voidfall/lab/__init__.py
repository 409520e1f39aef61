"""Single Combats outside of a game, for the combat lab and the command."""
