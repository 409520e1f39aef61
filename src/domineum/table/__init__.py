"""One table as its seats see and play it, with nothing but the standard library."""
