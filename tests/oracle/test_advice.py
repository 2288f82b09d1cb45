"""The chance to win beside each option of an advice."""

from __future__ import annotations

import pytest

import argosy
from argosy.bots.advice import Gap, Option
from argosy.core.match import Match
from argosy.core.replay import AnyMatch
from argosy.oracle.advice import chances_of, known_oracle, oracle_of

GAMES = argosy.list_games()


@pytest.mark.parametrize("key", GAMES)
def test_an_option_has_the_chance_that_is_left_with_so_many_points_fewer(key: str) -> None:
    match: AnyMatch = Match.new(key, 4, seed="advice")
    oracle = oracle_of(match)
    assert oracle is not None
    seat, action = match.to_act[0], match.legal(match.to_act[0])[0]
    outlook, view = oracle.of_view(match.view(seat)), match.view(seat)
    options = [
        Option(action, 20.0, 19.0, 21.0, ()),
        Option(action, 17.0, 16.0, 18.0, (), behind=Gap(3.0, 1.0, 5.0)),
        Option(action, 12.0, 12.0, 12.0, ()),
    ]
    first, tried, planned = chances_of(options, view, oracle)
    assert first.share == first.low == first.high == pytest.approx(outlook.chances[seat])
    assert (tried.share, tried.low, tried.high) == tuple([outlook.with_gain(seat, gain) for gain in (-3, -5, -1)])
    assert planned.share == planned.low == planned.high == outlook.with_gain(seat, -8)
    assert first.share > tried.high > tried.share > tried.low > planned.share > 0


@pytest.mark.parametrize("key", GAMES)
def test_another_edition_has_no_chances(key: str) -> None:
    rules = argosy.game(key)
    house = rules.read_edition(dict(rules.edition(None).files), "house")
    house.digest = "1" * 64
    match: AnyMatch = Match.new(key, 4, seed="advice")
    match.edition = house
    assert oracle_of(match) is None


def test_tables_alike_share_an_oracle() -> None:
    one, two, other = [Match.new(GAMES[0], seats, seed="alike") for seats in (4, 4, 5)]
    assert oracle_of(one) is oracle_of(two) is not oracle_of(other)
    assert known_oracle.cache_info().currsize >= 2
