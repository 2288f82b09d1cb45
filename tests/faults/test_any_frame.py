"""Whatever a client sends over its WebSocket, it is refused in the one shape or shown the door in good order."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from argosy.server.http.connections import CHUNK
from argosy.server.wire.types import Accepted, Pong, Push, Rejected, State
from tests.faults import sizes
from tests.faults.afar import Afar, afar
from tests.server.harness import THREE, seated

pytestmark = pytest.mark.filterwarnings("ignore:Do not use the `random` module")
"""The server, in another thread of this process, may use it."""
SANE = {1000, 1002, 1003, 1007, 1008, 1009, 1013, 4003}
"""Codes with which a connection may end: never 1011, a fault of ours, nor 1006, an end without a word."""
ANYHOW = settings(derandomize=True, database=None, deadline=None, suppress_health_check=list(HealthCheck))

scalars = some.none() | some.booleans() | some.integers() | some.floats() | some.text(max_size=20)
anything = some.recursive(scalars, lambda inner: some.lists(inner) | some.dictionaries(some.text(max_size=8), inner))
names = some.sampled_from(["do", "key", "text", "action", "seen", "token", "after", "heard", "phrase"])
kinds = some.sampled_from(["hello", "play", "undo", "say", "ping", "state", "accepted"])
keys = some.from_regex(r"[A-Za-z0-9_.:-]{8,64}", fullmatch=True)
actions = some.fixed_dictionaries(
    {"do": some.sampled_from(["Take", "Reveal", "Row", "Sail", "Extra", "SetUp", "Offer"])},
    optional=dict.fromkeys(("column", "slot", "oar", "city", "wanted"), anything),
)
nearly = some.fixed_dictionaries(
    {"do": kinds},
    optional={
        "key": keys | anything,
        "text": some.text(max_size=30) | anything,
        "action": actions | anything,
        "seen": some.integers() | anything,
        "phrase": some.text(max_size=10),
    },
)
frames = (
    some.builds(lambda value: json.dumps(value, allow_nan=True), nearly | some.dictionaries(names, anything) | anything)
    | some.text(max_size=200)
    | some.binary(max_size=200)
    | some.sampled_from(["[" * 9000, "x" * 16385, "{" * 8, '"\\ud800"', '{"do":"say","text":"\\ud800"}', "\x00"])
)


class Target:
    """A table of a server, and the token of a seat there."""

    def __init__(self, server: Afar, table: str, token: str) -> None:
        self.address = server.server.address.replace("http", "ws") + f"/api/tables/{table}/live"
        self.token = token

    @contextmanager
    def connect(self) -> Iterator[ClientConnection]:
        with connect(self.address, compression=None, max_size=None) as socket:
            yield socket

    @contextmanager
    def meet(self) -> Iterator[ClientConnection]:
        """A connection that has said hello."""
        with self.connect() as socket:
            socket.send(json.dumps({"do": "hello", "token": self.token}))
            assert isinstance(msgspec.json.decode(socket.recv(30), type=Push), State)
            yield socket


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    with afar(tmp_path_factory.mktemp("frames")) as server:
        place = server.do(lambda running: seated(running, THREE))[1][0]
        assert place.token is not None
        yield Target(server, place.table, place.token)


def hear_out(socket: ClientConnection) -> None:
    """Everything until the answer to our ping, all of it well formed."""
    while not isinstance(push := msgspec.json.decode(socket.recv(30), type=Push), Pong):
        assert isinstance(push, State | Accepted | Rejected)


def closed_well(socket: ClientConnection, sent: Sequence[str | bytes] = ()) -> None:
    """The end came with a word; whoever goes on sending much may be cut off before they have read it."""
    sane = SANE | {1006} if sum(map(len, sent)) > CHUNK else SANE
    assert socket.close_code in sane, (socket.close_code, socket.close_reason)


@pytest.mark.slow
def test_any_frames_are_answered_or_end_the_connection_in_good_order(target: Target) -> None:
    @settings(ANYHOW, max_examples=10 * sizes.FUZZ_EXAMPLES)
    @given(sent=some.lists(frames, max_size=4))
    def send(sent: list[str | bytes]) -> None:
        with target.meet() as socket:
            try:
                for frame in sent:
                    socket.send(frame)
                socket.send('{"do":"ping"}')
                hear_out(socket)
            except ConnectionClosed:
                closed_well(socket, sent)

    send()
    with target.meet() as socket:
        socket.send('{"do":"ping"}')
        hear_out(socket)


@pytest.mark.slow
def test_any_first_frame_is_a_hello_or_the_end(target: Target) -> None:
    tokens = some.sampled_from([target.token, "A" * 43, "", None]) | anything
    hellos = some.fixed_dictionaries({"do": some.just("hello")}, optional={"token": tokens, "after": anything})

    @settings(ANYHOW, max_examples=5 * sizes.FUZZ_EXAMPLES)
    @given(first=frames | hellos.map(json.dumps))
    def send(first: str | bytes) -> None:
        with target.connect() as socket:
            try:
                socket.send(first)
                push = msgspec.json.decode(socket.recv(30), type=Push)
                assert isinstance(push, State | Rejected)
                if isinstance(push, Rejected):
                    assert push.problem.message
                    socket.recv(30)
            except ConnectionClosed:
                closed_well(socket, [first])

    send()


def test_who_says_too_much_at_once_still_reads_why_it_ends(target: Target) -> None:
    for _ in range(20):
        with target.meet() as socket:
            try:
                socket.send("x" * 16385)
                for _ in range(4):
                    socket.recv(30)
            except ConnectionClosed:
                assert (socket.close_code, bool(socket.close_reason)) == (1009, True)


BROKEN = {
    "a text that is no UTF-8": b"\x81\x82\x00\x00\x00\x00\xff\xfe",
    "a frame without a mask": b"\x81\x02{}",
    "a frame of an unknown kind": b"\x83\x80\x00\x00\x00\x00",
    "a continuation of nothing": b"\x80\x80\x00\x00\x00\x00",
    "a ping too long": b"\x89\xfe\x00\x80\x00\x00\x00\x00" + b"x" * 128,
    "reserved bits": b"\xf1\x80\x00\x00\x00\x00",
    "a length of the whole sky": b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00",
    "a message in a thousand parts": b"\x01\x80\x00\x00\x00\x00" + b"\x00\x80\x00\x00\x00\x00" * 1000,
    "a thousand pings at once": b"\x81\x8d\x00\x00\x00\x00" + b'{"do":"ping"}',
    "a close with half a code": b"\x88\x81\x00\x00\x00\x00\x03",
}


@pytest.mark.parametrize("name", BROKEN)
def test_frames_against_the_protocol_end_the_connection(name: str, target: Target) -> None:
    times = 1000 if name == "a thousand pings at once" else 1
    with target.meet() as socket:
        socket.socket.sendall(BROKEN[name] * times)
        try:
            while True:
                msgspec.json.decode(socket.recv(30), type=Push)
        except ConnectionClosed:
            closed_well(socket)
    with target.meet() as socket:
        socket.send('{"do":"ping"}')
        hear_out(socket)
