"""Tables in memory: one command at a time, running again after a restart."""
