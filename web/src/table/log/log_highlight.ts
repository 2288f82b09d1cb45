/** Highlights what a log line is about: a signal that the log sets, and marks that the boards put on things. */
import { signal } from "@preact/signals";
import type { Term, Told } from "../../wire.ts";
import { isTerm } from "../../i18n/arguments.ts";

const NOTHING: ReadonlySet<string> = new Set();
/** The things that the pointed line is about. */
export const meant = signal(NOTHING);

/** The name of a thing: `port Crete`, `seat 2`, `building 1 Citadel Gate`. */
export const thing = (...parts: (string | number)[]): string => parts.filter((part) => part !== "").join(" ");

/** The things that the coach's reasons name. */
export const advisedThings = signal(NOTHING);

/** What to put on an element that shows one of these things. */
export function marked(...things: string[]): { "data-meant"?: boolean; "data-why"?: boolean } {
  if (things.some((name) => meant.value.has(name))) return { "data-meant": true };
  return things.some((name) => advisedThings.value.has(name)) ? { "data-why": true } : {};
}

/** The names of some things, also as those of the own seat, for boards on which every seat has one. */
export const namesOf = (terms: readonly Term[], me: number | null): ReadonlySet<string> =>
  new Set(terms.flatMap(({ kind, value }) => [thing(kind, value), ...(me === null ? [] : [thing(kind, me, value)])]));

/** Highlight the things of these lines. */
export function mean(lines: readonly Told[], me: number | null): void {
  meant.value = lines.length ? new Set(lines.flatMap((line) => thingsOf(line, me))) : NOTHING;
}

/** The goods of a term and of the phrases in it, such as the good of a card. */
function goodsIn(term: Term): string[] {
  const inner = Object.values(term.args ?? {}).filter(isTerm).flatMap(goodsIn);
  return term.kind === "good" ? [thing("good", term.value), ...inner] : inner;
}

/**
 * The names of all that a line is about, by the tags of its terms: a thing by its kind and value, and also as that of the
 * first seat, for boards on which every seat has one. Goods are marked in the hand of a seat that takes part.
 */
export function thingsOf({ args, about = [] }: Pick<Told, "args" | "about">, me: number | null): string[] {
  const terms = Object.values(args).flat().filter(isTerm);
  const seats = terms.filter(({ kind }) => kind === "seat").map(({ value }) => value);
  const found = about.map(({ kind, value }) => thing(kind, value));
  for (const { kind, value, args } of terms) {
    if (kind === "good" || args) continue;
    found.push(thing(kind, value));
    if (kind !== "seat" && seats.length) found.push(thing(kind, seats[0], value));
  }
  if (me !== null && seats.includes(me)) found.push(...terms.flatMap(goodsIn));
  return found;
}
