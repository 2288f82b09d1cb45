"""Every error of the interface is declared in one module, raised by its name, and listed in docs/errors.md."""

from __future__ import annotations

import re
import string
from pathlib import Path

import pytest

import argosy.server
from argosy.server.wire import errors
from argosy.server.wire.errors import CODES, ERRORS, Error
from tools.error_table import TARGET, text

SERVER = Path(argosy.server.__file__).parent
LITERAL = re.compile(r"""["']([a-z_]+\.[a-z_]+)["']""")


def test_no_error_code_stands_outside_the_module() -> None:
    found = {
        str(file.relative_to(SERVER)): codes
        for file in SERVER.rglob("*.py")
        if file.name != "errors.py" and (codes := CODES & {*LITERAL.findall(file.read_text(encoding="utf-8"))})
    }
    assert found == {}


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: error.code)
def test_an_error_has_a_sentence_and_fills_its_placeholders(error: Error) -> None:
    names = {name for _, name, _, _ in string.Formatter().parse(error.sentence) if name}
    values: dict[str, errors.Arg] = dict.fromkeys(names | {*error.sent}, 7)
    refusal = error.refused(None, **values)
    assert (refusal.status, refusal.problem.code) == (error.status, error.code)
    assert refusal.problem.message
    assert not re.search(r"[{}]", refusal.problem.message)
    assert refusal.problem.args.keys() == {*error.sent}


def test_nobody_without_a_seat_and_an_unknown_seat_have_different_codes() -> None:
    assert (errors.SEAT_NONE.code, errors.SEAT_UNKNOWN.code) == ("seat.none", "seat.unknown")
    assert len({error.sentence for error in ERRORS if error.code == "seat.none"}) == 1


def test_the_page_of_error_codes_is_up_to_date() -> None:
    assert TARGET.read_text(encoding="utf-8") == text(), "run tools/error_table.py"
