/** The page's side of the engine: starts its two workers, and carries requests and table connections to them. */
import { Refusal } from "../api/refusal.ts";
import { type Answered, type Asked, type Line, tablePath } from "../api/transport.ts";
import { files } from "../api/built_files.ts";
import { deleteAll } from "./database.ts";
import { engineState, unsaved } from "./engine_state.ts";
import type { Begin, FromWorker, ToTables } from "./messages.ts";

type Waiting = { resolve: (answer: Answered) => void; reject: (problem: Refusal) => void };

let tables: Worker | null = null;
let thinking: Worker | null = null;
/** Whether the games of this device were asked for. */
let wanted = false;
/** What is sent once the games are open. */
let kept: ToTables[] = [];
let last = 0;
const answers = new Map<number, Waiting>();
const lines = new Map<number, Line>();

/** Load the engine without opening the games of this device. */
export function prepare(): void {
  if (tables !== null || engineState.peek().at === "failed") return;
  if (typeof WebAssembly !== "object" || typeof Worker !== "function") return fail("engine.no_wasm", "");
  engineState.value = { at: "loading", share: 0 };
  const line = new MessageChannel();
  tables = started("table", line.port1);
  thinking = started("thinking", line.port2);
}

function started(task: Begin["task"], port: MessagePort): Worker {
  const worker = new Worker(files["engine_worker.js"], { type: "module", name: `argosy ${task}` });
  worker.onmessage = ({ data }) => hear(data as FromWorker);
  worker.onerror = (event) => fail("engine.failed", event.message ?? "");
  const begin: Begin = { do: "begin", task, engine: new URL(files["engine.json"], location.href).href, port };
  worker.postMessage(begin, [port]);
  return worker;
}

/** Take the games of this device from another tab; after a failure, begin again. */
export function takeOver(): void {
  const failed = engineState.peek().at === "failed";
  if (failed || tables === null) engineState.value = { at: "off" };
  openGames();
  if (!failed) tell({ do: "take over" });
}

/** Open the games of this device, unless another tab has taken them from this one. */
function openGames(): void {
  if (tables === null && engineState.peek().at === "elsewhere") return;
  prepare();
  if (wanted || tables === null) return;
  wanted = true;
  tell({ do: "open games" });
}

function tell(message: ToTables, moved: Transferable[] = []): void {
  tables?.postMessage(message, moved);
}

/** Send what needs the games to be open, now or as soon as they are. */
function tellWhenReady(message: ToTables): void {
  if (engineState.peek().at === "ready") tell(message);
  else kept.push(message);
}

export function request({ path, body, type, token }: Asked): Promise<Answered> {
  openGames();
  const state = engineState.peek();
  if (state.at === "failed") return Promise.reject(new Refusal(0, { code: state.code }));
  const headers: Record<string, string> = {};
  if (token) headers.authorization = `Bearer ${token}`;
  if (type !== undefined) headers["content-type"] = type;
  const number = ++last;
  return new Promise((resolve, reject) => {
    answers.set(number, { resolve, reject });
    tellWhenReady({
      do: "request",
      number,
      method: body === undefined ? "GET" : "POST",
      path: `/api${path}`,
      headers: JSON.stringify(headers),
      body: body === undefined ? null : new TextEncoder().encode(body),
    });
  });
}

export function open(table: string): Line {
  openGames();
  const connection = ++last;
  const line: Line = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => tell({ do: "receive", connection, text }),
    close: () => {
      lines.delete(connection);
      kept = kept.filter((message) => message.do !== "open" || message.connection !== connection);
      tell({ do: "close", connection });
    },
  };
  lines.set(connection, line);
  const message: ToTables = { do: "open", connection, path: `/api${tablePath(table, "/live")}` };
  if (engineState.peek().at === "ready") {
    tell(message);
    queueMicrotask(() => line.onopen?.());
  } else {
    kept.push(message);
  }
  return line;
}

function hear(message: FromWorker): void {
  switch (message.do) {
    case "progress":
      if (engineState.peek().at === "loading") {
        engineState.value = { at: "loading", share: Math.min(1, message.done / message.total) };
      }
      break;
    case "ready":
      begin();
      break;
    case "loaded":
      if (engineState.peek().at === "loading") engineState.value = { at: "loaded" };
      break;
    case "elsewhere":
      if (engineState.peek().at === "ready") stop("engine.elsewhere");
      engineState.value = { at: "elsewhere" };
      break;
    case "failed":
      fail(message.code, message.why);
      break;
    case "unsaved":
      unsaved.value = message.unsaved;
      break;
    case "answer": {
      const body = new Blob([message.body as BlobPart], { type: message.type });
      answers.get(message.number)?.resolve({ status: message.status, body });
      answers.delete(message.number);
      break;
    }
    case "send":
      lines.get(message.connection)?.onmessage?.({ data: message.text });
      break;
    case "closed": {
      const line = lines.get(message.connection);
      lines.delete(message.connection);
      line?.onclose?.({ code: message.code });
      break;
    }
  }
}

/** The games are open: send what has waited, and tell the tables so. */
function begin(): void {
  engineState.value = { at: "ready" };
  const waiting = kept;
  kept = [];
  for (const message of waiting) {
    tell(message);
    if (message.do === "open") lines.get(message.connection)?.onopen?.();
  }
}

/** End both workers. Connections are lost, and open again when they can; what was asked is refused with this code. */
function stop(code: string): void {
  tables?.terminate();
  thinking?.terminate();
  tables = thinking = null;
  wanted = unsaved.value = false;
  kept = [];
  const [asked, open] = [[...answers.values()], [...lines.values()]];
  answers.clear();
  lines.clear();
  for (const waiting of asked) waiting.reject(new Refusal(0, { code }));
  for (const line of open) line.onclose?.({ code: 1006 });
}

function fail(code: string, why: string): void {
  console.warn(`argosy: ${code}`, why);
  engineState.value = { at: "failed", code, why };
  stop(code);
}

/** End the engine, and delete all games of this device. */
export async function clear(): Promise<void> {
  stop("engine.elsewhere");
  engineState.value = { at: "off" };
  await deleteAll();
}
