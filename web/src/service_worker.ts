/**
 * Keeps the files of the page, so that it opens without a connection. The host writes `CONTENTS` before this script.
 *
 * A version has a cache of its own. Files have a hash in their names, so a cached one is never asked for again; the
 * document is asked for first and taken from the cache where there is no answer. Calls of the API are not touched.
 */
export {};

type Contents = { version: string; document: string; first: string[]; later: string[]; engine: string[] };
type Late = { waitUntil(work: Promise<unknown>): void };
type Fetched = Late & { request: Request; respondWith(answer: Promise<Response>): void };
type Told = Late & { data: { do: "keep"; engine: boolean } | { do: "take over" } };
type Worker = {
  CONTENTS: Contents;
  registration: { scope: string };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", listener: (event: Late) => void): void;
  addEventListener(kind: "message", listener: (event: Told) => void): void;
  addEventListener(kind: "fetch", listener: (event: Fetched) => void): void;
};

const worker = globalThis as unknown as Worker;
const { version, document: page, first, later, engine } = worker.CONTENTS;
const PREFIX = "argosy-";
const address = (path: string) => new URL(path, worker.registration.scope).href;
const files = new Set([...first, ...later, ...engine].map(address));

/** Put files into this version's cache; those of another version that are the same are not fetched again. */
async function keep(paths: string[]): Promise<void> {
  const cache = await caches.open(PREFIX + version);
  for (const path of paths.map(address)) {
    if (await cache.match(path)) continue;
    const answer = await caches.match(path) ?? await fetch(path);
    if (answer.ok) await cache.put(path, answer);
  }
}

/** The document, newest first. */
async function opened(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(address(page));
    if (kept === undefined) throw error;
    return kept;
  }
}

async function file(request: Request): Promise<Response> {
  const kept = await caches.match(request.url);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    // a full disk: the page works, but not without a connection
    await caches.open(PREFIX + version).then((cache) => cache.put(request.url, copy)).catch(() => undefined);
  }
  return answer;
}

async function removeOldCaches(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== PREFIX + version);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function install(): Promise<void> {
  const cache = await caches.open(PREFIX + version);
  await cache.put(address(page), await fetch(address(page), { cache: "no-cache" }));
  await keep(first);
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener(
  "activate",
  (event) => event.waitUntil(removeOldCaches().then(() => worker.clients.claim())),
);
worker.addEventListener("message", (event) => {
  if (event.data.do === "take over") event.waitUntil(worker.skipWaiting());
  else event.waitUntil(keep(event.data.engine ? [...later, ...engine] : later).catch(() => undefined));
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const path = request.url.split(/[?#]/)[0];
  if (files.has(path)) event.respondWith(file(request));
  else if (request.mode === "navigate" && !new URL(path).pathname.match(/^\/(api|static|status|metrics)\b/)) {
    event.respondWith(opened(request));
  }
});
