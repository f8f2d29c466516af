"""炒地皮: two decks, a kitty that can be fried again and again (Part B)."""
