/**
 * The requests of the page, typed. A refused one throws a `Refusal` with the answer.
 *
 * What is about a table goes to the place of the table; of the others the caller chooses the place.
 */
import type {
  ChanceCurve,
  Curve,
  Done,
  Games,
  Guest,
  InRecords,
  Links,
  Lobby,
  NewTable,
  Opened,
  Pieces,
  Problem,
  Spoken,
  State,
} from "../wire.ts";
import { here } from "../local/here.ts";
import { Refusal } from "./refusal.ts";
import { server } from "./server.ts";
import { home, type Line, type Place, placeOf, tablePath, type Transport } from "./transport.ts";

export { Refusal } from "./refusal.ts";

type Body = { body?: unknown; text?: string; token?: string | null };

const transports: Record<Place, Transport> = { server, here };

/** Send a request to its place: that of the table it is about, else the given one. Raises Refusal. */
async function answered(path: string, asked: Body, place: Place): Promise<Blob> {
  const body = asked.text ?? (asked.body === undefined ? undefined : JSON.stringify(asked.body));
  const type = body === undefined ? undefined : asked.text === undefined ? "application/json" : "application/x-ndjson";
  const to = OF_TABLE.exec(path);
  const where = to === null ? place : placeOf(to[1]);
  const answer = await transports[where].request({ path, body, type, token: asked.token });
  if (answer.status >= 400) {
    const problem = await answer.body.text().then(JSON.parse).catch(() => ({ code: "server.fault" })) as Problem;
    throw new Refusal(answer.status, problem);
  }
  return answer.body;
}

const OF_TABLE = /^\/tables\/([^/?]+)/;

export async function ask<T>(path: string, asked: Body = {}, place: Place = home): Promise<T> {
  return JSON.parse(await (await answered(path, asked, place)).text()) as T;
}

/** Open the connection of a table. */
export const openLine = (table: string): Line => transports[placeOf(table)].open(table);

const of = tablePath;

export const api = {
  games: () => ask<Games>("/games"),
  guest: (place: Place) => ask<Guest>("/guests/me", {}, place),
  createGuest: (name: string, place: Place) => ask<Guest>("/guests", { body: { name } }, place),
  rename: (name: string, place: Place) => ask<Guest>("/guests/me", { body: { name } }, place),
  /** All that the server keeps of this guest, as a zip file. */
  myData: () => answered("/guests/me/data", {}, "server"),
  deleteMe: () => ask<Done>("/guests/me/delete", { body: {} }),
  /** What records may have of the player where new games are played. */
  inRecords: () => ask<InRecords>("/guests/me/records"),
  letRecordsHave: (wanted: InRecords) => ask<InRecords>("/guests/me/records", { body: wanted }),
  learn: (game: string, place: Place) => ask<Opened>("/lessons", { body: { game } }, place),
  lobby: () => ask<Lobby>("/tables"),
  myTables: (place: Place = home) => ask<Lobby>("/guests/me/tables", {}, place),
  openTable: (table: NewTable, place: Place) => ask<Opened>("/tables", { body: table }, place),
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
  chances: (table: string, token: string | null) => ask<ChanceCurve>(of(table, "/chances"), { token }),
  joinBeside: (table: string, invite: string, seat: number, name: string) =>
    ask<Opened>(of(table, "/join"), { body: { invite, seat, name } }),
  start: (table: string) => ask<Done>(of(table, "/start"), { body: {} }),
  fill: (table: string, level: string, seat: number | null) => ask<Done>(of(table, "/fill"), { body: { level, seat } }),
  leave: (table: string, token: string | null) => ask<Done>(of(table, "/leave"), { body: {}, token }),
  rematch: (table: string, token: string | null) => ask<Opened>(of(table, "/rematch"), { body: {}, token }),
  links: (table: string, token: string | null) => ask<Links>(of(table, "/links"), { token }),
  record: async (table: string, token: string | null) =>
    await (await answered(of(table, "/record"), { token }, home)).text(),
  /** Open a table from the text of a record. */
  importRecord: (record: string, place: Place) => ask<Opened>("/records", { text: record }, place),
};
