"""A review that is stopped goes on where it was, and whatever is wrong with a record is said in a sentence."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from argosy.core.record import Record
from argosy.core.replay import ReplayError
from argosy.oracle.weights import WeightsError
from argosy.review.plan import ReviewPlan
from argosy.review.report.html import page_of
from argosy.review.report.terminal import blocks_of
from argosy.review.session import Review, kept_beside
from argosy.text.translate import Words
from tests.review.games import TINY, played

pytestmark = pytest.mark.slow

FEW = replace(TINY, options=2)


@pytest.fixture(scope="module")
def record() -> Record:
    """The first round of a game, and a little more."""
    whole = played("neptun", 3, 1)
    return replace(whole, inputs=whole.inputs[:70], result=None, seed=None)


def finish(review: Review, seat: int) -> Review:
    for _ in review.judge(seat):
        pass
    for _ in review.follow():
        pass
    review.look_at_deals()
    return review


def test_a_review_that_is_stopped_goes_on_and_finds_the_same(record: Record, tmp_path: Path) -> None:
    keep = tmp_path / "game.review.jsonl"
    stopped = Review(record, FEW, keep)
    for count, _ in enumerate(stopped.judge(1), 1):
        if count == 3:
            break
    resumed = Review(record, FEW, keep)
    assert len(resumed.found.of_seat(1)) == 3
    assert len(resumed.missing(1)) == len(resumed.plan(1).numbers) - 3
    finish(resumed, 1)
    whole = finish(Review(record, FEW), 1)
    assert resumed.found == whole.found
    again = Review(record, FEW, keep)
    assert again.found == whole.found
    assert again.missing(1) == []


def test_half_a_line_is_found_again(record: Record, tmp_path: Path) -> None:
    keep = tmp_path / "game.review.jsonl"
    finish(Review(record, FEW, keep), 1)
    text = keep.read_text(encoding="utf-8")
    lines = text.splitlines()
    keep.write_text("\n".join([*lines[:3], lines[3][:50]]), encoding="utf-8")
    resumed = Review(record, FEW, keep)
    assert len(resumed.found.of_seat(1)) == 2
    finish(resumed, 1)
    assert sorted(keep.read_text(encoding="utf-8").splitlines()) == sorted(lines)


@pytest.mark.parametrize("what", ["budget", "record", "form"])
def test_what_belongs_to_another_review_is_not_taken_over(record: Record, tmp_path: Path, what: str) -> None:
    keep = tmp_path / "game.review.jsonl"
    finish(Review(record, FEW, keep), 1)
    if what == "form":
        lines = keep.read_text(encoding="utf-8").splitlines()
        changed = [json.dumps(json.loads(line) | {"judgement": {"number": 1}}) for line in lines[1:]]
        keep.write_text("\n".join([lines[0], *changed]), encoding="utf-8")
    other = record if what != "record" else replace(record, inputs=record.inputs[:-1])
    review = Review(other, FEW if what != "budget" else replace(FEW, seed="other"), keep)
    assert review.found.of_seat(1) == []


def test_where_a_review_is_kept() -> None:
    assert kept_beside("games/a.argosy.jsonl") == Path("games/a.review.jsonl")
    assert kept_beside("other.txt") == Path("other.txt.review.jsonl")


def test_a_record_that_ends_early_is_reviewed_as_far_as_it_goes(record: Record) -> None:
    review = Review(record, FEW)
    assert not review.finished
    assert review.plan(0).numbers
    assert max(review.plan(0).numbers) <= 70
    assert not ReviewPlan.of(record, 0).finished


def test_records_of_other_rules_and_editions_are_refused_in_a_sentence(record: Record, tmp_path: Path) -> None:
    keep = tmp_path / "game.review.jsonl"
    old = replace(record, header=replace(record.header, rules="0"))
    with pytest.raises(ReplayError, match="the record follows rules version 0"):
        Review(old, FEW, keep)
    other = replace(record, header=replace(record.header, edition_digest="0"))
    with pytest.raises(ReplayError, match="another edition"):
        Review(other, FEW, keep)
    assert not keep.exists()


def test_weights_of_another_edition_are_refused_in_a_sentence(record: Record) -> None:
    from argosy.games.neptun.rules.game import NEPTUN

    files = {**NEPTUN.edition(None).files, "bonus.csv": "points,count,source\n4,15,reconstructed\n"}
    digest = NEPTUN.read_edition(files, "mine").digest
    header = replace(record.header, edition="mine", edition_files=files, edition_digest=digest)
    with pytest.raises(WeightsError, match="knows the standard edition only, not mine"):
        Review(replace(record, header=header), FEW)


def test_a_record_without_inputs_can_be_reviewed() -> None:
    whole = played("neptun", 3, 1)
    review = finish(Review(replace(whole, inputs=(), result=None, seed=None), FEW), 0)
    assert review.found.of_seat(0) == []
    words = Words("en")
    assert page_of(review, [0], words, ["A", "B", "C"]).startswith("<!doctype html>")
    assert blocks_of(review, [0], words, ["A", "B", "C"], every=True)
