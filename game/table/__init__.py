"""牌桌: the authority over a match: who sits where, the clock, the true cards, the journal; no socket, no pixel."""
