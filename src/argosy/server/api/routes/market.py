"""Talk about offers: declining, wishes; and the forecast of what the phase would bring."""

from __future__ import annotations

from argosy.games.market import Wish
from argosy.server.api.operations import TABLE, Call, Operations
from argosy.server.bots.forecasts import forecasts as compute
from argosy.server.limits import Purpose
from argosy.server.tables.requests import market as talking
from argosy.server.wire.market_types import AskForecast, Decline, Forecasts, PostWish
from argosy.server.wire.types import Done, Nothing

operations = Operations()


@operations.post(
    f"{TABLE}/decline", "Say that you do not accept an offer, with a reason or without.", Decline, Done,
    purpose=Purpose.MARKET,
)  # fmt: skip
async def decline(call: Call[Decline]) -> Done:
    """Decline an offer."""
    asked = await call.body()
    table, seat = await call.table_as_player()
    table.presence.touch(seat)
    await talking.decline(table, seat, asked.offer, asked.reason)
    return Done()


@operations.post(
    f"{TABLE}/wish", "Tell everybody what you look for and have plenty of.", PostWish, Done, purpose=Purpose.MARKET
)
async def wish(call: Call[PostWish]) -> Done:
    """Post a wish."""
    asked = await call.body()
    table, seat = await call.table_as_player()
    table.presence.touch(seat)
    await talking.post_wish(table, seat, Wish(tuple(asked.wants), tuple(asked.plenty)))
    return Done()


@operations.post(
    f"{TABLE}/sorted", "Say that you have sorted your hand; when all people have, the clock starts.", Nothing, Done,
    purpose=Purpose.MARKET,
)  # fmt: skip
async def sorted_hand(call: Call[Nothing]) -> Done:
    """Note that the sender has sorted the hand."""
    await call.body()
    table, seat = await call.table_as_player()
    table.presence.touch(seat)
    await talking.hand_sorted(table, seat)
    return Done()


@operations.post(
    f"{TABLE}/forecast", "What the phase would bring you if it ended now, and after each of some actions.",
    AskForecast, Forecasts, purpose=Purpose.FORECASTS,
)  # fmt: skip
async def forecast(call: Call[AskForecast]) -> Forecasts:
    """Forecast for the sender's seat."""
    asked = await call.body()
    table, seat = await call.table_as_player()
    return await compute(call.services.bots.of(table), seat, asked.texts)
