"""Every rule of docs/rules/neptun.md has a test here that is named after it and tells it in a sentence."""

from __future__ import annotations

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
RULES = Path(__file__).parents[3] / "docs" / "rules" / "neptun.md"
RULE_LINE = re.compile(r"^- \*\*(N\d+\.\d+)\*\*", re.MULTILINE)
TEST_NAME = re.compile(r"test_n(\d+)_(\d+)_\w+")


def rule_ids() -> list[str]:
    """The ids of the rules, in the order of the page."""
    return RULE_LINE.findall(RULES.read_text(encoding="utf-8"))


def rule_tests() -> list[tuple[str, str, ast.FunctionDef]]:
    """Every test named after a rule: the rule, the file, the function."""
    found: list[tuple[str, str, ast.FunctionDef]] = []
    for file in sorted(HERE.glob("test_*.py")):
        nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        tests = [node for node in nodes if isinstance(node, ast.FunctionDef)]
        named = [(name, node) for node in tests if (name := TEST_NAME.fullmatch(node.name))]
        found += [(f"N{name[1]}.{name[2]}", file.name, node) for name, node in named]
    return found


def test_rules_are_numbered_without_gaps() -> None:
    ids = rule_ids()
    chapters = sorted({int(one[1:].split(".")[0]) for one in ids})
    assert chapters == list(range(1, 10))
    for chapter in chapters:
        numbers = [int(one.split(".")[1]) for one in ids if one.startswith(f"N{chapter}.")]
        assert numbers == list(range(1, len(numbers) + 1))


def test_every_rule_has_a_test() -> None:
    tested = {rule for rule, _, _ in rule_tests()}
    assert [rule for rule in rule_ids() if rule not in tested] == []


def test_every_test_is_of_a_rule() -> None:
    known = set(rule_ids())
    assert [node.name for rule, _, node in rule_tests() if rule not in known] == []


def test_a_test_stands_in_the_file_of_its_chapter() -> None:
    astray = [
        node.name
        for rule, file, node in rule_tests()
        if not file.startswith(f"test_{rule.split('.', maxsplit=1)[0].lower()}_")
    ]
    assert astray == []


def test_a_test_tells_its_rule_in_a_sentence() -> None:
    silent = [node.name for _, _, node in rule_tests() if not (ast.get_docstring(node) or "").strip().endswith(".")]
    assert silent == []
