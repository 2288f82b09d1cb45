/** The meaning and facts of a menu entry. */
import type { Entry } from "../store/table_store.ts";
import { t } from "../i18n/translate.ts";

/** Everything in one line, for tooltips and screen readers. */
export function meaningOf(option: Entry): string {
  const facts = (option.words?.facts ?? []).map((fact) => `${fact.label} ${fact.value}`);
  return [option.words?.says ?? "", ...facts].filter(Boolean).join(t("web-between"));
}
