/** Tells the player who was faster when an offer was gone before the press arrived. */
import { useEffect } from "preact/hooks";
import type { TableStore } from "../../../store/table_store.ts";
import { toast } from "../../../ui/toast.tsx";
import type { MediterraneanDealStruck, Told } from "../../../wire.ts";
import { t } from "../../../i18n/translate.ts";

/** The refusal of an offer that is no longer open. */
const GONE = "offer.gone";

/** The seat that took an offer; null if it was withdrawn. */
export function takerOf(story: readonly Told[], offer: number): number | null {
  const deals = story.map((told) => told.event as unknown as MediterraneanDealStruck);
  return deals.findLast((event) => event.do === "DealStruck" && event.number === offer)?.other ?? null;
}

export function useWhoWasFaster(store: TableStore): void {
  const problem = store.problem.value;
  useEffect(() => {
    if (problem?.code !== GONE) return;
    const offer = Number(problem.args?.offer);
    const taker = takerOf(store.keptStory.peek(), offer);
    toast(
      taker === null
        ? t("web-med-offer-gone", { offer })
        : t("web-med-faster", { offer, name: store.names.peek()[taker] }),
    );
    store.problem.value = null;
  }, [problem]);
}
