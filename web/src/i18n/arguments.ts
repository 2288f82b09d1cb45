/** Converts the arguments of the games' messages for Fluent, like `argosy.text.translate` in Python. */
import type { Term } from "../wire.ts";

export type Value = number | string | boolean | Term | (number | string | Term)[] | null;
/** A message: an id and its arguments. */
export type Sentence = { id: string; args: Record<string, Value> };
export type Args = Record<string, string | number>;
/** A message of the present language by its id; null where there is none. */
export type Find = (id: string, args?: Args) => string | null;

/** A thing that a sentence names: a good, a building, a seat. */
export const term = (kind: string, value: string | number): Term => ({ kind, value });

export const isTerm = (value: unknown): value is Term => typeof value === "object" && value !== null && "kind" in value;

/** The thing that an argument names, as the game calls it; empty where it names none. */
export const valueOf = (value: Value | undefined): string => isTerm(value) ? String(value.value) : "";

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const DECIMAL = /^[+-]?\d+\.\d+$/;
const ISOLATE = "\u2068";
const END_ISOLATE = "\u2069";

/** A text as it is put into a sentence: where it runs from right to left, so that nothing around it moves. */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) && !text.startsWith(ISOLATE) ? ISOLATE + text + END_ISOLATE : text;
}

/** Puts terms into words by their kind, then the sentence around them. */
export class Speaker {
  constructor(readonly find: Find, readonly names: readonly string[]) {}

  say(id: string, values: Record<string, Value | undefined>): string {
    return this.find(id, this.arguments(values)) ?? id;
  }

  /** Why something was refused; null if there is no sentence for it. */
  refusal(code: string, values: Record<string, Value | undefined>): string | null {
    return this.find(`refusal-${code.replaceAll(".", "-")}`, this.arguments(values));
  }

  arguments(values: Record<string, Value | undefined>): Args {
    const args: Args = {};
    for (const [key, value] of Object.entries(values)) {
      if (value !== null && value !== undefined) args[key] = this.argument(value);
    }
    return args;
  }

  argument(value: NonNullable<Value>): string | number {
    if (Array.isArray(value)) {
      const texts = value.map((part) => String(this.argument(part)));
      return value.some((part) => isTerm(part) && part.kind === "each") ? texts.join(", ") : this.joined(texts);
    }
    if (isTerm(value)) return this.term(value);
    if (typeof value === "string" && DECIMAL.test(value)) return this.decimal(value);
    return typeof value === "boolean" ? String(value) : value;
  }

  /** A number with the decimal sign of this language. */
  decimal(value: string): string {
    return value.replace(".", this.text("decimal-sign"));
  }

  /** A seat by its player's name, a phrase with its arguments, a thing with a count, or the name of a thing. */
  term({ kind, value, count, args }: Term): string | number {
    if (kind === "seat") return this.name(Number(value));
    const id = `${kind}-${slug(String(value))}`;
    if (args) return this.text(id, this.arguments(args));
    const found = this.find(id);
    if (typeof count !== "number") return found ?? value;
    const some = { count, [kind]: found ?? value };
    return this.find(`some-${slug(String(value))}`, some) ?? this.text(`some-${kind}`, some);
  }

  /** A thing in words. */
  words(thing: Term): string {
    return String(this.term(thing));
  }

  /** A name of the card data in this language; one without a translation stays as it is. */
  named(kind: string, name: string): string {
    return this.words(term(kind, name));
  }

  /** A list as this language writes it: "Anna, Ben and Cleo". */
  joined(parts: string[]): string {
    if (parts.length < 2) return parts.join("");
    const last = parts[parts.length - 1];
    return this.text(soundsLikeI(last) ? "list-and-i" : "list-and", { most: parts.slice(0, -1).join(", "), last });
  }

  name(seat: number): string {
    return isolated(this.names[seat] ?? String(seat + 1));
  }

  text(id: string, args: Args = {}): string {
    return this.find(id, args) ?? id;
  }
}

/** A name as it is written in message ids: "Healers' Garden" is `healers-garden`. */
export function slug(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
}

/** Whether a word begins with the sound of i, before which Spanish says "e" and not "y". */
function soundsLikeI(word: string): boolean {
  const start = word.toLowerCase().replace(/^h/, "");
  return /^[ií]/.test(start) && !/^i[aeoáéó]/.test(start);
}
