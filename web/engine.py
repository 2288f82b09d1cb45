"""Builds the engine for tables in a page: Pyodide, the packages it needs, and Argosy's own modules.

A browser loads the built folder into a web worker. Its engine.json lists the files with their sizes. `memory.bin` is
Python's memory after everything was imported (remember.ts), because a browser takes seconds to import it at each start;
what was not imported is beside it as bytecode. Pyodide comes from the npm registry (deno.lock has its hash), packages
from the index of pip (requirements/engine.txt has their hashes).
"""

from __future__ import annotations

import gzip
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from collections.abc import Callable, Iterable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).resolve().parent
ROOT: Final = WEB.parent
SOURCE: Final = ROOT / "src"
CACHE: Final = WEB / "node_modules" / ".engine"
PYODIDE: Final = WEB / "node_modules" / "pyodide"
LOCK: Final = ROOT / "requirements" / "engine.txt"
COMPILER: Final = WEB / "compile.ts"
REMEMBERER: Final = (WEB / "remember.ts", WEB / "remember.py", WEB / "src" / "local" / "memory.ts")
PACKER: Final = WEB / "pack.ts"
PLATFORM: Final = "pyemscripten_2026_0_wasm32"
"""The platform of Pyodide's wheels, with the interface that its version has."""
RUNTIME: Final = {
    "pyodide.js": "pyodide.mjs",
    "pyodide.asm.js": "pyodide.asm.mjs",
    "pyodide.asm.wasm": "pyodide.asm.wasm",
}
"""Pyodide's files as we name them; some file servers do not know that `.mjs` is a script."""
QUALITY: Final = "ARGOSY_PACK_QUALITY"
"""Variable of the environment: the quality of the Brotli copies of the engine; it is packed anew where it was less."""
LEAST_QUALITY, MOST_QUALITY = 9, 11
"""The most makes the engine 8 % smaller, with half a minute of work."""
LIBRARY: Final = "python_stdlib.zip"
HOME: Final = "/argosy"
"""The folder that all modules but those of Python's own library are in, in a page."""
NOT_OURS: Final = (
    "argosy/arena/", "argosy/cli/", "argosy/client.py", "argosy/compiled.py", "argosy/extras.py", "argosy/network.py",
    "argosy/oracle/network.py", "argosy/research/pettingzoo/", "argosy/research/vector/", "argosy/server/cluster/",
    "argosy/server/static", "argosy/server/api/host_routes/", "argosy/server/api/templates/",
    "argosy/server/storage/migrations/", "argosy/bots/external/", "argosy/__main__.py", "argosy/html_templates.py",
    *(f"argosy/server/{name}.py" for name in (
        "app", "serve", "settings", "workers", "api/guest_data", "api/host_services", "api/openapi", "api/status_page",
        "http/connections", "http/json_log", "http/listening_socket", "http/loop_watchdog", "http/name_lookup",
        "http/open_files", "http/request_limits", "http/websocket_frames", "processes/child",
        "processes/worker_process", "storage/backup", "storage/deletion", "storage/engines", "storage/guest_data",
        "storage/migrate", "storage/moderation", "storage/notify", "storage/queries", "storage/schema",
        "storage/server_settings", "storage/store", "storage/writer", "tables/erasure", "tables/housekeeping",
        "tables/webhooks",
    )),
)  # fmt: skip
"""What tables in a page never import; tests/web/test_engine.py compares this with what they do import."""
OBSERVED: Final = frozenset(
    {"__init__", "action_space", "action_tokens", "composed_offers", "game_adapters", "observation", "parts", "setting"}
)
"""The modules in folders `research/` that write observations, which the oracle reads. The others are for learners."""
NOT_USED: Final = (
    "_ast_unparse", "_markupbase", "_pydatetime", "_pyio", "_pyrepl", "argparse", "bdb", "cProfile", "cmd", "code",
    "compileall", "configparser", "dbm", "difflib", "doctest", "ensurepip", "filecmp", "fileinput", "ftplib", "gettext",
    "idlelib", "imaplib", "lib2to3", "mailbox", "modulefinder", "multiprocessing", "netrc", "optparse", "pdb",
    "pickletools", "plistlib", "poplib", "pprint", "profile", "pstats", "pyclbr", "pydoc", "pydoc_data", "runpy",
    "shelve", "site", "smtplib", "socketserver", "sqlite3", "stringprep", "symtable", "tabnanny", "tarfile", "timeit",
    "tkinter", "trace", "tracemalloc", "turtle", "unittest", "venv", "wave", "wsgiref", "xml", "xmlrpc", "zipapp",
    "asyncio/__main__", "asyncio/proactor_events", "asyncio/tools", "asyncio/windows_events", "asyncio/windows_utils",
    "concurrent/futures/process", "concurrent/interpreters", "email/_header_value_parser", "email/contentmanager",
    "email/headerregistry", "html/parser", "http/cookiejar", "http/server", "logging/config", "logging/handlers",
    "pyodide/console", "sysconfig/__main__", "urllib/request", "urllib/robotparser",
)  # fmt: skip
"""Modules of the standard library that stay away, a name or how a path in a package begins."""
ENCODINGS: Final = re.compile(r"encodings/(__init__|aliases|ascii|charmap|cp437|latin_1|utf_.*|.*escape)\.py")
"""The encodings that stay; names in zip archives are in cp437."""
PACKAGES: Final = ("anyio", "attr", "attrs", "babel", "fluent", "msgspec", "pytz", "starlette", "typing_extensions.py")
"""What is taken out of the wheels."""
NOT_PACKED: Final = (
    "anyio/_backends/_trio", "anyio/pytest_plugin", "babel/messages/", "babel/support", "pytz/zoneinfo/",
    "starlette/authentication",
    "starlette/config", "starlette/endpoints", "starlette/middleware/authentication", "starlette/middleware/cors",
    "starlette/middleware/gzip", "starlette/middleware/httpsredirect", "starlette/middleware/sessions",
    "starlette/middleware/trustedhost", "starlette/middleware/wsgi", "starlette/schemas", "starlette/staticfiles",
    "starlette/templating", "starlette/testclient",
)  # fmt: skip
READ_AS_SOURCE: Final = frozenset({"anyio/__init__.py", "anyio/abc/__init__.py"})
"""Modules that look up in their own source what to import later, and import everything at once if it is not there."""
LANGUAGES: Final = "babel/locale-data/"
"""How languages write numbers and dates; remember.py reads it."""
KINDS: Final = (".py", ".csv", ".json", ".toml", ".ftl", ".txt", ".dat", ".md", ".npz")
"""Files that are packed; page texts (`web.ftl`) are with the page already."""
FETCHING: Final = ("--retries", "1", "--timeout", "20", "--disable-pip-version-check", "--no-input", "--quiet")

