"""A review as blocks of text, for the terminal and for being read aloud."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from argosy.core.contract import Message
from argosy.review.report.content import change, decimal, in_hindsight, label_text, parts_of, percent, summary
from argosy.text.blocks import HEADING, QUIET, Block, Grid, Line

if TYPE_CHECKING:
    from argosy.review.session import Review
    from argosy.review.types import Deals, History, Judgement
    from argosy.text.translate import Words


def blocks_of(review: Review, seats: Sequence[int], words: Words, names: Sequence[str], every: bool) -> list[Block]:
    """The whole review; `every`: with all decisions, not only those with a label."""
    header, history, deals = review.record.header, review.found.history, review.found.deals
    assert history is not None
    blocks: list[Block] = [Line(words.text("review-title", game=words.text(f"game-{header.game}")), HEADING)]
    if not review.finished:
        blocks.append(Line(words.text("review-unfinished", number=review.timeline.last)))
    blocks += [chances(review, history, words, names), ledgers(history, words, names)]
    blocks.append(Line(words.text("review-ledger-note"), QUIET))
    for seat in seats:
        blocks += decisions(review.found.of_seat(seat), words, names, seat, every)
    if seats:
        blocks.append(Line(words.text("review-how"), QUIET))
    return [*blocks, *(deals_told(deals, words, names, seats, every) if deals is not None else [])]


def chances(review: Review, history: History, words: Words, names: Sequence[str]) -> Grid:
    """Everybody's chances at the start of each part, and at the end."""
    rows = []
    for part in parts_of(review.record, words, names):
        outlook = history.outlooks[part.number]
        rows.append((part.heading, *[percent(chance) for chance in outlook.chances]))
    last = history.outlooks[-1]
    rows.append((words.text("review-after", number=last.number), *[percent(chance) for chance in last.chances]))
    return Grid(words.text("review-curve"), ("", *names), tuple(rows))


def ledgers(history: History, words: Words, names: Sequence[str]) -> Grid:
    """Start, luck, choices and result of every seat."""
    heads = ["", *[words.text(f"review-{name}") for name in ("start", "luck", "own", "others", "result")]]
    rows = []
    for ledger in history.ledgers:
        changes = [decimal(words, change(value)) for value in (ledger.luck, ledger.own, ledger.others)]
        start, result = [decimal(words, f"{100 * value:.1f}") for value in (ledger.start, ledger.result)]
        rows.append((names[ledger.seat], start, *changes, result))
    return Grid(words.text("review-ledger"), tuple(heads), tuple(rows))


def decisions(
    judgements: Sequence[Judgement], words: Words, names: Sequence[str], seat: int, every: bool
) -> list[Block]:
    """The decisions of a seat: number, label, cost and sentence."""
    blocks: list[Block] = [Line(words.text("review-of", name=names[seat]), HEADING), Line(summary(judgements, words))]
    shown = [judgement for judgement in judgements if every or judgement.label is not None]
    if not shown:
        return [*blocks, Line(words.text("review-none"))]
    heads = [words.text(f"review-{name}") for name in ("number", "label", "cost-head", "in-hindsight", "decision")]
    rows = [
        (
            str(judgement.number),
            label_text(judgement, words),
            decimal(words, change(-judgement.cost.value)),
            decimal(words, in_hindsight(judgement)),
            words.say(judgement.sentence, names).rstrip("."),
        )
        for judgement in shown
    ]
    return [*blocks, Grid("", tuple(heads), tuple(rows), firm=4)]


def deals_told(deals: Deals, words: Words, names: Sequence[str], seats: Sequence[int], every: bool) -> list[Block]:
    """What is to be said of the deals of some seats, and offers that they passed by; `every`: all deals as a table."""
    blocks: list[Block] = [Line(words.text("review-deals-head"), HEADING)]
    mine = [deal for deal in deals.deals if any(side.seat in seats for side in deal.sides)]
    if every:
        blocks.append(deal_table(deals, words, names))
    blocks += [Line(f"{deal.number}. {words.say(remark, names)}") for deal in mine for remark in deal.remarks]
    passed = [found for found in deals.unseen if found.seat in seats]
    if passed:
        blocks.append(Line(words.text("review-passed-by"), HEADING))
        blocks += [Line(f"{found.number}. {words.say(found.sentence, names)}") for found in passed]
    return blocks


def deal_table(deals: Deals, words: Words, names: Sequence[str]) -> Grid:
    """All deals, with their values to both sides."""
    heads = [words.text(f"review-{name}") for name in ("number", "player", "gave", "got", "known", "true")]
    rows = []
    for deal in deals.deals:
        for side in deal.sides:
            gave, got = [
                words.say(Message("review-things", {"things": things}), names) for things in (side.gave, side.got)
            ]
            values = [decimal(words, f"{value:+.1f}") for value in (side.known, side.true)]
            rows.append((str(deal.number), names[side.seat], gave, got, *values))
    return Grid(words.text(deals.unit), tuple(heads), tuple(rows), firm=2)
