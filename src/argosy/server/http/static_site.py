"""Serves the built web page: one HTML document for every page address, and the files that it loads."""

from __future__ import annotations

import json
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
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
    "/t/{id}/review",
    "/rules",
    "/rules/{rule}",
    "/rules/key/{letter}",
)
CODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""Compressed copies beside a file, the smallest first: how they are compressed, and what their names end with."""
TYPES: Final = {
    ".bin": "application/octet-stream",
    ".ftl": "text/plain; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".wasm": "application/wasm",
    ".woff2": "font/woff2",
}
PAGE_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'"
)
"""The content security policy of the document; a server adds who may frame it, which a file cannot say."""
ENGINE_POLICY: Final = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
"""That of the script of the workers with the engine, the only place where WebAssembly may be compiled."""
ENGINE: Final = "engine.json"
WORKER: Final = "engine_worker.js"
KEEPER: Final = "service_worker.js"
WEB_APP: Final = "app.webmanifest"
FIRST: Final = ("main.", "chunk-", "icon.svg", "words-en", "games.json")
"""How the names of files begin that the first page needs; the rest is kept when there is time."""
ICONS: Final = {
    "icon-192.png": ("192x192", "any"),
    "icon-512.png": ("512x512", "any"),
    "icon-maskable.png": ("512x512", "maskable"),
}

DOCUMENT: Final = """<!doctype html>
<html lang="en"{mode}>
<meta charset="utf-8">{policy}
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#0f4c5c">
<title>Argosy</title>
<link rel="icon" href="{icon}" type="image/svg+xml">{web_app}
<link rel="stylesheet" href="{style}">{preload}
<script type="application/json" id="files">{files}</script>
<script type="application/json" id="languages">{languages}</script>
<script type="module" src="{script}"></script>
<body><div id="page"></div>
<noscript><p>Argosy needs scripts.{without_scripts}</p></noscript>
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
    served: frozenset[str] = frozenset()
    """The files that are sent, by their paths in the folder."""

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
        texts: dict[str, bytes] = {}
        for language in languages():
            if data := plug_in_text(language).encode():
                texts[f"plug-ins-{language}-{sha256(data).hexdigest()[:10]}.ftl"] = data
        site = cls(place, manifest, "", texts)
        served = frozenset({*manifest.values(), *site.engine_files()})
        return replace(site, document=site.document_at("/"), served=served)

    def engine_files(self) -> list[str]:
        """The files of the engine for tables in the page, if it was built; engine.json last."""
        listed = (self.manifest or {}).get(ENGINE)
        if listed is None:
            return []
        contents = json.loads((self.folder / listed).read_text(encoding="utf-8"))
        return [*(f"{listed.rpartition('/')[0]}/{name}" for name in contents["files"]), listed]

    def paths(self, root: str) -> dict[str, str]:
        """The address of every file by its plain name, for a page in that folder of a host."""
        assert self.manifest is not None
        found = {name: f"{root}static/{file}" for name, file in self.manifest.items()}
        found.update({name[: name.rindex("-")] + ".ftl": f"{root}static/{name}" for name in self.plug_in_texts})
        if KEEPER in found:
            found["service_worker"] = f"{root}{KEEPER}"
        return found

    def document_at(self, root: str, more: Mapping[str, str] | None = None) -> str:
        """The document; with `more` files it is that of a host of files, where no server answers."""
        paths = {**self.paths(root), **(more or {})}
        alone = more is not None
        policy = f'\n<meta http-equiv="content-security-policy" content="{PAGE_POLICY}">' if alone else ""
        web_app = f'\n<link rel="manifest" href="{root}{WEB_APP}">' if set(ICONS) <= set(paths) else ""
        names = (self.folder / self.manifest["languages.json"]).read_text(encoding="utf-8") if self.manifest else "{}"
        return DOCUMENT.format(
            mode=' data-server="none"' if alone else "",
            policy=policy,
            web_app=web_app,
            without_scripts="" if alone else ' <a href="/status">The public tables</a> can be seen without.',
            icon=paths["icon.svg"],
            style=paths["main.css"],
            preload="".join(
                [PRELOAD.format(path) for name, path in sorted(paths.items()) if name.startswith("chunk-")]
            ),
            script=paths["main.js"],
            files=in_script(json.dumps(paths, sort_keys=True)),
            languages=in_script(names),
        )

    def web_app(self) -> str:
        """The web app manifest; its addresses are relative to its own."""
        icons = [
            {"src": self.paths("")[name], "sizes": size, "type": "image/png", "purpose": purpose}
            for name, (size, purpose) in ICONS.items()
        ]
        return json.dumps(
            {
                "name": "Argosy",
                "short_name": "Argosy",
                "description": "Mediterranean trading games, to play with friends and bots.",
                "id": "./",
                "start_url": "./",
                "scope": "./",
                "display": "standalone",
                "background_color": "#0f4c5c",
                "theme_color": "#0f4c5c",
                "icons": icons,
            },
            indent=1,
        )

    def service_worker(self, document: str, more: Mapping[str, str] | None = None) -> str:
        """The script of the service worker, with the list of files that it keeps. Its version follows from them."""
        assert self.manifest is not None
        paths = {**self.paths(""), **(more or {})}
        engine = [f"static/{name}" for name in self.engine_files()]
        plain = {name: path for name, path in paths.items() if name not in (ENGINE, KEEPER, "service_worker")}
        first = [path for name, path in plain.items() if name.startswith(FIRST)]
        later = [path for path in plain.values() if path not in first]
        contents = {
            "version": sha256(json.dumps([document, sorted(paths.items()), engine]).encode()).hexdigest()[:16],
            "document": "./",
            "first": sorted(first),
            "later": sorted(later),
            "engine": engine,
        }
        script = (self.folder / self.manifest[KEEPER]).read_text(encoding="utf-8")
        return f"globalThis.CONTENTS = {json.dumps(contents)};\n{script}"

    def routes(self) -> list[Route]:
        """The routes of the page."""
        pages = [Route(path, self.page, methods=["GET"]) for path in ADDRESSES]
        files = [Route("/static/{name:path}", self.file, methods=["GET"])]
        if KEEPER in (self.manifest or {}):
            worker, app = self.service_worker(self.document), self.web_app()

            async def keeper(_: Request) -> Response:
                return Response(worker, headers={"cache-control": "no-cache"}, media_type=TYPES[".js"])

            async def web_app(_: Request) -> Response:
                return Response(app, headers={"cache-control": "no-cache"}, media_type="application/manifest+json")

            files += [Route(f"/{KEEPER}", keeper, methods=["GET"]), Route(f"/{WEB_APP}", web_app, methods=["GET"])]
        return [*pages, *files]

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
        """A built file, compressed where the browser accepts it."""
        name = request.path_params["name"]
        if (text := self.plug_in_texts.get(name)) is not None:
            return Response(text, headers=FOREVER, media_type=TYPES[".ftl"])
        if self.manifest is None or name not in self.served:
            raise errors.ADDRESS_UNKNOWN.refused()
        suffix = name[name.rfind(".") :]
        kind = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        headers = dict(FOREVER)
        if name == self.manifest.get(WORKER):
            headers["content-security-policy"] = ENGINE_POLICY
        accepted = request.headers.get("accept-encoding", "")
        for coding, ending in CODINGS.items():
            packed = self.folder / f"{name}{ending}"
            if coding in accepted and packed.is_file():
                return Response(packed.read_bytes(), headers={**headers, "content-encoding": coding}, media_type=kind)
        return Response((self.folder / name).read_bytes(), headers=headers, media_type=kind)
