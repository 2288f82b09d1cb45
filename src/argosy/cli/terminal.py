"""The command `argosy terminal`: plays a game in the terminal, for people who share one screen, and bots."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from argosy.cli.complaint import Complaint, warn_of
from argosy.text.languages import FALLBACK, languages

if TYPE_CHECKING:
    from argosy.cli.hot_seat.seating import Sitter
    from argosy.cli.hot_seat.set_up import Wishes
    from argosy.cli.screen import Screen
    from argosy.core.replay import AnyMatch
    from argosy.text.translate import Words

Commands = argparse._SubParsersAction  # argparse has no public name for it


def add_command(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add `terminal` to the command line."""
    parser = commands.add_parser(
        "terminal",
        aliases=["play"],  # its name until version 0.2
        help="play in the terminal: people at one screen, and bots",
        description="Play in the terminal. It asks for what is not given here; without a terminal it uses defaults.",
    )
    parser.add_argument("game", nargs="?", help="which game (default: asks, if there are several)")
    parser.add_argument("--seats", type=int, help="number of seats")
    parser.add_argument("--people", metavar="NAMES", help="names separated by commas (Anna,Ben), or a number; 0: watch")
    parser.add_argument("--bots", metavar="BOTS", help="bots for the other seats: sensible, or strong,./my.py:Bot")
    parser.add_argument("--seed", help="a number or word that determines all chance (default: random)")
    parser.add_argument(
        "--option", action="append", metavar="NAME=VALUE", help="a table option; may be given several times"
    )
    parser.add_argument("--edition", metavar="FOLDER", help="folder with the card files of another edition")
    parser.add_argument("--resume", metavar="FILE", help="continue a saved game")
    parser.add_argument("--no-confirm", action="store_true", help="do not ask before an input becomes final")
    parser.add_argument("--no-hints", action="store_true", help="disable hints by the strongest bot")
    parser.add_argument("--yes", action="store_true", help="ask nothing: use defaults for everything not given")
    add_reading(parser)
    parser.set_defaults(run=run)


def add_reading(parser: argparse.ArgumentParser) -> None:
    """Add the options for language and plain output."""
    parser.add_argument("--language", choices=languages(), help="language of all texts (default: from LANG)")
    parser.add_argument("--plain", action="store_true", help="plain lines, for screen readers: no colour, no tables")


def language_of(wish: str | None) -> str:
    """The requested language, else that of the environment, else English."""
    if wish is not None:
        return wish
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2].lower() if value[:2].lower() in languages() else FALLBACK
    return FALLBACK


def open_screen(plain: bool) -> Screen:
    """The screen; characters that the terminal cannot encode become question marks."""
    from argosy.cli.screen import Screen

    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
    return Screen(plain)


def run(options: argparse.Namespace) -> int:
    """Set up or resume a game and play it. Returns the exit code."""
    from argosy.cli.screen import EndOfInput
    from argosy.text.translate import Words

    words = Words(language_of(options.language))
    screen = open_screen(options.plain)
    asking = screen.typed and not options.yes
    try:
        match, sitters, path = _begin(options, screen, words, asking)
    except EndOfInput:
        return 0
    warn_of(match.edition)
    return play(match, sitters, path, screen, words, confirm=not options.no_confirm, hints=not options.no_hints)


def play(
    match: AnyMatch,
    sitters: tuple[Sitter, ...],
    path: Path,
    screen: Screen,
    words: Words,
    confirm: bool,
    hints: bool = True,
) -> int:
    """Play a match to its end or until a person leaves. Returns the exit code."""
    from argosy.cli.hot_seat.commands import Quit
    from argosy.cli.hot_seat.game_loop import HotSeat
    from argosy.cli.screen import EndOfInput
    from argosy.text.blocks import VERBATIM

    table = HotSeat(match, sitters, screen, words, path, confirm, hints)
    left = ""
    try:
        table.run()
    except EndOfInput:
        left = "cli-end-of-input"
    except Quit:
        left = "cli-left"
    except KeyboardInterrupt:
        screen.say("")
        left = "cli-interrupted"
    if left:
        screen.say(words.text(left))
        if table.saved:
            screen.say(words.text("cli-resume-how"))
            screen.say(f'argosy terminal --resume "{path}"', VERBATIM)
    return 130 if left == "cli-interrupted" else 0


def _begin(
    options: argparse.Namespace, screen: Screen, words: Words, asking: bool
) -> tuple[AnyMatch, tuple[Sitter, ...], Path]:
    """A new or resumed match, its players, and the file where it is saved. Raises Complaint."""
    from argosy.cli.hot_seat import saves, set_up
    from argosy.cli.hot_seat.seating import seated
    from argosy.core.match import Match

    wishes = _wishes(options, words)
    if options.resume is not None:
        return _resume(Path(options.resume), wishes, words)
    if asking and wishes == set_up.Wishes():
        screen.say(words.text("cli-welcome"), "heading")
        latest = set_up.ask_resume(screen, words)
        if latest is not None:
            return _resume(latest, wishes, words)
    wanted = set_up.with_questions(wishes, screen, words) if asking else set_up.without_questions(wishes, words)
    match = Match.new(wanted.game, wanted.seats, wanted.seed, wanted.options, wanted.edition)
    return match, seated(wanted.people, wanted.bots, wanted.seats), saves.new_path(wanted.game)


def _wishes(options: argparse.Namespace, words: Words) -> Wishes:
    """The set-up as given on the command line. Raises Complaint."""
    from argosy.cli.hot_seat import set_up

    return set_up.Wishes(
        game=options.game,
        seats=options.seats,
        people=None if options.people is None else set_up.parse_people(options.people, words),
        bots=None if options.bots is None else set_up.parse_bots(options.bots, words),
        seed=options.seed,
        options=None if options.option is None else dict(set_up.parse_option(text, words) for text in options.option),
        edition=options.edition,
    )


def _resume(path: Path, wishes: Wishes, words: Words) -> tuple[AnyMatch, tuple[Sitter, ...], Path]:
    """Resume a saved game. A file of another folder is saved in the folder of saved games from now on.

    Raises Complaint.
    """
    from argosy.cli.hot_seat import saves
    from argosy.cli.hot_seat.seating import reseated
    from argosy.cli.story import names_of
    from argosy.core.data_files import EditionError
    from argosy.core.record import Record
    from argosy.core.replay import resume

    try:
        record = Record.load(path)
        match = resume(record)
    except OSError as problem:
        raise Complaint(f"{path}: {problem.strerror}") from problem
    except (EditionError, ValueError) as problem:
        raise Complaint(f"{path}: {problem}") from problem
    if match.result is not None:
        raise Complaint(words.text("cli-resume-over", file=str(path), command=f'argosy replay "{path}"'))
    if record.seed is None:
        raise Complaint(words.text("cli-resume-seedless", file=str(path)))
    sitters = saves.sitters_of(path, record)
    if sitters is None or wishes.people is not None or wishes.bots is not None:
        sitters = reseated(names_of(record, words), sitters, wishes.people, wishes.bots)
    mine = path.resolve().parent == saves.folder().resolve()
    return match, sitters, path if mine else saves.new_path(record.header.game)
