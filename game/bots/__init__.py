"""机器人: seats that think. A bot is given its seat's view and gives an action back; it knows nothing else."""
