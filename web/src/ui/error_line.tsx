/** Why something did not work, with the rule that says so; and rules shown where they are asked for. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { LinkButton } from "./controls.tsx";
import { Dialog } from "./dialog.tsx";
import type { Problem } from "../wire.ts";
import { openRules, refusal, rule, t } from "../i18n/translate.ts";

export function Trouble({ problem, names = [] }: { problem: Problem | null; names?: readonly string[] }) {
  if (problem === null) return null;
  return (
    <p class="trouble" role="alert">
      {refusal(problem, names)} {problem.rule && <RuleLink id={problem.rule} />}
    </p>
  );
}

/** The way out of where there is nothing to do. */
export function Home() {
  return <p class="actions"><LinkButton look="strong" href="/">{t("web-home")}</LinkButton></p>;
}

/** The rule that is looked at. */
const asked = signal<string | null>(null);

/** A rule's id; a click shows its text here, a new tab shows it among the others. */
export function RuleLink({ id }: { id: string }) {
  const show = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    asked.value = id;
  };
  return (
    <a class="rule-link" href={`/rules/${id}`} aria-label={t("web-rule", { id })} onClick={show}>{id}</a>
  );
}

export function RuleDialog() {
  const id = asked.value;
  useEffect(() => {
    if (id !== null) void openRules();
  }, [id]);
  const chapter = id?.split(".")[0] ?? "";
  return (
    <Dialog open={id !== null} title={id ? t("web-rule", { id }) : ""} onClose={() => (asked.value = null)}>
      <p class="quiet">{rule(chapter)}</p>
      <p class="rule-text">{id && rule(id)}</p>
      <p><a href={`/rules/${id}`} target="_blank" rel="noopener">{t("web-rules-all")}</a></p>
    </Dialog>
  );
}
