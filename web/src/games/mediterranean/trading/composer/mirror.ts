/** Finds an open offer that is the same swap as the one being composed, seen from the other side. */
import type { MediterraneanOfferView } from "../../../../wire.ts";

/** The swap being composed. Promises are left out: an offer with any is never the same. */
export type Swap = {
  give: Record<string, number>;
  want: Record<string, number>;
  give_vp: number;
  want_vp: number;
  to: readonly number[];
};

/** The first of some offers that gives what is wanted and wants what is given, by a player who is addressed. */
export function mirrored(
  swap: Swap,
  offers: readonly MediterraneanOfferView[],
): MediterraneanOfferView | undefined {
  return offers.find((offer) =>
    (!swap.to.length || swap.to.includes(offer.seat)) &&
    !offer.give_pacts.length && !offer.want_pacts.length &&
    offer.give_vp === swap.want_vp && offer.want_vp === swap.give_vp &&
    sameGoods(offer.give, swap.want) && sameGoods(offer.want, swap.give)
  );
}

function sameGoods(one: Record<string, number>, other: Record<string, number>): boolean {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((good) =>
    (one[good] ?? 0) === (other[good] ?? 0)
  );
}
