"""The subcommands of `argosy admin` about people: guests, their deletion, bans, and the audit log."""

from __future__ import annotations

import argparse
import asyncio
import time
from typing import TYPE_CHECKING

from argosy.cli.admin_files import noted, opened, os_user
from argosy.cli.complaint import Complaint

if TYPE_CHECKING:
    from argosy.server.storage.store import Store

DAY = 86400.0
MOST_GUESTS = 200


def guests(options: argparse.Namespace) -> int:
    """Print one line per guest."""
    from argosy.server.storage.moderation import Moderation

    with opened(options.database) as store:
        for guest in asyncio.run(Moderation(store).guests(options.name, MOST_GUESTS)):
            print(f"{guest.id}  {day(max(guest.seen, guest.created))}  {guest.name}")
    return 0


def ban(options: argparse.Namespace) -> int:
    """Ban an address, a network or a guest."""
    from argosy.server.storage.moderation import BanRow, Moderation, act_of

    now = time.time()
    if options.days is not None and not options.days > 0:
        raise Complaint("--days: a number above 0 is expected")
    until = None if options.days is None else now + options.days * DAY

    async def run(store: Store) -> str:
        kind, target = await target_of(store, options.target)
        why = options.why if until is None else f"{options.why} (until {moment(until)})".strip()
        await Moderation(store).ban(
            BanRow(target, kind, now, until, options.why), act_of(os_user(), "ban", target, why)
        )
        return f"{kind} {target}"

    with opened(options.database) as store:
        print(f"{asyncio.run(run(store))} is banned{'' if until is None else f' until {moment(until)}'}")
    return 0


async def target_of(store: Store, text: str) -> tuple[str, str]:
    """The kind of a ban and its target. Raises Complaint."""
    from argosy.server.storage.moderation import ADDRESS, GUEST, network_of

    network = network_of(text)
    if network is not None and network.endswith("/0"):
        raise Complaint(f"{text} would ban everybody; close the server instead")
    if network is not None:
        return ADDRESS, network
    if await store.guest(text) is None:
        raise Complaint(f"{text} is no address, no network and no guest; `argosy admin guests` lists the guests")
    return GUEST, text


def unban(options: argparse.Namespace) -> int:
    """Lift a ban."""
    from argosy.server.storage.moderation import Moderation, act_of, network_of

    target = network_of(options.target) or options.target
    with opened(options.database) as store:
        if not asyncio.run(Moderation(store).lift(target, act_of(os_user(), "unban", target, options.why))):
            raise Complaint(f"{target} is not banned; `argosy admin bans` lists the bans")
    print(f"{target} is no longer banned")
    return 0


def forget(options: argparse.Namespace) -> int:
    """Delete a guest with all that is theirs."""
    from argosy.server.storage.failures import Conflict
    from argosy.server.tables.housekeeping import erase_beside_servers
    from argosy.server.wire.errors import Refused

    async def run(store: Store) -> None:
        if await store.guest(options.guest) is None:
            raise Complaint(f"there is no guest {options.guest}; `argosy admin guests` lists the guests")
        await noted(store, "forget", options.guest, options.why)
        try:
            await erase_beside_servers(store, options.guest)
        except (Refused, Conflict) as problem:
            raise Complaint(f"not all is deleted yet ({problem}); a running server deletes the rest") from problem

    with opened(options.database) as store:
        asyncio.run(run(store))
    print(f"guest {options.guest} is deleted")
    return 0


def bans(options: argparse.Namespace) -> int:
    """Print one line per ban."""
    from argosy.server.storage.moderation import Moderation

    with opened(options.database) as store:
        for found in asyncio.run(Moderation(store).bans(time.time())):
            end = "without end" if found.until is None else f"until {moment(found.until)}"
            print(f"{found.kind:8} {found.target:24} since {moment(found.at)} {end:23} {found.why}".rstrip())
    return 0


def audit(options: argparse.Namespace) -> int:
    """Print the latest acts."""
    from argosy.server.storage.moderation import Moderation

    if options.last < 1:
        raise Complaint("--last: a number above 0 is expected")
    with opened(options.database) as store:
        for act in asyncio.run(Moderation(store).acts(options.last)):
            print(f"{moment(act.at)}  {act.who:12} {act.act:8} {act.subject:24} {act.why}".rstrip())
    return 0


def moment(at: float) -> str:
    """A time in UTC, to the minute."""
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(at))


def day(at: float) -> str:
    """A day in UTC."""
    return time.strftime("%Y-%m-%d", time.gmtime(at))
