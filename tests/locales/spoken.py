"""What the source says and what the locale files answer, found by reading both."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from argosy.text.languages import files_of

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "argosy"


@cache
def tree_of(file: Path) -> ast.Module:
    """A source file, parsed."""
    return ast.parse(file.read_text(encoding="utf-8"))


@cache
def calls_in(file: Path) -> list[ast.Call]:
    """Every call in a file."""
    return [node for node in ast.walk(tree_of(file)) if isinstance(node, ast.Call)]


def calls_of(name: str, folder: str = "") -> Iterator[tuple[str, set[str] | None]]:
    """Every id that is given to `Illegal` or `Message`, with the names of its arguments (None: not readable there)."""
    for file in sorted((SOURCE / folder).rglob("*.py")):
        for node in calls(file, name):
            if node.args:
                ids = node.args[0]
                told = [ids.body, ids.orelse] if isinstance(ids, ast.IfExp) else [ids]
                for part in told:
                    assert isinstance(part, ast.Constant), f"{file.name}: {name} needs its id as a plain text"
                    yield str(part.value), next((keys_of(arg) for arg in node.args if isinstance(arg, ast.Dict)), None)


def calls(file: Path, name: str) -> list[ast.Call]:
    """Every call of a function by that name in a file."""
    return [node for node in calls_in(file) if getattr(node.func, "id", None) == name]


def ids_given_to(name: str, file: Path) -> set[str]:
    """Every text that a file can give to a function as its first argument: straight, by a choice or by a name."""
    named: dict[str, list[ast.expr]] = {}
    for node in ast.walk(tree_of(file)):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            named.setdefault(node.targets[0].id, []).append(node.value)
    return {text for call in calls(file, name) for text in _texts(call.args[0], named)}


def _texts(node: ast.expr, named: dict[str, list[ast.expr]]) -> list[str]:
    """The texts that an expression can come to."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return _texts(node.body, named) + _texts(node.orelse, named)
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Dict):
        return [text for value in node.value.values for text in _texts(value, named)]
    assert isinstance(node, ast.Name), f"line {node.lineno}: an id must be a text, a choice of texts or a name of one"
    return [text for value in named[node.id] for text in _texts(value, named)]


def keys_of(node: ast.Dict) -> set[str]:
    """The keys of a dict that is written out."""
    return {str(key.value) for key in node.keys if isinstance(key, ast.Constant)}


class Variables(Visitor):
    """Gathers the variables of a message and the messages it refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - named by the visitor
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - named by the visitor
        self.references.add(node.id.name)


@cache
def messages_of(language: str) -> dict[str, set[str]]:
    """Every message id of a language with its variables, those of messages it refers to included."""
    found: dict[str, Variables] = {}
    for file in files_of(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file} cannot be read: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} stands twice"
                found[entry.id.name] = Variables()
                found[entry.id.name].visit(entry)
    return {id: full(found, id) for id in found}


def full(found: dict[str, Variables], id: str) -> set[str]:
    """The variables of a message and of all it refers to."""
    return found[id].names.union(*[full(found, other) for other in found[id].references])
