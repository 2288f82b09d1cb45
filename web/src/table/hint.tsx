/** What a bot would do on one's seat, and why; only at tables that allow it. */
import { useSignal } from "@preact/signals";
import { useDoing } from "../pages/asking.ts";
import { Trouble } from "../pages/trouble.tsx";
import { type Affairs, type Hint, wishes } from "../net/wishes.ts";
import type { TableStore } from "../state/table.ts";
import { Button } from "../ui/controls.tsx";
import { say, t } from "../words/words.ts";
import { labelOf } from "./labels.ts";

const LEVEL = "strong";
const SHOWN = 3;

export function HintBox({ store }: { store: TableStore }) {
  const hint = useSignal<Hint | null>(null);
  const doing = useDoing();
  if (!(store.table.value as Affairs | null)?.hints || !store.myTurn.value) return null;
  const ask = () => doing.does(async () => void (hint.value = await wishes.hint(store.id, store.token, LEVEL)));
  const fresh = hint.value?.version === store.version.value ? hint.value : null;
  const game = store.table.value?.game ?? "";
  const names = store.names.value;
  return (
    <section class="hint" aria-label={t("web-hint")}>
      <Button look="quiet" busy={doing.busy} onClick={ask}>{t("web-hint")}</Button>
      <Trouble problem={doing.problem} names={names} />
      {fresh && (
        <ol>
          {fresh.options.slice(0, SHOWN).map((option) => {
            const entry = store.entries.value.find((one) => one.entry.text === option.text);
            return (
              <li
                key={option.text}
                onPointerEnter={() => (store.pointed.value = option.text)}
                onPointerLeave={() => (store.pointed.value = null)}
              >
                <button type="button" class="link" onClick={() => void store.play(option.text)}>
                  {entry ? labelOf(game, entry, names) : option.text}
                </button>{" "}
                {option.reasons.map((reason) => say(reason, names)).join(" ")}
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
