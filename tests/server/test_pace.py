"""The rhythm of bots in a market: what is due when. Time is a number here, so nothing waits."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from argosy.games.market import OfferInfo
from argosy.server.bots.pace import ACT, ANSWER, CLAIM, RUSH, STALE, WISH, Job, Pace

BOTS = {1: "sensible", 2: "strong", 3: "best"}
CLOCK = 240.0


def acted(seed: str, clock: float = CLOCK) -> list[tuple[float, int]]:
    """When each bot acts in a market where each always finds something to do."""
    pace = Pace("trading 1", seed)
    now, times = 0.0, list[tuple[float, int]]()
    while True:
        pace.see((), BOTS, now)
        job = pace.next(BOTS)
        assert job is not None
        now = max(now, job.at)
        if now >= clock:
            return times
        if job.kind == WISH:
            pace.wished(job.seat, now)
        else:
            times.append((now, job.seat))
            pace.acted(job.seat, now, clock - now)


def test_bots_act_over_the_whole_clock_and_never_all_at_once() -> None:
    for number in range(20):
        times = acted(f"table {number}")
        assert times[0][0] >= 2
        for quarter in range(4):
            assert sum(quarter * 60 <= at < quarter * 60 + 60 for at, _ in times) >= 10, number
        assert max(Counter(int(at) for at, _ in times).values()) <= 3


def test_every_bot_has_a_rhythm_of_its_own_between_four_and_twelve_seconds() -> None:
    bands = set()
    for number in range(20):
        times = acted(f"table {number}")
        for seat in BOTS:
            mine = [at for at, one in times if one == seat and at < CLOCK - 45]
            gaps = [late - early for early, late in pairwise(mine)]
            assert min(gaps) >= 3.99, number
            assert max(gaps) <= 12.01, number
            bands.add(round(sum(gaps) / len(gaps), 1))
    assert len(bands) > 20


def test_in_the_last_half_minute_they_hurry() -> None:
    times = [at for number in range(20) for at, _ in acted(f"table {number}")]
    assert sum(at > CLOCK - 30 for at in times) > 1.5 * sum(100 < at < 130 for at in times)


def test_the_rhythm_is_the_same_for_the_same_table_and_another_in_the_next_market() -> None:
    assert acted("a table") == acted("a table")
    pace = [Pace(f"trading {turn}", "a table") for turn in (1, 2)]
    for one in pace:
        one.see((), BOTS, 0.0)
    assert pace[0].next(BOTS) != pace[1].next(BOTS)


def test_every_bot_addressed_replies_to_a_person_within_four_seconds() -> None:
    pace = Pace("trading 1", "a table")
    pace.see((), BOTS, 0.0)
    pace.see([OfferInfo(7, 0, (1, 2, 3)), OfferInfo(8, 0, (2,))], BOTS, 30.0)
    answers: list[Job] = []
    while (job := pace.next(BOTS)) is not None and len(answers) < 4:
        if job.kind == ANSWER:
            answers.append(job)
            pace.answered(job.seat, job.offer)
        elif job.kind == WISH:
            pace.wished(job.seat, 40.0)
        else:
            pace.acted(job.seat, 40.0, None)
    assert sorted((job.offer, job.seat) for job in answers) == [(7, 1), (7, 2), (7, 3), (8, 2)]
    assert all(32 <= job.at <= 33.5 for job in answers)


def test_a_reply_does_not_wait_for_what_another_bot_considers() -> None:
    pace = Pace("trading 1", "a table")
    pace.see([OfferInfo(7, 0, (1,))], BOTS, 0.0)
    assert pace.next(BOTS, replies_only=True) == Job(pace.next({1}, replies_only=True).at, 1, ANSWER, 7)  # type: ignore[union-attr]
    pace.answered(1, 7)
    assert pace.next(BOTS, replies_only=True) is None
    assert pace.next(BOTS) is not None


def test_an_offer_that_is_gone_gets_no_reply_and_an_offer_of_a_bot_none_at_all() -> None:
    pace = Pace("trading 1", "a table")
    pace.see([OfferInfo(7, 0, (1,)), OfferInfo(8, 2, (1, 3))], BOTS, 0.0)
    pace.see([OfferInfo(8, 2, (1, 3))], BOTS, 1.0)
    kinds = set()
    for _ in range(12):
        job = pace.next(BOTS)
        assert job is not None
        kinds.add(job.kind)
        if job.kind == WISH:
            pace.wished(job.seat, job.at)
        else:
            pace.acted(job.seat, job.at, None)
    assert kinds == {ACT, WISH}


def test_people_have_the_first_claim_on_the_offer_of_a_bot() -> None:
    pace = Pace("trading 1", "a table")
    offer = OfferInfo(8, 2, (0, 1, 3))
    pace.see([offer], BOTS, 10.0)
    assert pace.too_soon(1, offer, BOTS, 10.0 + CLAIM[0] - 0.1)
    assert not pace.too_soon(1, offer, BOTS, 10.0 + CLAIM[1])
    assert pace.too_soon(1, offer, BOTS, 10.0 + CLAIM[0] - 0.1, RUSH - 1)
    assert not pace.too_soon(1, offer, BOTS, 10.0 + CLAIM[0], RUSH - 1), "in the rush they wait no longer"


def test_each_bot_leaves_an_offer_to_people_for_a_time_of_its_own() -> None:
    pace = Pace("trading 1", "a table")
    offers = [OfferInfo(number, 2, (0, 1, 3)) for number in range(20)]
    pace.see(offers, BOTS, 10.0)
    middle = 10.0 + sum(CLAIM) / 2
    soon = [pace.too_soon(seat, offer, BOTS, middle) for offer in offers for seat in (1, 3)]
    assert 5 < sum(soon) < 35


def test_nobody_takes_the_offer_of_a_person_in_the_same_instant() -> None:
    pace = Pace("trading 1", "a table")
    offer = OfferInfo(9, 0, (1,))
    pace.see([offer], BOTS, 10.0)
    assert pace.too_soon(1, offer, BOTS, 11.9)
    assert not pace.too_soon(1, offer, BOTS, 12.0)


def test_a_bot_is_ready_only_when_it_found_nothing_to_do_several_times() -> None:
    pace = Pace("trading 1", "a table")
    pace.see((), BOTS, 0.0)
    assert [pace.idled(1, float(at), 100.0) for at in range(3)] == [False, False, True]
    pace.acted(1, 4.0, 100.0)
    assert not pace.idled(1, 5.0, 100.0)


def test_an_offer_that_nobody_takes_for_a_while_is_stale_and_what_was_offered_is_remembered() -> None:
    pace = Pace("trading 1", "a table")
    pace.see([OfferInfo(7, 1, (0, 2, 3)), OfferInfo(8, 2, (0, 1, 3))], BOTS, 10.0)
    pace.see([OfferInfo(7, 1, (0, 2, 3)), OfferInfo(9, 1, (0, 2, 3))], BOTS, 30.0)
    assert pace.stale(1, 10.0 + STALE) == ()
    assert pace.stale(1, 10.1 + STALE) == (7,)
    assert pace.stale(2, 99.0) == (), "it is gone"
    pace.offered(1, "an offer")
    assert pace.tried == {1: ["an offer"]}
