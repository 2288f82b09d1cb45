/** Finished games that this device remembers: result, date, and the table to replay. */
import { signal } from "@preact/signals";
import { api } from "../api/http.ts";
import { deleteGame } from "../local/here.ts";
import { isHere } from "../api/transport.ts";
import type { State, TableInfo } from "../wire.ts";
import { read, write } from "./settings.ts";

export type Finished = {
  id: string;
  game: string;
  /** When it ended, in milliseconds; if the server does not know, when this device learnt of it. */
  at: number;
  /** The seat of this player; null for a record from a file. */
  seat: number | null;
  names: (string | null)[];
  /** The level of the bot on each seat, null where a person played; missing where it was not noted. */
  bots?: (string | null)[];
  points: number[];
  places: number[];
};

const MOST = 200;
/** How many games are asked for at once. */
const ASKED = 8;

export const finished = signal<Finished[]>(kept("finished"));
/** The ids of games that were removed from the list. */
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

const known = (id: string): boolean => forgotten.includes(id) || finished.peek().some((game) => game.id === id);

/** Add a finished game to the list, once. A running game is ignored. */
export function remember({ table, seat, result }: State): void {
  if (result === null || known(table.id)) return;
  const { points, places } = result;
  const names = table.seats.map((seat) => seat.name);
  const at = 1000 * (table.ended?.at ?? Date.now() / 1000);
  const bots = table.seats.map((seat) => seat.held ? null : seat.bot);
  const all = [{ id: table.id, game: table.game, at, seat, names, bots, points, places }, ...finished.peek()];
  keep(all.sort((a, b) => b.at - a.at));
}

/** Ask for the results of own games that ended on another device or while the page was closed. */
export async function catchUp(tables: readonly TableInfo[]): Promise<void> {
  const ended = tables.filter((table) => table.state === "over" && !known(table.id)).slice(0, ASKED);
  for (const { id } of ended.reverse()) {
    const state = await api.snapshot(id, null).catch(() => null);
    if (state !== null) remember(state);
  }
}

/** Remove a game from the list; one of this device is deleted. */
export function forget(id: string): void {
  forgetSome([id]);
  if (isHere(id)) void deleteGame(id);
}

/** A game of the server is kept on this device: the list leads there from now on. */
export function movedHere(id: string, here: string): void {
  const games = finished.peek().map((game) => game.id === id ? { ...game, id: here } : game);
  forgetSome([id]);
  keep(games);
}

/** Empty the list, and with it the statistics; the games stay where they are. */
export const forgetAll = (): void => forgetSome(finished.peek().map((game) => game.id));

function forgetSome(ids: readonly string[]): void {
  forgotten = [...ids, ...forgotten].slice(0, 4 * MOST);
  write("forgotten", JSON.stringify(forgotten));
  keep(finished.peek().filter((game) => !ids.includes(game.id)));
}
