/** Hints of a bot, where the table allows them: a button beside the prompt, the answer in a card over the board. */
import { useSignal } from "@preact/signals";
import { Icon } from "../../drawings/icon.tsx";
import { useAction } from "../../api/hooks.ts";
import { ErrorLine } from "../../ui/error_line.tsx";
import { requests } from "../../api/requests.ts";
import type { TableStore } from "../../store/table_store.ts";
import { Button } from "../../ui/controls.tsx";
import { say, t } from "../../i18n/translate.ts";
import { uiOf } from "../generic_ui.ts";
import { distinct } from "./choices.ts";

const LEVEL = "strong";
const SHOWN = 3;

export function HintButton({ store }: { store: TableStore }) {
  const action = useAction();
  if (!store.table.value?.hints || !store.myTurn.value) return null;
  const ask = () => action.run(async () => void (store.hint.value = await requests.hint(store.id, store.token, LEVEL)));
  return (
    <>
      <Button look="quiet" title={t("web-hint")} busy={action.busy} onClick={ask}>
        <Icon name="hint" /> <span>{t("web-hint-short")}</span>
      </Button>
      <ErrorLine problem={action.problem} names={store.names.value} />
    </>
  );
}

/** The latest hint, as long as it is about this position. The first press shows an option, a second button plays it. */
export function HintBox({ store }: { store: TableStore }) {
  const shown = useSignal<string | null>(null);
  const hint = store.hint.value;
  if (hint === null || hint.version !== store.version.value) return null;
  const names = store.names.value;
  const { label, hintKey } = uiOf(store);
  const entryOf = (text: string) => store.entries.value.find((entry) => entry.entry.text === text);
  const key = ({ text }: { text: string }) => {
    const entry = entryOf(text);
    return entry && hintKey ? hintKey(entry) : text;
  };
  const point = (to: string | null) => () => (store.pointed.value = to ?? shown.value);
  return (
    <section class="hint" role="status" aria-label={t("web-hint")}>
      <div class="hint-card">
        <ol>
          {distinct(hint.options, key).slice(0, SHOWN).map(({ text, reasons }) => {
            const entry = entryOf(text);
            return (
              <li key={text} onPointerEnter={point(text)} onPointerLeave={point(null)}>
                <button
                  type="button"
                  class="link"
                  aria-pressed={shown.value === text}
                  onClick={() => (store.pointed.value = shown.value = shown.value === text ? null : text)}
                >
                  {entry ? label(entry, names) : text}
                </button>{" "}
                {reasons.map((reason) => say(reason, names)).join(" ")}
                {shown.value === text && (
                  <Button look="strong" onClick={() => void store.play(text)}>{t("web-hint-play")}</Button>
                )}
              </li>
            );
          })}
        </ol>
        <button
          type="button"
          class="button quiet close"
          aria-label={t("web-close")}
          onClick={() => (store.hint.value = null)}
        >
          ✕
        </button>
      </div>
    </section>
  );
}
