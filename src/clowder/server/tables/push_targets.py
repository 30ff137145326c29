"""Where notices may be sent: to public push services alone, whatever a browser says.

A subscription names an address that this server will call. So that nobody makes it call inside
its own network, names are looked up here, and the address that was checked is the one that is
called."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Collection
from urllib.parse import SplitResult, urlsplit

from clowder.core.value import Value
from clowder.server.log.denied import require

# Addresses in which another one hides, that may be private, and those that once were for sites.
HIDING = ("::/96", "::ffff:0:0:0/96", "64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "fec0::/10")
TUNNELS = tuple(map(ipaddress.ip_network, HIDING))


class Forbidden(Exception):
    """That address is not called."""


class Target(Value):
    """What is called, and by which name."""

    url: str  # by its address
    host: str  # as the endpoint says it, for the header and the certificate
    name: str


def check_endpoint(endpoint: str, allowed: Collection[str]) -> None:
    """Raises Denied unless that may be a push service. Its address is checked at every call."""
    try:
        parts = urlsplit(endpoint)
        require(is_fit(parts, allowed), "bad_endpoint")
    except ValueError:
        require(False, "bad_endpoint")


def is_fit(parts: SplitResult, allowed: Collection[str]) -> bool:
    printable = all(" " < letter < "\x7f" for letter in parts.geturl())
    if not parts.hostname or parts.username is not None or parts.fragment or not printable:
        return False
    if parts.netloc in allowed:
        return parts.scheme in ("http", "https")
    return parts.scheme == "https" and parts.port in (None, 443) and not is_inner(parts.hostname)


def is_inner(name: str) -> bool:
    """Whether a name, or an address, shows by itself that it is not public."""
    try:
        return not is_public(name)
    except ValueError:  # a name, to be looked up
        return "." not in name or name.endswith((".localhost", ".local", ".internal"))


def is_public(address: str) -> bool:
    """Whether an address is public; raises ValueError where it is no address."""
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    hidden = any(found.version == net.version and found in net for net in TUNNELS)
    return found.is_global and not found.is_multicast and not hidden


async def find_target(endpoint: str, allowed: Collection[str]) -> Target:
    """Look a name up; raises Forbidden, and OSError where the name is unknown."""
    parts = urlsplit(endpoint)
    assert parts.hostname is not None
    port = parts.port or (443 if parts.scheme == "https" else 80)
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except UnicodeError:  # a part of the name is empty, or longer than names may be
        raise Forbidden(parts.hostname) from None
    addresses = [str(each[4][0]) for each in found]
    if parts.netloc not in allowed and not all(map(is_public, addresses)):
        raise Forbidden(parts.hostname)
    address = f"[{addresses[0]}]" if ":" in addresses[0] else addresses[0]
    url = parts._replace(netloc=f"{address}:{port}").geturl()
    return Target(url, parts.netloc, parts.hostname)