Files = dict[str, bytes]
"""Contents by path in an archive."""


class EngineError(Exception):
    """Why there is no engine; one sentence."""


def argosy_files() -> list[Path]:
    """Argosy's modules and data that tables in a page need."""
    names = ((path, path.relative_to(SOURCE).as_posix()) for path in sorted((SOURCE / "argosy").rglob("*")))
    return [
        path
        for path, name in names
        if path.suffix in KINDS
        and path.name != "web.ftl"
        and not name.startswith(NOT_OURS)
        and ("/research/" not in name or path.stem in OBSERVED)
        and path.is_file()
    ]


def fingerprint() -> str:
    """A hash of everything that the engine is made from."""
    seen = sha256()
    ours = [Path(__file__), COMPILER, *REMEMBERER, PACKER, LOCK, WEB / "deno.lock", ROOT / "pyproject.toml"]
    ours += argosy_files()
    for path in ours:
        seen.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return seen.hexdigest()


def argosy() -> Files:
    """Argosy, with what `importlib.metadata` tells of it: its version and its games."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    games = project["entry-points"]["argosy.games"]
    about = f"argosy-{project['version']}.dist-info"
    found = {path.relative_to(SOURCE).as_posix(): path.read_bytes() for path in argosy_files()}
    lines = ["[argosy.games]", *(f"{name} = {place}" for name, place in sorted(games.items())), ""]
    found[f"{about}/entry_points.txt"] = "\n".join(lines).encode()
    found[f"{about}/METADATA"] = f"Metadata-Version: 2.1\nName: argosy\nVersion: {project['version']}\n".encode()
    return found


def wheels() -> list[Path]:
    """The wheels of the lock, fetched once. Raises EngineError."""
    place = CACHE / f"wheels-{sha256(LOCK.read_bytes()).hexdigest()[:16]}"
    if not place.is_dir():
        CACHE.mkdir(parents=True, exist_ok=True)
        scratch = Path(tempfile.mkdtemp(dir=CACHE))
        try:
            done = subprocess.run(
                [sys.executable, "-m", "pip", "download", *FETCHING, "--no-deps", "--require-hashes", "-r", str(LOCK),
                 "--only-binary=:all:", "--platform", PLATFORM, "--python-version", "314", "--dest", str(scratch)],
                capture_output=True, text=True, check=False,
            )  # fmt: skip
            if done.returncode:
                reason = next(
                    (line for line in done.stderr.splitlines()[::-1] if line.startswith("ERROR")), done.stderr
                )
                raise EngineError(f"its packages could not be fetched ({reason.strip()})")
            if not place.is_dir():
                scratch.rename(place)
        finally:
            shutil.rmtree(scratch, ignore_errors=True)
    return sorted(place.glob("*.whl"))


def packages(fetched: Iterable[Path], languages: Iterable[str]) -> Files:
    """The packages, with the dates and numbers of our languages alone."""
    locales = {f"{LANGUAGES}{language}.dat" for language in ("root", *languages)}
    found: Files = {}
    for wheel in fetched:
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                if name.split("/")[0] not in PACKAGES or name.startswith(NOT_PACKED):
                    continue
                if name.endswith((".py", ".so", "babel/global.dat")) or name in locales:
                    found[name] = archive.read(name)
    return found


def library() -> Files:
    """Python's own library without what a page never uses."""
    found: Files = {}
    with zipfile.ZipFile(PYODIDE / LIBRARY) as archive:
        for name in archive.namelist():
            first = name.split("/")[0].removesuffix(".py")
            unused = first in NOT_USED or name.startswith(tuple(part for part in NOT_USED if "/" in part))
            unused = unused or (first == "encodings" and not ENCODINGS.fullmatch(name))
            if not unused and not name.endswith("/"):
                found[name] = archive.read(name)
    return found


