"""Gunzi: the card table for 打滚子 (Da Gunzi) and 炒地皮 (Chao Dipi)."""

__version__ = "0.1.0"
