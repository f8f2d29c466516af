"""炒地皮: the questions that can be asked about Chao Dipi; each calls `game.rules` and decides nothing itself."""
