/** The HTTP calls of the page, typed. A refused call throws a `Refusal` with the server's answer. */
import type {
  Curve,
  Done,
  Games,
  Guest,
  Links,
  Lobby,
  NewTable,
  Opened,
  Pieces,
  Problem,
  Spoken,
  State,
} from "../wire.ts";

export class Refusal extends Error {
  constructor(readonly status: number, readonly problem: Problem) {
    super(problem.code);
  }
}

type Asked = { body?: unknown; text?: string; token?: string | null };

export async function ask<T>(path: string, asked: Asked = {}): Promise<T> {
  const headers: Record<string, string> = {};
  const body = asked.text ?? (asked.body === undefined ? undefined : JSON.stringify(asked.body));
  if (asked.token) headers.authorization = `Bearer ${asked.token}`;
  if (body !== undefined) {
    headers["content-type"] = asked.text === undefined ? "application/json" : "application/x-ndjson";
  }
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers,
      body,
    });
  } catch {
    throw new Refusal(0, { code: "net.away" });
  }
  if (!answer.ok) {
    const problem = await answer.json().catch(() => ({ code: "server.fault" })) as Problem;
    throw new Refusal(answer.status, problem);
  }
  return await answer.json() as T;
}

const of = (table: string, what = "") => `/tables/${encodeURIComponent(table)}${what}`;

export const api = {
  games: () => ask<Games>("/games"),
  guest: () => ask<Guest>("/guests/me"),
  createGuest: (name: string) => ask<Guest>("/guests", { body: { name } }),
  rename: (name: string) => ask<Guest>("/guests/me", { body: { name } }),
  /** All that the server keeps of this guest, as a zip file. */
  myData: () => file("/guests/me/data"),
  deleteMe: () => ask<Done>("/guests/me/delete", { body: {} }),
  learn: (game: string) => ask<Opened>("/lessons", { body: { game } }),
  lobby: () => ask<Lobby>("/tables"),
  myTables: () => ask<Lobby>("/guests/me/tables"),
  openTable: (table: NewTable) => ask<Opened>("/tables", { body: table }),
  snapshot: (table: string, token: string | null) => ask<State>(of(table), { token }),
  replayedWords: (table: string, token: string | null, language: string, input: number, seat: number | null) => {
    const eyes = seat === null ? "" : `&seat=${seat}`;
    return ask<Spoken>(of(table, `/words?language=${language}&input=${input}${eyes}`), { token });
  },
  pastWords: (table: string, token: string | null, language: string, version: number) =>
    ask<Spoken>(of(table, `/words?language=${language}&version=${version}`), { token }),
  pieces: (table: string, token: string | null, language: string) =>
    ask<Pieces>(of(table, `/pieces?language=${language}`), { token }),
  join: (table: string, invite: string | null, seat: number | null = null) =>
    ask<Opened>(of(table, "/join"), { body: { invite, seat } }),
  curve: (table: string, token: string | null) => ask<Curve>(of(table, "/curve"), { token }),
  joinBeside: (table: string, invite: string, seat: number, name: string) =>
    ask<Opened>(of(table, "/join"), { body: { invite, seat, name } }),
  start: (table: string) => ask<Done>(of(table, "/start"), { body: {} }),
  fill: (table: string, level: string, seat: number | null) => ask<Done>(of(table, "/fill"), { body: { level, seat } }),
  leave: (table: string, token: string | null) => ask<Done>(of(table, "/leave"), { body: {}, token }),
  rematch: (table: string, token: string | null) => ask<Opened>(of(table, "/rematch"), { body: {}, token }),
  links: (table: string, token: string | null) => ask<Links>(of(table, "/links"), { token }),
  record: (table: string, token: string | null) => text(of(table, "/record"), token),
  /** Open a table from the text of a record. */
  importRecord: (record: string) => ask<Opened>("/records", { text: record }),
};

async function text(path: string, token: string | null): Promise<string> {
  return await (await file(path, token)).text();
}

async function file(path: string, token: string | null = null): Promise<Blob> {
  const answer = await fetch(`/api${path}`, { headers: token ? { authorization: `Bearer ${token}` } : {} });
  if (!answer.ok) throw new Refusal(answer.status, await answer.json() as Problem);
  return await answer.blob();
}
