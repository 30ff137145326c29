"""The database from version to version; `versions/` holds one step per file."""

NEWEST = "0005"  # the last of them
