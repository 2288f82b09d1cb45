"""M6.8, pacts: what was promised in trading is held to in the next Civic phase."""

from __future__ import annotations

import pytest

from argosy.core.contract import Action, Event
from argosy.games.mediterranean.rules import civic
from argosy.games.mediterranean.rules.actions import PASS, GiveOpponent
from argosy.games.mediterranean.rules.board import tracks
from argosy.games.mediterranean.rules.events import PactsSettled
from argosy.games.mediterranean.rules.state import GIVING, GOVERNMENT
from argosy.games.mediterranean.view.prompts import prompt
from tests.games.mediterranean.table import Table, table, tile

SPARE, USE, BLUE, RED = range(4)
G5 = tile("G5")


def giving(*pacts: tuple[int, int, int, int]) -> Table:
    """The first seat may use a Whisper Gallery on a rival, and somebody has made these promises."""
    begun = table(turn=3).stands(0, "dictatorship 2").built(0, "G5").at(GIVING)
    begun.state.pacts = list(pacts)
    civic.begin(begun.state)
    civic.begin_giving(begun.state)
    return begun


def refusal(begun: Table, action: Action) -> tuple[str, str] | None:
    found = civic.check(begun.state, 0, action)
    return None if found is None else (found.code, found.rule)


def test_m6_8_a_spared_rival_cannot_be_chosen() -> None:
    """Who promised not to use a building on a player cannot do so; the others are free."""
    begun = giving((0, G5, 2, SPARE), (1, G5, 3, SPARE))
    assert civic.next_giver(begun.state)
    assert civic.menu(begun.state, 0) == [GiveOpponent(G5, 1), GiveOpponent(G5, 3), PASS]
    assert refusal(begun, GiveOpponent(G5, 2)) == ("civic.spared", "M6.8")


def test_m6_8_who_spares_everybody_is_not_asked() -> None:
    """With nobody left to use it on, the building rests."""
    begun = giving((0, G5, 1, SPARE), (0, G5, 2, SPARE), (0, G5, 3, SPARE))
    assert not civic.next_giver(begun.state)


def test_m6_8_a_promised_use_must_be_made() -> None:
    """Who promised to use a building on a player can neither pass before nor choose another."""
    begun = giving((0, G5, 2, USE))
    assert civic.next_giver(begun.state)
    assert civic.menu(begun.state, 0) == [GiveOpponent(G5, 2)]
    assert refusal(begun, PASS) == ("civic.promise_open", "M6.8")
    assert refusal(begun, GiveOpponent(G5, 1)) == ("civic.promised_elsewhere", "M6.8")
    civic.apply(begun.state, 0, GiveOpponent(G5, 2), None)
    assert begun.state.civilisations[2].happiness == -1
    assert not civic.next_giver(begun.state)


@pytest.mark.parametrize(("use", "second"), [(BLUE, False), (RED, True)])
def test_m6_8_a_promised_arrow_is_given_in_its_colour(use: int, second: bool) -> None:
    """The other colour would keep the promise by its words only; a rival who was promised nothing gets either."""
    r5 = tile("R5")
    begun = giving((0, r5, 2, use))
    begun.built(0, "R5")
    assert civic.next_giver(begun.state)
    assert [one for one in civic.menu(begun.state, 0) if isinstance(one, GiveOpponent) and one.tile == r5] == [
        GiveOpponent(r5, 2, second)
    ]
    assert refusal(begun, GiveOpponent(r5, 2, not second)) == ("civic.promised_colour", "M6.8")
    assert refusal(begun, GiveOpponent(r5, 2, second)) is None
    asked = prompt(begun.state, 0, (0,))
    assert asked.args["use"] == ("use-red" if second else "use-blue")


def test_m6_8_after_a_promised_use_one_may_pass() -> None:
    """A kept promise leaves the other buildings to their owner's will."""
    begun = giving((0, G5, 2, USE))
    begun.built(0, "R5")
    civic.apply(begun.state, 0, GiveOpponent(G5, 2), None)
    assert PASS in civic.menu(begun.state, 0)


@pytest.mark.parametrize("target", [1, 2])
def test_m6_8_promised_to_two_it_is_used_on_either(target: int) -> None:
    """A building works once, so of two promises one is kept."""
    begun = giving((0, G5, 1, USE), (0, G5, 2, USE))
    assert refusal(begun, GiveOpponent(G5, target)) is None
    assert refusal(begun, GiveOpponent(G5, 3)) == ("civic.promised_elsewhere", "M6.8")


def test_m6_8_sparing_goes_before_using() -> None:
    """A use that a second promise forbids cannot be asked for."""
    begun = giving((0, G5, 2, USE), (0, G5, 2, SPARE))
    assert refusal(begun, PASS) is None
    assert refusal(begun, GiveOpponent(G5, 2)) == ("civic.spared", "M6.8")
    assert refusal(begun, GiveOpponent(G5, 1)) is None


def test_m6_8_a_pact_lapses_when_the_building_is_gone() -> None:
    """A flip that destroys the building ends its pacts, also if it is rebuilt; other pacts hold."""
    begun = giving((0, G5, 2, SPARE), (0, tile("R5"), 2, SPARE), (1, G5, 2, USE))
    tracks.flip(begun.state, 0, GOVERNMENT, None)
    assert begun.state.pacts == [(0, tile("R5"), 2, SPARE), (1, G5, 2, USE)]


def test_m6_8_pacts_hold_for_one_civic_phase() -> None:
    """Once all have given, what was promised is settled."""
    begun = giving((0, G5, 2, SPARE))
    told: list[Event] = []
    civic.begin_flipping(begun.state, told)
    assert begun.state.pacts == []
    assert told == [PactsSettled()]
    civic.begin_flipping(begun.state, told)
    assert told == [PactsSettled()]
