"""The editions that tables can be opened with: the standard one of each game, and those in a folder of the host."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from argosy.core import limits
from argosy.core.data_files import EditionError
from argosy.core.registry import game, list_games
from argosy.server.wire import errors

STANDARD: Final = "standard"


class Editions:
    """Editions by game and name, with their folders."""

    def __init__(
        self,
        folders: Mapping[str, Mapping[str, Path]],
        warnings: Mapping[str, Mapping[str, Sequence[str]]] | None = None,
    ) -> None:
        self._folders = folders
        self._warnings = warnings or {}

    @classmethod
    def found(cls, root: Path | None) -> Editions:
        """Those in a folder: `ROOT/KEY/storms` is the edition `storms` of the game KEY. Raises EditionError."""
        if root is None:
            return cls({})
        if not root.is_dir():
            raise EditionError(str(root), None, "there is no such folder with editions")
        folders = {key: {folder.name: folder for folder in sorted(root.glob(f"{key}/*/"))} for key in list_games()}
        warnings: dict[str, dict[str, Sequence[str]]] = {key: {} for key in folders}
        for key, named in folders.items():
            for name, folder in named.items():
                if name == STANDARD or len(name) > limits.NAME:
                    why = f"it needs a name of its own, of at most {limits.NAME} letters"
                    raise EditionError(str(folder), None, why)
                if unusual := game(key).edition(str(folder)).warnings:
                    warnings[key][name] = unusual
        return cls(folders, warnings)

    def names(self, key: str) -> list[str]:
        """What a game can be played with, the standard edition first."""
        return [STANDARD, *self._folders.get(key, {})]

    def warnings(self, key: str) -> Mapping[str, Sequence[str]]:
        """Warnings about unusual values, by name of the edition."""
        return self._warnings.get(key, {})

    def folder(self, key: str, name: str | None) -> str | None:
        """The folder of an edition; None for the standard one. Raises Refused."""
        if name is None or name == STANDARD:
            return None
        if (found := self._folders.get(key, {}).get(name)) is None:
            there = ", ".join(self.names(key))
            raise errors.EDITION_UNKNOWN.refused(edition=repr(name), game=key, values=there)
        return str(found)
