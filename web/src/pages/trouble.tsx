/** Why something did not work, with the rule that says so. */
import type { Problem } from "../wire.ts";
import { refusal } from "../words/words.ts";

export function Trouble({ problem, names = [] }: { problem: Problem | null; names?: readonly string[] }) {
  if (problem === null) return null;
  return (
    <p class="trouble" role="alert">
      {refusal(problem, names)} {problem.rule && <RuleLink id={problem.rule} />}
    </p>
  );
}

export function RuleLink({ id }: { id: string }) {
  return <a class="rule-link" href={`/rules/${id}`} target="_blank" rel="noopener">{id}</a>;
}
