"""Why somebody is reported, or barred."""

from __future__ import annotations

from typing import Literal, TypeAlias

Reason: TypeAlias = Literal["rude", "spam", "name", "cheating", "other"]
