"""Who wants which notices, where, and when not."""

from __future__ import annotations

from clowder.core.value import from_json, to_json
from clowder.server.log.decide import Guest
from clowder.server.log.denied import require
from clowder.server.store import notices
from clowder.server.store.notices import KINDS, SubscriptionRow
from clowder.server.tables.house import House
from clowder.server.tables.push import check_keys
from clowder.server.tables.push_targets import check_endpoint
from clowder.server.tables.quiet_hours import check_quiet
from clowder.server.tables.sessions import ID_LENGTH, digest
from clowder.server.wire.notices import (
    NoticeDevice,
    NoticesBody,
    NoticesInfo,
    QuietHours,
    SubscribeBody,
)


async def notices_of(house: House, guest: Guest) -> NoticesInfo:
    kinds, quiet = await notices.find_settings(house.store, guest.session)
    devices = tuple(
        NoticeDevice(row.id[:ID_LENGTH], row.device, row.made_at)
        for row in await notices.find_subscriptions(house.store, guest.session)
    )
    hours = None if quiet is None else from_json(quiet, QuietHours)
    return NoticesInfo(house.courier.push.public_key, devices, kinds, hours)


async def subscribe(
    house: House, guest: Guest, body: SubscribeBody, credential: str, device: str
) -> None:
    """Send notices to a browser until the `credential` by which it is known ends. Raises Denied."""
    check_endpoint(body.endpoint, house.settings.push_hosts)
    check_keys(body.p256dh, body.auth)
    row = SubscriptionRow(
        id=digest(body.endpoint),
        session=guest.session,
        credential=credential,
        endpoint=body.endpoint,
        p256dh=body.p256dh,
        auth=body.auth,
        device=device,
        made_at=house.now_ms(),
    )
    await notices.subscribe(house.store, row)


async def stop(house: House, guest: Guest, id: str | None) -> None:
    """Stop notices on one device, or on all; raises Denied where the guest has none of that id."""
    found = await notices.find_subscriptions(house.store, guest.session)
    ended = [row.id for row in found if id is None or row.id[:ID_LENGTH] == id]
    require(ended or id is None, "no_such_subscription")
    await notices.unsubscribe(house.store, ended)


async def change(house: House, guest: Guest, body: NoticesBody) -> None:
    """Raises Denied."""
    if body.quiet is not None:
        check_quiet(body.quiet)
    kinds = [kind for kind in KINDS if kind in body.kinds]
    quiet = None if body.quiet is None else to_json(body.quiet).decode()
    await notices.save_settings(house.store, guest.session, kinds, quiet)
