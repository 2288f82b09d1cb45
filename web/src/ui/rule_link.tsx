/** Links to rules: a click shows the rule in a dialog. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { openRules, rule, t } from "../i18n/translate.ts";
import { Icon } from "../drawings/icon.tsx";
import { Dialog } from "./dialog.tsx";

/** The rule in the dialog, and what is said about it there; null while it is closed. */
const shown = signal<{ id: string; about?: string } | null>(null);

/**
 * The id of a rule as a link: a click opens the dialog, a click with a modifier the rules page. With `about`, which the
 * dialog says first, it is an information sign instead of the id.
 */
export function RuleLink({ id, about }: { id: string; about?: string }) {
  const show = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    shown.value = { id, about };
  };
  const label = t("web-rule", { id });
  return (
    <a
      class={about === undefined ? "rule-link" : "rule-link sign"}
      href={`/rules/${id}`}
      aria-label={label}
      title={about === undefined ? undefined : label}
      onClick={show}
    >
      {about === undefined ? id : <Icon name="info" size={22} />}
    </a>
  );
}

export function RuleDialog() {
  const id = shown.value?.id ?? null;
  useEffect(() => {
    if (id !== null) void openRules();
  }, [id]);
  const chapter = id?.split(".")[0] ?? "";
  return (
    <Dialog open={id !== null} title={id ? t("web-rule", { id }) : ""} onClose={() => (shown.value = null)}>
      {shown.value?.about && <p class="rule-about">{shown.value.about}</p>}
      <p class="quiet">{rule(chapter)}</p>
      <p class="rule-text">{id && rule(id)}</p>
      <p>
        <a href={`/rules/${id}`} target="_blank" rel="noopener">{t("web-rules-all")}</a>
      </p>
    </Dialog>
  );
}
