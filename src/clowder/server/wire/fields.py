"""The kinds of fields that a client may fill, with their limits."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

# A bare `$` would let a line end pass after the last character.
CommandId: TypeAlias = Annotated[
    str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+(?!\n)$")
]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=15)]
GuestName: TypeAlias = Annotated[str, msgspec.Meta(max_length=64)]
LanguageCode: TypeAlias = Annotated[str, msgspec.Meta(max_length=8)]
BotLevel: TypeAlias = Annotated[str, msgspec.Meta(max_length=32)]
GivenBytes: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^([0-9a-f]{64})?(?!\n)$")]
ChatText: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=600)]
