"""The network: a table shared over a LAN. It sees bytes and the table's ports, never a pixel."""
