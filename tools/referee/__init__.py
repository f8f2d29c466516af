"""裁判: the rules as a program that anyone can ask, one JSON object a line (docs/referee.md)."""
