"""联机模拟: the network's sessions in a world of its own, where time, delays, cuts and crashes come from a seed."""
