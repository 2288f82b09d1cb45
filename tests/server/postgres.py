"""PostgreSQL for tests: databases of their own on the server that `./test` started, and clusters to stop and start."""

from __future__ import annotations

import os
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from pwd import getpwall

import pytest
from sqlalchemy import create_engine, make_url, text

URL = os.environ.get("ARGOSY_TEST_POSTGRES", "")
"""A server where databases may be made, such as postgresql+psycopg://user@host/postgres."""
BIN = os.environ.get("ARGOSY_POSTGRES_BIN", "")
"""Where its programs are."""

needs_postgres = pytest.mark.skipif(not URL, reason="ARGOSY_TEST_POSTGRES names no server")
needs_programs = pytest.mark.skipif(not BIN, reason="ARGOSY_POSTGRES_BIN names no folder with initdb and pg_ctl")


@contextmanager
def database(server: str = URL) -> Iterator[str]:
    """The URL of a new database, gone at the end: tests run beside each other."""
    name = f"argosy_{secrets.token_hex(6)}"
    engine = create_engine(server, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"create database {name}"))
    try:
        yield make_url(server).set(database=name).render_as_string(hide_password=False)
    finally:
        with engine.connect() as connection:
            connection.execute(text(f"drop database if exists {name} with (force)"))
        engine.dispose()


class Cluster:
    """A server of its own, run by somebody who is not root, that can be stopped and started."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.user = (
            None if os.geteuid() else "postgres" if "postgres" in [one.pw_name for one in getpwall()] else "nobody"
        )
        if self.user is not None:
            shutil.chown(folder, self.user)
        self._run("initdb", "-D", str(folder / "data"), "-U", "argosy", "-A", "trust", "-E", "UTF8", "--no-sync")

    def start(self) -> None:
        options = ["-l", str(self.folder / "log"), "-o", f"-k {self.folder} -c listen_addresses="]
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-w", *options, "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "-w", "stop")

    @property
    def url(self) -> str:
        return f"postgresql+psycopg://argosy@/postgres?host={self.folder}"

    def _run(self, program: str, *words: str) -> None:
        subprocess.run(
            [str(Path(BIN) / program), *words],
            user=self.user,
            check=True,
            cwd="/",
            env={**os.environ, "LC_ALL": "C"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A cluster that runs, and is gone at the end. Its folder has a short name, which its socket needs."""
    with tempfile.TemporaryDirectory(prefix="argosy-", ignore_cleanup_errors=True) as folder:
        made = Cluster(Path(folder))
        made.start()
        try:
            yield made
        finally:
            if (made.folder / "data" / "postmaster.pid").exists():
                made.stop()
