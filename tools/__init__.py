"""Programs around the game: set-up, the gate, measuring and building. None of it is installed with the game."""
