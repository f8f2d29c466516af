"""Bots among themselves: playing rounds, mirrored pairs, figures."""
