"""Builders of everything under assets/ that is not text: cards, fonts, icons, avatars, sounds, window icon."""
