"""The types of the page are those of the server."""

from __future__ import annotations

from tools.wire_types import TARGET, text


def test_the_types_of_the_wire_are_up_to_date() -> None:
    if not TARGET.is_file():
        return  # a wheel is tested without the sources of the page
    assert TARGET.read_text(encoding="utf-8") == text(), "run tools/wire_types.py"
