/** The messages between the page, the worker with the tables and the worker that thinks for bots. */

/** What a worker is told first: its task, the address of engine.json, and its end of the line to the other worker. */
export type Begin = { do: "begin"; task: "table" | "thinking"; engine: string; port: MessagePort };

/** From the page to the worker with the tables. */
export type ToTables =
  | Begin
  /** Open the games of this device; before that, the worker only loads the engine. */
  | { do: "open games" }
  /** Take the games over from another tab. */
  | { do: "take over" }
  | { do: "request"; number: number; method: string; path: string; headers: string; body: Uint8Array | null }
  | { do: "open"; connection: number; path: string }
  | { do: "receive"; connection: number; text: string }
  | { do: "close"; connection: number };

/** From a worker to the page. */
export type FromWorker =
  | { do: "progress"; done: number; total: number }
  /** The engine is there; the games of this device are not open yet. */
  | { do: "loaded" }
  /** The games of this device are open: requests are answered. */
  | { do: "ready" }
  /** Another tab has the games, or has just taken them. */
  | { do: "elsewhere" }
  | { do: "failed"; code: string; why: string }
  /** The latest save failed, or saving works again. */
  | { do: "unsaved"; unsaved: boolean }
  | { do: "answer"; number: number; status: number; type: string; body: Uint8Array }
  | { do: "send"; connection: number; text: string }
  | { do: "closed"; connection: number; code: number };

/** From the worker with the tables to the one that thinks, and back. */
export type Question = { number: number; text: string };
export type Thought = { number: number; text: string } | { number: number; why: string };
