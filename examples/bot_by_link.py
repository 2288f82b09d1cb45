"""A bot that joins a table by its link and plays there until the game is over.

    python examples/bot_by_link.py 'http://localhost:8000/join/TABLE#INVITE' --name Otto

The link is the one that the page gives to invite others (programs get INVITE from `GET /api/tables/TABLE/links`). It
plays any entry of its menu; put something cleverer into `choose`.
"""

from __future__ import annotations

import argparse
import asyncio
import random
from urllib.parse import urlsplit

from argosy.client import Client, Refusal, new_key
from argosy.server.wire.types import State


def parts_of(link: str) -> tuple[str, str, str]:
    """The address of the server, the id of the table and the token of a link. Raises ValueError."""
    place = urlsplit(link)
    before, _, table = place.path.rpartition("/join/")
    if place.scheme not in ("http", "https") or not place.netloc or not table or not place.fragment:
        raise ValueError(f"{link} is no link to a table; one looks like http://localhost:8000/join/TABLE#INVITE")
    return f"{place.scheme}://{place.netloc}{before}", table, place.fragment


def choose(state: State) -> str:
    """The move, in notation: here any entry of the menu."""
    return random.choice(state.menu)


async def play(address: str, table: str, invite: str, name: str) -> State:
    """Join, play, and give the last state back. A lost connection is taken up again where it was."""
    client = Client(address)
    await client.be(name)
    place = await client.join(table, invite)
    after = 0
    while True:
        try:
            async with client.listen(table, place.token, after) as listening:
                async for state in listening.states():
                    after = state.version
                    if state.table.state in ("over", "closed"):
                        return state
                    if state.seat in state.to_act and state.menu:
                        try:
                            await listening.play(choose(state), key=new_key())
                        except Refusal as refusal:
                            print(f"{name} was refused: {refusal}")
        except OSError:
            pass
        await asyncio.sleep(1)


def main() -> None:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(description="A bot that joins a table by its link.")
    parser.add_argument("link", help="the link to the table, in quotes: 'http://localhost:8000/join/TABLE#INVITE'")
    parser.add_argument("--name", default="Otto")
    options = parser.parse_args()
    try:
        last = asyncio.run(play(*parts_of(options.link), options.name))
    except (Refusal, OSError, ValueError) as problem:
        parser.exit(2, f"{problem}\n")
    print(last.result or "the table was closed")


if __name__ == "__main__":
    main()
