"""稳健: the bot that counts cards and plays every phase by rule of thumb. Nothing is searched."""
