"""Tables, seats, storage and realtime: it hosts every game and knows the rules of none."""
