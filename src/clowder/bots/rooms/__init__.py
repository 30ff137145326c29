"""The bots of each room: a package per room, whose `LEVELS` go from the weakest to the best."""
