/** The script of both workers: one holds the tables, the other thinks for the bots. The first message says which. */
import { Database, type Entry } from "./local/database.ts";
import type { Begin, FromWorker, Question, Thought, ToTables } from "./local/messages.ts";
import { Ownership } from "./local/ownership.ts";
import { EngineError, loadPython, type Parts, type Python } from "./local/pyodide.ts";

/** `argosy.browser.bridge`, and what it starts. Its functions are proxies of Python's. */
type Answer = { toJs(): [number, string, Uint8Array]; destroy(): void };
type Engine = {
  request(method: string, path: string, headers: string, body?: Uint8Array): Promise<Answer>;
  open(connection: number, path: string): void;
  receive(connection: number, text: string): void;
  close(connection: number): void;
};
type Bridge = { start(host: Record<string, unknown>): Promise<Engine> };
type Thinking = { think(text: string): string | Promise<string> };

type Scope = {
  onmessage: ((event: MessageEvent<ToTables>) => void) | null;
  postMessage(message: FromWorker, moved?: Transferable[]): void;
};
const page = globalThis as unknown as Scope;

const tell = (message: FromWorker, moved: Transferable[] = []) => page.postMessage(message, moved);

function fail(error: unknown): void {
  const why = error instanceof Error ? error.message : String(error);
  const code = error instanceof EngineError ? error.code : /^here\.\w+$/.test(why) ? why : "engine.failed";
  tell({ do: "failed", code, why });
}

/** Load the engine; progress is told every 50 ms at most, the other worker gets what it needs. */
async function loaded(engine: string, other: MessagePort): Promise<Python> {
  let told = 0;
  const progress = (done: number, total: number) => {
    const now = Date.now();
    if (now - told < 50 && done < total) return;
    told = now;
    tell({ do: "progress", done, total });
  };
  return await loadPython(engine, progress, (parts) => other.postMessage(parts));
}

/** Questions to the other worker that are not answered yet. */
class Thinker {
  #last = 0;
  #asked = new Map<number, { resolve: (text: string) => void; reject: (why: Error) => void }>();

  constructor(private readonly port: MessagePort) {
    port.onmessage = ({ data }: MessageEvent<Thought>) => {
      const asked = this.#asked.get(data.number);
      this.#asked.delete(data.number);
      if ("text" in data) asked?.resolve(data.text);
      else asked?.reject(new Error(data.why));
    };
  }

  think(text: string): Promise<string> {
    const question: Question = { number: ++this.#last, text };
    return new Promise((resolve, reject) => {
      this.#asked.set(question.number, { resolve, reject });
      this.port.postMessage(question);
    });
  }
}

/** The worker with the tables: loads the engine at once, and opens the games of this device when it is told to. */
class Tables {
  #bridge: Promise<Bridge>;
  #engine: Engine | null = null;
  #thinker: Thinker;
  /** Whether the latest save failed. */
  #unsaved = false;
  #ownership: Ownership;

  constructor({ engine, port }: Begin) {
    const elsewhere = () => tell({ do: "elsewhere" });
    this.#ownership = new Ownership({ elsewhere, lost: elsewhere });
    this.#thinker = new Thinker(port);
    this.#bridge = loaded(engine, port).then((python) => python.pyimport("argosy.browser.bridge") as unknown as Bridge);
    this.#bridge.then(() => tell({ do: "loaded" }), fail);
  }

  hear(message: ToTables): void {
    if (message.do === "open games") void this.#open().catch(fail);
    else if (message.do === "take over") this.#ownership.force();
    else if (message.do === "request") void this.#request(message);
    else if (message.do === "open") this.#engine?.open(message.connection, message.path);
    else if (message.do === "receive") this.#engine?.receive(message.connection, message.text);
    else if (message.do === "close") this.#engine?.close(message.connection);
  }

  async #open(): Promise<void> {
    const bridge = await this.#bridge;
    await this.#ownership.take();
    const database = await Database.open();
    this.#engine = await bridge.start({
      load: async () => JSON.stringify(await database.load()),
      save: (text: string) => this.#save(database, JSON.parse(text) as Entry[]),
      think: (text: string) => this.#thinker.think(text),
      send: (connection: number, text: string) => tell({ do: "send", connection, text }),
      closed: (connection: number, code: number) => tell({ do: "closed", connection, code }),
    });
    tell({ do: "ready" });
  }

  /** Save; the page is told when it fails and when it works again, for a bot's move is answered to nobody. */
  async #save(database: Database, changes: Entry[]): Promise<void> {
    let unsaved = true;
    try {
      await database.save(changes);
      unsaved = false;
    } finally {
      if (unsaved !== this.#unsaved) tell({ do: "unsaved", unsaved });
      this.#unsaved = unsaved;
    }
  }

  async #request({ number, method, path, headers, body }: ToTables & { do: "request" }): Promise<void> {
    try {
      const answer = await this.#engine!.request(method, path, headers, body ?? undefined);
      const [status, type, data] = answer.toJs();
      answer.destroy();
      tell({ do: "answer", number, status, type, body: data }, [data.buffer]);
    } catch (error) {
      console.warn("argosy:", error);
      const body = new TextEncoder().encode('{"code":"server.fault"}');
      tell({ do: "answer", number, status: 500, type: "application/json", body });
    }
  }
}

/** The worker that thinks: loads the engine from what the other one sends, then answers one question after another. */
function thinkForBots({ engine, port }: Begin): void {
  let parts: Parts;
  let thinking: Promise<Thinking> | null = null;
  let turn: Promise<void> = Promise.resolve();
  port.onmessage = ({ data }: MessageEvent<Question | Parts>) => {
    if ("memory" in data) parts = data;
    thinking ??= loadPython(engine, () => undefined, () => undefined, parts).then((python) =>
      python.pyimport("argosy.browser.thinking") as unknown as Thinking
    );
    thinking.catch(() => (thinking = null)); // the next question tries again
    if ("memory" in data) return;
    turn = turn.then(async () => {
      let thought: Thought;
      try {
        thought = { number: data.number, text: await (await thinking!).think(data.text) };
      } catch (error) {
        thought = { number: data.number, why: String(error) };
      }
      port.postMessage(thought);
    });
  };
}

let tables: Tables | null = null;
page.onmessage = ({ data }) => {
  if (data.do !== "begin") tables?.hear(data);
  else if (data.task === "table") tables = new Tables(data);
  else thinkForBots(data);
};
