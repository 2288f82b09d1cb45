"""What a network is told about the sea chart: the miles between the cities of contracts that can be sailed to."""

from __future__ import annotations

import numpy as np

from argosy.games.neptun.research.observation import COLUMN_STATES, SLOT_STATES, NeptunEncoder
from argosy.games.neptun.rules.actions import COLUMNS, SLOTS
from argosy.network import Lookups


def lookups(encoder: NeptunEncoder) -> Lookups:
    """Miles between any two of the own contracts and those of the display, and from each of them to every city.

    And what the part `sail` says of the city of each of them: whether one can sail there now, the cost, and the gain.
    """
    own = encoder.layout["seat_0"].start + 3 + encoder.cities + len(SLOT_STATES)
    slots = [own + slot * encoder.slot for slot in range(SLOTS)]
    first = encoder.layout["display"].start + len(COLUMN_STATES)
    display = [first + column * encoder.column for column in range(COLUMNS)]
    pairs = [(column, slot) for column in display for slot in slots]
    pairs += [(slots[later], slots[earlier]) for later in range(SLOTS) for earlier in range(later)]
    pairs += [(display[later], display[earlier]) for later in range(COLUMNS) for earlier in range(later)]
    sail = encoder.layout["sail"]
    return Lookups(
        encoder.layout["distances"].start, encoder.cities, np.array(pairs), np.array(slots + display),
        np.arange(sail.start, sail.stop, encoder.cities),
    )  # fmt: skip
