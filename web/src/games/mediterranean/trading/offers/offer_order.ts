/** The order of offers on the screen, which does not change while the player points at them. */
import type { MediterraneanOfferView } from "../../../../wire.ts";

/** An offer in its place: whether the player can accept it, and whether it is gone meanwhile. */
export type Placed = { offer: MediterraneanOfferView; near: boolean; gone: boolean };
export type Wanted = Omit<Placed, "gone">;

/** The wanted order. While held, offers keep their places (gone ones too) and new ones come last. */
export function placed(before: readonly Placed[], wanted: readonly Wanted[], held: boolean): Placed[] {
  if (!held) return wanted.map((offer) => ({ ...offer, gone: false }));
  const now = new Map(wanted.map((offer) => [offer.offer.number, offer]));
  const known = new Set(before.map((offer) => offer.offer.number));
  const kept = before.map((place) => {
    const found = now.get(place.offer.number);
    return { offer: found?.offer ?? place.offer, near: place.near, gone: found === undefined };
  });
  return [
    ...kept,
    ...wanted.filter((offer) => !known.has(offer.offer.number)).map((place) => ({ ...place, gone: false })),
  ];
}
