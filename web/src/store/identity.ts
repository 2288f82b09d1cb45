/** The guest that this browser is (by cookie, created when a name is first needed), and the seats held on this device. */
import { signal } from "@preact/signals";
import { api, Refusal } from "../api/http.ts";
import type { Guest, Opened } from "../wire.ts";
import { read, remove, write } from "./settings.ts";

export const me = signal<Guest | null>(null);
export const known = signal(false);
/** The name last typed on any page, for a guest who is still to be created; null until then. */
export const typedName = signal(read("name"));

export function typeName(name: string): void {
  typedName.value = name;
  write("name", name);
}

export async function findGuest(): Promise<Guest | null> {
  if (known.peek()) return me.peek();
  try {
    if (read("guest") !== null) me.value = await api.guest();
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 401) throw error;
  }
  known.value = true;
  return me.peek();
}

/** The guest; created under that name if there is none yet. */
export async function ensureGuest(name: string): Promise<Guest> {
  const found = await findGuest();
  if (found !== null) return found;
  me.value = await api.createGuest(name.trim());
  write("guest", me.value.id);
  return me.value;
}

/** Change the name: of the guest, or of the guest who is still to be created. */
export async function rename(name: string): Promise<void> {
  if (await findGuest() !== null) me.value = await api.rename(name);
  typeName(name);
}

/** Delete this guest on the server, and what this browser keeps of the guest. */
export async function deleteGuest(): Promise<void> {
  await api.deleteMe();
  for (const name of ["guest", "name", "seats", "finished", "forgotten"]) remove(name);
  me.value = null;
  typedName.value = null;
}

export type Held = { seat: number; token: string };

function all(): Record<string, Held[]> {
  try {
    return JSON.parse(read("seats") ?? "{}");
  } catch {
    return {};
  }
}

/** The seats of a table whose tokens this device holds. */
export function seatsHeld(table: string): Held[] {
  return all()[table] ?? [];
}

/** Leave a table, with all seats held on this device. */
export async function leave(table: string): Promise<void> {
  const { [table]: held = [], ...others } = all();
  for (const token of held.length ? held.map((seat) => seat.token) : [null]) await api.leave(table, token);
  write("seats", JSON.stringify(others));
}

/** Forget seats of a table that this device no longer holds. */
export function forgetSeats(table: string, gone: (held: Held) => boolean): void {
  const seats = all();
  const kept = (seats[table] ?? []).filter((held) => !gone(held));
  if (kept.length) seats[table] = kept;
  else delete seats[table];
  write("seats", JSON.stringify(seats));
}

export function keepSeat(opened: Opened): void {
  if (opened.seat === null || opened.token === null) return;
  const seats = all();
  const others = (seats[opened.table] ?? []).filter((held) => held.seat !== opened.seat);
  seats[opened.table] = [...others, { seat: opened.seat, token: opened.token }].sort((a, b) => a.seat - b.seat);
  write("seats", JSON.stringify(seats));
}
