"""Web Push: a notice is encrypted for one browser, signed with the key of the house, and handed to
the push service that the browser has named."""

from __future__ import annotations

import asyncio
import logging
import ssl
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Collection
from functools import cached_property
from typing import Literal, TypeAlias
from urllib.parse import urlsplit

import httpx2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_der_private_key,
)
from py_vapid import Vapid02

from clowder.server.log.denied import Denied
from clowder.server.store import sessions
from clowder.server.store.notices import SubscriptionRow
from clowder.server.store.store import Conflict, Store
from clowder.server.tables.push_targets import Forbidden, find_target

PUSH_SECONDS = 10.0  # for the whole call
KEPT_SECONDS = 86_400  # by the push service, while the browser cannot be reached
SIGNED_SECONDS = 3600
KEY_NAME = "push_key"
AUTH_BYTES = 16

Outcome: TypeAlias = Literal["sent", "gone", "refused", "later"]
logger = logging.getLogger(__name__)


class Push:
    def __init__(
        self,
        key: ec.EllipticCurvePrivateKey,
        contact: str,
        allowed: Collection[str],
        now: Callable[[], float],
    ) -> None:
        self.public_key = encode(
            key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        )
        self._vapid = Vapid02(key)
        self._contact = contact
        self._allowed = allowed
        self._now = now

    @cached_property
    def _http(self) -> httpx2.AsyncClient:
        """For the first notice: many houses send none, and to read whom one trusts takes long."""
        # A connection is called by its address, so none is kept for another name behind it.
        return httpx2.AsyncClient(
            verify=ssl.create_default_context(),
            trust_env=False,
            limits=httpx2.Limits(max_keepalive_connections=0),
        )

    async def close(self) -> None:
        if "_http" in self.__dict__:
            await self._http.aclose()

    async def send(self, to: SubscriptionRow, message: bytes, topic: str) -> Outcome:
        """Raises nothing where the push service fails: the outcome says so."""
        try:
            async with asyncio.timeout(PUSH_SECONDS):
                status = await self._call(to, message, topic)
        except Forbidden as forbidden:
            logger.warning("a push service inside this network is not called: %s", forbidden)
            return "gone"
        except (TimeoutError, OSError, httpx2.HTTPError) as error:
            logger.info("a push service cannot be reached: %s", type(error).__name__)
            return "later"
        return outcome_of(status)

    async def _call(self, to: SubscriptionRow, message: bytes, topic: str) -> int:
        target = await find_target(to.endpoint, self._allowed)
        headers = self._sign(to.endpoint) | {
            "Host": target.host,
            "TTL": str(KEPT_SECONDS),
            "Topic": topic,  # a newer one about the same takes its place
            "Urgency": "normal",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
        }
        body = await asyncio.to_thread(encrypt, to, message)  # the first call imports
        named = {"sni_hostname": target.name}
        request = ("POST", target.url)
        async with self._http.stream(
            *request, content=body, headers=headers, extensions=named, follow_redirects=False
        ) as answer:
            return answer.status_code  # whatever else it says is not read

    def _sign(self, endpoint: str) -> dict[str, str]:
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(self._now()) + SIGNED_SECONDS,
            "sub": self._contact,
        }
        signed: dict[str, str] = self._vapid.sign(claims)
        return signed


def outcome_of(status: int) -> Outcome:
    if 200 <= status < 300:
        return "sent"
    if status in (404, 410):
        return "gone"
    return "later" if status == 429 or status >= 500 else "refused"


def encrypt(to: SubscriptionRow, message: bytes) -> bytes:
    # Imported here: it brings two HTTP clients, a fifth of the time that the server needs to start.
    from pywebpush import WebPusher

    keys = {"p256dh": to.p256dh, "auth": to.auth}
    encoded = WebPusher({"endpoint": to.endpoint, "keys": keys}).encode(message)
    body: bytes = encoded["body"]
    return body


def check_keys(p256dh: str, auth: str) -> None:
    """Raises Denied unless something can be encrypted with them."""
    try:
        point, secret = decode(p256dh), decode(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise Denied("bad_endpoint") from None
    if len(secret) != AUTH_BYTES:
        raise Denied("bad_endpoint")


def encode(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def decode(text: str) -> bytes:
    bare = text.rstrip("=")
    return urlsafe_b64decode(bare + "=" * (-len(bare) % 4))


async def push_key(store: Store) -> ec.EllipticCurvePrivateKey:
    """The key by which push services know the house; made at the first start."""
    written = await sessions.find_key(store, KEY_NAME)
    if written is None:
        made = ec.generate_private_key(ec.SECP256R1())
        written = made.private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption())
        try:
            await sessions.add_key(store, KEY_NAME, written)
        except Conflict:  # another node was quicker
            return await push_key(store)
    key = load_der_private_key(written, None)
    assert isinstance(key, ec.EllipticCurvePrivateKey)
    return key
