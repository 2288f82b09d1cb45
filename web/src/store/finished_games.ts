/** Games that ended, as this device keeps them in mind: how they ended, when, and where to look at them again. */
import { signal } from "@preact/signals";
import { api } from "../api/http.ts";
import type { State, TableInfo } from "../wire.ts";
import { read, write } from "./settings.ts";
import type { Result } from "./table_store.ts";

export type Finished = {
  id: string;
  game: string;
  /** When it ended, or when this device heard of it from a server that does not say; in milliseconds. */
  at: number;
  /** The seat that one had; null in a record from a file. */
  seat: number | null;
  names: (string | null)[];
  points: number[];
  places: number[];
};

const MOST = 50;
/** How many games are asked after at once. */
const ASKED = 8;

export const finished = signal<Finished[]>(kept("finished"));
/** The ids of those that one does not want to see here any more. */
let forgotten: string[] = kept("forgotten");

function kept<T>(name: string): T[] {
  try {
    const found = JSON.parse(read(name) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

function keep(games: Finished[]): void {
  finished.value = games.slice(0, MOST);
  write("finished", JSON.stringify(finished.value));
}

const known = (id: string): boolean => forgotten.includes(id) || finished.peek().some((one) => one.id === id);

/** Keep a finished game in mind, once; a game that goes on is left alone. */
export function remember({ table, seat, result }: State): void {
  const ended = result as Result | null;
  if (ended === null || known(table.id)) return;
  const { points, places } = ended;
  const names = table.seats.map((one) => one.name);
  const at = 1000 * (table.ended?.at ?? Date.now() / 1000);
  const all = [{ id: table.id, game: table.game, at, seat, names, points, places }, ...finished.peek()];
  keep(all.sort((a, b) => b.at - a.at));
}

/** Ask after those of one's tables whose game ended elsewhere or while one was away. */
export async function catchUp(tables: readonly TableInfo[]): Promise<void> {
  const ended = tables.filter((one) => one.state === "over" && !known(one.id)).slice(0, ASKED);
  for (const { id } of ended.reverse()) {
    const state = await api.snapshot(id, null).catch(() => null);
    if (state !== null) remember(state);
  }
}

export function forget(id: string): void {
  forgotten = [id, ...forgotten].slice(0, 4 * MOST);
  write("forgotten", JSON.stringify(forgotten));
  keep(finished.peek().filter((one) => one.id !== id));
}
