"""The tables that are open: who sits there, what is played, and the news of it."""
