"""Talk about open offers: players decline them and post wishes. It is stored with the table, not in the game's log."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace

import msgspec

from argosy.core.contract import Seat
from argosy.games.market import Market, OfferInfo, Wish
from argosy.games.package import market_of
from argosy.server.storage.rows import PLAYING
from argosy.server.tables.deadlines import round_of
from argosy.server.tables.requests.pending import pending_requests
from argosy.server.tables.table import Table
from argosy.server.wire import errors
from argosy.server.wire.errors import Arg
from argosy.server.wire.market_types import MarketTalk, OfferAnswer, WishInfo


async def decline(table: Table, seat: Seat, offer: int, reason: str | None) -> None:
    """A player declines an offer. Raises Refused."""
    market = required_market(table)
    if reason is not None:
        errors.require_one_of(reason, market.reasons, errors.MARKET_REASON)
    await note_answer(table, seat, offer, None if reason is None else f"decline-{reason}", {})


async def note_answer(
    table: Table, seat: Seat, offer: int, reason: str | None, args: dict[str, Arg], counter: int | None = None
) -> None:
    """Note that a seat declined an offer, with a message, or made another one in return. Raises Refused."""

    def add(talk: MarketTalk, offers: Sequence[OfferInfo]) -> MarketTalk:
        if not any(one.number == offer and seat in one.to for one in offers):
            raise errors.MARKET_OFFER.refused(offer=offer)
        new = OfferAnswer(offer, seat, counter, reason, args)
        others = [one for one in talk.answers if (one.offer, one.seat) != (offer, seat)]
        return msgspec.structs.replace(talk, answers=[*others, new])

    await change_talk(table, add)


async def post_wish(table: Table, seat: Seat, wish: Wish) -> None:
    """Note what a seat looks for and has plenty of. Raises Refused."""

    def add(talk: MarketTalk, offers: Sequence[OfferInfo]) -> MarketTalk:
        session = table.session_or_none
        assert session is not None
        goods = required_market(table).goods(session.match.edition)
        for name in (*wish.wants, *wish.plenty):
            errors.require_one_of(name, goods, errors.MARKET_THING)
        others = [one for one in talk.wishes if one.seat != seat]
        if wish.wants or wish.plenty:
            others.append(WishInfo(seat, [*wish.wants], [*wish.plenty]))
        return msgspec.structs.replace(talk, wishes=sorted(others, key=lambda one: one.seat))

    await change_talk(table, add)


async def hand_sorted(table: Table, seat: Seat) -> None:
    """Note that a player has sorted their hand; once all people have, the clock starts. Raises Refused."""

    def add(talk: MarketTalk, offers: Sequence[OfferInfo]) -> MarketTalk:
        return msgspec.structs.replace(talk, sorted=sorted({*talk.sorted, seat}))

    if table.time.opens is not None:
        await change_talk(table, add)


def required_market(table: Table) -> Market:
    """The market of the table's game. Raises Refused if the game has none."""
    market = market_of(table.row.game)
    if market is None:
        raise errors.MARKET_NONE.refused()
    return market


def deadline_after(table: Table, talk: MarketTalk) -> float | None:
    """The deadline of the table: the clock starts now if all people have sorted their hands."""
    opens, deadline = table.time.opens, table.row.deadline
    waiting = [seat.seat for seat in table.seats if seat.person and seat.seat not in talk.sorted]
    return deadline if opens is None or deadline is None or waiting else deadline - (opens - time.time())


async def change_talk(table: Table, change: Callable[[MarketTalk, Sequence[OfferInfo]], MarketTalk]) -> None:
    """Store changed talk, without answers to offers that are gone. Raises Refused."""
    market = required_market(table)

    async def work() -> None:
        if table.row.state != PLAYING:
            raise errors.TABLE_NOT_PLAYING.refused()
        match = (await table.session()).match
        round = round_of(match)
        if round is None:
            raise errors.MARKET_NONE.refused()
        offers = market.offers(match.state)
        pending = pending_requests(table.row.agenda)
        talk = pending.market if pending.market is not None and pending.market.round == round else MarketTalk(round)
        talk = change(talk, offers)
        numbers = {one.number for one in offers}
        talk = msgspec.structs.replace(talk, answers=[one for one in talk.answers if one.offer in numbers])
        if talk != pending.market:
            pending = msgspec.structs.replace(pending, market=talk)
            await table.change(replace(table.row, agenda=pending.to_json(), deadline=deadline_after(table, talk)))

    await table.commands.run(work)
