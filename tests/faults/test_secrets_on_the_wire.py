"""With everything that a seat cannot know dealt anew, every byte that the server sends to that seat is the same.

Two servers stand side by side with the same table: in one the world is the true one, in the other a world that the seat
cannot tell from it. All answers, refusals and frames are compared, so their sizes and numbers too; how long they take
is not. The whole test, with figures: ARGOSY_FAULTS=whole python -m pytest -s tests/faults/test_secrets_on_the_wire.py
"""

from __future__ import annotations

import asyncio
import json
import shutil
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec
import pytest
from msgspec import Raw

import argosy
from argosy.core.codec import encode
from argosy.core.contract import Action, Event, Seat, State
from argosy.core.record import Header, Input
from argosy.core.registry import AnyGame
from argosy.core.rng import Rng
from argosy.server.storage.rows import PLAYING, GuestRow, SeatRow, TableRow
from argosy.server.storage.store import Store
from argosy.server.tables.session import GameSession, header_line, row_of
from argosy.server.tables.tokens import hashed, new_id, new_token
from argosy.server.wire.types import Play
from tests.faults import sizes
from tests.faults.eyes import Ears, Wire
from tests.laws.random_play import Asking, go_on
from tests.laws.vocabulary import KNOWLEDGE
from tests.server.harness import Running, running

OPTIONS = {"neptun": {}, "mediterranean": {"ticks": "3", "trading_seconds": "untimed"}}
SEED = "5f3e"
ATTEMPTS = 3
AT_ONCE = 6
"""Pairs that are shown side by side, so that they wait for the disk together."""


@dataclass(frozen=True, slots=True)
class Pair:
    """A position, who looks at it, and another world in which that one could as well be."""

    header: Header
    log: tuple[Input, ...]
    state: State
    eyes: Seat | None
    world: State
    number: int

    @property
    def rules(self) -> AnyGame:
        return argosy.game(self.header.game)

    @property
    def dice(self) -> Rng:
        return Rng(f"pair {self.number}")

    def attempts(self) -> list[Action]:
        """Things to try that the rules refuse to those eyes."""
        if self.eyes is None:
            return []
        words, dice = KNOWLEDGE[self.header.game].vocabulary(self.header.seats), self.dice
        some = [words[dice.below(len(words))] for _ in range(4 * ATTEMPTS)]
        return [one for one in some if self.rules.check(self.state, self.eyes, one) is not None][:ATTEMPTS]

    def secret_choice(self) -> tuple[Input, Input] | None:
        """A choice that somebody else could make face down now, in each of the worlds."""
        for other in self.rules.to_act(self.state):
            made = [self._face_down(state, other) for state in (self.state, self.world)]
            if other != self.eyes and made[0] is not None and made[1] is not None:
                return made[0], made[1]
        return None

    def _face_down(self, state: State, seat: Seat) -> Input | None:
        after = state.clone()
        action = self.rules.sample(after, seat, Rng(f"choice {state.digest()}"))
        self.rules.apply(after, seat, action)
        return Input(seat, action) if seat in self.rules.sealed(after) else None

    def own_action(self) -> Action | None:
        """Something that those eyes may do without learning anything by it."""
        state = self.state.clone()
        if self.eyes is None or not self.rules.legal(state, self.eyes):
            return None
        action = self.rules.sample(state, self.eyes, self.dice)
        events: list[Event] = []
        self.rules.apply(state, self.eyes, action, events)
        return None if self.rules.chance_due(state) or any(event.reveals() for event in events) else action


def pairs(key: str, wanted: int) -> Iterator[Pair]:
    """Positions of random games, mostly those where something is hidden."""
    made = game = 0
    rules = argosy.game(key)
    while made < wanted:
        game += 1
        seats = rules.seats[game % len(rules.seats)]
        match = argosy.Match.new(key, seats, SEED, OPTIONS[key])
        asking, choices = Asking(), Rng(f"{key} {game}")
        while made < wanted and go_on(match, asking, choices):
            if choices.below(3 if rules.sealed(match.state) else 40) == 0 and match.to_act:
                eyes = None if made % 5 == 4 else made % seats
                world = rules.guess(match.state, eyes, choices)
                yield Pair(match.header, tuple(match.log), match.state.clone(), eyes, world, made)
                made += 1


