"""The build hook: a wheel carries the built page and, where C can be compiled, the rules compiled by mypyc.

ARGOSY_COMPILE=0 leaves them plain Python. ARGOSY_COMPILE=1 wants them compiled: without it a wheel that cannot be is
plain, says so in one line of the build's output, and keeps the reason for `argosy --version`.

ARGOSY_COMPILE_LEVEL=1 lets the C compiler optimise less: 77 s instead of 131, for rules some 7 % slower. It is 1 unless
ARGOSY_COMPILE=1 asks for compiled rules.
"""

from __future__ import annotations

import importlib.util
import os
import shlex
import shutil
import sys
import sysconfig
import tempfile
import traceback
from contextlib import chdir
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = (
    "rules", "edition", "hidden", "view", "notation", "research/action_tokens", "research/composed_offers",
    "research/state_encoder", "oracle/prospects",
)  # fmt: skip
"""What is compiled in the folder of each game, beside `argosy.core`, `LEARNERS` and `SEARCH`."""

SEARCH = (
    "rank", "valuation", "route_planner", "sensible/decisions", "sensible/route_cost", "strong/baskets",
    "strong/contract_value", "strong/drafting", "strong/prices", "strong/prospects", "strong/route_cost",
    "strong/sailing", "strong/temple_value", "best/playout_policy", "best/playouts",
)  # fmt: skip
"""What is compiled in the folder `bots` of a game that has it: what searches do in each playout."""

LEARNERS = ("action_space", "state_encoder", "token_table")
"""The modules of `argosy.research` that are compiled: what happens at every step of a learner."""

INTERPRETED = frozenset(
    {
        "argosy.core.native",  # tells plain Python and the compiler different things
    }
)
"""Modules of those packages that stay plain Python, by dotted name, each with the reason beside it."""

COMPILER = ("mypy==2.4.1", "librt==0.16.0", "setuptools>=80", "numpy>=2.2", "msgspec>=0.21", "fluent.runtime>=0.4")
"""What compiling needs; mypy and librt belong together. mypy reads the types of the libraries."""

QUIET = [] if sys.platform == "win32" else ["-w", "-Wno-all"]
"""No warnings about generated C: nobody here can mend them, and looking for them took half of the C compiler's time."""

DIRECT = [] if sys.platform == "win32" else ["-fvisibility=hidden"]
"""Calls between compiled modules go straight to the function: nobody outside their library calls them by name."""

SLOW = "the rules stay plain Python, at about a fifth of the speed"
"""What it means that the rules are not compiled."""

REASON = "argosy/plain_rules.txt"
"""The file of a wheel that says why its rules are plain Python; `argosy.compiled` reads it."""

PAGE = ("deno>=2.9", "pip>=23")
"""What building the page needs: deno brings its own JavaScript and no Node, pip fetches the packages of the engine."""


def compiled_modules(root: Path) -> dict[str, Path]:
    """The modules to compile and their files, relative to the root of the project."""
    source = root / "src"
    files = sorted((source / "argosy" / "core").glob("*.py"))
    files += [source / "argosy" / "research" / f"{name}.py" for name in LEARNERS]
    for game in sorted((source / "argosy" / "games").glob("*/")):
        for part in (*COMPILED, *[f"bots/{name}" for name in SEARCH]):
            files += sorted((game / part).rglob("*.py")) if (game / part).is_dir() else sorted(game.glob(f"{part}.py"))
    modules = {}
    for file in files:
        name = ".".join(file.relative_to(source).with_suffix("").parts)
        if file.stem != "__init__" and name not in INTERPRETED:
            modules[name] = file.relative_to(root)
    return modules


class BuildFailure(Exception):  # noqa: N818 - what the person who installs can mend
    """Why there is no wheel; shown as it is, without a traceback."""


def build_page(root: Path, folder: Path) -> None:
    """Build the page into a folder, as web/build.py does it. Raises BuildFailure."""
    if not os.access(root / "web", os.W_OK):  # deno puts what it fetches beside the sources
        root = copy_of_page(root, folder.parent / "page")
    spec = importlib.util.spec_from_file_location("argosy_web_build", root / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    try:
        module.build(folder)
    except module.BuildError as error:
        raise BuildFailure(str(error)) from error


def copy_of_page(root: Path, place: Path) -> Path:
    """Copy what the page is made from to where files can be written; the root of the copy."""
    shutil.copytree(root / "web", place / "web", ignore=shutil.ignore_patterns("node_modules", "__pycache__"))
    for file in (root / "src").rglob("*.ftl"):
        copied = place / file.relative_to(root)
        copied.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, copied)
    for folder in [place / "web", *(path for path in (place / "web").rglob("*") if path.is_dir())]:
        folder.chmod(0o755)
    return place


class CannotCompile(Exception):  # noqa: N818 - a wheel of plain Python can still be made
    """Why the rules cannot be compiled here; half a sentence."""


def find_compiler() -> None:
    """See that C can be compiled here, before minutes of work are lost. Raises CannotCompile."""
    if sys.platform != "win32":  # there setuptools looks for the compiler, and says itself what to install
        command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
        if shutil.which(command) is None:
            raise CannotCompile(f"there was no C compiler {command} (Debian and Ubuntu: apt install build-essential)")
    header = Path(sysconfig.get_path("include"), "Python.h")
    if not header.is_file():
        raise CannotCompile(f"there were no C headers of Python, {header} (Debian and Ubuntu: apt install python3-dev)")


