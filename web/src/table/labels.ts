/** What is known of a menu entry beyond its name. */
import type { Entry } from "../store/table_store.ts";
import { t } from "../i18n/translate.ts";

/** Everything in one line, for tooltips and screen readers. */
export function meaningOf(one: Entry): string {
  const facts = (one.words?.facts ?? []).map((fact) => `${fact.label} ${fact.value}`);
  return [one.words?.says ?? "", ...facts].filter(Boolean).join(t("web-between"));
}
