"""What a device is called in the list of one's own: its browser and its system, and no more."""

from __future__ import annotations

BROWSERS = (  # the name in the header, and ours; others have the later ones in theirs, too
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "Mac"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def device_name(user_agent: str) -> str:
    """Empty where we know neither; nothing else of the header is stored."""
    found = (first_in(user_agent, BROWSERS), first_in(user_agent, SYSTEMS))
    return ", ".join(part for part in found if part)


def first_in(user_agent: str, names: tuple[tuple[str, str], ...]) -> str:
    return next((name for mark, name in names if mark in user_agent), "")
