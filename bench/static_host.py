"""A host of static files for measurements: sends compressed copies, at the pace of a slow line, and counts bytes."""

from __future__ import annotations

import threading
import time
from functools import partial
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from argosy.server.http.static_site import CODINGS

TYPES = {
    ".css": "text/css",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PART = 16 * 1024
"""Bytes that are sent at once."""


class Line:
    """A line of so many megabits a second that all answers share."""

    def __init__(self, megabits: float) -> None:
        self.sent = 0
        """Bytes of all bodies so far."""
        self._seconds_per_byte = 8 / (megabits * 1e6)
        self._free_at = 0.0
        self._lock = threading.Lock()

    def send(self, size: int) -> None:
        """Wait as long as the line needs for so many bytes."""
        with self._lock:
            self.sent += size
            now = time.monotonic()
            self._free_at = max(self._free_at, now) + size * self._seconds_per_byte
            wait = self._free_at - now
        time.sleep(wait)


class Files(BaseHTTPRequestHandler):
    """Sends files of a folder."""

    protocol_version = "HTTP/1.1"

    def __init__(self, folder: Path, line: Line, *args: Any) -> None:
        self.folder, self.line = folder, line
        super().__init__(*args)

    def do_GET(self) -> None:
        """Send a file, or its compressed copy."""
        name = unquote(urlsplit(self.path).path).lstrip("/") or "index.html"
        file = self.folder / name
        if not file.is_file() or ".." in name:
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        accepted = self.headers.get("accept-encoding", "")
        copies = [(coding, file.with_name(file.name + ending)) for coding, ending in CODINGS.items()]
        found = [(coding, copy) for coding, copy in copies if coding in accepted and copy.is_file()]
        coding, sent = found[0] if found else ("", file)
        body = sent.read_bytes()
        self.send_response(HTTPStatus.OK)
        self.send_header("content-type", TYPES.get(file.suffix, "application/octet-stream"))
        if coding:
            self.send_header("content-encoding", coding)
        self.send_header("content-length", str(len(body)))
        hashed = name.startswith("static/")
        self.send_header("cache-control", "public, max-age=31536000, immutable" if hashed else "no-cache")
        self.end_headers()
        for start in range(0, len(body), PART):
            part = body[start : start + PART]
            self.line.send(len(part))
            self.wfile.write(part)

    def log_message(self, format: str, *_: object) -> None:
        """Say nothing."""


class SlowHost:
    """A running host; a context manager."""

    def __init__(self, folder: Path, megabits: float) -> None:
        self.line = Line(megabits)
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, folder, self.line))
        self.address = f"http://127.0.0.1:{self._server.server_port}/"

    def __enter__(self) -> SlowHost:
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()
