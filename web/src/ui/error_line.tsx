/** Why a request was refused, in one line, with the rule that says so. */
import { refusal, t } from "../i18n/translate.ts";
import { engineState } from "../local/engine_state.ts";
import type { Problem } from "../wire.ts";
import { LinkButton } from "./controls.tsx";
import { RuleLink } from "./rule_link.tsx";

export function ErrorLine({ problem, names = [] }: { problem: Problem | null; names?: readonly string[] }) {
  const state = engineState.value;
  if (problem === null || (state.at === "failed" && state.code === problem.code)) return null; // the notice says it
  return (
    <p class="trouble" role="alert">
      {refusal(problem, names)} {problem.rule && <RuleLink id={problem.rule} />}
    </p>
  );
}

/** A link to the front page, for pages that have nothing else to offer. */
export function HomeLink() {
  return (
    <p class="actions">
      <LinkButton look="strong" href="/">{t("web-home")}</LinkButton>
    </p>
  );
}
