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

HEADER: Final = "header"
LARGEST: Final = 64 << 20
"""The most bytes of a file that is read, and of the arrays in it."""


class NetworkFileError(ValueError):
    """A file holds no network that can be used; the message says why."""


@dataclass(frozen=True, eq=False)
class Network:
    """Layers of weights (inputs x outputs) and biases, with ReLU between them and nothing after the last."""

    weights: tuple[Floats, ...]
    biases: tuple[Floats, ...]

    def __post_init__(self) -> None:
        """Raise NetworkFileError if the layers do not fit each other."""
        shapes = [weight.shape for weight in self.weights]
        fits = bool(shapes) and all(len(shape) == 2 and min(shape) > 0 for shape in shapes)
        fits = fits and all(before[1] == after[0] for before, after in pairwise(shapes))
        if not fits or [bias.shape for bias in self.biases] != [shape[1:] for shape in shapes]:
            raise NetworkFileError("its layers do not fit each other")
        if not all(np.isfinite(array).all() for array in (*self.weights, *self.biases)):
            raise NetworkFileError("some of its weights are no numbers")

    @property
    def inputs(self) -> int:
        """How many numbers it reads."""
        return int(self.weights[0].shape[0])

    @property
    def outputs(self) -> int:
        """How many numbers it returns."""
        return int(self.weights[-1].shape[1])

    def forward(self, rows: Floats) -> Floats:
        """The outputs for one row of inputs, or for several."""
        for weight, bias in zip(self.weights[:-1], self.biases[:-1], strict=True):
            rows = np.maximum(rows @ weight + bias, np.float32(0))
        outputs: Floats = rows @ self.weights[-1] + self.biases[-1]
        return outputs


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
    except NetworkFileError:
        raise
    except (OSError, EOFError, KeyError, ValueError, zipfile.BadZipFile, NotImplementedError) as error:
        raise NetworkFileError(f"{path} holds no network of Argosy") from error
    if not isinstance(header, dict):
        raise NetworkFileError(f"{path} holds no network of Argosy")
    try:
        return header, Network(tuple(read[0]), tuple(read[1]))
    except NetworkFileError as error:
        raise NetworkFileError(f"{path} cannot be used: {error}") from None
