"""终端: the same table in a terminal, over the same `Connection`: for screen readers, remote shells, and no display."""
