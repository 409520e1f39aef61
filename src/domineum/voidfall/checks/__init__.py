"""What must always hold, in a position and from one position to the next."""
