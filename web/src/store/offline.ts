/** Registers the service worker, which keeps the page for times without a connection, and offers its updates. */
import { signal } from "@preact/signals";
import { hasEngine, hasServer } from "../api/transport.ts";
import { files } from "../api/built_files.ts";

/** A newer version of the page that waits until the player wants it. */
export const update = signal<ServiceWorker | null>(null);

/** Open the newer version. Games are stored, so nothing is lost; but nobody is interrupted without asking. */
export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  update.peek()?.postMessage({ do: "take over" });
}

/** Register it once everything of the first page has loaded. */
export function keepOffline(): void {
  const script = files["service_worker"];
  if (!script || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => void registered(script).catch(() => undefined)); // private windows forbid it
}

async function registered(script: string): Promise<void> {
  const registration = await navigator.serviceWorker.register(script);
  const offer = (found: ServiceWorker | null) => {
    if (found?.state === "installed" && navigator.serviceWorker.controller) update.value = found;
  };
  offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const found = registration.installing;
    found?.addEventListener("statechange", () => offer(found));
  });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ do: "keep", engine: hasEngine && !hasServer });
}
