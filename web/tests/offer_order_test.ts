/// <reference lib="deno.ns" />
/** Offers hold still while somebody points at them. */
import { placed, type Wanted } from "../src/games/mediterranean/trading/offers/offer_order.ts";
import type { MediterraneanOfferView } from "../src/wire.ts";

const offer = (number: number): MediterraneanOfferView => ({
  number,
  seat: 1,
  to: [],
  give: {},
  want: {},
  give_vp: 0,
  want_vp: 0,
  give_pacts: [],
  want_pacts: [],
  cards: [],
  handed: [],
});
const want = (...numbers: number[]): Wanted[] => numbers.map((number) => ({ offer: offer(number), near: number < 10 }));
const said = (before: Wanted[], now: Wanted[], held: boolean): string =>
  placed(placed([], before, false), now, held).map(({ offer, near, gone }) =>
    `${offer.number}${near ? "" : " far"}${gone ? " gone" : ""}`
  ).join(", ");

function same(found: string, expected: string): void {
  if (found !== expected) throw new Error(`${found}, not ${expected}`);
}

Deno.test("offers stand as wanted while nobody points at them", () => {
  same(said(want(3, 1, 2), want(4, 2, 11), false), "4, 2, 11 far");
});

Deno.test("held still, offers keep their places, gone ones too, and new ones come last", () => {
  same(said(want(3, 1, 2, 11), want(4, 2, 3, 12), true), "3, 1 gone, 2, 11 far gone, 4, 12 far");
});
