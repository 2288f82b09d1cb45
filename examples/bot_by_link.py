"""A bot that joins a table by its link and plays there until the game is over.

    python examples/bot_by_link.py http://localhost:8000 TABLE INVITE --name Otto

TABLE and INVITE come from whoever opened the table (`GET /api/tables/TABLE/links`). It plays any entry of its menu;
put something cleverer into `choose`.
"""

from __future__ import annotations

import argparse
import asyncio
import random

from argosy.client import Client, Refusal, new_key
from argosy.server.messages import State


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
                    if state.result is not None:
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
    parser.add_argument("address", help="the server, for instance http://localhost:8000")
    parser.add_argument("table", help="the id of the table")
    parser.add_argument("invite", help="the token of its link")
    parser.add_argument("--name", default="Otto")
    options = parser.parse_args()
    last = asyncio.run(play(options.address, options.table, options.invite, options.name))
    print(last.result)


if __name__ == "__main__":
    main()
