"""The command `argosy review`: chances, decisions, luck and deals of a recorded game, in the terminal and as a page."""

from __future__ import annotations

import argparse
import os
import sys
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final

from argosy.cli.complaint import Complaint, naming_file, warn_of
from argosy.cli.terminal import Commands, add_reading, language_of, open_screen

if TYPE_CHECKING:
    from argosy.core.record import Record
    from argosy.review.judging import ReviewBudget
    from argosy.review.session import Review
    from argosy.text.translate import Words

BUDGETS: Final = ("full", "small", "quick")
INTERRUPTED: Final = 130


def add_command(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add `review` to the command line."""
    parser = commands.add_parser(
        "review",
        help="review a recorded game: chances, mistakes, luck, deals",
        description="Review a recorded game: everybody's chances to win, what each decision of a seat cost beside the "
        "best that it could know, how much of the result was luck, and what deals were worth. What is found is kept "
        "beside the record (GAME.review.jsonl) as it is found: stop with Ctrl-C at any time, and the same command "
        "goes on.",
    )
    parser.add_argument("file", metavar="FILE", help="record file (*.argosy.jsonl)")
    parser.add_argument(
        "--seat",
        type=int,
        action="append",
        metavar="N",
        help="judge the decisions of seat N, counted from 1; may be given several times, 0: every seat (default: 1)",
    )
    parser.add_argument("--html", metavar="FILE", help="also write the review as one page that needs nothing else")
    parser.add_argument(
        "--budget",
        choices=BUDGETS,
        default=BUDGETS[0],
        help="how often to try each decision out: full (some ten seconds of processor time a seat with compiled "
        "rules), small (half of that) or quick; less finds fewer mistakes (default: full)",
    )
    parser.add_argument("--every", action="store_true", help="list all decisions, not only those with a label")
    add_reading(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Review a record. Returns the exit code."""
    from argosy.core.record import Record
    from argosy.core.replay import edition_of
    from argosy.text.translate import Words

    words, path = Words(language_of(options.language)), Path(options.file)
    with naming_file(path):
        record = Record.load(path)
        warn_of(edition_of(record))
        seats = seats_of(options.seat or [1], record, words)
        review = opened(record, budget_of(options.budget), path)
        if not find_all(review, seats, words):
            return INTERRUPTED
        return show(review, seats, words, options)


def seats_of(wanted: list[int], record: Record, words: Words) -> list[int]:
    """The seats to judge, counted from 0. Raises Complaint."""
    every = record.header.seats
    for seat in wanted:
        if not 0 <= seat <= every:
            raise Complaint(words.text("cli-review-no-seat", seat=seat, seats=every))
    return list(range(every)) if 0 in wanted else sorted({seat - 1 for seat in wanted})


def budget_of(name: str) -> ReviewBudget:
    """The budget of that name."""
    from argosy.review.judging import FULL, LOCAL, QUICK

    return {"full": FULL, "small": LOCAL, "quick": QUICK}[name]


def opened(record: Record, budget: ReviewBudget, path: Path) -> Review:
    """The review of a record, with what was kept of it; it is not kept where no file can be written."""
    try:
        from argosy.review.session import Review, kept_beside
    except ImportError as problem:  # it names the line that installs what is missing
        raise Complaint(str(problem)) from problem
    keep = kept_beside(path)
    if (keep.exists() and not os.access(keep, os.W_OK)) or not os.access(keep.parent, os.W_OK):
        print(f"argosy: {keep} cannot be written, so the review is not kept", file=sys.stderr)
        return Review(record, budget)
    return Review(record, budget, keep)


def find_all(review: Review, seats: list[int], words: Words) -> bool:
    """Find everything, with a progress bar. Returns False if interrupted."""
    from argosy.cli.progress import counting

    every = sum([len(review.plan(seat).numbers) for seat in seats])
    done = every - sum([len(review.missing(seat)) for seat in seats])
    labels = 0
    try:
        name = words.text("cli-review-decisions")
        with counting(name, every, done, status=lambda: f" ({labels})" if labels else "") as advance:
            for seat in seats:
                with closing(review.judge(seat)) as judging:  # type: ignore[type-var]
                    for judgement in judging:
                        labels += judgement.label is not None
                        advance(1)
        chances = 0 if review.found.history else review.timeline.last + 1
        with counting(words.text("cli-review-chances"), chances, quiet=not chances) as advance:
            for _ in review.follow():
                advance(1)
        review.look_at_deals()
    except KeyboardInterrupt:
        left = sum([len(review.missing(seat)) for seat in seats])
        print(words.text("cli-review-stopped", done=every - left, all=every), file=sys.stderr)
        return False
    return True


def show(review: Review, seats: list[int], words: Words, options: argparse.Namespace) -> int:
    """Print the review, and write it as a page if that is wanted."""
    from argosy.cli.story import names_of
    from argosy.review.report.html import page_of
    from argosy.review.report.terminal import blocks_of

    names = names_of(review.record, words)
    screen = open_screen(options.plain)
    screen.show(blocks_of(review, seats, words, names, options.every), airy=True)
    if options.html:
        target = Path(options.html)
        target.write_text(page_of(review, seats, words, names), encoding="utf-8")
        screen.say(words.text("cli-review-written", file=str(target)))
    return 0
