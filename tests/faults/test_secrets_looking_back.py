"""Who looks back learns nothing: in a world that a seat could not tell apart all the while, every byte is the same.

Two servers stand side by side with the same table, in one of them with everything dealt anew that the seat, or the
onlooker, cannot know. The game goes on in both, with inputs of each world's own, while the frames for those eyes are
the same. Then they look back: at all moments since, those between an input and what chance did included, and in words.
The whole test, with figures: ARGOSY_FAULTS=whole python -m pytest -s tests/faults/test_secrets_looking_back.py
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import cast

import pytest

import argosy
from argosy.core.contract import CHANCE, CLOCK, Event, State
from argosy.core.match import Match
from argosy.core.record import Input
from argosy.core.replay import entered
from argosy.core.rng import Rng
from argosy.server.processes.pool import ProcessPool
from argosy.server.processes.worker_process import WorkerProcess
from argosy.server.review.worker import RUNNING, FollowedLog
from argosy.server.storage.rows import PLAYING, GuestRow, SeatRow, TableRow
from argosy.server.tables.session import GameSession, header_line, row_of
from argosy.server.tables.tokens import hashed, new_id, new_token
from argosy.server.wire import encoding as wire
from tests.faults import sizes
from tests.faults.eyes import Wire
from tests.faults.test_secrets_on_the_wire import SEED, Pair, pairs, two_servers
from tests.server.harness import Running

LONGEST = 30
"""Inputs that the two worlds go on for."""
TRIES = 6


@dataclass(frozen=True, slots=True)
class Lived:
    """A pair of worlds that went on side by side, and the inputs in each of them."""

    pair: Pair
    inputs: tuple[list[Input], list[Input]]


def lived(pair: Pair) -> Lived:
    """Let both worlds go on while those eyes see and hear the same."""
    dice = Rng(f"lived {pair.number}")
    worlds = [pair.state.clone(), pair.world.clone()]
    made: tuple[list[Input], list[Input]] = [], []
    while len(made[0]) < LONGEST and not pair.rules.over(worlds[0]):
        step = next((one for _ in range(TRIES) if (one := step_of(pair, worlds, dice)) is not None), None)
        if step is None:
            break
        for world in range(2):
            worlds[world], entered = step[world]
            made[world].append(entered)
    return Lived(pair, made)


def step_of(pair: Pair, worlds: list[State], dice: Rng) -> list[tuple[State, Input]] | None:
    """One input in each world after which those eyes cannot tell them apart; None if this try found none."""
    rules = pair.rules
    if rules.chance_due(worlds[0]) != rules.chance_due(worlds[1]):
        return None
    actor, tick = CHANCE, rules.tick(worlds[0])
    if not rules.chance_due(worlds[0]):
        seats = rules.to_act(worlds[0])
        actor = CLOCK if (tick is not None and dice.below(4) == 0) or not seats else seats[dice.below(len(seats))]
    steps: list[tuple[State, Input]] = []
    shown: list[tuple[bytes, str]] = []
    for number, state in enumerate(worlds):
        after, events = state.clone(), list[Event]()
        if actor == CHANCE:
            action = rules.draw(state.clone(), Rng(f"chance {dice.below(3)}"))
        elif actor == CLOCK:
            assert tick is not None
            action = tick
        elif actor == pair.eyes and number == 1:
            action = steps[0][1].action  # what they do themselves they know
        else:
            action = rules.sample(after, actor, dice)
        if rules.check(after, actor, action) is not None:
            return None
        rules.apply(after, actor, action, events)
        told = [event.told_to(pair.eyes) for event in events]
        steps.append((after, Input(actor, action)))
        shown.append((wire.encode(rules.view(after, pair.eyes)), repr([one for one in told if one is not None])))
    settled = not rules.chance_due(steps[0][0]) and not rules.chance_due(steps[1][0])
    same = shown[0] == shown[1] if settled else shown[0][1] == shown[1][1]
    return steps if same else None


class Here:
    """In place of the review processes: their work is done in this one, whose past is known."""

    def __init__(self) -> None:
        self.process = WorkerProcess()
        self.share = 1.0

    @asynccontextmanager
    async def turn(self, *_: object, **__: object) -> AsyncIterator[Here]:
        yield self

    async def call(self, _: float, function: Callable[..., object], *args: object) -> object:
        return function(*args)

    def close(self) -> None:
        pass


async def lay(server: Running, row: TableRow, seats: list[SeatRow], one: Lived, world: int) -> None:
    """Put the table there as it is in that world, and its past."""
    pair, before = one.pair, [row_of(made) for made in one.pair.log]
    after = [row_of(made) for made in one.inputs[world]]
    await server.services.store.add_table(row, seats, [*before, *after])
    session = GameSession.rebuild(header_line(pair.header), None, before)
    past = FollowedLog(header_line(pair.header))
    past.follow(before)
    session.match.state = [pair.state, pair.world][world].clone()
    past.replay.match.state = session.match.state.clone()
    past.review.timeline._nodes[-1].stored = session.match.state.clone()
    past.review.timeline._now = session.match.state.clone()
    for made in one.inputs[world]:
        assert isinstance(session.play(made.actor, made.action), list)
    table = await server.services.live_tables.table(row.id)
    table._session = session
    here = Here()
    here.process.known[f"{row.id}/{table.epoch}"] = len(before)
    RUNNING[f"{row.id}/{table.epoch}"] = past
    server.services.reviews.pool = cast("ProcessPool", here)


async def seen_by(server: Running, table: str, token: str, one: Lived) -> list[bytes]:
    """All that those eyes find when they look back."""
    wire, place, start = Wire(server.address), f"/api/tables/{table}", len(one.pair.log)
    last = start + len(one.inputs[0])
    asked = [
        f"moments?log=1&start={start}&count=200",
        f"moments?log=1&start={last}&count=9&views=0",
        *[f"moments?log=1&start={start}&seat={seat}" for seat in range(one.pair.header.seats)],
        f"moments?start={start}",
        *[f"words?version={version}&language=en" for version in (start, (start + last) // 2, last)],
        f"words?input={start}",
    ]
    return [await wire.ask("GET", f"{place}/{question}", token) for question in asked]


async def compare(servers: list[Running], one: Lived, tally: Counter[str]) -> None:
    """Let those eyes look back at each of the two worlds, and compare all that was sent."""
    pair, id, token = one.pair, new_id(), new_token()
    row = TableRow(
        id, pair.header.game, json.dumps(pair.header.options), False, "untimed", "instant", 0, PLAYING, "nobody",
        header_line(pair.header), SEED, 0.0, 0.0,
    )  # fmt: skip
    sat = [
        SeatRow(id, seat, name=f"Guest {seat}", token_sha256=hashed(new_token())) for seat in range(pair.header.seats)
    ]
    if pair.eyes is None:
        token = servers[0].services.signer.watch(id)
    else:
        sat[pair.eyes] = replace(sat[pair.eyes], token_sha256=hashed(token))
    sent = []
    for world, server in enumerate(servers):
        await lay(server, row, sat, one, world)
        sent.append(await seen_by(server, id, token, one))
    assert sent[0] == sent[1], (pair.header.game, pair.eyes, len(pair.log))
    assert b"200 ok" in sent[0][0]
    for server in servers:
        await server.services.live_tables._unload(server.services.live_tables.by_id.pop(id))
    tally["pairs"] += 1
    tally["onlookers"] += pair.eyes is None
    tally["worlds that differ"] += pair.world.digest() != pair.state.digest()
    tally["moments"] += len(one.inputs[0]) + 1
    tally["inputs that differ"] += sum(a != b for a, b in zip(*one.inputs, strict=True))
    tally["bytes"] += sum(map(len, sent[0]))


def lives(key: str) -> Iterator[Lived]:
    """Pairs of worlds that went on for a while."""
    return (lived(pair) for pair in pairs(key, sizes.SECRET_PAIRS // 2))


@pytest.mark.slow
@pytest.mark.parametrize("key", argosy.list_games())
def test_who_looks_back_sees_the_same_in_worlds_that_could_not_be_told_apart(key: str, tmp_path: Path) -> None:
    tally: Counter[str] = Counter()

    async def work() -> None:
        async with two_servers(tmp_path) as servers:
            for server in servers:
                await server.services.store.add_guest(GuestRow("nobody", "Nobody", 0.0))
            for one in lives(key):
                await compare(servers, one, tally)

    asyncio.run(asyncio.wait_for(work(), sizes.SECONDS))
    print(key, dict(tally))
    assert tally["worlds that differ"] > tally["pairs"] // 3
    assert tally["inputs that differ"] > 0
    assert tally["moments"] > 2 * tally["pairs"]


def notation(one: Lived, world: int) -> list[str]:
    """The inputs of a world in notation, as those eyes may know them."""
    pair = one.pair
    match = Match(pair.rules, pair.header, pair.rules.edition(None), None)
    match.state = [pair.state, pair.world][world].clone()
    told = []
    for made in one.inputs[world]:
        text, seen, _ = entered(match, made)
        told.append(text if made.actor == pair.eyes else seen)
    return told


@pytest.mark.parametrize("key", argosy.list_games())
def test_the_notation_that_is_shown_is_the_same_in_worlds_that_could_not_be_told_apart(key: str) -> None:
    tally: Counter[str] = Counter()
    for one in lives(key):
        told = [notation(one, world) for world in range(2)]
        assert told[0] == told[1], (key, one.pair.eyes, len(one.pair.log))
        for number, (here, there) in enumerate(zip(*one.inputs, strict=True)):
            tally["inputs that differ"] += here != there
            tally["inputs told"] += bool(told[0][number])
            tally["inputs hidden"] += not told[0][number]
    print(key, dict(tally))
    assert min(tally["inputs that differ"], tally["inputs hidden"]) > 0
    assert tally["inputs told"] > tally["inputs that differ"]
