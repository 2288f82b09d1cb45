/** The cues of the trading clock: what those who listen are told when time runs short. */
import { useEffect } from "preact/hooks";
import type { TableStore } from "../state/table.ts";
import { announce } from "../ui/toast.tsx";
import { t } from "../words/words.ts";

export function useCues(store: TableStore): void {
  const clock = store.state.value?.clock;
  const warned = clock?.kind === "trading" ? clock.warned : null;
  useEffect(() => {
    if (warned) announce(t("web-med-time", { seconds: warned }));
  }, [warned]);
  useEffect(() => {
    if (clock?.kind === "grace") announce(t("web-med-time-up"));
  }, [clock?.kind]);
}
