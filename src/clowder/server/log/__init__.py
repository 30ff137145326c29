"""A table is its log: the entries, the state that they fold to, and what may be added."""
