"""The command `argosy site`: writes the page with its engine as files, which any file server can serve."""

from __future__ import annotations

import argparse
import gzip
from importlib.resources import as_file
from pathlib import Path
from typing import TYPE_CHECKING, Final

from argosy.cli.complaint import Complaint

if TYPE_CHECKING:
    from collections.abc import Iterator

    from argosy.server.http.static_site import StaticSite

    Subcommands = argparse._SubParsersAction[argparse.ArgumentParser]

MARK: Final = "argosy-site.txt"
"""Says that a folder was written by this command, so that it may write there again."""
MARKED: Final = "Written by `argosy site`, which replaces what is here when it is run again.\n"
GAMES: Final = "games.json"


def add_command(commands: Subcommands) -> None:
    """Add `site` to the command line."""
    parser = commands.add_parser(
        "site",
        help="write the page as files, to play without a server",
        description="Write the page with the engine of both games into a folder. Any file server can serve it, also "
        "below a sub-path; games are then played and kept in the browser. See docs/static-site.md.",
    )
    parser.add_argument("folder", metavar="FOLDER", type=Path, help="an empty or new folder, or one written before")
    parser.set_defaults(run=run, extra="server")


def run(options: argparse.Namespace) -> int:
    """Write the site, and say how large it is."""
    folder: Path = options.folder
    try:
        sizes = write_site(folder)
    except OSError as problem:
        raise Complaint(f"{folder} cannot be written: {problem.strerror or problem}") from problem
    print(f"{len(sizes)} files, {sum(sizes) / 1e6:.1f} MB, in {folder}. To try it: python -m http.server -d {folder}")
    return 0


def write_site(folder: Path) -> list[int]:
    """Write the site into a folder; the sizes of its files. The document comes last, old files are removed after it.

    Raises Complaint.
    """
    if folder.exists() and not folder.is_dir():
        raise Complaint(f"{folder} is a file; a folder is expected")
    if folder.is_dir() and any(folder.iterdir()) and not (folder / MARK).is_file():
        raise Complaint(f"{folder} is not empty and was not written by `argosy site`; nothing was changed there")
    files = site_files()
    folder.mkdir(parents=True, exist_ok=True)
    (folder / MARK).write_text(MARKED, encoding="utf-8")
    sizes = []
    for name, data in files:
        place = folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        scratch = place.with_name(f"{place.name}.new")
        scratch.write_bytes(data)
        scratch.replace(place)
        sizes.append(len(data))
    written = {name for name, _ in files}
    for old in sorted((folder / "static").rglob("*"), reverse=True):
        if old.is_dir() and not any(old.iterdir()):
            old.rmdir()
        elif old.is_file() and old.relative_to(folder).as_posix() not in written:
            old.unlink()
    return sizes


def site_files() -> list[tuple[str, bytes]]:
    """Every file of the site with its path, the document last. Raises Complaint if the page was not built."""
    from argosy.server.api.routes.lobby import offered
    from argosy.server.http.static_site import KEEPER, WEB_APP, StaticSite
    from argosy.server.tables.editions import Editions
    from argosy.server.wire import encoding as wire

    site = StaticSite.open()
    if site.manifest is None or KEEPER not in site.manifest:
        raise Complaint("the page is not built; from a clone: python web/build.py, or ./play site FOLDER")
    if not site.engine_files():
        raise Complaint(
            "the page was built without its engine, which needs the npm registry and the package index; build it again "
            "with a network: python web/build.py, or ./play site FOLDER"
        )
    more = {GAMES: f"static/{GAMES}"}
    document = site.document_at("", more)
    found = dict(built_files(site))
    found[f"static/{GAMES}"] = wire.encode(offered(Editions.found(None)))
    found |= {f"static/{name}": data for name, data in site.plug_in_texts.items()}
    found[WEB_APP] = site.web_app().encode()
    found[KEEPER] = site.service_worker(document, more).encode()
    found["index.html"] = document.encode()
    packed = [(f"{name}.gz", gzip.compress(found[name], 9, mtime=0)) for name in (f"static/{GAMES}", KEEPER)]
    return [*packed, *found.items()]


def built_files(site: StaticSite) -> Iterator[tuple[str, bytes]]:
    """The files of the build and their compressed copies, which some file servers send instead."""
    from argosy.server.http.static_site import CODINGS

    with as_file(site.folder) as folder:
        for name in sorted(site.served):
            for file in (folder / name, *(folder / f"{name}{ending}" for ending in CODINGS.values())):
                if file.is_file():
                    yield f"static/{file.relative_to(folder).as_posix()}", file.read_bytes()
