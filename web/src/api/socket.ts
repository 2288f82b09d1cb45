/** The connection of a table, to the server or to the engine here: sends `hello` and commands, receives frames, reconnects after a loss. */
import { signal } from "@preact/signals";
import type { Accepted, Problem, Push, Rejected, Spoken, State } from "../wire.ts";
import { openLine, Refusal } from "./http.ts";
import type { Line as Connection } from "./transport.ts";

export type Line = "connecting" | "open" | "lost" | "closed";
type Hello = { token: string | null; after: number; heard: number; language: string };
type Heard = { state: (state: State) => void; spoken: (spoken: Spoken) => void; refused: (problem: Problem) => void };
type Waiting = { resolve: (answer: Accepted) => void; reject: (problem: Refusal) => void; frame: string };

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** Codes after which it is no use to connect again: the seat is lost, the table was closed. */
const FINAL = [4003, 4004];
const QUIET_SECONDS = 20;

export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class TableSocket {
  readonly line = signal<Line>("connecting");
  #socket: Connection | null = null;
  #waits = FIRST_WAIT;
  #timer = 0;
  #wait = 0;
  #answers = new Map<string, Waiting>();

  constructor(readonly table: string, readonly hello: () => Hello, readonly heard: Heard) {
    this.#connect();
  }

  /** Send a command with a key. It is sent again after a reconnection; the server counts a key once. */
  send(command: { do: string; key: string } & Record<string, unknown>): Promise<Accepted> {
    return new Promise((resolve, reject) => {
      const frame = JSON.stringify(command);
      this.#answers.set(command.key, { resolve, reject, frame });
      if (this.line.peek() === "open") this.#socket?.send(frame);
    });
  }

  /** Send something that may be lost. Returns whether there was a connection. */
  tell(command: Record<string, unknown>): boolean {
    const open = this.line.peek() === "open";
    if (open) this.#socket?.send(JSON.stringify(command));
    return open;
  }

  close(): void {
    this.line.value = "closed";
    clearTimeout(this.#timer);
    clearInterval(this.#wait);
    this.#socket?.close();
  }

  /** Reconnect now instead of at the next attempt. */
  hurry(): void {
    if (this.line.value === "lost") this.#connect();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const socket = openLine(this.table);
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ do: "hello", ...this.hello() }));
      this.line.value = "open";
      this.#waits = FIRST_WAIT;
      for (const waiting of this.#answers.values()) socket.send(waiting.frame);
      clearInterval(this.#wait);
      this.#wait = setInterval(() => this.tell({ do: "ping" }), QUIET_SECONDS * 1000);
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as Push);
    socket.onclose = (event) => {
      if (this.#socket !== socket || this.line.value === "closed") return;
      clearInterval(this.#wait);
      if (FINAL.includes(event.code)) {
        this.line.value = "closed";
        return;
      }
      this.line.value = "lost";
      this.#timer = setTimeout(() => this.#connect(), this.#waits * (0.75 + Math.random() / 2));
      this.#waits = Math.min(this.#waits * 2, LONGEST_WAIT);
    };
  }

  #hear(push: Push): void {
    if (push.do === "state") this.heard.state(push);
    else if (push.do === "spoken") this.heard.spoken(push);
    else if (push.do === "accepted") this.#answer(push);
    else if (push.do === "rejected") this.#reject(push);
  }

  #answer(push: Accepted): void {
    this.#answers.get(push.key)?.resolve(push);
    this.#answers.delete(push.key);
  }

  #reject(push: Rejected): void {
    const waiting = push.key ? this.#answers.get(push.key) : undefined;
    if (waiting && push.key) {
      this.#answers.delete(push.key);
      waiting.reject(new Refusal(409, push.problem));
    } else {
      this.heard.refused(push.problem);
    }
  }
}
