/** Where requests and the connections of tables go: to the server of this page, or to the engine in this browser. */
import { files } from "./built_files.ts";

export type Asked = { path: string; body?: string; type?: string; token?: string | null };
export type Answered = { status: number; body: Blob };

/** What the page uses of a WebSocket. */
export type Line = {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
};

export type Transport = {
  /** Send a request; one with a body is a POST. Raises a Refusal if there is no answer. */
  request(asked: Asked): Promise<Answered>;
  /** Open the connection of a table. */
  open(table: string): Line;
};

export type Place = "server" | "here";

/** Whether a server has sent this page, and not a host of static files. */
export const hasServer = globalThis.document?.documentElement.dataset.server !== "none";
/** Whether this page has an engine for games in the browser. */
export const hasEngine = "engine.json" in files;
/** Where new games are played if nothing speaks against it, and where the guest is known. */
export const home: Place = hasServer ? "server" : "here";

/** Whether a table is in this browser and not at a server. */
export const isHere = (table: string): boolean => table.startsWith("local-");

/** The place of a table. */
export const placeOf = (table: string): Place => isHere(table) ? "here" : "server";

export const tablePath = (table: string, what = ""): string => `/tables/${encodeURIComponent(table)}${what}`;
