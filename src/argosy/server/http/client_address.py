"""What a client is counted by: its IPv4 address, or the IPv6 networks that it may own."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from starlette.types import Scope

IPV6_NETWORKS: Final = ((48, 16), (56, 4), (64, 1))
"""Prefix lengths with which providers give networks to one customer, and how many times the limits of one address such
a network gets: the owner of a /48 has 65,536 networks /64, but not 65,536 times the limits."""


@lru_cache(maxsize=4096)
def client_key(address: str) -> str:
    """What a client is named by: its IPv4 address, or its IPv6 /64 network, all of which belongs to one customer."""
    try:
        ip = ip_address(address)
    except ValueError:
        return address
    if not isinstance(ip, IPv6Address) or not ip.is_global or ip.ipv4_mapped is not None:
        return address
    return str(ip_network((ip, 64), strict=False))


@lru_cache(maxsize=4096)
def networks_of(client: str) -> tuple[tuple[str, int], ...]:
    """The networks in which a client is counted, the widest first, and how many times the limits each gets."""
    if not client.endswith("/64"):
        return ((client, 1),)
    address = client.removesuffix("/64")
    return tuple([(str(ip_network(f"{address}/{bits}", strict=False)), share) for bits, share in IPV6_NETWORKS])


def client_of(scope: Scope) -> str:
    """What the client of an ASGI request is named by."""
    client = scope.get("client")
    return client_key(str(client[0])) if client else "unknown"
