"""How lively a market with bots is: one person among bots at each of several tables, for one whole trading clock.

    TMPDIR=/dev/shm chrt -r 1 python -m bench.market --level sensible --tables 10 --at-once 5

With `chrt` (as root) other work on the machine hardly counts. The person makes an offer every 15 seconds and accepts
nothing. Printed are when bots made offers and struck deals among themselves, by tenths of the clock, and how long each
bot took to answer each offer of the person.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from argosy.client import Client, Refusal
from argosy.server.tables.clock import PACED
from argosy.server.wire.types import Done, NewTable, State
from tests.server.harness import GENEROUS, Running, running

GAME = "mediterranean"
EVERY = 15.0
"""Seconds between two offers of the person."""
PARTS = 10
LATE = 4.0
BOTS = (1, 2, 3)
BASIC = ("grain", "wool", "timber", "ore", "salt")


@dataclass
class Seen:
    """What one person saw in one market, in seconds since it opened."""

    began: float = field(default_factory=time.monotonic)
    offers: list[float] = field(default_factory=list)
    deals: list[float] = field(default_factory=list)
    made: int = 0
    answers: list[float] = field(default_factory=list)
    kinds: Counter[str] = field(default_factory=Counter)
    late: int = 0
    """Answers that did not come within `LATE` seconds, though the offer was open."""
    ended: float = 0.0
    waiting: dict[tuple[int, int], float] = field(default_factory=dict)
    """By offer and bot: since when an answer is due."""

    def hear(self, state: State) -> None:
        """Take in one frame."""
        assert state.view is not None
        now = time.monotonic()
        for told in state.events:
            if told.event["do"] == "Offered":
                self._offered(told.event, now)
            elif told.event["do"] == "DealStruck":
                self._struck(told.event, now)
        open_now = {offer["number"] for offer in state.view["offers"]}
        self.waiting = {key: since for key, since in self.waiting.items() if key[0] in open_now}
        talk = state.table.market
        for answer in [] if talk is None else talk.answers:
            self._answered((answer.offer, answer.seat), "countered" if answer.counter else "declined", now)
        for key in [key for key, since in self.waiting.items() if now - since > LATE]:
            self.late += 1
            del self.waiting[key]

    def _offered(self, event: dict[str, Any], now: float) -> None:
        if event["seat"] == 0:
            self.waiting |= {(event["number"], seat): now for seat in BOTS}
        else:
            self.offers.append(now - self.began)

    def _struck(self, event: dict[str, Any], now: float) -> None:
        if event["seat"] == 0:
            self._answered((event["number"], event["other"]), "taken", now)
        else:
            self.deals.append(now - self.began)

    def _answered(self, key: tuple[int, int], kind: str, now: float) -> None:
        since = self.waiting.pop(key, None)
        if since is not None:
            self.answers.append(now - since)
            self.kinds[kind] += 1


async def to_market(client: Client, table: str) -> State:
    """Pass until the market is open."""
    state = await client.snapshot(table)
    while state.view is None or state.view["phase"] != "trading":
        if 0 in state.to_act and state.menu:
            await client.play(table, "pass" if "pass" in state.menu else state.menu[0])
        state = await client.events(table, state.version, wait=5)
    return state


async def offer(client: Client, table: str, state: State, dice: random.Random) -> bool:
    """Offer a card of the hand for a basic good; whether that was possible."""
    assert state.view is not None
    give, want = dice.choice([card["good"] for card in state.view["hand"]]), dice.choice(BASIC)
    if give in (want, "piracy"):
        return False
    try:
        await client.play(table, f"offer 1 {give} for 1 {want} to all")
    except Refusal:
        return False
    return True


async def visit(server: Running, level: str, seconds: int, number: int) -> Seen:
    """One person at one table for one market."""
    client = await server.guest(f"Guest {number}")
    options = {"trading_seconds": str(seconds)}
    terms = NewTable(game=GAME, seats=4, tempo=PACED, bots=[None, level, level, level], options=options)
    table = (await client.open(terms)).table
    await client.start(table)
    state = await to_market(client, table)
    await client.ask("POST", f"/api/tables/{table}/sorted", Done)  # the clock starts at once
    dice, seen = random.Random(number), Seen()
    next_offer = seen.began + 3
    while state.view is not None and state.view["phase"] == "trading":
        now = time.monotonic()
        if now >= next_offer and now - seen.began < seconds - 10:
            next_offer = now + EVERY
            seen.made += await offer(client, table, state, dice)
        state = await client.events(table, state.version, wait=1)
        seen.hear(state)
    seen.ended = time.monotonic() - seen.began
    return seen


async def measure(level: str, tables: int, at_once: int, seconds: int) -> list[Seen]:
    """What all persons saw."""
    free = asyncio.Semaphore(at_once)
    with tempfile.TemporaryDirectory() as folder:
        async with running(Path(folder), GENEROUS) as server:

            async def in_turn(number: int) -> Seen:
                async with free:
                    return await visit(server, level, seconds, number)

            return list(await asyncio.gather(*[in_turn(number) for number in range(tables)]))


def report(level: str, seconds: int, seen: list[Seen]) -> None:
    """Print the histogram and the answers."""
    shown = Table(title=f"{len(seen)} markets of {seconds} s, one person with three bots of the level {level}")
    for name in ("from", "offers of bots", "deals among bots", "markets without either"):
        shown.add_column(name, justify="right")
    width = seconds / PARTS
    for part in range(PARTS):
        inside = [
            [sum(part * width <= at < (part + 1) * width for at in times) for times in (one.offers, one.deals)]
            for one in seen
        ]
        offers, deals = (sum(column) for column in zip(*inside, strict=True))
        shown.add_row(f"{part * width:.0f} s", f"{offers}", f"{deals}", f"{sum(not any(one) for one in inside)}")
    Console().print(shown)
    answers = sorted(at for one in seen for at in one.answers)
    first = min((at for one in seen for at in one.deals), default=0.0)
    kinds = sum((one.kinds for one in seen), Counter[str]())
    ended, made, late = min(one.ended for one in seen), sum(one.made for one in seen), sum(one.late for one in seen)
    print(f"first deal among bots after {first:.1f} s; the first market ended after {ended:.0f} s")
    print(f"{made} offers of people; answers: {dict(kinds)}, none within {LATE:.0f} s: {late}")
    if answers:
        print(f"answers after {answers[0]:.1f} to {answers[-1]:.1f} s, median {statistics.median(answers):.1f} s")


def main() -> None:
    """Parse the command line, measure, print."""
    parser = argparse.ArgumentParser(prog="python -m bench.market", description=__doc__.partition("\n")[0])
    parser.add_argument("--level", default="sensible", help="level of the bots (default: sensible)")
    parser.add_argument("--tables", type=int, default=10, help="markets (default: 10)")
    parser.add_argument("--at-once", type=int, default=10, help="markets at the same time (default: 10)")
    parser.add_argument("--seconds", type=int, default=240, help="seconds of the trading clock (default: 240)")
    options = parser.parse_args()
    seen = asyncio.run(measure(options.level, options.tables, options.at_once, options.seconds))
    report(options.level, options.seconds, seen)


if __name__ == "__main__":
    main()