def can_compile() -> bool:
    """Whether C can be compiled here."""
    try:
        find_compiler()
    except CannotCompile:
        return False
    return True


def demand_compiler() -> None:
    """See that C can be compiled here, for who asks for nothing else. Raises BuildFailure."""
    try:
        find_compiler()
    except CannotCompile as problem:
        raise BuildFailure(f"ARGOSY_COMPILE=1 was set, but {problem}") from problem


def wish() -> str:
    """What ARGOSY_COMPILE asks for: 1, 0, or nothing. Raises BuildFailure."""
    asked = os.environ.get("ARGOSY_COMPILE", "")
    if asked not in ("", "0", "1"):
        raise BuildFailure(f"ARGOSY_COMPILE={asked}: it is 1 (compile the rules), 0 (do not), or not set (if possible)")
    return asked


class WheelHook(BuildHookInterface[Any]):
    """Adds the page to a wheel, and the compiled modules beside their sources."""

    scratch: Path | None = None

    def dependencies(self) -> list[str]:
        if self.target_name != "wheel":
            return []
        compiles = os.environ.get("ARGOSY_COMPILE") != "0" and can_compile()
        return [*PAGE, *(COMPILER if compiles else ())]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        self.scratch = Path(tempfile.mkdtemp(prefix="argosy-build-"))
        try:
            self.fill(self.scratch, build_data)
        except BaseException as error:  # also when it is interrupted
            shutil.rmtree(self.scratch, ignore_errors=True)
            if isinstance(error, BuildFailure):
                self.app.abort(f"argosy: {error}")
            raise

    def fill(self, scratch: Path, build_data: dict[str, Any]) -> None:
        """Make what the sources lack. Raises BuildFailure."""
        asked = wish()
        if asked == "1":
            demand_compiler()
        page = scratch / "static"
        build_page(Path(self.root), page)
        build_data["force_include"][str(page)] = "argosy/server/static"
        if asked == "0":
            self.leave_plain("ARGOSY_COMPILE=0 was set", scratch, build_data)
            return
        try:
            self.compile(scratch, build_data)
        except CannotCompile as problem:
            if asked == "1":
                raise BuildFailure(f"the rules cannot be compiled: {problem}") from problem
            self.app.display_warning(f"argosy: {SLOW}: {problem}")
            self.leave_plain(str(problem), scratch, build_data)

    def leave_plain(self, why: str, scratch: Path, build_data: dict[str, Any]) -> None:
        """Put the reason for plain rules into the wheel."""
        reason = scratch / Path(REASON).name
        reason.write_text(f"{why}\n", encoding="utf-8")
        build_data["force_include"][str(reason)] = REASON

    def compile(self, scratch: Path, build_data: dict[str, Any]) -> None:
        """Compile the rules, and put them into the wheel. Raises CannotCompile."""
        find_compiler()
        lib = scratch / "lib"
        try:
            made = compile_into(lib, scratch / "temp", Path(self.root))
        except ImportError as error:  # a build without isolation
            raise CannotCompile(f"{error.name} was missing (pip install {' '.join(COMPILER)})") from error
        except (Exception, SystemExit) as error:  # mypyc leaves by SystemExit when it finds an error
            traceback.print_exc()
            raise CannotCompile("the compiler failed (`pip install -v` shows how)") from error
        for file in made:
            build_data["force_include"][str(file)] = file.relative_to(lib).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.scratch is not None:
            shutil.rmtree(self.scratch, ignore_errors=True)


def compile_into(lib: Path, temp: Path, root: Path) -> list[Path]:
    """Compile the modules into lib, laid out as in a wheel, and return the files made."""
    # setuptools first: it puts its own distutils in place, which mypyc then finds
    from setuptools import Distribution  # isort: skip
    from mypyc.build import mypycify

    files = [str(file) for file in compiled_modules(root).values()]
    options = ["--cache-dir", str(temp / "cache")]  # the project's own cache is for checking with other settings
    with chdir(root):  # mypy takes its settings from the pyproject.toml here
        # All the code goes into one library, argosy__mypyc, with a small one per module that points there. It must lie
        # beside the package, not in it: from its place mypyc works out every __file__.
        level = os.environ.get("ARGOSY_COMPILE_LEVEL") or ("3" if wish() == "1" else "1")
        extensions = mypycify(
            [*options, *files], opt_level=level, debug_level="0", group_name="argosy", target_dir=str(temp)
        )
        for extension in extensions:
            extension.extra_compile_args += [*QUIET, *DIRECT]
        build = Distribution({"name": "argosy", "ext_modules": extensions}).get_command_obj("build_ext")
        build.build_lib, build.build_temp = str(lib), str(temp)
        build.ensure_finalized()
        build.run()
    made = [file for file in sorted(lib.rglob("*")) if file.is_file()]
    print(f"compiled {len(files)} modules into {len(made)} libraries", file=sys.stderr)
    return made
