/** The first games begun by "Play now", and games played again after them: the coach is on there unless switched off. */
import { signal } from "@preact/signals";
import { coach, read, write } from "./settings.ts";

const NAME = "coached";
/** How many games the coach is on by itself. */
const GAMES = 3;

function saved(): string[] {
  try {
    const found: unknown = JSON.parse(read(NAME) ?? "[]");
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return []; // written by something else
  }
}

const tables = signal<readonly string[]>(saved());

/** A game was begun by "Play now", or again: one of the first has the coach. */
export function countCoachedGame(table: string): void {
  if (tables.value.length >= GAMES) return;
  tables.value = [...tables.value, table];
  write(NAME, JSON.stringify(tables.value));
}

/** Whether the coach is on at a table, as far as this browser is concerned. */
export const isCoached = (table: string): boolean =>
  coach.value === "on" || (coach.value === "first" && tables.value.includes(table));

/** Whether the coach will be on in the next game. */
export const coachIsOn = (): boolean =>
  coach.value === "on" || (coach.value === "first" && tables.value.length < GAMES);
