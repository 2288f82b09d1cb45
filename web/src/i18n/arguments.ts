/** The arguments of the games' messages as Fluent takes them; the twin of `argosy.text.translate`. */
export type Value = number | string | boolean | (number | string)[] | null;
/** A sentence without words: an id and its arguments. */
export type Sentence = { id: string; args: Record<string, Value> };
export type Args = Record<string, string | number>;
/** A message of the present language by its id; null where there is none. */
export type Find = (id: string, args?: Args) => string | null;

const SIGNED = new Set(["forecast", "level"]);
const SEATS = new Set(["seat", "target", "other", "victim"]);
const WARES = new Set(["goods", "give", "want", "cards", "given", "taken"]);
const CHOICES = new Set(["votes", "throws", "penalties"]);
const NAMED: Record<string, string> = {
  building: "building", buildings: "building", development: "development", developments: "development",
  calamity: "calamity", calamities: "calamity", industry: "industry", row: "row", track: "track",
  side: "side", status: "status", deck: "deck", age: "age", source: "source", phase: "phase",
  place: "place", places: "place", good: "good", farm: "good",
};

/** Puts seats, goods, cards and names of card data into words, then the sentence around them. */
export class Speaker {
  constructor(readonly find: Find, readonly names: readonly string[]) {}

  say(id: string, values: Record<string, Value | undefined>): string {
    return this.find(id, this.arguments(values)) ?? id;
  }

  /** Why something was refused. Refusals count seats from 1, and the one called `seat` may not exist. */
  refusal(code: string, values: Record<string, Value | undefined>): string | null {
    const { seat, ...rest } = values;
    const args: Record<string, Value | undefined> = {};
    const players: Args = {};
    for (const [key, value] of Object.entries(rest)) {
      if ((SEATS.has(key) || key === "to_act") && typeof value === "number") players[key] = this.name(value - 1);
      else args[key] = value;
    }
    const all = { ...this.arguments(args), ...players };
    if (typeof seat === "number") all.seat = seat;
    return this.find(`refusal-${code.replaceAll(".", "-")}`, all);
  }

  arguments(values: Record<string, Value | undefined>): Args {
    const args: Args = {};
    for (const [key, value] of Object.entries(values)) {
      if (value === null || value === undefined) continue;
      args[key] = this.argument(key, value);
      if (SIGNED.has(key) && typeof value === "number") args[`${key}_signed`] = value > 0 ? `+${value}` : `${value}`;
    }
    return args;
  }

  argument(key: string, value: NonNullable<Value>): string | number {
    if (Array.isArray(value)) return this.list(key, value);
    if (typeof value === "boolean") return value ? "true" : "false";
    if (typeof value === "number") return SEATS.has(key) ? this.name(value) : value;
    if (key in NAMED) return this.named(NAMED[key], value);
    if (key === "card") return this.ware(value);
    if ((key === "temple" || key === "region") && value === "Gold") return this.text("temple-gold");
    return key === "oar" ? this.oar(value) : value;
  }

  list(key: string, values: (number | string)[]): string {
    if (key === "seats") return this.joined(values.filter((one) => typeof one === "number").map((one) => this.name(one)));
    const texts = values.map(String);
    if (key === "each") return texts.map((text, seat) => `${this.name(seat)} ${this.oar(text)}`).join(", ");
    if (WARES.has(key)) return this.joined(texts.map((text) => this.ware(text))) || this.text("ware-nothing");
    if (CHOICES.has(key)) return texts.map((text) => this.choice(text)).join(", ");
    return this.joined(texts.map((text) => key in NAMED ? this.named(NAMED[key], text) : text));
  }

  /** A name of the card data in this language; one without a translation stays as it is. */
  named(kind: string, name: string): string {
    return this.find(`${kind}-${slug(name)}`) ?? name;
  }

  /** What can change hands: `wine`, `2:wine`, `2:wine-mars`, `3:vp`, or a pact `use:Bath House:0`. */
  ware(token: string): string {
    const pact = /^(use|use-\w+|spare):(.*):(\d+)$/.exec(token);
    if (pact) {
      const building = pact[2].split("/").map((face) => this.named("building", face)).join(" / ");
      return this.text(`pact-${pact[1]}`, { building, target: this.name(Number(pact[3])) });
    }
    const colon = token.lastIndexOf(":");
    const [good, ...rest] = token.slice(colon + 1).split("-");
    const ware = colon < 0 ? this.named("good", good) : this.some(Number(token.slice(0, colon)), good);
    if (rest.length === 0) return ware;
    return this.text("card-with-bottom", { ware, bottom: this.named("bottom", rest.join("-")) });
  }

  some(count: number, good: string): string {
    return this.find(`some-${good}`, { count }) ?? this.text("some-good", { count, good: this.named("good", good) });
  }

  /** What somebody chose: a vote `0>2`, a penalty `0>3:vp`, or a throw `0>rock`. */
  choice(token: string): string {
    const [seat, chosen] = token.split(">");
    const who = this.name(Number(seat));
    if (/^\d+$/.test(chosen)) return this.text("vote-for", { seat: who, victim: this.name(Number(chosen)) });
    if (chosen.endsWith(":vp")) return `${who} ${this.ware(chosen)}`;
    return `${who} ${this.named("throw", chosen)}`;
  }

  oar(text: string): string {
    return text.endsWith(" start") ? this.text("oar-starting", { oar: text.slice(0, -6) }) : text;
  }

  /** A list as this language writes it: "Anna, Ben and Cleo". */
  joined(parts: string[]): string {
    if (parts.length < 2) return parts.join("");
    const last = parts[parts.length - 1];
    return this.text(soundsLikeI(last) ? "list-and-i" : "list-and", { most: parts.slice(0, -1).join(", "), last });
  }

  name(seat: number): string {
    return this.names[seat] ?? String(seat + 1);
  }

  text(id: string, args: Args = {}): string {
    return this.find(id, args) ?? id;
  }
}

/** A name as it stands in message ids: "Healers' Garden" is `healers-garden`. */
export function slug(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
}

/** Whether a word begins with the sound of i, before which Spanish says "e" and not "y". */
function soundsLikeI(word: string): boolean {
  const start = word.toLowerCase().replace(/^h/, "");
  return /^[ií]/.test(start) && !/^i[aeoáéó]/.test(start);
}
