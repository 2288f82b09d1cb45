"""A small feed-forward network in NumPy, and the `.npz` file that holds one: bots need no library of a learner."""

from __future__ import annotations

import json
import os
import zipfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final

from argosy.core.codec import Json
from argosy.extras import missing_library

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing_library("argosy.network", error, "research") from error

Floats = NDArray[np.float32]
Places = NDArray[np.int64]

HEADER: Final = "header"
LARGEST: Final = 64 << 20
"""The most bytes of a file that is read, and of the arrays in it."""


class NetworkFileError(ValueError):
    """A file holds no network that can be used; the message says why."""


@dataclass(frozen=True, eq=False)
class Lookups:
    """Further inputs, read from a table in the observation, such as the miles between two cities that it names.

    An observation names things one-hot. To find what a table of these things says about two of them, layers would have
    to multiply inputs, which they learn badly. The table is symmetric with zeros on its diagonal, and the observation
    has the rest by rows: (1, 0), (2, 0), (2, 1), (3, 0) ...
    """

    table: int
    """Where the table begins in the observation."""
    width: int
    """How many things there are."""
    pairs: Places
    """Pairs of places where one-hot things begin: each pair gives one number. A thing may be missing: 0."""
    rows: Places
    """Places where one-hot things begin: each gives a whole row of the table, and its number in each vector."""
    vectors: Places
    """Where lists begin that have a number for each thing."""

    @property
    def size(self) -> int:
        """How many inputs it adds."""
        return len(self.pairs) + len(self.rows) * (self.width + len(self.vectors))

    @property
    def least(self) -> int:
        """How many numbers an observation must have."""
        last = [place + self.width for place in (*self.pairs.flat, *self.rows, *self.vectors)]
        return int(max(self.table + self.width * (self.width - 1) // 2, *last))

    def extended(self, rows: Floats) -> Floats:
        """Rows of observations with the further inputs behind them."""
        count, things = len(rows), np.arange(self.width)
        high, low = np.tril_indices(self.width, -1)
        table = np.zeros((count, self.width + 1, self.width + 1), np.float32)  # the last row and column: nothing
        entries = rows[:, self.table : self.table + len(high)]
        table[:, high, low] = table[:, low, high] = entries

        def named(places: Places) -> Places:
            block = rows[:, places[..., None] + things]
            return np.where(block.any(axis=-1), block.argmax(axis=-1), self.width)

        pairs, ahead = named(self.pairs), named(self.rows)
        every = np.arange(count)[:, None]
        found = table[every, pairs[..., 0], pairs[..., 1]]
        lines = table[every, ahead][..., :-1].reshape(count, -1)
        lists = np.zeros((count, self.width + 1, len(self.vectors)), np.float32)
        lists[:, :-1] = rows[:, self.vectors + things[:, None]]
        extended: Floats = np.concatenate([rows, found, lines, lists[every, ahead].reshape(count, -1)], axis=1)
        return extended


@dataclass(frozen=True, eq=False)
class Network:
    """Layers of weights (inputs x outputs) and biases, with ReLU between them and nothing after the last."""

    weights: tuple[Floats, ...]
    biases: tuple[Floats, ...]
    lookups: Lookups | None = None
    """Added to the inputs before the first layer."""

    def __post_init__(self) -> None:
        """Raise NetworkFileError if the layers do not fit each other."""
        shapes = [weight.shape for weight in self.weights]
        fits = bool(shapes) and all(len(shape) == 2 and min(shape) > 0 for shape in shapes)
        fits = fits and all(before[1] == after[0] for before, after in pairwise(shapes))
        if not fits or [bias.shape for bias in self.biases] != [shape[1:] for shape in shapes]:
            raise NetworkFileError("its layers do not fit each other")
        if self.lookups is not None and not self.lookups.least <= self.inputs:
            raise NetworkFileError("it looks up what its inputs do not have")
        if not all(np.isfinite(array).all() for array in (*self.weights, *self.biases)):
            raise NetworkFileError("some of its weights are no numbers")

    @property
    def inputs(self) -> int:
        """How many numbers it reads."""
        return int(self.weights[0].shape[0]) - (0 if self.lookups is None else self.lookups.size)

    @property
    def outputs(self) -> int:
        """How many numbers it returns."""
        return int(self.weights[-1].shape[1])

    def forward(self, rows: Floats) -> Floats:
        """The outputs for rows of inputs."""
        if self.lookups is not None:
            rows = self.lookups.extended(rows)
        for weight, bias in zip(self.weights[:-1], self.biases[:-1], strict=True):
            rows = np.maximum(times(rows, weight) + bias, np.float32(0))
        outputs: Floats = times(rows, self.weights[-1]) + self.biases[-1]
        return outputs


def times(rows: Floats, weight: Floats) -> Floats:
    """The product.

    For one row only the inputs that are not 0 count, and BLAS is not used: it starts threads for so little, which takes
    twenty times as long where other processes are busy.
    """
    if len(rows) > 1:
        return rows @ weight
    used = rows[0].nonzero()[0]
    product: Floats = np.einsum("i,ij->j", rows[0, used], weight[used])[None]
    return product


def floats(data: bytes) -> Floats:
    """Numbers from the bytes of float32 numbers."""
    return np.frombuffer(data, np.float32)


def save(path: Path, header: Mapping[str, Json], network: Network) -> None:
    """Write a network with what it is for. Weights are rounded to half precision, which halves the file.

    Raises NetworkFileError if some are too large for that.
    """
    largest = max(float(np.abs(array).max()) for array in (*network.weights, *network.biases))
    if largest > float(np.finfo(np.float16).max):
        raise NetworkFileError(f"a weight of {largest:g} cannot be written at half precision")
    arrays: dict[str, NDArray[np.generic]] = {HEADER: np.array(json.dumps(dict(header)))}
    for number, (weight, bias) in enumerate(zip(network.weights, network.biases, strict=True)):
        arrays[f"weight_{number}"] = weight.astype(np.float16)
        arrays[f"bias_{number}"] = bias.astype(np.float16)
    if (lookups := network.lookups) is not None:
        table = np.array([lookups.table, lookups.width])
        arrays |= {"lookup_table": table, "lookup_pairs": lookups.pairs, "lookup_rows": lookups.rows}
        arrays["lookup_vectors"] = lookups.vectors
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(f"{path.name}.{os.getpid()}")
    with unfinished.open("wb") as file:
        np.savez(file, allow_pickle=False, **arrays)
    unfinished.replace(path)  # who reads it meanwhile reads the old one


def load(path: Path) -> tuple[dict[str, Json], Network]:
    """Read what `save` wrote. Raises NetworkFileError with a sentence that begins with the path."""
    if not path.is_file():
        raise NetworkFileError(f"there is no file {path}")
    try:
        with zipfile.ZipFile(path) as archive:
            if max(path.stat().st_size, sum(entry.file_size for entry in archive.infolist())) > LARGEST:
                raise NetworkFileError(f"{path} is larger than {LARGEST >> 20} MB")
        with np.load(path, allow_pickle=False) as arrays:
            header: object = json.loads(str(arrays[HEADER][()]))
            layers = range(sum(name.startswith("weight_") for name in arrays.files))
            read: Sequence[Sequence[Floats]] = [
                [arrays[f"{kind}_{number}"].astype(np.float32) for number in layers] for kind in ("weight", "bias")
            ]
            lookups = read_lookups(arrays)
    except NetworkFileError:
        raise
    except (OSError, EOFError, KeyError, ValueError, zipfile.BadZipFile, NotImplementedError) as error:
        raise NetworkFileError(f"{path} holds no network of Argosy") from error
    if not isinstance(header, dict):
        raise NetworkFileError(f"{path} holds no network of Argosy")
    try:
        return header, Network(tuple(read[0]), tuple(read[1]), lookups)
    except NetworkFileError as error:
        raise NetworkFileError(f"{path} cannot be used: {error}") from None


def read_lookups(arrays: Mapping[str, NDArray[np.int64]]) -> Lookups | None:
    """The lookups of a file, if it has any. Raises ValueError if they are none."""
    if "lookup_table" not in arrays:
        return None
    table, width = [int(number) for number in arrays["lookup_table"]]
    pairs, rows, vectors = [arrays[f"lookup_{name}"].astype(np.int64) for name in ("pairs", "rows", "vectors")]
    if pairs.ndim != 2 or pairs.shape[1] != 2 or rows.ndim != 1 or vectors.ndim != 1 or not 0 < width < 1000:
        raise ValueError("no lookups")
    if min([table, *pairs.flat, *rows, *vectors]) < 0:
        raise ValueError("no lookups")
    return Lookups(table, width, pairs, rows, vectors)
