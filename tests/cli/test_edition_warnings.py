"""What is unusual in an edition is said on the standard error by every command that loads one."""

from __future__ import annotations

from pathlib import Path

import pytest

from argosy import Match
from argosy.cli.main import main
from argosy.games.neptun.edition.components import load_edition

WARNING = "argosy: warning: cities.csv, row 2: Crete lies in Africa\n"


@pytest.fixture
def unusual(tmp_path: Path) -> Path:
    """A folder with an edition in which Crete has a region."""
    folder = tmp_path / "unusual"
    folder.mkdir()
    cities = load_edition().files["cities.csv"].replace("Crete,-", "Crete,Africa")
    (folder / "cities.csv").write_text(cities, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    "words",
    [
        "simulate neptun --seats 3 --bots random --games 1 --workers 1 --quiet",
        "arena neptun --bots random,sensible --games 1 --workers 1 --quiet --results RESULTS",
        "play neptun --yes --people 0 --bots random --seats 3",
    ],
)
def test_a_command_warns(words: str, unusual: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = words.replace("RESULTS", str(tmp_path / "results.jsonl")).split()
    assert main([*line, "--edition", str(unusual)]) == 0
    assert capsys.readouterr().err.count(WARNING) == 1


def test_replay_warns_of_the_edition_in_a_record(
    unusual: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match.new("neptun", 3, seed="1", edition=str(unusual))
    assert match.edition.warnings == (WARNING.removeprefix("argosy: warning: ").strip(),)
    match.record.save(tmp_path / "game.jsonl")
    assert main(["replay", str(tmp_path / "game.jsonl")]) == 0
    assert capsys.readouterr().err == WARNING
