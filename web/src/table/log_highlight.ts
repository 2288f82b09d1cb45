/** What a line of the log speaks of: one signal that the log sets, and marks that the boards put on things. */
import { signal } from "@preact/signals";
import type { Told } from "../wire.ts";

const NOTHING: ReadonlySet<string> = new Set();
/** The things that the line pointed at speaks of. */
export const meant = signal(NOTHING);

/** The name of a thing: `port Crete`, `seat 2`, `building 1 Citadel Gate`. */
export const thing = (...parts: (string | number)[]): string => parts.join(" ");

/** What to put on an element that shows one of these things. */
export function marked(...things: string[]): { "data-meant"?: boolean } {
  return things.some((one) => meant.value.has(one)) ? { "data-meant": true } : {};
}

/** Let these lines be pointed at. */
export function mean(lines: readonly Told[], me: number | null): void {
  meant.value = lines.length ? new Set(lines.flatMap((one) => thingsOf(one, me))) : NOTHING;
}

const SEATS = ["seat", "other", "target", "victim", "order", "winners"];
/** Arguments that are the name of a thing, or a list of names; of things that every seat has, which seat's. */
const NAMED: Record<string, string> = {
  city: "port", start: "port", temple: "temple", development: "development", developments: "development",
  calamity: "calamity", calamities: "calamity",
};
const OWNED: Record<string, string> = {
  building: "building", buildings: "building", track: "track", status: "status", place: "place", places: "place",
};
const WARES = ["goods", "cards", "give", "want", "given", "taken"];

const list = (value: unknown): (string | number)[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === "string" || typeof one === "number");

export function thingsOf({ event, args }: Told, me: number | null): string[] {
  const seats = SEATS.flatMap((key) => list(event[key])).filter((seat) => Number(seat) >= 0);
  const found = seats.map((seat) => thing("seat", seat));
  for (const [key, kind] of Object.entries(NAMED)) found.push(...list(args[key]).map((name) => thing(kind, name)));
  for (const [key, kind] of Object.entries(OWNED)) {
    found.push(...list(args[key]).map((name) => thing(kind, seats[0] ?? "", name)));
  }
  if (args.city && args.good) found.push(thing("contract", String(args.city), String(args.good)));
  if (event.do === "PointBought" || (event.do === "Delivered" && args.points)) found.push(thing("temple", String(args.region)));
  if (event.do === "Sailed") found.push(thing("boat", seats[0]));
  if (event.do === "OarChosen" || event.do === "OarPlayed") found.push(thing("oar", seats[0]));
  if (event.do === "OarsRevealed") found.push("wind", ...list(event.oars).map((_, seat) => thing("oar", seat)));
  if (event.do === "WindSet") found.push("wind");
  if (event.do === "Spent") found.push(thing("spent", seats[0]));
  if (typeof event.number === "number") found.push(thing("offer", event.number), thing("deal", event.number));
  if (me !== null && seats.includes(me)) {
    const wares = WARES.flatMap((key) => list(args[key])).map((ware) => /^\d+:(\w+)/.exec(String(ware))?.[1]);
    found.push(...wares.map((good) => thing("good", good ?? "")));
  }
  return found;
}
