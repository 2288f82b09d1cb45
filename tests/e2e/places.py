"""The two places of a table: at a server, or in the page itself, which a host of static files has sent.

A test that uses the fixture `place` runs at the server. With the marker `here` it runs a second time on the same page
without a server, where every table is in the browser; with ARGOSY_EVERY_PLACE set all of them do.
"""

from __future__ import annotations

import atexit
import json
import os
import re
import shutil
import threading
from functools import cache, partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import mkdtemp
from typing import TYPE_CHECKING, Any, Final

import pytest

from argosy.cli.complaint import Complaint
from argosy.cli.site import write_site

if TYPE_CHECKING:
    from playwright.async_api import BrowserContext, Page

SERVER, HERE = "server", "here"
EVERY_PLACE: Final = "ARGOSY_EVERY_PLACE" in os.environ
here = False
"""Whether the tables of the present test are in the page."""
ENGINE: Final = """const files = JSON.parse(document.getElementById("files").textContent);
  const name = Object.keys(files).find((name) => /^engine-[0-9A-Z]+\\.js$/.test(name));
  const engine = await import(new URL(files[name], document.baseURI));"""
"""Finds the page's side of its engine, in an asynchronous function."""
ASK: Final = f"""async ([method, path, body, token]) => {{
  {ENGINE}
  const asked = {{ path, token, ...(method === "POST" ? {{ body, type: "application/json" }} : {{}}) }};
  const answer = await engine.request(asked);
  return [answer.status, await answer.body.text()];
}}"""
"""Asks the engine of a page as the page itself does."""


def plain_name(test: str) -> str:
    """The name of a test without its place, so that both places have the same chance."""
    return re.sub(rf"\b({SERVER}|{HERE})\b-?|-\b({SERVER}|{HERE})\b", "", test).replace("[]", "")


async def asked_here(page: Page, method: str, path: str, data: Any = None, token: str | None = None) -> tuple[int, Any]:
    """Send a request to the engine of a page, of its guest or of whose token it is; status and answer."""
    body = data if isinstance(data, str) else json.dumps(data or {})
    status, text = await page.evaluate(ASK, [method, path, body, token])
    return status, json.loads(text)


async def granted_here(
    context: BrowserContext, method: str, path: str, data: Any = None, token: str | None = None
) -> Any:
    """Send a request to the engine of the first page of a browser; it must be granted."""
    status, answer = await asked_here(context.pages[0], method, path, data, token)
    assert status < HTTPStatus.BAD_REQUEST, (path, answer)
    return answer


@cache
def static_site() -> Path:
    """The page without a server, as `argosy site` writes it; once for all tests of a process."""
    place = Path(mkdtemp(prefix="argosy-site-"))
    atexit.register(shutil.rmtree, place, ignore_errors=True)
    try:
        write_site(place / "site")
    except Complaint as problem:
        pytest.skip(f"NO ENGINE: tables in the page are not tested: {problem}")
    return place / "site"


class Files(SimpleHTTPRequestHandler):
    """A host of files that knows nothing of pages."""

    protocol_version = "HTTP/1.1"

    def log_message(self, format: str, *_: object) -> None:
        """Say nothing."""


class StaticHost:
    """A host of static files on the loopback, which can be stopped."""

    def __init__(self, folder: Path) -> None:
        self._host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(folder)))
        self.address = f"http://127.0.0.1:{self._host.server_port}"
        threading.Thread(target=self._host.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Serve nothing more, and close the port."""
        self._host.shutdown()
        self._host.server_close()
