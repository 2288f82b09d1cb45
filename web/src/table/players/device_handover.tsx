/** Several players on one device: a blank screen between the turns of two of them. */
import { useEffect, useRef } from "preact/hooks";
import { Boat } from "../../drawings/emblem.tsx";
import type { TableStore } from "../../store/table_store.ts";
import { t } from "../../i18n/translate.ts";

/** Which player on this device should have it now: the present one, unless only another one is to act. */
export function nextHolder(stores: readonly TableStore[], holder: number): number {
  if (stores.length < 2 || stores[holder].myTurn.value || stores[holder].table.value?.state !== "playing") {
    return holder;
  }
  const acting = stores.findIndex((store) => store.myTurn.value);
  return acting < 0 ? holder : acting;
}

export function DeviceHandover({ store, onTaken }: { store: TableStore; onTaken: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const seat = store.seat.value ?? 0;
  const name = store.names.value[seat];
  return (
    <main id="main" class="hand-over">
      <svg viewBox="-24 -45 48 48" class="boat" aria-hidden="true">
        <Boat seat={seat} initial={name} />
      </svg>
      <h1>{t("web-hand-over", { name })}</h1>
      <p>{t("web-hand-over-about", { name })}</p>
      <button ref={button} type="button" class="button strong" onClick={onTaken}>
        {t("web-hand-over-taken", { name })}
      </button>
    </main>
  );
}