@asynccontextmanager
async def two_servers(folder: Path) -> AsyncIterator[list[Running]]:
    """Two servers that sign alike."""
    folders = [folder / "here", folder / "there"]
    for one in folders:
        one.mkdir()
    Store.open(f"sqlite:///{folders[0] / 'argosy.sqlite'}").close()
    shutil.copy(folders[0] / "argosy.sqlite", folders[1] / "argosy.sqlite")
    async with running(folders[0]) as here, running(folders[1]) as there:
        yield [here, there]


async def lay(server: Running, row: TableRow, seats: Sequence[SeatRow], log: Sequence[Input], world: State) -> None:
    """Put the table there with that log, and the world as it is there."""
    rows = [row_of(one) for one in log]
    await server.services.store.add_table(row, seats, rows)
    assert row.header is not None
    session = GameSession.rebuild(row.header, row.seed, rows)
    session.match.state = world.clone()
    table = await server.services.live_tables.table(row.id)
    table._session = session


async def sent_to(server: Running, table: str, token: str, pair: Pair, choice: Input | None) -> list[bytes]:
    """All that those eyes are sent: asked for, refused, told when somebody chooses in secret, told when they act."""
    wire, attempts = Wire(server.address), pair.attempts()
    seen = await wire.asked(table, token, attempts)
    ears = await Ears.at(wire, table, token)
    await ears.say_all(attempts)
    live = await server.services.live_tables.table(table)
    session = live._session
    if choice is not None:
        await live.play(choice.actor, Play("face-down", Raw(msgspec.json.encode(encode(choice.action)))))
        await ears.hear()
    elif (action := pair.own_action()) is not None:
        await ears.say({"do": "play", "key": "my-own-move", "action": encode(action)})
        await ears.hear()
    assert live._session is session, "nothing was taken from the store anew"
    seen += await ears.leave()
    if pair.eyes is not None and choice is not None:
        seen.append(await wire.ask("POST", f"/api/tables/{table}/undo", token, b'{"key":"take-it-back"}'))
    seen.append(await wire.ask("GET", f"/api/tables/{table}/events?after=0", token))
    await server.services.live_tables._unload(server.services.live_tables.by_id.pop(table))
    return seen


async def compare(servers: list[Running], pair: Pair, tally: Counter[str]) -> None:
    """Show a pair to those eyes, one world at each server, and compare all that was sent."""
    header, id, token = pair.header, new_id(), new_token()
    row = TableRow(
        id, header.game, json.dumps(header.options), False, "untimed", "instant", 0, PLAYING, "nobody",
        header_line(header), SEED, 0.0, 0.0,
    )  # fmt: skip
    sat = [SeatRow(id, seat, name=f"Guest {seat}", token_sha256=hashed(new_token())) for seat in range(header.seats)]
    if pair.eyes is None:
        token = servers[0].services.signer.watch(id)
    else:
        sat[pair.eyes] = replace(sat[pair.eyes], token_sha256=hashed(token))
    other = KNOWLEDGE[header.game].retold(pair.log, pair.world)
    choices = pair.secret_choice() or (None, None)
    await lay(servers[0], row, sat, pair.log, pair.state)
    await lay(servers[1], row, sat, pair.log if other is None else other, pair.world)
    sent = await asyncio.gather(*[sent_to(servers[one], id, token, pair, choices[one]) for one in range(2)])
    assert sent[0] == sent[1], (header.game, pair.eyes, len(pair.log))
    tally["pairs"] += 1
    tally["onlookers"] += pair.eyes is None
    tally["worlds that differ"] += pair.world.digest() != pair.state.digest()
    tally["secret choices"] += choices[0] is not None
    tally["answers and frames"] += len(sent[0])
    tally["bytes"] += sum(map(len, sent[0]))


@pytest.mark.slow
@pytest.mark.parametrize("key", argosy.list_games())
def test_every_byte_is_the_same_in_a_world_that_the_seat_cannot_tell_apart(key: str, tmp_path: Path) -> None:
    tally: Counter[str] = Counter()

    async def some(servers: list[Running], coming: Iterator[Pair]) -> None:
        for pair in coming:
            await compare(servers, pair, tally)

    async def work() -> None:
        async with two_servers(tmp_path) as servers:
            for server in servers:
                await server.services.store.add_guest(GuestRow("nobody", "Nobody", 0.0))
            coming = pairs(key, sizes.SECRET_PAIRS // 2)
            await asyncio.gather(*[some(servers, coming) for _ in range(AT_ONCE)])

    asyncio.run(asyncio.wait_for(work(), sizes.SECONDS))
    assert tally["worlds that differ"] > tally["pairs"] // 3
    assert tally["secret choices"] > 0
    print(key, dict(tally))
