/** The guest that this browser is, at the server (by cookie) and in games of this device, and the seats held here. */
import { type Signal, signal } from "@preact/signals";
import { api, Refusal } from "../api/http.ts";
import { hasServer, home, type Place } from "../api/transport.ts";
import type { Guest, Opened } from "../wire.ts";
import { forgetHere } from "./games_here.ts";
import { read, remove, write } from "./settings.ts";

const HERE = "guest-here";
const guests: Record<Place, Signal<Guest | null>> = { server: signal(null), here: signal(keptGuest()) };

/** The guest of games of this device, as it was known last; the engine need not run for it. */
function keptGuest(): Guest | null {
  try {
    return JSON.parse(read(HERE) ?? "null");
  } catch {
    return null;
  }
}

/** The guest where new games are played; null until a name was needed. */
export const me = guests[home];
/** The guest at the server, or that of games of this device. */
export const guestAt = (place: Place): Signal<Guest | null> => guests[place];
export const known = signal(!hasServer);
/** The name last typed on any page, for a guest who is still to be created; null until then. */
export const typedName = signal(read("name"));

export function typeName(name: string): void {
  typedName.value = name;
  write("name", name);
}

/** Ask the server who we are, once. Without a server the guest is known already. */
export async function findGuest(): Promise<Guest | null> {
  if (known.peek()) return me.peek();
  if (read("guest") !== null) guests.server.value = await guestThere("server");
  known.value = true;
  return me.peek();
}

async function guestThere(place: Place): Promise<Guest | null> {
  try {
    return await api.guest(place);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 401) throw error;
    return null;
  }
}

function note(place: Place, guest: Guest): Guest {
  guests[place].value = guest;
  if (place === "server") write("guest", guest.id);
  else write(HERE, JSON.stringify(guest));
  return guest;
}

/** The guest at a place; created under that name if there is none yet. */
export async function ensureGuest(name: string, place: Place = home): Promise<Guest> {
  const found = place === "server" ? await findGuest() : await guestThere("here");
  return note(place, found ?? await api.createGuest((guests[home].peek()?.name ?? name).trim(), place));
}

/** Change the name: of the guest, or of the guest who is still to be created. */
export async function rename(name: string): Promise<void> {
  if (await findGuest() !== null) note(home, await api.rename(name, home));
  typeName(name);
}

const KEPT = ["guest", HERE, "name", "seats", "finished", "forgotten", "here"];

/** Forget everything that this browser keeps of the guest, but for the settings. */
export function forgetMe(): void {
  KEPT.forEach(remove);
  guests.server.value = guests.here.value = null;
  typedName.value = null;
}

/** Delete this guest on the server, and what this browser keeps of the guest. */
export async function deleteGuest(): Promise<void> {
  await api.deleteMe();
  forgetMe();
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
  forgetHere(table);
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
