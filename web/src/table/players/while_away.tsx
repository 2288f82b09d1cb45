/** What a bot did for this player while they were away, and the request to take it back. */
import { useSignal } from "@preact/signals";
import { requests } from "../../api/requests.ts";
import { useAction } from "../../api/hooks.ts";
import { say, t } from "../../i18n/translate.ts";
import type { TableStore } from "../../store/table_store.ts";
import { Button } from "../../ui/controls.tsx";
import { ErrorLine } from "../../ui/error_line.tsx";

/** A list of the bot's actions, until the player acts or puts it away. */
export function WhileAway({ store }: { store: TableStore }) {
  const action = useAction();
  const read = useSignal(0);
  const { stood_in = [], table } = store.state.value ?? {};
  const last = stood_in.at(-1) ?? 0;
  if (table?.state !== "playing" || last <= read.value) return null;
  const lines = store.keptStory.value.filter((line) => stood_in.includes(line.version) && !line.silent);
  const ask = () => action.run(async () => void await requests.askUndo(store.id, store.token, { stand_in: true }));
  return (
    <section class="notice while-away" aria-label={t("web-while-away")}>
      <div>
        <strong>{t("web-while-away")}</strong>
        <span class="quiet">{t("web-while-away-bot")}</span>
        <ol tabIndex={0} aria-label={t("web-while-away")}>
          {lines.map((line, at) => <li key={at}>{say(line, store.names.value)}</li>)}
        </ol>
        <ErrorLine problem={action.problem} names={store.names.value} />
      </div>
      <span class="notice-actions">
        {!table.undo && (
          <Button busy={action.busy} onClick={ask} title={t("web-while-away-ask-about")}>
            {t("web-while-away-ask")}
          </Button>
        )}
        <Button look="strong" onClick={() => (read.value = last)}>{t("web-while-away-fine")}</Button>
      </span>
    </section>
  );
}
