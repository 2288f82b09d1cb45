"""What the docs name is there: files in recipes and in the map."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NAMED = re.compile(r"`((?:src|tests|web|docs|tools|bench|examples)/[\w./-]+|[a-z_]+(?:/[\w.-]+)+/?)`")
PATTERNS = {"docs/decisions/NNNN-title.md", "rules/flow.py", "argosy/Pebbles-v0", "undo/ask", "undo/answer"}
"""Names that stand for several files, for an environment, or for the end of an address."""
FOLDERS = ("src/argosy", "src/argosy/server")
"""From where pages name files, beside the root."""
PAGES = ["CONTRIBUTING.md", "docs/architecture.md", "docs/adding-a-game.md", "docs/server.md"]


def there(name: str) -> bool:
    """Whether a path exists, from the root or below the package."""
    known = (ROOT / name).exists() or any((ROOT / folder / name).exists() for folder in FOLDERS)
    return known or name in PATTERNS


@pytest.mark.parametrize("page", PAGES)
def test_every_file_that_a_page_names_exists(page: str) -> None:
    found = set(NAMED.findall((ROOT / page).read_text(encoding="utf-8")))
    assert found, "the pattern finds something"
    assert sorted(name for name in found if not there(name)) == []


@pytest.mark.parametrize(
    "recipe", ["Change a rule", "Add a REST route", "Add a bot level", "Add a language", "Add a game"]
)
def test_there_is_a_recipe(recipe: str) -> None:
    assert f"### {recipe}\n" in (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
