"""Tries the Dockerfile without a container engine: `python tools/try_image.py`, as root on Linux.

It carries out COPY and RUN in order in empty folders that only this process sees, then starts the server with the
image's user, entry point and command, and runs the health check. `python` is the one that runs this program, shown
in /usr/local; the rest of the base image is this machine. Standard library only.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDERS: Final = ("/build", "/opt/argosy", "/var/lib/argosy")
"""The folders of the image; each is an empty file system while this runs."""
PYTHON: Final = "/usr/local"
"""Where the base image has its Python; the one that runs this program is shown there."""
INSIDE: Final = "ARGOSY_TRYING_THE_IMAGE"
PATIENCE: Final = 60


def instructions(text: str) -> list[tuple[str, str]]:
    """The instructions of a Dockerfile with their words, continued lines joined."""
    joined = re.sub(r"\\\n\s*", "", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE))
    return [(line.partition(" ")[0], line.partition(" ")[2]) for line in joined.splitlines() if line.strip()]


def ignored() -> list[str]:
    """What .dockerignore keeps out, as patterns for tar."""
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    return [
        f"--exclude={line.removeprefix('**/')}" if line.startswith("**/") else f"--exclude=./{line}" for line in lines
    ]


def copy(words: list[str], folder: Path) -> None:
    """COPY: between stages nothing has to be done here, since both are in one place."""
    if words[0].startswith("--from="):
        if words[1] != words[2]:
            sys.exit(f"COPY {' '.join(words)}: this program knows only copies to the same path")
        return
    *sources, target = words
    place = folder / target
    place.mkdir(parents=True, exist_ok=True)
    for source in sources:
        if source == ".":
            packed = subprocess.run(["tar", "-cf", "-", *ignored(), "."], cwd=ROOT, capture_output=True, check=True)
            subprocess.run(["tar", "-xf", "-"], cwd=place, input=packed.stdout, check=True)
        else:
            shutil.copy2(ROOT / source, place)


def serve(words: dict[str, str], folder: Path) -> None:
    """Start the server as the image does, and wait until its health check passes."""
    user, group = words["USER"].split(":")
    command = [*json.loads(words["ENTRYPOINT"]), *json.loads(words["CMD"])]
    check = json.loads(words["HEALTHCHECK"].partition("CMD ")[2])
    user_words = ["setpriv", "--reuid", user, "--regid", group, "--clear-groups"]
    server = subprocess.Popen([*user_words, *command], cwd=folder, env={"PATH": os.environ["PATH"]})
    try:
        for _ in range(PATIENCE):
            if not subprocess.run([*user_words, *check], capture_output=True, check=False).returncode:
                kept = ", ".join(sorted(path.name for path in folder.iterdir()))
                print(f"the health check passes, as user {user}; {folder} has {kept}")
                return
            if server.poll() is not None:
                sys.exit(f"the server ended with {server.returncode}")
            time.sleep(1)
        sys.exit("the health check does not pass")
    finally:
        server.terminate()
        server.wait()


def carry_out() -> None:
    """Carry out the Dockerfile."""
    folder, words = Path("/"), dict[str, str]()
    for name, rest in instructions((ROOT / "Dockerfile").read_text(encoding="utf-8")):
        words[name] = rest
        print(f"--- {name} {rest}", flush=True)
        if name == "WORKDIR":
            folder = Path(rest)
        elif name == "COPY":
            copy(rest.split(), folder)
        elif name == "RUN":
            subprocess.run(["sh", "-ec", rest], cwd=folder, check=True)
    serve(words, folder)


def main() -> None:
    """Enter a mount namespace with empty folders, and carry out the Dockerfile there."""
    if os.environ.get(INSIDE) is None:
        if sys.platform != "linux" or os.geteuid() != 0:
            sys.exit("tools/try_image.py mounts empty folders, which needs Linux and root")
        made = [Path(folder) for folder in FOLDERS if not Path(folder).exists()]
        for path in made:
            path.mkdir(parents=True)
        inside = {**os.environ, INSIDE: "1", "PATH": f"{PYTHON}/bin{os.pathsep}{os.environ['PATH']}"}
        done = subprocess.run(["unshare", "--mount", sys.executable, __file__], env=inside, check=False)
        for path in made:
            path.rmdir()
        sys.exit(done.returncode)
    subprocess.run(["mount", "--bind", sys.base_prefix, PYTHON], check=True)
    for mounted in FOLDERS:
        subprocess.run(["mount", "-t", "tmpfs", "argosy-image", mounted], check=True)
    try:
        carry_out()
    except subprocess.CalledProcessError as problem:
        sys.exit(f"this line fails with {problem.returncode}")


if __name__ == "__main__":
    main()
