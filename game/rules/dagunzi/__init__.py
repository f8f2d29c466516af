"""打滚子: three decks, a big joker to grab the bank, triples to win with (Part A)."""
