/** The running games of this device, as their tables were seen last, so that pages list them without the engine. */
import { signal } from "@preact/signals";
import { isHere } from "../api/transport.ts";
import type { State, TableInfo } from "../wire.ts";
import { read, write } from "./settings.ts";

export type GameHere = { table: TableInfo; waiting: boolean };

const NAME = "here";

function kept(): GameHere[] {
  try {
    const found: unknown = JSON.parse(read(NAME) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return []; // written by something else
  }
}

export const gamesHere = signal<readonly GameHere[]>(kept());

function keep(games: readonly GameHere[]): void {
  gamesHere.value = games;
  write(NAME, JSON.stringify(games));
}

/** Note how a table of this device stands; one that is over or closed leaves the list. */
export function noteHere({ table, view }: State): void {
  if (!isHere(table.id)) return;
  const others = gamesHere.peek().filter((game) => game.table.id !== table.id);
  const running = table.state === "open" || table.state === "playing";
  const acting = (view as { to_act?: number[] } | null)?.to_act ?? [];
  const waiting = table.seats.some((seat) => seat.held && acting.includes(seat.seat));
  keep(running ? [{ table: { ...table, market: null }, waiting }, ...others] : others);
}

export function forgetHere(id: string): void {
  if (gamesHere.peek().some(({ table }) => table.id === id)) {
    keep(gamesHere.peek().filter(({ table }) => table.id !== id));
  }
}
