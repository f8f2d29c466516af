"""打滚子: the questions that can be asked about Da Gunzi; each calls `game.rules` and decides nothing itself."""
