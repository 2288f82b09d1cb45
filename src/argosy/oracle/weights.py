"""The file of weights: arrays, and for which game, rules, edition and observations they were trained.

It is one that NumPy writes (`.npz`), and is read without NumPy: base installations and the engine of a page have none.
"""

from __future__ import annotations

import ast
import json
import math
import struct
import zipfile
import zlib
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from io import BytesIO
from typing import Final

from argosy.oracle.layers import shapes
from argosy.research.observation import Array

ABOUT: Final = "about"
"""The name of the array that holds the description as JSON."""
MAGIC: Final = b"\x93NUMPY\x01\x00"
"""How an array begins, in the first version of the format."""
HALF: Final = 2
"""Bytes of a float16."""


class WeightsError(ValueError):
    """The weights cannot be used here; one sentence."""


@dataclass(frozen=True, slots=True)
class About:
    """For what weights were trained."""

    game: str
    rules_version: str
    edition: str
    """The digest of the card data."""
    observations: str
    """The fingerprint of what is read of observations."""


@dataclass(frozen=True, slots=True)
class Packed:
    """An array as it is in the file: its shape, and float16 numbers, row after row."""

    shape: tuple[int, ...]
    data: bytes

    def numbers(self) -> list[float]:
        """All numbers, row after row."""
        return list(struct.unpack(f"<{len(self.data) // HALF}e", self.data))


def dump(about: About, weights: Mapping[str, Array]) -> bytes:
    """The file of weights, in float16."""
    import numpy as np

    arrays = {name: array.astype(np.float16) for name, array in weights.items()}
    described = np.frombuffer(json.dumps(asdict(about)).encode(), np.uint8)
    file = BytesIO()
    np.savez_compressed(file, allow_pickle=False, **{ABOUT: described}, **arrays)
    return file.getvalue()


def load(file: bytes, about: About, widths: tuple[int, int, int]) -> dict[str, Packed]:
    """The weights of a file, if they were trained for this. Raises WeightsError with a sentence."""
    try:
        with zipfile.ZipFile(BytesIO(file)) as archive:
            kept = {name.removesuffix(".npy"): archive.read(name) for name in archive.namelist()}
        found = About(**json.loads(array_of(kept.pop(ABOUT), "|u1")[1]))
        arrays = {name: Packed(*array_of(array, "<f2")) for name, array in kept.items()}
        damaged = any(len(array.data) != HALF * math.prod(array.shape) for array in arrays.values())
    except (OSError, ValueError, KeyError, TypeError, EOFError, SyntaxError, zipfile.BadZipFile, zlib.error) as error:
        raise WeightsError("the file of the oracle's weights is damaged or incomplete") from error
    if damaged:
        raise WeightsError("the file of the oracle's weights is damaged or incomplete")
    compare(found, about)
    if {name: array.shape for name, array in arrays.items()} != shapes(*widths):
        raise WeightsError("the oracle's weights are of another size than this version reads")
    return arrays


def array_of(data: bytes, kind: str) -> tuple[tuple[int, ...], bytes]:
    """Shape and contents of an array in a file. Raises ValueError, KeyError or SyntaxError if it is of another kind."""
    if not data.startswith(MAGIC):
        raise ValueError("this is no array of the format's first version")
    begin = len(MAGIC) + 2
    end = begin + int.from_bytes(data[len(MAGIC) : begin], "little")
    described = ast.literal_eval(data[begin:end].decode("latin-1").strip())
    if described["descr"] != kind or described["fortran_order"]:
        raise ValueError(f"this is no array of {kind}, row after row")
    return tuple(described["shape"]), data[end:]


def compare(found: About, wanted: About) -> None:
    """Raise WeightsError with a sentence if weights were trained for something else."""
    if found.game != wanted.game:
        raise WeightsError(f"the oracle's weights are for the game {found.game}, not {wanted.game}")
    if found.rules_version != wanted.rules_version:
        raise WeightsError(
            f"the oracle's weights are for version {found.rules_version} of the rules of {wanted.game}, "
            f"not {wanted.rules_version}"
        )
    if found.edition != wanted.edition:
        raise WeightsError(f"the oracle's weights are for another edition of {wanted.game}: it cannot judge this one")
    if found.observations != wanted.observations:
        raise WeightsError(
            f"the oracle's weights are for other observations of {wanted.game}: they must be trained again"
        )
