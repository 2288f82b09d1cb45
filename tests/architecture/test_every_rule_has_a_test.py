"""Every rule of docs/rules/ has a test that is named after it and tells it in a sentence; every refusal is tested."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import argosy
from argosy.games.package import packages

ROOT = Path(__file__).parents[2]
LETTERS = {found.key: found.letter for found in packages()}

every_game = pytest.mark.parametrize("key", argosy.list_games())


def rule_ids(key: str) -> list[str]:
    """The ids of a game's rules, in the order of the page."""
    page = (ROOT / "docs" / "rules" / f"{key}.md").read_text(encoding="utf-8")
    return re.findall(rf"^- \*\*({LETTERS[key]}\d+\.\d+)\*\*", page, re.MULTILINE)


def rule_tests(key: str) -> list[tuple[str, str, ast.FunctionDef]]:
    """Every test of a game named after a rule: the rule, the file, the function."""
    letter = LETTERS[key]
    pattern = re.compile(rf"test_{letter.lower()}(\d+)_(\d+)_\w+")
    found: list[tuple[str, str, ast.FunctionDef]] = []
    for file in sorted((ROOT / "tests" / "games" / key / "rules").glob("test_*.py")):
        nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        tests = [node for node in nodes if isinstance(node, ast.FunctionDef)]
        named = [(name, node) for node in tests if (name := pattern.fullmatch(node.name))]
        found += [(f"{letter}{name[1]}.{name[2]}", file.name, node) for name, node in named]
    return found


@every_game
def test_rules_are_numbered_without_gaps(key: str) -> None:
    ids = rule_ids(key)
    chapters = sorted({int(one[1:].split(".")[0]) for one in ids})
    assert chapters == list(range(1, 10))
    for chapter in chapters:
        numbers = [int(one.split(".")[1]) for one in ids if one.startswith(f"{LETTERS[key]}{chapter}.")]
        assert numbers == list(range(1, len(numbers) + 1))


@every_game
def test_every_rule_has_a_test(key: str) -> None:
    tested = {rule for rule, _, _ in rule_tests(key)}
    assert [rule for rule in rule_ids(key) if rule not in tested] == []


@every_game
def test_every_test_is_of_a_rule(key: str) -> None:
    known = set(rule_ids(key))
    assert [node.name for rule, _, node in rule_tests(key) if rule not in known] == []


@every_game
def test_a_test_stands_in_the_file_of_its_chapter(key: str) -> None:
    astray = [
        node.name
        for rule, file, node in rule_tests(key)
        if not file.startswith(f"test_{rule.split('.', maxsplit=1)[0].lower()}_")
    ]
    assert astray == []


@every_game
def test_a_test_tells_its_rule_in_a_sentence(key: str) -> None:
    silent = [node.name for _, _, node in rule_tests(key) if not (ast.get_docstring(node) or "").strip().endswith(".")]
    assert silent == []


@every_game
def test_every_refusal_of_a_game_is_tested(key: str) -> None:
    """A code that no test of the game names has never been seen to be refused."""
    source = "".join(
        file.read_text(encoding="utf-8") for file in (ROOT / "src" / "argosy" / "games" / key).rglob("*.py")
    )
    tests = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "tests" / "games" / key).rglob("*.py"))
    codes = set(re.findall(r"Illegal\(\s*\"([a-z_]+\.[a-z_]+)\"", source))
    assert sorted(code for code in codes if f'"{code}"' not in tests) == []
