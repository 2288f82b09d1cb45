"""Golden games: records that are kept, each with its story, and the fingerprint of its last position.

They hold rules, notation and wording still: whatever changes one of them shows in a diff that a person can read.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import argosy
from argosy.bots.levels import bot
from argosy.bots.play import play_match
from argosy.cli.story import story_lines
from argosy.core.record import Record
from argosy.text.translate import Words

TESTS: Final = Path(__file__).parents[1] / "games"
PEOPLE: Final = ("Penelope", "Odysseus", "Circe", "Nestor", "Helen", "Calypso")


@dataclass(frozen=True, slots=True)
class Golden:
    """One game to keep: who plays, with which options, and the files of another edition."""

    name: str
    bots: Sequence[str]
    options: Mapping[str, str] = field(default_factory=dict)
    edition: Mapping[str, str] = field(default_factory=dict)

    def play(self, key: str) -> Record:
        """The game, played by its bots."""
        with tempfile.TemporaryDirectory() as folder:
            generous = Path(folder) / "generous"
            generous.mkdir()
            for file, text in self.edition.items():
                (generous / file).write_text(text, encoding="utf-8")
            edition = str(generous) if self.edition else None
            match = argosy.Match.new(key, len(self.bots), self.name, self.options, edition)
            play_match(match, [bot(name) for name in self.bots], self.name)
        return match.record.named(PEOPLE[: len(self.bots)])


@dataclass(frozen=True, slots=True)
class Shelf:
    """The golden games of one game of ours, and the files in which they are kept."""

    key: str
    goldens: Sequence[Golden]

    @property
    def games(self) -> Path:
        """Where the records are kept."""
        return TESTS / self.key / "games"

    @property
    def playthroughs(self) -> Path:
        """Where the stories are kept."""
        return TESTS / self.key / "playthroughs"

    @property
    def digests(self) -> Path:
        """Where the fingerprints are kept."""
        return self.games / "digests.json"

    @property
    def names(self) -> list[str]:
        """What the games are called."""
        return [golden.name for golden in self.goldens]

    def record_file(self, name: str) -> Path:
        """Where the record of that name is kept."""
        return self.games / f"{name}.jsonl"

    def story_file(self, name: str) -> Path:
        """Where its story is kept."""
        return self.playthroughs / f"{name}.txt"

    def write(self) -> None:
        """Play all games again, keep them and tell them."""
        self.games.mkdir(exist_ok=True)
        for old in self.games.glob("*.jsonl"):
            old.unlink()
        for golden in self.goldens:
            golden.play(self.key).save(self.record_file(golden.name))
        self.retell()

    def retell(self) -> None:
        """Write stories and fingerprints of the kept games again."""
        self.playthroughs.mkdir(exist_ok=True)
        for old in self.playthroughs.glob("*.txt"):
            old.unlink()
        records = {name: Record.load(self.record_file(name)) for name in self.names}
        for name, record in records.items():
            self.story_file(name).write_text(story(record), encoding="utf-8")
        digests = {name: digest(record) for name, record in records.items()}
        self.digests.write_text(json.dumps(digests, indent=2) + "\n", encoding="utf-8")


def story(record: Record) -> str:
    """The whole story in English, with everything that was secret."""
    return "".join(f"{line}\n" for line in story_lines(record, Words("en")))


def digest(record: Record) -> str:
    """The fingerprint of the last position."""
    return f"{argosy.resume(record).state.digest():016x}"
