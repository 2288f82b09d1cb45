"""The file of weights: arrays, and for which game, rules, edition and observations they were trained."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from io import BytesIO
from typing import Final

import numpy as np

from argosy.oracle.network import shapes
from argosy.research.observation import Array

ABOUT: Final = "about"
"""The name of the array that holds the description as JSON."""


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


def dump(about: About, weights: Mapping[str, Array]) -> bytes:
    """The file of weights, in float16."""
    arrays = {name: array.astype(np.float16) for name, array in weights.items()}
    described = np.frombuffer(json.dumps(asdict(about)).encode(), np.uint8)
    file = BytesIO()
    np.savez_compressed(file, allow_pickle=False, **{ABOUT: described}, **arrays)
    return file.getvalue()


def load(file: bytes, about: About, widths: tuple[int, int, int]) -> dict[str, Array]:
    """The weights of a file, if they were trained for this. Raises WeightsError with a sentence."""
    try:
        with np.load(BytesIO(file), allow_pickle=False) as arrays:
            kept = {name: arrays[name] for name in arrays.files}
        found = About(**json.loads(kept.pop(ABOUT).tobytes()))
    except (OSError, ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile) as error:
        raise WeightsError("the file of the oracle's weights is damaged or incomplete") from error
    compare(found, about)
    if {name: array.shape for name, array in kept.items()} != shapes(*widths):
        raise WeightsError("the oracle's weights are of another size than this version reads")
    return {name: array.astype(np.float32) for name, array in kept.items()}


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
