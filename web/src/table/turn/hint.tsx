/** Hints of a bot, where the table allows them: a button beside the prompt, the answer above the board. */
import { Icon } from "../../drawings/icon.tsx";
import { useAction } from "../../api/hooks.ts";
import { ErrorLine } from "../../ui/error_line.tsx";
import { requests } from "../../api/requests.ts";
import type { TableStore } from "../../store/table_store.ts";
import { Button } from "../../ui/controls.tsx";
import { say, t } from "../../i18n/translate.ts";
import { uiOf } from "../generic_ui.ts";

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

/** The latest hint, as long as it is about this position. */
export function HintBox({ store }: { store: TableStore }) {
  const hint = store.hint.value;
  if (hint === null || hint.version !== store.version.value) return null;
  const names = store.names.value;
  return (
    <section class="hint" role="status" aria-label={t("web-hint")}>
      <ol>
        {hint.options.slice(0, SHOWN).map((option) => {
          const entry = store.entries.value.find((entry) => entry.entry.text === option.text);
          return (
            <li
              key={option.text}
              onPointerEnter={() => (store.pointed.value = option.text)}
              onPointerLeave={() => (store.pointed.value = null)}
            >
              <button type="button" class="link" onClick={() => void store.play(option.text)}>
                {entry ? uiOf(store).label(entry, names) : option.text}
              </button>{" "}
              {option.reasons.map((reason) => say(reason, names)).join(" ")}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
