"""What a network is told about the sea chart, compared with the view."""

from __future__ import annotations

import numpy as np

from argosy.core.rng import Rng
from argosy.games.neptun.research.observation import MILES
from argosy.games.neptun.view.view import NeptunView
from argosy.research.setting import Setting
from argosy.research.token_game import SequentialGame


def test_the_miles_between_contracts_are_looked_up() -> None:
    setting = Setting("neptun", 4)
    lookups = setting.lookups
    assert lookups is not None
    table, rng, compared = SequentialGame(setting, "miles"), Rng("tokens"), 0
    while (seat := table.seat) is not None:
        view = table.view(seat)
        assert isinstance(view, NeptunView)
        slots = [slot.contract and slot.contract.city for slot in view.players[seat].chart]
        columns = [column.contract and column.contract.city for column in view.display]
        columns += [None] * (6 - len(columns))
        pairs = [(column, slot) for column in columns for slot in slots]
        for cities in (slots, columns):
            pairs += [(cities[b], cities[a]) for b in range(len(cities)) for a in range(b)]
        miles = [view.distances[a][b] if a and b else 0 for a, b in pairs]
        names = list(view.distances)
        for city in (*slots, *columns):
            miles += [view.distances[city][other] if city else 0 for other in names]
        found = lookups.extended(table.observe(seat)[None])[0, setting.encoder.size :]
        assert np.allclose(found[: len(miles)] * MILES, miles)
        sail = table.observe(seat)[setting.encoder.layout["sail"]].reshape(4, -1)
        sailing = [sail[:, names.index(city)] if city else np.zeros(4) for city in (*slots, *columns)]
        assert np.array_equal(found[len(miles) :], np.concatenate(sailing))
        compared += sum(map(bool, miles))
        legal = table.legal_tokens(seat)
        table.add(legal[rng.below(len(legal))])
    assert compared > 1000
