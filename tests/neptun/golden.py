"""The golden games of Neptun: ten records, each with its story, and the fingerprint of its last position.

They hold rules, notation and wording still: whatever changes one of them shows in a diff that a person can read.

    python tests/neptun/golden.py --retell    the same records, their stories and fingerprints anew
    python tests/neptun/golden.py --write     everything anew: the games are played again
"""

from __future__ import annotations

import argparse
import json
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import argosy
from argosy.bots.ladder import bot
from argosy.bots.play import play_match
from argosy.cli.story import story_lines
from argosy.core.record import Record
from argosy.locales.words import Words

GAMES: Final = Path(__file__).parent / "games"
PLAYTHROUGHS: Final = Path(__file__).parent / "playthroughs"
DIGESTS: Final = GAMES / "digests.json"
GENEROUS: Final[Mapping[str, str]] = {"bonus.csv": "points,count,source\n9,15,reconstructed; rulebook: count\n"}
"""Another edition, in which a bonus tile is worth 9 points."""
PEOPLE: Final = ("Penelope", "Odysseus", "Circe", "Nestor", "Helen")


@dataclass(frozen=True, slots=True)
class Golden:
    """One game to keep: who plays, with which options."""

    name: str
    bots: Sequence[str]
    options: Mapping[str, str] = field(default_factory=dict)
    edition: Mapping[str, str] = field(default_factory=dict)

    def play(self) -> Record:
        """The game, played by its bots."""
        with tempfile.TemporaryDirectory() as folder:
            generous = Path(folder) / "generous"
            generous.mkdir()
            for file, text in self.edition.items():
                (generous / file).write_text(text, encoding="utf-8")
            edition = str(generous) if self.edition else None
            match = argosy.Match.new("neptun", len(self.bots), self.name, self.options, edition)
            play_match(match, [bot(name) for name in self.bots], self.name)
        return match.record.named(PEOPLE[: len(self.bots)])


ALL: Final = (
    Golden("3-random", ["random"] * 3),
    Golden("3-sensible", ["sensible"] * 3),
    Golden("3-random-wind-kept", ["random"] * 3, {"wind_between_rounds": "keep"}),
    Golden("4-random-second-for-anyone", ["random"] * 4, {"second_extra_turn": "anyone"}),
    Golden("4-sensible", ["sensible"] * 4),
    Golden("4-sensible-wind-reset", ["sensible"] * 4, {"wind_between_rounds": "reset"}),
    Golden("4-mixed-generous-edition", ["sensible", "random"] * 2, {}, GENEROUS),
    Golden("5-random", ["random"] * 5, {"wind_between_rounds": "reset", "second_extra_turn": "anyone"}),
    Golden("5-sensible", ["sensible"] * 5),
    Golden("5-mixed", ["sensible", "random", "sensible", "random", "sensible"], {"second_extra_turn": "anyone"}),
)


def record_file(name: str) -> Path:
    """Where the record of that name is kept."""
    return GAMES / f"{name}.jsonl"


def story_file(name: str) -> Path:
    """Where its story is kept."""
    return PLAYTHROUGHS / f"{name}.txt"


def story(record: Record) -> str:
    """The whole story in English, with everything that was secret."""
    return "".join(f"{line}\n" for line in story_lines(record, Words("en")))


def digest(record: Record) -> str:
    """The fingerprint of the last position."""
    return f"{argosy.resume(record).state.digest():016x}"


def main() -> None:
    """Write what the arguments ask for."""
    parser = argparse.ArgumentParser(description="Make the golden games of Neptun anew.")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--write", action="store_true", help="play the games again")
    what.add_argument("--retell", action="store_true", help="keep the games, write stories and fingerprints again")
    again = parser.parse_args().write
    GAMES.mkdir(exist_ok=True)
    PLAYTHROUGHS.mkdir(exist_ok=True)
    digests: dict[str, str] = {}
    for golden in ALL:
        if again:
            golden.play().save(record_file(golden.name))
        record = Record.load(record_file(golden.name))
        story_file(golden.name).write_text(story(record), encoding="utf-8")
        digests[golden.name] = digest(record)
    DIGESTS.write_text(json.dumps(digests, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
