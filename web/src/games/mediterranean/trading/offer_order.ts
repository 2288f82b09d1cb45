/** Offers in their order, which holds still while somebody points at them. */
import type { MediterraneanOfferView } from "../../../wire.ts";

/** An offer in its place: whether it is for me, and whether it has gone meanwhile. */
export type Placed = { offer: MediterraneanOfferView; near: boolean; gone: boolean };
export type Wanted = Omit<Placed, "gone">;

/** As wanted; but held still, what was there keeps its place, gone ones too, and what is new comes last. */
export function placed(before: readonly Placed[], wanted: readonly Wanted[], held: boolean): Placed[] {
  if (!held) return wanted.map((one) => ({ ...one, gone: false }));
  const now = new Map(wanted.map((one) => [one.offer.number, one]));
  const known = new Set(before.map((one) => one.offer.number));
  const kept = before.map((one) => {
    const found = now.get(one.offer.number);
    return { offer: found?.offer ?? one.offer, near: one.near, gone: found === undefined };
  });
  return [...kept, ...wanted.filter((one) => !known.has(one.offer.number)).map((one) => ({ ...one, gone: false }))];
}
