/** What records of games may have of the player beside the moves: two switches, kept with the guest. */
import { useSignal } from "@preact/signals";
import { useAction, useLoaded } from "../api/hooks.ts";
import { api } from "../api/http.ts";
import { t } from "../i18n/translate.ts";
import { Check } from "../ui/controls.tsx";
import { ErrorLine } from "../ui/error_line.tsx";
import type { InRecords } from "../wire.ts";

export function RecordChoice() {
  const found = useLoaded(api.inRecords);
  const chosen = useSignal<InRecords | null>(null);
  const action = useAction();
  const now = chosen.value ?? found.value;
  if (now === null) return <ErrorLine problem={found.problem} />;
  const choose = (wanted: InRecords) => {
    chosen.value = wanted;
    action.run(async () => {
      try {
        await api.letRecordsHave(wanted);
      } catch (error) {
        chosen.value = now;
        throw error;
      }
    });
  };
  return (
    <div role="group" aria-label={t("web-in-records")} aria-busy={action.busy || undefined}>
      <p>{t("web-in-records")}</p>
      <Check
        label={t("web-in-records-times")}
        checked={now.times}
        onChange={(times) => choose({ ...now, times })}
      />
      <Check label={t("web-in-records-talk")} checked={now.talk} onChange={(talk) => choose({ ...now, talk })} />
      <ErrorLine problem={action.problem} />
    </div>
  );
}
