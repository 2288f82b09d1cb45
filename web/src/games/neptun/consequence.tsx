/** The meaning of the entry under pointer or focus, in a line at the foot of the chart. */
import { meaningOf } from "../../table/labels.ts";
import { advisedMark } from "../../table/turn/advised_mark.ts";
import { t } from "../../i18n/translate.ts";
import { useSelection } from "./selection.ts";

export function Consequence() {
  const selection = useSelection();
  const choice = selection.pointed.value;
  if (!choice || choice.entry.kind === "Sail") return null;
  const { entry } = choice;
  const oar = entry.kind === "Row" ? t("web-neptun-reaches", { count: entry.reaches.length - 1 }) : "";
  return (
    <p class="consequence" aria-hidden="true">
      {entry.kind !== "Take" && <strong>{selection.label(choice)}</strong>}
      <span>{[meaningOf(choice as never), oar].filter(Boolean).join(" · ")}</span>
    </p>
  );
}

/** The answers to a question that has no place on the board: whether to take an additional turn. */
export function Answers() {
  const selection = useSelection();
  const answers = selection.answers.value;
  if (!answers.length) return null;
  return (
    <div class="answers" role="group" aria-label={t("web-neptun-extra")}>
      {answers.map((answer) => (
        <button
          key={answer.entry.text}
          type="button"
          class={answer.act && (answer.act as { wanted: boolean }).wanted ? "button strong" : "button"}
          data-text={answer.entry.text}
          {...advisedMark(selection.store, answer.entry.text)}
          disabled={selection.store.sending.value !== null}
          onClick={() => selection.play(answer)}
          {...selection.points(answer.entry.text)}
        >
          {selection.label(answer)}
        </button>
      ))}
    </div>
  );
}