def packed(files: Mapping[str, bytes]) -> bytes:
    """A zip archive that is the same whenever its files are.

    It is not compressed: files are sent gzipped, and small modules get a tenth smaller when they are compressed as one.
    """
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name in sorted(files, key=lambda name: (Path(name).suffix, name)):  # what is alike stands together
            entry = zipfile.ZipInfo(name)
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, files[name])
    return buffer.getvalue()


def unpacked(data: bytes) -> Files:
    """The files of a zip archive."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def compiled(archives: Iterable[Files], run: Callable[..., None]) -> list[Files]:
    """The same files with bytecode in place of each module. Modules that were compiled before come from the cache."""
    archives = list(archives)
    version = sha256((WEB / "deno.lock").read_bytes() + COMPILER.read_bytes()).hexdigest()
    kept = CACHE / f"compiled-{version[:16]}.zip"
    known = unpacked(kept.read_bytes()) if kept.is_file() else {}

    def key(name: str, data: bytes) -> str:
        return f"{sha256(data).hexdigest()[:32]}/{name}"

    def is_compiled(name: str) -> bool:
        return name.endswith(".py") and name not in READ_AS_SOURCE

    modules = {key(name, data): data for files in archives for name, data in files.items() if is_compiled(name)}
    missing = {name: data for name, data in modules.items() if name not in known}
    if missing:
        with tempfile.TemporaryDirectory() as folder:
            given, made = Path(folder, "modules.zip"), Path(folder, "bytecode.zip")
            given.write_bytes(packed(missing))
            run(
                "compiling the engine failed", "run", "--quiet", "--no-prompt", "--allow-read", "--allow-env",
                f"--allow-write={folder}", COMPILER.name, str(given), str(made),
            )  # fmt: skip
            known.update(unpacked(made.read_bytes()))
        kept.write_bytes(packed({name: known[name] for name in modules}))
    return [
        {
            **{name: data for name, data in files.items() if not is_compiled(name)},
            **{f"{name}c": known[key(name, data)] for name, data in files.items() if is_compiled(name)},
        }
        for files in archives
    ]


def languages_of(files: Mapping[str, bytes]) -> list[str]:
    """The languages that Argosy speaks."""
    return sorted({name.split("/")[3] for name in files if name.startswith("argosy/text/locales/")})


def archive(files: Mapping[str, bytes]) -> bytes:
    """Files as `filesOf` in memory.ts reads them: a list of paths and lengths, and their contents."""
    listed = json.dumps([[f"{HOME}/{name}", len(data)] for name, data in files.items()]).encode()
    return len(listed).to_bytes(4, "little") + listed + b"".join(files.values())


def remembered(standard: Files, files: Files, run: Callable[..., None]) -> tuple[bytes, set[str]]:
    """Python's memory after all modules were imported that a table needs, and the paths of these modules."""
    with tempfile.TemporaryDirectory() as folder:
        library, given, memory, imported = (Path(folder, name) for name in (LIBRARY, "files", "memory", "imported"))
        library.write_bytes(packed(standard))
        given.write_bytes(archive(files))
        run(
            "remembering the engine failed", "run", "--quiet", "--no-prompt", "--allow-read", "--allow-env",
            f"--allow-write={folder}", *(file.name for file in REMEMBERER[:2]), str(library), str(given), str(memory),
            str(imported),
        )  # fmt: skip
        return memory.read_bytes(), set(json.loads(imported.read_text(encoding="utf-8")))


