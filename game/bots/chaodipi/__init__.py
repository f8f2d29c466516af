"""稳健: the bot that counts cards in Chao Dipi and plays every phase by rule of thumb. Nothing is searched."""
