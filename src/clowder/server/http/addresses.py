"""Who is counted as one client, by the address that they come from."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network

NETWORK = 64  # bits: whoever has one address of such a network has all of them


@lru_cache(maxsize=1024)
def client_at(address: str) -> str:
    """An IPv4 address, or the network of one of IPv6: limits by single ones would bound nobody."""
    if ":" not in address:
        return address
    try:
        found = IPv6Address(address)
    except ValueError:  # a proxy may say anything
        return address
    return str(found.ipv4_mapped or IPv6Network((int(found), NETWORK), strict=False))
