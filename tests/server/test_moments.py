"""A finished game looked at again, moment by moment, through anybody's eyes."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import msgspec
import pytest

import argosy
from argosy.client import Refusal
from argosy.core import codec
from argosy.core.replay import steps
from argosy.core.rng import Rng
from argosy.games.mediterranean.rules.actions import Accept, Deal, Offer, Ready, Store
from argosy.review.timeline import MARK
from argosy.server.review.finished import FinishedReview
from argosy.server.wire import encoding as wire
from argosy.server.wire.types import Opened
from tests.server.finished import brought, finished
from tests.server.harness import Running, seated, serving


@pytest.mark.parametrize("key", argosy.list_games())
@pytest.mark.parametrize("seat", [None, 1])
def test_every_moment_is_what_the_seat_saw_and_was_told(key: str, seat: int | None) -> None:
    record = finished(key)
    review = FinishedReview(record)
    start = MARK - 2
    page = review.page(seat, start, 5, views=True)
    assert [moment.number for moment in page.moments] == [*range(start, start + 5)]
    assert page.inputs == len(record.inputs)
    seen = {}
    for step in steps(record):
        if start <= step.number < start + 5:
            told = [event.told_to(seat) for event in step.events]
            events = [codec.encode(event) for event in told if event is not None]
            seen[step.number] = (step.input.actor, step.text_for(seat), events, wire.encode(step.match.view(seat)))
    for moment in page.moments:
        events = [told.event for told in moment.events]
        assert (moment.by, moment.text, events, bytes(moment.view)) == seen[moment.number]


def traded() -> argosy.Record:
    """The beginning of a game in which all of what people do with cards has happened."""
    match = argosy.Match.new("mediterranean", 4, 7)
    dice = Rng("traded")
    missing = {Store, Offer, Accept}
    while missing and match.result is None:
        seat = match.to_act[dice.below(len(match.to_act))]
        action = match.game.sample(match.state, seat, dice)
        if not isinstance(action, Ready):
            match.play(seat, action)
        if getattr(action, "cards", ()):
            missing.discard(type(action))
    return match.record


def test_m6_10_the_notation_shows_a_seat_no_cards_of_others() -> None:
    """Offers and acceptances without the cards that go, warehouses and deals of chance not at all."""
    record = traded()
    review = FinishedReview(record)
    kinds: Counter[type] = Counter()
    for seat in (None, 0, 1):
        moments = [one for start in range(0, 1000, 200) for one in review.page(seat, start, 200, views=False).moments]
        for moment, one, step in zip(moments[1:], record.inputs, steps(record), strict=False):
            if one.actor == seat:
                assert moment.text == step.text
            elif isinstance(one.action, (Store, Deal)):
                assert moment.text == ""
                kinds[type(one.action)] += 1
            elif isinstance(one.action, (Offer, Accept)):
                assert moment.text == step.text.partition(" with ")[0]
                kinds[type(one.action)] += " with " in step.text
    assert min(kinds[kind] for kind in (Deal, Store, Offer, Accept)) > 0


def test_pages_put_together_are_the_whole_game() -> None:
    review = FinishedReview(finished())
    whole = review.page(0, 0, 200, views=False).moments
    start = 0
    pages = []
    while page := review.page(0, start, 7, views=False).moments:
        pages += page
        start = page[-1].number + 1
    assert pages[: len(whole)] == whole
    assert [moment.number for moment in pages] == [*range(len(finished().inputs) + 1)]
    assert (pages[0].by, pages[0].text, pages[0].events) == (None, "", [])


def test_anybody_who_may_look_can_have_any_seats_view_once_it_is_over(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada = await server.guest("Ada")
        table = await brought(ada)
        page = await ada.moments(table, seat=2, start=3, count=2)
        assert [json.loads(bytes(moment.view))["seat"] for moment in page.moments] == [2, 2]
        assert len((await ada.moments(table, count=1000)).moments) == 200
        assert bytes((await ada.moments(table, count=1, views=False)).moments[0].view) == b"null"
        with pytest.raises(Refusal) as caught:
            await ada.moments(table, seat=3)
        assert caught.value.problem.code == "seat.unknown"
        with pytest.raises(Refusal) as caught:
            await (await server.guest("Stranger")).moments(table)
        assert caught.value.status == 403

    serving(tmp_path, work)


def test_a_public_record_is_open_to_everybody(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada, bob = await server.guest("Ada"), await server.guest("Bob")
        _, _, body = await ada.request("POST", "/api/records?public=1", finished().dumps().encode())
        table = msgspec.json.decode(body, type=Opened).table
        assert (await bob.moments(table, count=1)).inputs == len(finished().inputs)
        assert await bob.record(table) == finished().dumps()

    serving(tmp_path, work)


def test_nobody_looks_before_the_end(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        with pytest.raises(Refusal) as caught:
            await clients[0].moments(places[0].table, seat=1)
        assert caught.value.problem.code == "record.not_over"

    serving(tmp_path, work)
