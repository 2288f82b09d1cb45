"""The habits of the house that a machine can check."""

from __future__ import annotations

import ast
import re
import subprocess
from pathlib import Path

import pytest

from argosy.games.package import packages

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "src").rglob("*.py"))
ADDRESSED = [
    file
    for pattern in ("requirements/*.txt", "*.toml", "hatch_build.py", "web/*.json", "web/*.lock")
    for file in sorted(ROOT.glob(pattern))
    if file.is_file()
]
REGISTRY = re.compile(r"--(extra-)?index-url|--find-links|file://|://\S*(pypi|pythonhosted|npmjs|registry|/simple)")
LONG = 400
LONGER = {
    "client.py": "one class: a method for each route",
    "server/tables/table.py": "one class: what everything at a table goes through",
    "server/wire/types.py": "one list: every type that is not of one subject",
    "games/mediterranean/rules/events.py": "one list: every event of the game",
    "games/mediterranean/text/screen.py": "one class: the whole table of the game in words",
}
"""Files of more than 400 lines, each with the reason why it is one idea."""


def relative(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("file", SOURCES, ids=relative)
def test_a_long_file_is_listed_with_its_reason(file: Path) -> None:
    name = file.relative_to(ROOT / "src" / "argosy").as_posix()
    assert len(file.read_text(encoding="utf-8").splitlines()) <= LONG or name in LONGER


@pytest.mark.parametrize("file", SOURCES, ids=relative)
def test_a_module_says_what_it_is(file: Path) -> None:
    assert ast.get_docstring(ast.parse(file.read_text(encoding="utf-8")))


@pytest.mark.parametrize("file", ADDRESSED, ids=relative)
def test_no_registry_address_is_kept(file: Path) -> None:
    found = [line for line in file.read_text(encoding="utf-8").splitlines() if REGISTRY.search(line)]
    assert not found


def test_decisions_are_numbered_without_gaps() -> None:
    folder = ROOT / "docs" / "decisions"
    if not folder.is_dir():
        pytest.skip("no decisions written down yet")
    names = sorted(file.name for file in folder.glob("*.md"))
    numbers = [int(match[1]) for name in names if (match := re.match(r"(\d{4})-[a-z0-9-]+\.md$", name))]
    assert len(numbers) == len(names), "a decision is named NNNN-title.md"
    assert numbers == list(range(1, len(numbers) + 1))


def written_by_hand() -> list[str]:
    """The files that must not name a game: all outside the folders of games, but for docs, examples, benchmarks, tests.

    Helpers of tests are among them. `wire.ts` and the corpus of the fuzzers are generated from all games;
    pyproject.toml has their entry points.
    """
    files = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    made = ("web/src/wire.ts", "tests/fuzz/corpus/")
    common = [file for file in files if "games" not in Path(file).parts and not file.startswith(made)]
    helpers = [file for file in common if file.startswith("tests/") and not Path(file).name.startswith("test_")]
    code = [
        file
        for file in common
        if file.startswith(("src/", "web/src", "web/build", "tools/", "test", "play", "hatch_build.py"))
    ]
    return sorted({*[file for file in code if not file.startswith("tests/")], *helpers})


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="asks git which files there are")
def test_only_the_folder_of_a_game_names_it() -> None:
    names = re.compile("|".join([rf"{game.key}|{game.title}|{game.key.title()}(?=[A-Z])" for game in packages()]))
    named = {
        file: sorted({found.group() for found in names.finditer((ROOT / file).read_text(encoding="utf-8"))})
        for file in written_by_hand()
        if Path(file).suffix not in {".woff2", ".webp", ".png", ".lock"}
    }
    assert {file: words for file, words in named.items() if words} == {}
