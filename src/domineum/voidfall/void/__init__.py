"""What only games against the Voidborn have."""
