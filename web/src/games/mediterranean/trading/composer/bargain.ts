/** The offer being composed, and the line of notation that it becomes. */
import { signal } from "@preact/signals";
import type { TableStore } from "../../../../store/table_store.ts";
import type { MediterraneanCard, MediterraneanOfferView } from "../../../../wire.ts";

/** A card to give, and the good that it is declared as: Piracy counts as another good. */
export type Given = { card: string; good: string };
/** A promise: a building by its tile, its target, and whether it will be used, with the colour of its arrow if any. */
export type Pact = { tile: string; target: number; use: PactUse };
export type PactUse = "spare" | "use" | "white" | "black" | "blue" | "red";
export type Side = "give" | "want";

const TILES_A_TRACK = 6;

export class Bargain {
  readonly cards = signal<Given[]>([]);
  readonly want = signal<Record<string, number>>({});
  readonly vp = { give: signal(0), want: signal(0) };
  readonly pacts = { give: signal<Pact[]>([]), want: signal<Pact[]>([]) };
  /** Empty: to all. */
  readonly to = signal<number[]>([]);
  /** Whether the drawer with the hand is open, on pages that have one. */
  readonly drawer;
  /** What a click on a card in hand does. */
  readonly mode = signal<"give" | "store">("give");

  #turn = -1;

  constructor(wide = true) {
    this.drawer = signal(wide);
  }

  /** Called when the trading screen appears; clears the offer only if it is another turn's. */
  begin(turn: number): void {
    if (turn === this.#turn) return;
    this.#turn = turn;
    this.reset();
  }

  /** Begin again with nothing, and with cards to give. */
  reset(): void {
    this.clear();
    this.mode.value = "give";
  }

  clear(): void {
    this.cards.value = [];
    this.want.value = {};
    for (const side of ["give", "want"] as const) {
      this.vp[side].value = 0;
      this.pacts[side].value = [];
    }
    this.to.value = [];
  }

  get empty(): boolean {
    const points = this.vp.give.value + this.vp.want.value;
    const promises = this.pacts.give.value.length + this.pacts.want.value.length;
    return !this.cards.value.length && !Object.keys(this.want.value).length && !points && !promises;
  }

  /** Whether something is given and nothing asked for it. */
  get gift(): boolean {
    const gives = this.cards.value.length + this.vp.give.value + this.pacts.give.value.length;
    const wants = Object.keys(this.want.value).length + this.vp.want.value + this.pacts.want.value.length;
    return gives > 0 && wants === 0;
  }

  /** Only what is still in hand can be given. */
  kept(hand: readonly MediterraneanCard[]): Given[] {
    const held = counted(hand.map((card) => card.name));
    return this.cards.value.filter(({ card }) => {
      const left = held.get(card) ?? 0;
      held.set(card, left - 1);
      return left > 0;
    });
  }

  add(card: string, good: string): void {
    this.cards.value = [...this.cards.value, { card, good }];
  }

  drop(card: string): void {
    const at = this.cards.value.findIndex((given) => given.card === card);
    if (at >= 0) this.cards.value = this.cards.value.filter((_, index) => index !== at);
  }

  /** Add a card of a good, the suggested one. Returns whether there was one. */
  addOf(good: string, hand: readonly MediterraneanCard[], parting: readonly string[]): boolean {
    const used = counted(this.kept(hand).map((card) => card.card));
    for (const name of parting) {
      const left = used.get(name) ?? 0;
      if (left > 0) used.set(name, left - 1);
      else if (hand.some((card) => card.name === name && card.good === good)) {
        this.add(name, good);
        return true;
      }
    }
    return false;
  }

  ask(good: string, by: number): void {
    const { [good]: before = 0, ...rest } = this.want.value;
    this.want.value = before + by > 0 ? { ...this.want.value, [good]: before + by } : rest;
  }

  toggle(side: Side, pact: Pact): void {
    const there = this.pacts[side].value;
    const same = (other: Pact) => other.tile === pact.tile && other.target === pact.target && other.use === pact.use;
    this.pacts[side].value = there.some(same) ? there.filter((other) => !same(other)) : [...there, pact];
  }

  address(seat: number): void {
    const there = this.to.value;
    this.to.value = there.includes(seat) ? there.filter((other) => other !== seat) : [...there, seat].sort();
  }

  /** Start a counter-offer. */
  counter(
    offer: MediterraneanOfferView,
    hand: readonly MediterraneanCard[],
    parting: readonly string[],
    tiles: readonly string[],
  ): void {
    this.clear();
    for (const [good, count] of Object.entries(offer.want)) {
      for (let n = 0; n < count; n++) this.addOf(good, hand, parting);
    }
    this.want.value = { ...offer.give };
    this.vp.give.value = offer.want_vp;
    this.vp.want.value = offer.give_vp;
    this.pacts.give.value = pactsOf(offer.want_pacts, tiles);
    this.pacts.want.value = pactsOf(offer.give_pacts, tiles);
    this.to.value = [offer.seat];
  }

  /** The line to send. */
  text(hand: readonly MediterraneanCard[]): string {
    const cards = this.kept(hand);
    const give = sideText(counted(cards.map((card) => card.good)), this.vp.give.value, this.pacts.give.value);
    const want = sideText(new Map(Object.entries(this.want.value)), this.vp.want.value, this.pacts.want.value);
    const to = this.to.value.map((seat) => seat + 1).join(" ") || "all";
    return `offer ${give} for ${want} to ${to}${
      cards.length ? ` with ${cards.map((card) => card.card).join(" ")}` : ""
    }`;
  }
}

function sideText(goods: Map<string, number>, vp: number, pacts: readonly Pact[]): string {
  const parts = [...goods].map(([good, count]) => `${count} ${good}`);
  if (vp) parts.push(`${vp}vp`);
  for (const { tile, target, use } of pacts) {
    parts.push(use === "spare" || use === "use" ? `${use} ${tile} ${target + 1}` : `use ${tile} ${target + 1} ${use}`);
  }
  return parts.join(" + ") || "nothing";
}

/** The numbers of the view for a promise: 0 to spare, 1 to use the building, 2 or 3 to use it with an arrow. */
function useOf(tile: number, use: number): PactUse {
  return ([
    "spare",
    "use",
    ...(tile < TILES_A_TRACK ? ["white", "black"] as const : ["blue", "red"] as const),
  ] as const)[use];
}

/** Promises as in the view: a flat list of tile, target, use. */
export function pactsOf(numbers: readonly number[], tiles: readonly string[]): Pact[] {
  const found: Pact[] = [];
  for (let at = 0; at + 2 < numbers.length; at += 3) {
    const [tile, target, use] = numbers.slice(at, at + 3);
    found.push({ tile: tiles[tile] ?? "", target, use: useOf(tile, use) });
  }
  return found;
}

/** Pages this wide show the hand below the table, not in a drawer. */
export const WIDE = "(min-width: 56rem)";

const bargains = new WeakMap<TableStore, Bargain>();

/** The one offer that is being composed in this browser. */
export function bargainOf(store: TableStore): Bargain {
  const found = bargains.get(store) ?? new Bargain(matchMedia(WIDE).matches);
  bargains.set(store, found);
  return found;
}

/** How many there are of each name. */
export function counted(names: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  return found;
}
