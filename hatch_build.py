"""The build hook: a wheel carries the built page, and with ARGOSY_COMPILE=1 also the rules compiled by mypyc.

ARGOSY_COMPILE_LEVEL=1 lets the C compiler optimise less: 77 s instead of 131, for rules some 7 % slower; `./test` does.
"""

from __future__ import annotations

import importlib.util
import os
import shlex
import shutil
import sys
import sysconfig
import tempfile
from contextlib import chdir
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("rules", "edition", "hidden", "view", "notation")
"""What is compiled in the folder of each game, beside `argosy.core`."""

INTERPRETED = frozenset(
    {
        "argosy.core.native",  # tells plain Python and the compiler different things
    }
)
"""Modules of those packages that stay plain Python, by dotted name, each with the reason beside it."""

COMPILER = ("mypy==2.4.1", "librt==0.16.0", "setuptools>=80")
"""What compiling needs; mypy and librt belong together."""

QUIET = [] if sys.platform == "win32" else ["-w", "-Wno-all"]
"""No warnings about generated C: nobody here can mend them, and looking for them took half of the C compiler's time."""

PAGE = ("deno>=2.9",)
"""What building the page needs; it brings its own JavaScript and no Node."""


def compiled_modules(root: Path) -> dict[str, Path]:
    """The modules to compile and their files, relative to the root of the project."""
    source = root / "src"
    files = sorted((source / "argosy" / "core").glob("*.py"))
    for game in sorted((source / "argosy" / "games").glob("*/")):
        for part in COMPILED:
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
    spec = importlib.util.spec_from_file_location("argosy_web_build", root / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    try:
        module.build(folder)
    except module.BuildError as error:
        raise BuildFailure(str(error)) from error


def find_compiler() -> None:
    """See that C can be compiled here, before minutes of work are lost. Raises BuildFailure."""
    plain = "Without ARGOSY_COMPILE=1 the same rules run as plain Python."
    if sys.platform != "win32":  # there setuptools looks for the compiler, and says itself what to install
        command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
        if shutil.which(command) is None:
            raise BuildFailure(
                f"ARGOSY_COMPILE=1 needs a C compiler, and there is no {command} here "
                f"(Debian and Ubuntu: apt install build-essential). {plain}"
            )
    header = Path(sysconfig.get_path("include"), "Python.h")
    if not header.is_file():
        raise BuildFailure(
            f"ARGOSY_COMPILE=1 needs the C headers of Python, and there is no {header} "
            f"(Debian and Ubuntu: apt install python3-dev). {plain}"
        )


class WheelHook(BuildHookInterface[Any]):
    """Adds the page to a wheel, and the compiled modules beside their sources."""

    scratch: Path | None = None

    def wanted(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("ARGOSY_COMPILE") == "1"

    def dependencies(self) -> list[str]:
        if self.target_name != "wheel":
            return []
        return [*PAGE, *(COMPILER if self.wanted() else ())]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        self.scratch = Path(tempfile.mkdtemp(prefix="argosy-build-"))
        try:
            self.fill(self.scratch, build_data)
        except BaseException as error:  # mypyc leaves by SystemExit when it finds an error
            shutil.rmtree(self.scratch, ignore_errors=True)
            if isinstance(error, BuildFailure):
                self.app.abort(f"argosy: {error}")
            raise

    def fill(self, scratch: Path, build_data: dict[str, Any]) -> None:
        """Make what the sources lack. Raises BuildFailure."""
        if self.wanted():
            find_compiler()
        page = scratch / "static"
        build_page(Path(self.root), page)
        build_data["force_include"][str(page)] = "argosy/server/static"
        if self.wanted():
            self.compile(scratch, build_data)

    def compile(self, scratch: Path, build_data: dict[str, Any]) -> None:
        """Compile the rules, and put them into the wheel."""
        lib = scratch / "lib"
        for file in compile_into(lib, scratch / "temp", Path(self.root)):
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
        level = os.environ.get("ARGOSY_COMPILE_LEVEL", "3")
        extensions = mypycify(
            [*options, *files], opt_level=level, debug_level="0", group_name="argosy", target_dir=str(temp)
        )
        for extension in extensions:
            extension.extra_compile_args += QUIET
        build = Distribution({"name": "argosy", "ext_modules": extensions}).get_command_obj("build_ext")
        build.build_lib, build.build_temp = str(lib), str(temp)
        build.ensure_finalized()
        build.run()
    made = [file for file in sorted(lib.rglob("*")) if file.is_file()]
    print(f"compiled {len(files)} modules into {len(made)} libraries", file=sys.stderr)
    return made
