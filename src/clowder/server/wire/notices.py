"""Notices as they are asked for: where to, which, and when not."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from clowder.core.value import Value
from clowder.server.log.entries import NoticeKind
from clowder.server.wire.fields import CommandId

TimeOfDay: TypeAlias = Annotated[
    str, msgspec.Meta(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9](?!\n)$")
]
ZoneName: TypeAlias = Annotated[
    str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_+/-]+(?!\n)$")
]
Key: TypeAlias = Annotated[
    str, msgspec.Meta(min_length=16, max_length=100, pattern=r"^[A-Za-z0-9_-]+=*(?!\n)$")
]


class QuietHours(Value):
    """From one time of the day to another, which may be past midnight, none is sent."""

    begins: TimeOfDay  # "22:00"
    ends: TimeOfDay
    zone: ZoneName  # "Europe/Prague"


class NoticeDevice(Value):
    """A browser to which notices are pushed."""

    id: str
    device: str  # such as "Firefox, Linux"
    made_at: int  # milliseconds since 1970


class NoticesInfo(Value):
    """How you want to be told, where you have asked for it."""

    key: str  # the house's own, by which a browser subscribes
    devices: tuple[NoticeDevice, ...]  # oldest first; none: you are told nothing
    kinds: tuple[NoticeKind, ...]
    quiet: QuietHours | None


class SubscribeBody(Value):
    """What the browser's `PushSubscription` says."""

    endpoint: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
    p256dh: Key
    auth: Key


class StopNoticesBody(Value):
    """Which of one's own devices, as the list of them says; without an id, all."""

    id: CommandId | None = None


class NoticesBody(Value):
    """Which notices are wanted, and when none is."""

    kinds: Annotated[tuple[NoticeKind, ...], msgspec.Meta(max_length=3)]
    quiet: QuietHours | None = None


class WaitingCount(Value):
    """How many of your tables wait for you."""

    count: int
