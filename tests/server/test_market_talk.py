"""Talk about offers over HTTP: declines, wishes and phrases are seen by everybody and are not in the game's log."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from argosy.client import Client
from argosy.server.tables.clock import PACED
from argosy.server.wire.market_types import Decline, Forecasts, PostWish
from argosy.server.wire.types import Done, NewTable, Opened, Say, State
from tests.server.harness import Running, seated, serving
from tests.server.test_pause import refused_with

MARKET = NewTable(game="mediterranean", seats=4, tempo="instant", options={"trading_seconds": "untimed"})
TIMED = msgspec.structs.replace(MARKET, tempo=PACED, options={"trading_seconds": "240"})
QUIET = ("pass", "confirm")


async def to_market(clients: list[Client], places: list[Opened]) -> State:
    """Pass until the market is open."""
    table = places[0].table
    state = await clients[0].snapshot(table)
    for _ in range(60):
        if state.view is not None and state.view["phase"] == "trading":
            return state
        for client, place in zip(clients, places, strict=True):
            mine = await client.snapshot(place.table)
            if place.seat in mine.to_act and mine.menu:
                quiet = [text for text in mine.menu if text in QUIET]
                await client.play(place.table, quiet[0] if quiet else mine.menu[0])
        wait = f"/api/tables/{table}/events?after={state.version}&wait=5"  # for bots
        state = await clients[0].ask("GET", wait, State)
    raise AssertionError("no market")


async def offered(client: Client, table: str) -> int:
    """Make the first offer that the menu suggests: one point for one point; its number."""
    await client.play(table, "offer 1vp for 1vp to all")
    state = await client.snapshot(table)
    assert state.view is not None
    return int(state.view["offers"][-1]["number"])


async def post(client: Client, table: str, what: str, body: msgspec.Struct) -> Done:
    """Post to the table."""
    return await client.ask("POST", f"/api/tables/{table}/{what}", Done, body)


def test_a_decline_stands_beside_the_offer_until_the_offer_is_gone(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server, MARKET)
        table = places[0].table
        version = (await to_market(clients, places)).version
        number = await offered(clients[0], table)
        await post(clients[1], table, "decline", Decline(number, "mediterranean-too-dear"))
        await post(clients[2], table, "decline", Decline(number))
        state = await clients[3].snapshot(table)
        assert state.table.market is not None
        answers = [(one.offer, one.seat, one.reason) for one in state.table.market.answers]
        assert answers == [(number, 1, "decline-mediterranean-too-dear"), (number, 2, None)]
        assert state.version == version + 1, "only the offer is in the log"
        await post(clients[1], table, "decline", Decline(number, "mediterranean-later"))
        state = await clients[3].snapshot(table)
        assert state.table.market is not None
        assert [one.seat for one in state.table.market.answers] == [2, 1]
        await refused_with("market.offer", post(clients[0], table, "decline", Decline(number)))
        await refused_with("market.offer", post(clients[1], table, "decline", Decline(number + 1)))
        await refused_with("market.reason", post(clients[1], table, "decline", Decline(number, "because")))

    serving(tmp_path, work)


def test_wishes_are_seen_changed_and_taken_back_and_end_with_the_market(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server, MARKET)
        table = places[0].table
        await to_market(clients, places)
        await post(clients[0], table, "wish", PostWish(["gold", "dye"], ["wool"]))
        await post(clients[2], table, "wish", PostWish([], ["salt"]))
        state = await clients[1].snapshot(table)
        assert state.table.market is not None
        wishes = [(one.seat, one.wants, one.plenty) for one in state.table.market.wishes]
        assert wishes == [(0, ["gold", "dye"], ["wool"]), (2, [], ["salt"])]
        await post(clients[2], table, "wish", PostWish())
        await refused_with("market.thing", post(clients[0], table, "wish", PostWish(["piracy"])))
        for client, place in zip(clients, places, strict=True):
            await client.play(place.table, "ready")
        state = await clients[1].snapshot(table)
        assert state.table.market is None
        await refused_with("market.none", post(clients[0], table, "wish", PostWish(["gold"])))

    serving(tmp_path, work)


def test_phrases_of_the_market_name_a_good(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server, MARKET)
        table = places[0].table
        await to_market(clients, places)
        await post(clients[0], table, "chat", Say(phrase="mediterranean-who-has", about="salt"))
        await post(clients[0], table, "chat", Say(phrase="mediterranean-deal"))
        for wrong in (Say(phrase="mediterranean-who-has", about="piracy"), Say(phrase="mediterranean-who-has")):
            await refused_with("market.thing", post(clients[0], table, "chat", wrong))
        lines = (await clients[1].snapshot(table)).chat
        assert [(line.phrase, line.about) for line in lines] == [
            ("mediterranean-who-has", "salt"),
            ("mediterranean-deal", None),
        ]

    serving(tmp_path, work)


def test_a_forecast_tells_a_seat_what_the_end_of_trading_would_bring(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server, MARKET)
        table = places[0].table
        body = {"texts": ["offer 1vp for 1vp to all", "no such thing"]}
        early = await clients[0].ask("POST", f"/api/tables/{table}/forecast", Forecasts, body)
        assert [bytes(one) for one in (early.now, *early.after)] == [b"null"] * 3, "nothing is forecast before trading"
        await to_market(clients, places)
        await offered(clients[0], table)
        told = await clients[0].ask("POST", f"/api/tables/{table}/forecast", Forecasts, body)
        now = msgspec.json.decode(told.now)
        assert now["money"]["low"] <= now["money"]["middle"] <= now["money"]["high"]
        assert [msgspec.json.decode(one) is None for one in told.after][1:] == [True]

    serving(tmp_path, work)


def test_people_sort_their_hands_before_the_clock_starts_and_bots_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("argosy.server.tables.deadlines.opening_seconds", lambda *_: 300.0)  # for slow machines

    async def work(server: Running) -> None:
        bots: list[str | None] = [None, None, "sensible", "sensible"]
        clients, places = await seated(server, msgspec.structs.replace(TIMED, bots=bots))
        table = places[0].table
        await to_market(clients, places)
        clock = (await clients[0].snapshot(table)).clock
        assert clock is not None
        assert clock.opens is not None
        assert clock.ends - clock.opens == pytest.approx(240.0)
        await clients[0].ask("POST", f"/api/tables/{table}/sorted", Done)
        state = await clients[1].snapshot(table)
        assert state.table.market is not None
        assert state.table.market.sorted == [0]
        assert state.clock is not None
        assert state.clock.ends == clock.ends, "one of two people is not enough"
        await clients[1].ask("POST", f"/api/tables/{table}/sorted", Done)
        state = await clients[0].snapshot(table)
        assert state.clock is not None
        assert state.clock.opens is None
        assert state.clock.ends < clock.ends
        assert state.view is not None
        assert state.view["offers"] == [], "no bot has acted before"

    serving(tmp_path, work)


def test_without_paced_bots_the_clock_starts_at_once(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server, msgspec.structs.replace(TIMED, tempo="instant"))
        await to_market(clients, places)
        clock = (await clients[0].snapshot(places[0].table)).clock
        assert clock is not None
        assert clock.opens is None

    serving(tmp_path, work)


def test_bots_answer_every_offer_of_a_person_and_say_what_they_look_for(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        bots: list[str | None] = [None, "sensible", "strong", "random"]
        clients, places = await seated(server, msgspec.structs.replace(MARKET, tempo=PACED, bots=bots))
        table = places[0].table
        await to_market(clients, places)
        number = await offered(clients[0], table)
        for _ in range(400):
            state = await clients[0].snapshot(table)
            assert state.view is not None
            talk = state.table.market
            open_now = [one["number"] for one in state.view["offers"]]
            answered = [] if talk is None else [one.seat for one in talk.answers if one.offer == number]
            if number not in open_now or sorted(answered) == [1, 2, 3]:
                break
            await clients[0].ask("GET", f"/api/tables/{table}/events?after={state.version}&wait=1", State)
        assert number not in open_now or sorted(answered) == [1, 2, 3]

    serving(tmp_path, work)