def made(run: Callable[..., None]) -> Files:
    """Every file of the engine by its name. Raises EngineError."""
    ours = argosy()
    standard, theirs, ours = compiled([library(), packages(wheels(), languages_of(ours)), ours], run)
    files = {**theirs, **ours}
    memory, imported = remembered(standard, files, run)
    found = {name: (PYODIDE / source).read_bytes() for name, source in RUNTIME.items()}
    found[LIBRARY] = packed({name: data for name, data in standard.items() if name not in imported})
    read = {*imported, *READ_AS_SOURCE, *(name for name in theirs if name.startswith(LANGUAGES))}
    found["files.bin"] = archive({name: data for name, data in files.items() if name not in read})
    return {**found, "memory.bin": memory}


def brotli(data: bytes, quality: int, run: Callable[..., None], kept: bool) -> bytes:
    """Data as small as browsers can read it. What is kept in the cache gets the most effort."""
    quality = MOST_QUALITY if kept else quality
    place = CACHE / f"{sha256(data).hexdigest()[:32]}.br"
    if kept and place.is_file():
        return place.read_bytes()
    with tempfile.TemporaryDirectory() as folder:
        given, made = Path(folder, "given"), Path(folder, "made")
        given.write_bytes(data)
        run(
            "compressing the engine failed", "run", "--quiet", "--no-prompt", f"--allow-read={folder}",
            f"--allow-write={folder}", PACKER.name, str(quality), str(given), str(made),
        )  # fmt: skip
        if kept:
            shutil.copyfile(made, place)
        return made.read_bytes()


def build(folder: Path, run: Callable[..., None]) -> str | None:
    """Put the engine into a folder of its version in that folder, unless it is there; engine.json, or None if it was.

    Raises EngineError.
    """
    stamp, quality = fingerprint(), int(os.environ.get(QUALITY, LEAST_QUALITY))
    kept = folder / "stamp"
    if kept.is_file():
        known, _, packed_with = kept.read_text(encoding="utf-8").partition(" ")
        if known == stamp and int(packed_with or 0) >= quality:
            return None
    files = made(run)
    version = stamp[:16]  # not of what is made: the same memory is written a little differently each time
    contents = {
        "version": version,
        "abi": PLATFORM.removeprefix("pyemscripten_").removesuffix("_wasm32"),
        "files": {name: len(data) for name, data in files.items()},
    }
    folder.parent.mkdir(parents=True, exist_ok=True)
    scratch = Path(tempfile.mkdtemp(prefix="engine.", dir=folder.parent))
    try:
        place = scratch / version
        place.mkdir()
        for name, data in {**files, "engine.json": json.dumps(contents, indent=1).encode()}.items():
            (place / name).write_bytes(data)
            (place / f"{name}.gz").write_bytes(gzip.compress(data, 9, mtime=0))
            (place / f"{name}.br").write_bytes(brotli(data, quality, run, kept=name in RUNTIME))
        (scratch / "stamp").write_text(f"{stamp} {quality}", encoding="utf-8")
        scratch.chmod(0o755)
        shutil.rmtree(folder, ignore_errors=True)
        scratch.rename(folder)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    return f"{folder.name}/{version}/engine.json"
