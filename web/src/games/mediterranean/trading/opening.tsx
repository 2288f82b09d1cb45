/** The moment before the trading clock starts, in which the player sorts the hand; it ends when all are ready. */
import { useSignal } from "@preact/signals";
import { requests } from "../../../api/requests.ts";
import type { TableStore } from "../../../store/table_store.ts";
import { useNow } from "../../../table/turn/clock.tsx";
import { Button } from "../../../ui/controls.tsx";
import { t } from "../../../i18n/translate.ts";
import type { View } from "../facts.ts";

/** Seconds until the market opens; 0 once it is open. */
export function useOpening(store: TableStore): number {
  const opens = store.state.value?.clock?.opens ?? null;
  const left = (opens ?? 0) - (useNow() + store.ahead.value);
  return opens === null || store.looksBack ? 0 : left > 0 ? Math.max(1, Math.round(left)) : 0;
}

export function Opening({ store, view }: { store: TableStore; view: View }) {
  const left = useOpening(store);
  const asked = useSignal(0);
  if (left === 0) return null;
  const people = store.table.value?.seats.filter((seat) => seat.bot === null).length ?? 1;
  const sorted = store.table.value?.market?.sorted ?? [];
  const mine = view.seat !== null && !sorted.includes(view.seat) && asked.value !== view.turn;
  const press = () => {
    asked.value = view.turn;
    void requests.sorted(store.id, store.token).catch(() => (asked.value = 0));
  };
  return (
    <p class="med-opening" role="status">
      <strong>{t("web-med-opening", { seconds: left })}</strong>
      {people > 1 && <span class="quiet">{t("web-med-ready-count", { ready: sorted.length, of: people })}</span>}
      {mine && <Button look="strong" onClick={press}>{t("web-med-open-now")}</Button>}
    </p>
  );
}
