"""The database from version to version; `versions/` holds one step per file."""

NEWEST = "0013"  # the last of them
