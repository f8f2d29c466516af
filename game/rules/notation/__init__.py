"""记谱: cards, actions and whole matches as text that people read and `git diff` compares (docs/notation.md)."""
