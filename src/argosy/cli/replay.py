"""The command `argosy replay`: prints a record as a readable log, steps through it, or verifies it."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from argosy.cli.complaint import Complaint, naming_file, warn_of
from argosy.cli.terminal import Commands, add_reading, language_of, open_screen

if TYPE_CHECKING:
    from argosy.cli.screen import Screen
    from argosy.cli.story import Eyes, Standing
    from argosy.core.record import Record
    from argosy.text.translate import Words


def add_command(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add `replay` to the command line."""
    parser = commands.add_parser(
        "replay",
        help="print or verify a recorded game",
        description="Print a recorded game input by input, with all its secrets or as one seat saw it, or verify it.",
    )
    parser.add_argument("file", metavar="FILE", help="record file (*.argosy.jsonl)")
    eyes = parser.add_mutually_exclusive_group()
    eyes.add_argument("--seat", type=int, metavar="N", help="as seat N saw it, counted from 1; 0: an onlooker")
    eyes.add_argument("--onlooker", action="store_true", help="as an onlooker saw it")
    parser.add_argument(
        "--step", action="store_true", help="step by step: Enter shows the next input, `view` the table"
    )
    parser.add_argument(
        "--chances",
        action="store_true",
        help="after each heading all seats' chances to win and the points they can expect",
    )
    parser.add_argument("--verify", action="store_true", help="derive all chance from the seed and replay the log")
    add_reading(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print or verify a record. Returns the exit code."""
    from argosy.cli.chances import standings
    from argosy.core.record import Record
    from argosy.core.replay import edition_of
    from argosy.text.translate import Words

    words = Words(language_of(options.language))
    screen = open_screen(options.plain)
    path = Path(options.file)
    with naming_file(path):
        record = Record.load(path)
        warn_of(edition_of(record))
        if options.verify:
            return verify_record(record, screen, words)
        eyes = eyes_of(options, record, words)
        standing = standings(record, words, eyes) if options.chances else None
        if options.step:
            return step_through(record, screen, words, eyes, standing)
        return tell(record, screen, words, eyes, standing)


def eyes_of(options: argparse.Namespace, record: Record, words: Words) -> Eyes:
    """Whose knowledge the printed log is limited to. Raises Complaint."""
    if options.onlooker or options.seat == 0:
        return None
    if options.seat is None:
        return "all"
    if not 1 <= options.seat <= record.header.seats:
        raise Complaint(words.text("cli-no-seat", seat=options.seat, seats=record.header.seats))
    return int(options.seat) - 1


def tell(record: Record, screen: Screen, words: Words, eyes: Eyes, standing: Standing | None) -> int:
    """Print the whole record."""
    from argosy.cli.story import story_lines
    from argosy.text.blocks import HEADING

    for line in story_lines(record, words, eyes, standing):
        screen.say(line, HEADING if line.startswith("#") else "")
    return 0


def step_through(record: Record, screen: Screen, words: Words, eyes: Eyes, standing: Standing | None) -> int:
    """Print the record input by input, on Enter."""
    from argosy.cli.screen import EndOfInput
    from argosy.cli.story import chapters, header_lines, names_of, printed
    from argosy.games.package import text_of
    from argosy.text.blocks import HEADING

    for line in header_lines(record, words):
        screen.say(line)
    try:
        for chapter in chapters(record, words, eyes, standing):
            for told in chapter.lines:
                for line in printed(told):
                    screen.say(line, HEADING if told.level > 0 else "")
            while answer := screen.ask(words.text("cli-step")).lower():
                if answer == "q":
                    return 0
                if answer == "view":
                    view = chapter.match.view(None if eyes == "all" else eyes)
                    screen.show(text_of(chapter.match, words, names_of(record, words)).table(view))
    except EndOfInput:
        screen.say("")
    return 0


def verify_record(record: Record, screen: Screen, words: Words) -> int:
    """Print what was checked and all problems. Returns the exit code."""
    from argosy.core.replay import verify

    verdict = verify(record)
    for problem in verdict.problems:
        screen.say(problem)
    screen.say(words.text("cli-verified", inputs=verdict.inputs, chance=verdict.chance))
    if record.header.taken:
        screen.say(words.text("cli-verify-taken", inputs=record.header.taken))
    if verdict.problems:
        screen.say(words.text("cli-verify-bad", count=len(verdict.problems)))
        return 1
    screen.say(words.text("cli-verify-good"))
    return 0
