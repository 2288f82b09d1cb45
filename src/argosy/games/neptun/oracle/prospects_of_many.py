"""The numbers of `prospects.py` for many observations at once, with NumPy."""

from __future__ import annotations

import numpy as np

from argosy.games.neptun.oracle.prospects import (
    FIRST,
    HOPES,
    LEAST,
    OF_HOPE,
    RANGE,
    SOFT,
    TOKEN,
    TURNS,
    WORTH,
    Prospects,
)
from argosy.games.neptun.research.observation import GOLD, MILES, REWARD, TILES
from argosy.games.neptun.rules.actions import SLOTS
from argosy.research.observation import Array


def prospects_of_many(its: Prospects, observations: Array) -> Array:
    """The numbers of each seat of several observations: by observation, seat and number."""
    count, every = len(observations), np.arange(len(observations))
    rows = every[:, None]
    left = np.maximum(1.0, TURNS - observations[:, its.fulfil] * observations[:, its.turn].argmax(axis=1))
    is_open = observations[:, its.is_open] > 0
    cities = observations[:, its.cities].argmax(axis=3)
    gold = REWARD * observations[:, its.pays_gold] * is_open
    points = REWARD * observations[:, its.pays_points] * is_open
    here, table = observations[:, its.boats].argmax(axis=2), np.array(its.miles)
    sailed, turns = np.zeros((2, count, its.seats), np.float32)
    found = np.empty((count, its.seats, its.count), np.float32)
    now = np.concatenate([TOKEN * observations[:, its.tokens], GOLD * observations[:, its.gold][..., None]], axis=2)
    tokens = np.stack([now, now, now], axis=1)
    regions, seats = np.array(its.region_of)[cities], np.arange(its.seats)
    for slot in range(SLOTS):
        city, opened = cities[:, :, slot], is_open[:, :, slot]
        miles = MILES * observations[rows, table[here, city]] * (here != city) * opened
        sailed = sailed + miles
        turns = turns + np.maximum(opened, np.ceil(miles / np.float32(RANGE)))
        here = np.where(opened, city, here)
        found[:, :, slot], found[:, :, SLOTS + slot] = sailed / MILES, turns / TURNS
        can = turns <= left[:, None]
        for hope, reached in ((1, 1), (2, can)):
            tokens[rows, hope, seats, regions[:, :, slot]] += points[:, :, slot] * reached
            tokens[:, hope, :, -1] += gold[:, :, slot] * reached
    at = 2 * SLOTS + 2
    found[:, :, at - 2], found[:, :, at - 1] = gold.sum(axis=2) / REWARD, points.sum(axis=2) / REWARD
    prizes = observations[:, its.tiles][:, None, None]
    scores = tokens + np.float32(FIRST) * observations[:, its.places][:, None]
    ahead = scores[:, :, None] - scores[:, :, :, None]  # by hope, seat and other seat
    soft = (0.5 + 0.5 * ahead / (SOFT + np.abs(ahead))).sum(axis=3) - 0.5
    rank = np.where(tokens > 0, (ahead > LEAST).sum(axis=3), TILES)
    here_at = [rank == place for place in range(TILES)]
    likely = [np.maximum(0, 1 - np.abs(soft - place)) * prizes[..., place] for place in range(TILES)]
    numbers = [
        sum(hit * prizes[..., place] for place, hit in enumerate(here_at)), sum(likely),
        np.maximum(0, 1 - soft) / TURNS, *[hit / TURNS for hit in here_at],
    ]  # fmt: skip
    for number, by_temple in enumerate(numbers):
        of_hopes = np.asarray(by_temple).sum(axis=3)
        for hope in range(HOPES):
            found[:, :, at + hope * OF_HOPE + number] = of_hopes[:, hope]
    last = ahead[:, -1]
    last[:, seats, seats] = -np.inf
    found[:, :, at + HOPES * OF_HOPE :] = np.clip(-last.max(axis=2) / WORTH, -1, 1)
    return found
