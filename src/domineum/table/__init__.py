"""One table as its seats see and play it: what the server and the terminal have in common."""
