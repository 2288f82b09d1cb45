"""Writes docs/errors.md, the table of the server's error codes: `PYTHONPATH=src python tools/error_table.py`.

The rows come from `argosy.server.wire.errors`. A test fails when the page is stale.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from argosy.server.wire.errors import ERRORS, Error

TARGET: Final = Path(__file__).resolve().parents[1] / "docs" / "errors.md"
HEAD: Final = """\
# Error codes of the play server

This page lists every error code of the HTTP and WebSocket interface, for people who write clients.
`tools/error_table.py` writes it from `src/argosy/server/wire/errors.py`; do not edit it.

A refused HTTP request gets the status in the table and this object as its body. On the WebSocket the same object is the
`problem` of a frame `{"do": "rejected", "problem": {...}, "key": ...}`.

```
{"code": "seat.unknown", "args": {"seat": 9, "seats": 4}, "message": "there is no seat 9; this table has seats 1 to 4"}
```

| field | meaning |
|---|---|
| `code` | stable: programs decide by it |
| `args` | the values that clients need for a sentence in another language; left out if there are none |
| `rule` | the id of the rule in `docs/rules/`, if a rule of the game is the reason |
| `message` | the sentence in English; it may change |
| `version` | the version of the game at which a command was refused by the rules |

A move that breaks a rule of the game gets status 409 and a code of that game, such as `draft.slot_full`. Its sentence
is `refusal-...` in the game's `locales/`. Those codes are not listed here. An HTTP error that no row describes has the
code `http`.

A code has several rows where one sentence does not fit every situation. Words in braces are filled in. The values
listed under "args" are also sent in `args`.

| code | status | sentence | args |
|---|--:|---|---|
"""


def row(error: Error) -> str:
    """One row of the table."""
    args = ", ".join([f"`{name}`" for name in error.sent])
    return f"| `{error.code}` | {error.status} | {error.sentence} | {args} |\n"


def text() -> str:
    """The whole page: the rows sorted by code, those of one code in the order of the module."""
    return HEAD + "".join([row(error) for error in sorted(ERRORS, key=lambda error: error.code)])


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8")
