/** Requests and table connections to the engine in this browser, which is loaded when it is first asked. */
import { type Answered, type Asked, type Line, tablePath, type Transport } from "../api/transport.ts";
import { engineState, engineWanted } from "./engine_state.ts";

type Engine = typeof import("./engine.ts");

const EMPTY = { body: "{}", type: "application/json" };

let loading: Promise<Engine> | null = null;

function engine(): Promise<Engine> {
  loading ??= import("./engine.ts");
  loading.catch(() => (loading = null));
  return loading;
}

/** Load the engine, so that a game begins at once; it does not take the games of this device from another tab yet. */
export async function prepareEngine(): Promise<void> {
  (await engine()).prepare();
}

/** Take the games of this device over from another tab, or try again after a failure. */
export async function takeOver(): Promise<void> {
  (await engine()).takeOver();
}

/** Delete a game of this device; the engine is not loaded for it. */
export async function deleteGame(table: string): Promise<void> {
  if (engineState.peek().at === "ready") await request({ path: tablePath(table, "/delete"), ...EMPTY });
  else await (await import("./database.ts")).deleteTable(table);
}

/** Delete all games of this device. */
export async function clearDevice(): Promise<void> {
  await (await engine()).clear();
}

async function request(asked: Asked): Promise<Answered> {
  engineWanted.value = true;
  return await (await engine()).request(asked);
}

/** A line that opens once the engine is there. */
function open(table: string): Line {
  let inner: Line | null = null;
  let shut = false;
  const line: Line = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => inner?.send(text),
    close: () => {
      shut = true;
      inner?.close();
    },
  };
  engineWanted.value = true;
  engine().then((engine) => {
    if (shut) return;
    inner = engine.open(table);
    inner.onopen = () => line.onopen?.();
    inner.onmessage = (event) => line.onmessage?.(event);
    inner.onclose = (event) => line.onclose?.(event);
  }).catch(() => line.onclose?.({ code: 1006 }));
  return line;
}

export const here: Transport = { request, open };
