/** Totals of all deals of a game. */
import type { MediterraneanDealStruck } from "../../../wire.ts";

type Sum = { deals: number; gave: number; got: number; points: number; partners: number[] };

/** What each seat gave and got in all deals. */
export function dealTotals(deals: readonly MediterraneanDealStruck[], seats: number): Sum[] {
  const sums = Array.from(
    { length: seats },
    () => ({ deals: 0, gave: 0, got: 0, points: 0, partners: Array(seats).fill(0) }),
  );
  for (const { seat, other, give, want, give_vp, want_vp } of deals) {
    const [given, wanted] = [give, want].map((goods) => goods.reduce((sum, count) => sum + count, 0));
    add(sums[seat], other, given, wanted, want_vp - give_vp);
    add(sums[other], seat, wanted, given, give_vp - want_vp);
  }
  return sums;
}

function add(sum: Sum, partner: number, gave: number, got: number, points: number): void {
  sum.deals += 1;
  sum.gave += gave;
  sum.got += got;
  sum.points += points;
  sum.partners[partner] += 1;
}
