/** A field for typed input in the notation of the game. */
import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import type { TableStore } from "../../store/table_store.ts";
import { Button } from "../../ui/controls.tsx";
import { t } from "../../i18n/translate.ts";

export function CommandBox({ store }: { store: TableStore }) {
  const line = useSignal("");
  const id = useId();
  if (store.seat.value === null || store.table.value?.state !== "playing") return null;
  const send = async (event: Event) => {
    event.preventDefault();
    const typed = line.value.trim();
    if (!typed) return;
    const taken = typed === "undo" ? await store.undo() : await store.play(typed);
    if (taken) line.value = "";
  };
  return (
    <form class="command-box" onSubmit={(event) => void send(event)}>
      <label for={id}>{t("web-command")}</label>
      <input
        id={id}
        class="command"
        value={line.value}
        list={`${id}-known`}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        maxLength={300}
        onInput={(event) => (line.value = event.currentTarget.value)}
      />
      <datalist id={`${id}-known`}>
        {store.entries.value.slice(0, 60).map((option) => <option key={option.entry.text} value={option.entry.text} />)}
      </datalist>
      <Button type="submit" disabled={!line.value.trim()}>{t("web-send")}</Button>
      {!!store.spoken.value?.notation.length && (
        <details class="notation">
          <summary>{t("web-notation")}</summary>
          <dl>
            {store.spoken.value?.notation.map(([typed, means]) => (
              <div key={typed}>
                <dt>
                  <code>{typed}</code>
                </dt>
                <dd>{means}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </form>
  );
}
