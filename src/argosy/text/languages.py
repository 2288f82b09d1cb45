"""Finds the languages and their files: a language is a folder of `.ftl` files, and nothing else.

Shared sentences are in `locales/<language>/` beside this module. Those of a game are in a folder of that name beside
the module that the game registers, or in a package around it. This module imports nothing slow, because every command
uses it.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final

FALLBACK: Final = "en"
"""The language in which every sentence exists."""
SHARED: Final = Path(__file__).parent / "locales"


@cache
def languages() -> tuple[str, ...]:
    """The codes of all languages, the fallback first."""
    found = sorted([folder.name for folder in SHARED.iterdir() if any(folder.glob("*.ftl"))])
    return (FALLBACK, *[language for language in found if language != FALLBACK])


@cache
def locale_folders() -> tuple[Path, ...]:
    """The folders that contain a folder per language: the shared one, then that of each game that has one."""
    modules = sorted({point.module for point in entry_points(group="argosy.games")})
    found = [folder for module in modules if (folder := folder_beside(module, "locales")) is not None]
    return (SHARED, *dict.fromkeys(found))


def files_of(language: str) -> list[Path]:
    """Every `.ftl` file of a language, those of the games after the shared ones."""
    return [file for folder in locale_folders() for file in sorted((folder / language).glob("*.ftl"))]


def plug_in_text(language: str) -> str:
    """The sentences of games that are not part of this package, in that language; English ones come after their own."""
    ours = SHARED.parents[1]
    folders = [folder for folder in locale_folders() if not folder.is_relative_to(ours)]
    wanted = dict.fromkeys([language, FALLBACK])
    files = [file for code in wanted for folder in folders for file in sorted((folder / code).glob("*.ftl"))]
    return "\n".join([file.read_text(encoding="utf-8") for file in files])


def folder_beside(module: str, name: str) -> Path | None:
    """The folder of that name nearest to a module, found without importing it; None if there is none."""
    top, *inner = module.split(".")
    spec = find_spec(top)
    if spec is None:
        return None
    place = Path(spec.submodule_search_locations[0] if spec.submodule_search_locations else str(spec.origin)).absolute()
    places = [place if spec.submodule_search_locations else place.parent]
    for part in inner:
        places.append(places[-1] / part)
    return next((place / name for place in reversed(places) if (place / name).is_dir()), None)
