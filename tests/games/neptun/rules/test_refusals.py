"""Every refusal there is: what leads to it, which rule it cites, what it tells, and that it changes nothing."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import pytest

import argosy
from argosy import CHANCE, CLOCK, Action, Illegal, Match
from argosy.core.contract import Phrase, Term, Value
from argosy.games.neptun.rules.actions import EXTRA_NO, REVEAL, Row, Sail, SetUp, Show, Take
from argosy.games.neptun.rules.game import NEPTUN
from tests.games.neptun.layout import table
from tests.games.neptun.table import Table, new_game

UNDO = None
"""Instead of an input: to take back the last one."""
MILES = (3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 8, 8, 11, 12, 12, 13)
LONG = "9" * 5000


def unlaid() -> Table:
    return Table(Match.new(NEPTUN, seats=3, scripted=True))


def picking() -> Table:
    return new_game()


def revealing() -> Table:
    begun = new_game()
    begun.play(0, "reveal")
    return begun


def second_pick() -> Table:
    """Seat 0 passed the first column over and took the second."""
    begun = new_game()
    begun.reveal(0, "roma-1 olives 7-1")
    begun.pick(0, "tyros-1 salt 2+2", 1)
    return begun


def one_given_up() -> Table:
    begun = new_game()
    begun.reveal(0, "roma-1 olives 7-1")
    begun.reveal(0, "tyros-1 salt 2+2")
    return begun


def last_revealed() -> Table:
    begun = one_given_up()
    begun.reveal(0, "malaca-2 honey 5+0")
    begun.reveal(0, "athenae-1 grain 9-1")
    return begun


def all_face_up() -> Table:
    begun = last_revealed()
    begun.play(0, "take 4>1")
    return begun


def second_turn() -> Table:
    """Seat 1 picks first, has slot 1 loaded, and finds the left-over in the first column."""
    begun = all_face_up()
    begun.play(1, "take 2>1")
    begun.play(2, "take 1>1")
    return begun


def rowing() -> Table:
    return table().hand(0, "3+0", "3+1", "8+0").rowing()


def chosen() -> Table:
    begun = rowing()
    begun.play(0, "row 8+0")
    return begun


def sailing() -> Table:
    """Seat 0 lies in Roma with 2 gold and a range of 6 miles."""
    contracts = ("roma-1 salt", "tyros-1 honey", "roma-2 grain fulfilled", "malaca-1 grapes lost")
    return table().gold(2, 5, 5).boat(0, "Roma").chart(0, *contracts).sailing("1+1", "5+0", "6+0")


def asking() -> Table:
    return table().chart(0, "roma-1 salt").after_turn_5()


def rowing_extra() -> Table:
    begun = asking()
    begun.play(0, "extra yes")
    return begun


def over() -> Table:
    begun = table().round(3).sailing(turn=5)
    begun.all_stay()
    return begun


@dataclass(frozen=True)
class Case:
    """An input that is refused."""

    code: str
    rule: str
    position: Callable[[], Table]
    actor: int
    entered: Action | str | None
    args: Mapping[str, Value] = field(default_factory=dict)

    def __str__(self) -> str:
        """The name of the test."""
        entered = "undo" if self.entered is UNDO else str(self.entered)
        return f"{self.code}, {self.position.__name__}, {self.actor}, {entered[:30]}"


CASES = [
    Case("chance.due", "N2.3", unlaid, 0, REVEAL),
    Case("chance.due", "N2.3", revealing, 0, "take 1>1"),
    Case("chance.markers", "N2.2", unlaid, CHANCE, SetUp(tuple(reversed(MILES)), (0, 1, 2))),
    Case("chance.markers", "N2.2", unlaid, CHANCE, "lay 3 order 1 2 3"),
    Case("chance.not_due", "N2.3", picking, CHANCE, Show(0, 0, 52)),
    Case("chance.not_due", "N2.3", sailing, CHANCE, SetUp(MILES, (0, 1, 2))),
    Case("chance.not_in_deck", "N2.3", revealing, CHANCE, Show(30, 0, 52), {"card": 30, "good": 0, "oar": 52}),
    Case("chance.not_in_deck", "N2.3", revealing, CHANCE, "show atlantis-1 olives 7-1"),
    Case("chance.order", "N2.6", unlaid, CHANCE, SetUp(MILES, (0, 1, 3))),
    Case("chance.set_up_expected", "N2.2", unlaid, CHANCE, Show(0, 0, 52)),
    Case("chance.show_expected", "N3.1", revealing, CHANCE, SetUp(MILES, (0, 1, 2))),
    Case("draft.all_face_up", "N3.5", all_face_up, 1, "reveal"),
    Case("draft.column_gone", "N3.6", second_pick, 1, "take 2>1", {"column": 2}),
    Case("draft.expected", "N3.3", picking, 0, "row 7-1"),
    Case("draft.expected", "N3.3", picking, 0, "stay"),
    Case("draft.face_down", "N3.3", picking, 0, "take 2>1", {"column": 2}),
    Case("draft.given_up", "N3.3", one_given_up, 0, "take 1>1", {"column": 1}),
    Case("draft.last_revealed", "N3.4", last_revealed, 0, "reveal"),
    Case("draft.no_column", "N3.1", picking, 0, "take 5>1", {"column": 5, "columns": 4}),
    Case("draft.no_column", "N3.1", picking, 0, Take(-1, 0), {"column": 0, "columns": 4}),
    Case("draft.no_slot", "N3.8", second_pick, 1, "take 1>6", {"slot": 6, "slots": 5}),
    Case("draft.no_slot", "N3.8", second_pick, 1, "take 1>0", {"slot": 0, "slots": 5}),
    Case("draft.slot_full", "N3.8", second_turn, 1, "take 1>1", {"slot": 1}),
    Case("extra.expected", "N5.1", asking, 0, "row 7-1"),
    Case("game.over", "N8.1", over, 0, "reveal"),
    Case("game.over", "N8.1", over, CHANCE, SetUp(MILES, (0, 1, 2))),
    Case(
        "notation.cost", "N4.5", sailing, 0, "sail Brundisium +1",
        {"city": Term("port", "Brundisium"), "said": 1, "cost": 2},
    ),
    Case("notation.cost", "N4.5", sailing, 0, "stay +1", {"city": Term("port", "Roma"), "said": 1, "cost": 0}),
    Case("notation.no_city", "N4.4", sailing, 0, "sail Atlantis", {"text": "atlantis"}),
    Case("notation.unknown", "", picking, 0, "take  one", {"text": "take one"}),
    Case("notation.unknown", "", picking, 0, "", {"text": ""}),
    Case("notation.unknown", "", picking, 0, f"take {LONG}>1", {"text": f"take {LONG}>1"}),
    Case("notation.which_city", "N4.4", sailing, 0, "sail A", {"cities": "Athenae, Antiochia, Alexandria"}),
    Case("notation.which_oar", "N4.1", rowing, 0, "row 3", {"oars": "3+0, 3+1"}),
    Case("row.already_chosen", "N4.1", chosen, 0, "row 3+0"),
    Case("row.expected", "N4.1", rowing, 0, EXTRA_NO),
    Case("row.expected", "N4.1", rowing_extra, 0, "stay"),
    Case("row.not_held", "N4.1", rowing, 0, "row 9+0", {"oar": "9+0"}),
    Case("row.not_held", "N4.1", rowing, 0, "row 9", {"oar": "9"}),
    Case("row.not_held", "N4.1", rowing, 0, Row(3, 0, True), {"oar": Phrase("oar", "starting", {"oar": "3+0"})}),
    Case("row.not_held", "N4.1", rowing, 0, Row(11, 9), {"oar": "11+9"}),
    Case("sail.buy_alone", "N4.8", sailing, 0, "stay buy"),
    Case("sail.buy_poor", "N4.8", sailing, 0, "stay deliver 1 buy", {"gold": 2, "price": 3}),
    Case("sail.expected", "N4.3", sailing, 0, REVEAL),
    Case("sail.fulfilled", "N4.6", sailing, 0, "stay deliver 3", {"slot": 3}),
    Case("sail.lost", "N4.9", sailing, 0, "stay deliver 4", {"slot": 4}),
    Case("sail.no_city", "N4.4", sailing, 0, Sail(16), {"city": 16}),
    Case("sail.no_city", "N4.4", sailing, 0, Sail(-1), {"city": -1}),
    Case("sail.no_slot", "N4.6", sailing, 0, "stay deliver 6", {"slot": 6, "slots": 5}),
    Case(
        "sail.too_far", "N4.5", sailing, 0, "sail Crete",
        {"city": Term("port", "Crete"), "miles": 16, "range": 6, "cost": 10, "gold": 2},
    ),
    Case(
        "sail.wrong_city", "N4.6", sailing, 0, "stay deliver 2",
        {"slot": 2, "city": Term("port", "Roma"), "wanted": Term("port", "Tyros")},
    ),
    Case("seat.not_to_act", "N3.2", picking, 1, "reveal", {"to_act": Term("seat", 0)}),
    Case("seat.not_to_act", "N4.3", sailing, 1, "stay", {"to_act": Term("seat", 0)}),
    Case("seat.not_to_act", "N4.3", sailing, 1, "sail Tyros +9", {"to_act": Term("seat", 0)}),
    Case("seat.not_to_act", "N5.1", asking, 1, "extra yes", {"to_act": Term("seat", 0)}),
    Case("seat.not_to_act", "N5.2", rowing_extra, 2, "row 7-1", {"to_act": Term("seat", 0)}),
    Case("seat.unknown", "N1.8", picking, 3, REVEAL, {"seat": 4, "seats": 3}),
    Case("seat.unknown", "N1.8", rowing, 3, "row 7", {"seat": 4, "seats": 3}),
    Case("seat.unknown", "N1.8", sailing, 3, "stay", {"seat": 4, "seats": 3}),
    Case("seat.unknown", "N1.8", sailing, 3, "sail Roma +1", {"seat": 4, "seats": 3}),
    Case("seat.unknown", "N1.8", rowing, CLOCK, "row 7-1", {"seat": -1, "seats": 3}),
    Case("undo.none", "", picking, 0, UNDO),
    Case("undo.none", "", second_pick, 1, UNDO),
    Case("undo.too_late", "", one_given_up, 0, UNDO),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_refusal_says_why_and_changes_nothing(case: Case) -> None:
    begun = case.position()
    before = begun.position()
    if case.entered is UNDO:
        refusal = begun.match.undo(case.actor)
    else:
        answer = begun.match.play(case.actor, case.entered)
        assert isinstance(answer, Illegal), "was accepted"
        refusal = answer
    assert refusal == Illegal(case.code, case.rule, case.args)
    assert begun.position() == before


def codes_in_the_source() -> set[str]:
    """The codes of all refusals in the source, but for those of other games.

    And but for `undo.seen`: nobody here is shown cards that another seat alone knew.
    """
    root = Path(argosy.__file__).parent
    others = [root / "games" / key for key in argosy.list_games() if key != NEPTUN.key]
    codes: set[str] = set()
    for file in root.rglob("*.py"):
        if any(folder in file.parents for folder in others):
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Illegal":
                code = node.args[0]
                assert isinstance(code, ast.Constant), f"{file.name}, line {node.lineno}: a code is written out"
                codes.add(str(code.value))
    return codes - {"undo.seen"}


def test_every_refusal_has_a_case() -> None:
    assert codes_in_the_source() == {case.code for case in CASES}
