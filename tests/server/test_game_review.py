"""The review of a finished game comes part by part, is kept with the game, and goes on after it was stopped."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

import argosy
from argosy.client import Client, Refusal
from argosy.review.judging import ReviewBudget
from argosy.server.review.finished import FinishedReview
from argosy.server.review.judging_work import Thoroughness, work_on
from argosy.server.wire.errors import Problem
from argosy.server.wire.judgement_types import GameReview, ReviewJudgement, TriedChoice
from argosy.server.wire.types import NewTable
from tests.server.finished import brought, finished
from tests.server.harness import Running, serving

TINY = ReviewBudget(options=3, choosing=2, comparing=2, most=2, hindsight=2)
STEP_BY_STEP = Thoroughness("t", TINY, TINY, TINY, 1e-9)
"""One step for each job."""
AT_ONCE = replace(STEP_BY_STEP, seconds=0.5)


def all_parts(seat: int, how: Thoroughness, forgetful: int = 0) -> dict[str, str]:
    """All parts of a review, from one job after the other; each so many jobs another process goes on."""
    review, parts, jobs = FinishedReview(finished()), dict[str, str](), 0
    while True:
        worked = work_on(review, seat, frozenset(parts), 0, how)
        assert not worked.parts.keys() & parts.keys(), "nothing is computed twice"
        parts |= worked.parts
        jobs += 1
        if worked.left == 0:
            return parts
        if forgetful and jobs % forgetful == 0:
            review = FinishedReview(finished())


def test_parts_are_the_same_whoever_computes_them_and_when() -> None:
    longer = replace(STEP_BY_STEP, seconds=60.0)
    assert all_parts(1, longer) == all_parts(1, AT_ONCE, forgetful=2)


async def ask(client: Client, table: str, seat: int = 0, after: int = 0, since: int = 0) -> GameReview:
    """One answer of the route."""
    path = f"/api/tables/{table}/review?seat={seat}&after={after}&since={since}"
    status, _, body = await client.request("GET", path)
    assert status == 200, body
    return msgspec.json.decode(body, type=GameReview)


async def followed(client: Client, table: str, seat: int = 0) -> tuple[list[GameReview], dict[int, ReviewJudgement]]:
    """All answers until the review is whole, and the latest judgement of each decision."""
    answers, chances = [await ask(client, table, seat)], 0
    while answers[-1].left:
        chances += len(answers[-1].chances)
        answers.append(await ask(client, table, seat, answers[-1].after, chances))
    return answers, {judged.number: judged for answer in answers for judged in answer.judgements}


@pytest.mark.parametrize("key", argosy.list_games())
def test_a_review_grows_until_it_is_whole_and_is_kept(tmp_path: Path, key: str) -> None:
    record = finished(key)

    async def work(server: Running) -> None:
        server.services.game_reviews.how = AT_ONCE
        ada = await server.guest("Ada")
        table = await brought(ada, key)
        answers, judged = await followed(ada, table)
        lefts = [answer.left for answer in answers]
        assert lefts == sorted(lefts, reverse=True)
        (decisions,) = [answer.decisions for answer in answers if answer.decisions is not None]
        assert [*judged] == decisions
        assert {record.inputs[number - 1].actor for number in decisions} == {0}
        (last,) = [answer for answer in answers if answer.ledgers is not None]
        assert [seen.number for seen in last.chances] == [*range(len(record.inputs) + 1)]
        assert last.ledgers is not None
        for ledger in last.ledgers:
            total = ledger.start + ledger.luck + ledger.own + ledger.others
            assert total == pytest.approx(ledger.result, abs=1e-9)
            assert last.chances[-1].chances[ledger.seat] == ledger.result
        for number, judgement in judged.items():
            assert judgement.seat == 0
            assert judgement.number == number
            assert judgement.options[0].text == judgement.best.text
        server.services.game_reviews._processes.close()  # from here on nothing can be computed
        again = await ask(ada, table)
        assert again.left == 0
        assert {found.number: found for found in again.judgements} == judged
        assert (await ask(ada, table, 0, again.after)).judgements == []

    serving(tmp_path, work)


def test_a_review_goes_on_after_a_restart(tmp_path: Path) -> None:
    kept: list[object] = []

    async def begin(server: Running) -> None:
        server.services.game_reviews.how = STEP_BY_STEP
        ada = await server.guest("Ada")
        table = await brought(ada)
        answer = await ask(ada, table)
        while not answer.judgements:
            answer = await ask(ada, table, 0, answer.after)
        kept.extend([ada.cookie, table, answer.judgements[0]])

    async def go_on(server: Running) -> None:
        server.services.game_reviews.how = AT_ONCE
        ada = Client(server.address)
        ada.cookie, table, first = kept  # type: ignore[assignment]  # as put there
        answer = await ask(ada, str(table))
        assert answer.judgements[0] == first
        assert answer.left > 0

    serving(tmp_path, begin)
    serving(tmp_path, go_on)


def test_a_choice_is_tried(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        server.services.game_reviews.how = AT_ONCE
        ada = await server.guest("Ada")
        table = await brought(ada)
        answer = await ask(ada, table)
        while not any(len(found.options) > 1 for found in answer.judgements):
            answer = await ask(ada, table, 0, answer.after)
        judgement = next(found for found in answer.judgements if len(found.options) > 1)

        async def tried(seat: int, number: int, text: str) -> TriedChoice:
            body = json.dumps({"seat": seat, "number": number, "text": text}).encode()
            status, _, answer = await ada.request("POST", f"/api/tables/{table}/review/try", body)
            if status != 200:
                raise Refusal(msgspec.json.decode(answer, type=Problem), status)
            return msgspec.json.decode(answer, type=TriedChoice)

        for option in judgement.options:
            found = (await tried(0, judgement.number, option.text)).judgement
            assert found.played.text == option.text
        refused = [
            ((0, judgement.number, "nonsense"), 409),
            ((1, judgement.number, judgement.best.text), 400),
            ((0, 0, judgement.best.text), 400),
            ((9, judgement.number, judgement.best.text), 400),
        ]
        for asked, status in refused:
            with pytest.raises(Refusal) as caught:
                await tried(*asked)
            assert caught.value.status == status, asked

    serving(tmp_path, work)


def test_only_finished_games_of_known_cards_are_reviewed(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada = await server.guest("Ada")
        opened = await ada.open(NewTable("neptun", 3, bots=[None, "random", "random"]))
        status, _, body = await ada.request("GET", f"/api/tables/{opened.table}/review")
        assert (status, json.loads(body)["code"]) == (409, "record.not_over")
        table = await brought(ada)
        status, _, body = await ada.request("GET", f"/api/tables/{table}/review?seat=7")
        assert (status, json.loads(body)["code"]) == (400, "seat.unknown")
        bob = await server.guest("Bob")
        status, _, _ = await bob.request("GET", f"/api/tables/{table}/review")
        assert status == 403

    serving(tmp_path, work)
