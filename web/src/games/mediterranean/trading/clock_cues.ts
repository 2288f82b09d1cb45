/** Sounds and announcements when the trading time runs short. */
import { useEffect } from "preact/hooks";
import type { TableStore } from "../../../store/table_store.ts";
import { chime } from "../../../table/turn/turn_notifications.ts";
import { announce } from "../../../ui/toast.tsx";
import { t } from "../../../i18n/translate.ts";

export function useClockCues(store: TableStore): void {
  const clock = store.state.value?.clock;
  const warned = clock?.kind === "trading" ? clock.warned : null;
  useEffect(() => {
    if (warned) cue(t("web-med-time", { seconds: warned }));
  }, [warned]);
  useEffect(() => {
    if (clock?.kind === "grace") cue(t("web-med-time-up"));
  }, [clock?.kind]);
}

function cue(text: string): void {
  announce(text);
  chime();
}
