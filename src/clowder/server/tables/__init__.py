"""Tables in memory: one command at a time, kept going, found again after a restart."""
