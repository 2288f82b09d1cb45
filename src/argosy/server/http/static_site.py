"""Serves the built web page: one HTML document for every page address, and the files that it loads."""

from __future__ import annotations

import json
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from argosy.server.wire import errors
from argosy.text.languages import languages, plug_in_text

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from starlette.requests import Request

BUILT: Final = "static"
"""The folder in `argosy.server` that `web/build.py` fills; it is not in the repository."""
MANIFEST: Final = "manifest.json"
FOREVER: Final = {"cache-control": "public, max-age=31536000, immutable", "vary": "accept-encoding"}
"""Names of built files carry a hash of what is in them."""
ADDRESSES: Final = (
    "/",
    "/learn/{game}",
    "/lobby",
    "/new",
    "/join",
    "/join/{code}",
    "/t/{id}",
    "/t/{id}/replay",
    "/rules",
    "/rules/{rule}",
    "/rules/key/{letter}",
)
TYPES: Final = {".woff2": "font/woff2", ".ftl": "text/plain; charset=utf-8", ".js": "text/javascript; charset=utf-8"}

DOCUMENT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#0f4c5c">
<title>Argosy</title>
<link rel="icon" href="{icon}" type="image/svg+xml">
<link rel="stylesheet" href="{style}">{preload}
<script type="application/json" id="files">{files}</script>
<script type="application/json" id="languages">{languages}</script>
<script type="module" src="{script}"></script>
<body><div id="page"></div>
<noscript><p>Argosy needs scripts. <a href="/status">The public tables</a> can be seen without.</p></noscript>
</body>
</html>
"""
PRELOAD: Final = '\n<link rel="modulepreload" href="{}">'
"""Loads what `main.js` imports before `main.js` itself has arrived."""


def in_script(data: str) -> str:
    """JSON that cannot end the script element around it."""
    return escape(data, quote=False).replace("&amp;", "&")


@dataclass(frozen=True, slots=True)
class StaticSite:
    """The built page; without a build, page addresses redirect to the status page."""

    folder: Traversable
    manifest: dict[str, str] | None
    document: str
    plug_in_texts: Mapping[str, bytes] = field(default_factory=dict)
    """By file name: the sentences of games that were installed beside this package, which the build does not know."""

    @classmethod
    def open(cls, folder: Traversable | None = None) -> StaticSite:
        """The page in that folder, by default in the package. Reads its manifest."""
        place = files("argosy.server") / BUILT if folder is None else folder
        listed = place / MANIFEST
        if not listed.is_file():
            return cls(place, None, "")
        manifest = json.loads(listed.read_text(encoding="utf-8"))
        if "languages.json" not in manifest:  # built by an older version: `python web/build.py` makes it again
            return cls(place, None, "")
        paths = {name: f"/static/{file}" for name, file in manifest.items()}
        texts: dict[str, bytes] = {}
        for language in languages():
            if data := plug_in_text(language).encode():
                name = f"plug-ins-{language}-{sha256(data).hexdigest()[:10]}.ftl"
                texts[name] = data
                paths[f"plug-ins-{language}.ftl"] = f"/static/{name}"
        document = DOCUMENT.format(
            icon=paths["icon.svg"],
            style=paths["main.css"],
            preload="".join(
                [PRELOAD.format(path) for name, path in sorted(paths.items()) if name.startswith("chunk-")]
            ),
            script=paths["main.js"],
            files=escape(json.dumps(paths, sort_keys=True), quote=False).replace("&amp;", "&"),
            languages=escape((place / manifest["languages.json"]).read_text(encoding="utf-8"), quote=False).replace(
                "&amp;", "&"
            ),
        )
        return cls(place, manifest, document, texts)

    def routes(self) -> list[Route]:
        """The routes of the page."""
        pages = [Route(path, self.page, methods=["GET"]) for path in ADDRESSES]
        return [*pages, Route("/static/{name}", self.file, methods=["GET"])]

    async def page(self, _: Request) -> Response:
        """The document for a page address."""
        if self.manifest is None:
            return RedirectResponse("/status", 307, headers={"cache-control": "no-store"})
        return HTMLResponse(self.document, headers={"cache-control": "no-cache"})

    def not_found(self, request: Request) -> Response | None:
        """The document with status 404 for a browser at an unknown page address; None for programs and files."""
        asked = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith(
            ("/api/", "/static/")
        )
        if self.manifest is None or not asked:
            return None
        return HTMLResponse(self.document, 404, headers={"cache-control": "no-store"})

    async def file(self, request: Request) -> Response:
        """A built file, gzipped where the browser accepts it."""
        name = request.path_params["name"]
        if (text := self.plug_in_texts.get(name)) is not None:
            return Response(text, headers=FOREVER, media_type=TYPES[".ftl"])
        if self.manifest is None or name not in self.manifest.values():
            raise errors.ADDRESS_UNKNOWN.refused()
        suffix = name[name.rfind(".") :]
        kind = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        packed = self.folder / f"{name}.gz"
        if "gzip" in request.headers.get("accept-encoding", "") and packed.is_file():
            return Response(packed.read_bytes(), headers={**FOREVER, "content-encoding": "gzip"}, media_type=kind)
        return Response((self.folder / name).read_bytes(), headers=FOREVER, media_type=kind)
