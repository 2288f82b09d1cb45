/** Links to rules: a click shows the rule in a dialog. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { openRules, rule, t } from "../i18n/translate.ts";
import { Dialog } from "./dialog.tsx";

/** The id of the rule in the dialog; null while it is closed. */
const shown = signal<string | null>(null);

/** The id of a rule as a link: a click opens the dialog, a click with a modifier the rules page. */
export function RuleLink({ id }: { id: string }) {
  const show = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    shown.value = id;
  };
  return <a class="rule-link" href={`/rules/${id}`} aria-label={t("web-rule", { id })} onClick={show}>{id}</a>;
}

export function RuleDialog() {
  const id = shown.value;
  useEffect(() => {
    if (id !== null) void openRules();
  }, [id]);
  const chapter = id?.split(".")[0] ?? "";
  return (
    <Dialog open={id !== null} title={id ? t("web-rule", { id }) : ""} onClose={() => (shown.value = null)}>
      <p class="quiet">{rule(chapter)}</p>
      <p class="rule-text">{id && rule(id)}</p>
      <p>
        <a href={`/rules/${id}`} target="_blank" rel="noopener">{t("web-rules-all")}</a>
      </p>
    </Dialog>
  );
}
