/** Accepting and declining an offer: the lines that are sent. */
import { Refusal } from "../../../../api/http.ts";
import type { TableStore } from "../../../../store/table_store.ts";
import type { MediterraneanOfferView } from "../../../../wire.ts";

/** The line that accepts an offer, with the suggested copies or others. */
export function takeText(offer: MediterraneanOfferView, cards = offer.handed.map((card) => card.name)): string {
  return `accept ${offer.number}${cards.length ? ` with ${cards.join(" ")}` : ""}`;
}

type Request = (table: string, token: string | null, offer: number, reason: string | null) => Promise<unknown>;

/** Decline an offer, with a reason or without one. An offer that is gone meanwhile needs no answer. */
export async function decline(
  send: Request,
  store: TableStore,
  offer: number,
  reason: string | null = null,
): Promise<void> {
  try {
    await send(store.id, store.token, offer, reason);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.problem.code !== "market.offer") store.problem.value = error.problem;
  }
}
