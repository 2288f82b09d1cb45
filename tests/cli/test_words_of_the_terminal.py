"""Every text of the terminal is used, and everything it uses has a text."""

from __future__ import annotations

import ast

from tests.locales.spoken import SOURCE, messages_of

GAMES = ("cli-neptun-", "cli-mediterranean-")
PREFIXES = ("cli-", "cli-help-", *[f"{game}{part}" for game in GAMES for part in ("", "head-", "notation-")])
COMPOSED = {
    "cli-neptun-slot-": "slots by state",
    "cli-neptun-column-": "columns by state",
    "cli-option-": "by name",
    "cli-mediterranean-effect-": "by verb of the vocabulary",
}


def texts_in_the_source() -> set[str]:
    """Every plain text in the modules of the terminal."""
    return {
        node.value
        for folder in ("cli", "text", "games")
        for file in (SOURCE / folder).rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def test_every_id_in_the_source_has_a_text() -> None:
    used = {text for text in texts_in_the_source() if text.startswith("cli-") and not text.endswith("-")}
    assert used <= set(messages_of("en"))


def test_no_text_is_idle() -> None:
    texts = texts_in_the_source()
    ids = [id for id in messages_of("en") if id.startswith("cli-") and not id.startswith(tuple(COMPOSED))]
    phases = {"cli-neptun-acquire", "cli-neptun-fulfil", "cli-neptun-set-up"}
    idle = [id for id in ids if not any(id.removeprefix(prefix) in texts for prefix in PREFIXES) and id not in texts]
    assert set(idle) <= phases
