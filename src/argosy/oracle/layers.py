"""The network: every seat is read by the same weights, so one network serves all numbers of seats.

    numbers of a seat -+> a ------> mean and greatest over the seats --+
                       |  |                                            v
                       |  +------------------------------------------> b -> logit, points
                       |                                               ^      ^
    common numbers ----|> c -------------------------------------------+      |
                       +--------------------------------------------------(linear)

`a`, `b` and `c` are layers with ReLU; the observer's seat has weights of its own from `c` to `b`, because the common
numbers include its own cards. The logits of all seats go through a softmax. `network.py` evaluates it with NumPy,
`plain_network.py` without.
"""

from __future__ import annotations

from typing import Final

POINTS: Final = 50.0
"""The network gives points divided by this."""
WIDTHS: Final = {"a": 96, "b": 64, "c": 64}
"""Units of the layers in training."""


def shapes(seat: int, common: int, moments: int) -> dict[str, tuple[int, ...]]:
    """The shape of each array of weights, for so many numbers of a seat and in common, and moments of a game.

    `steepness` is no part of the network: how much a point more adds to a seat's logit, by moment.
    """
    a, b, c = WIDTHS["a"], WIDTHS["b"], WIDTHS["c"]
    return {
        "seat": (seat, a), "seat_bias": (a,), "observer": (a,), "common": (common, c), "common_bias": (c,),
        "own": (a, b), "mean": (a, b), "greatest": (a, b), "others": (c, b), "observers": (c, b), "bias": (b,),
        "out": (b, 2), "linear": (seat, 2), "out_bias": (2,), "steepness": (moments,),
    }  # fmt: skip
