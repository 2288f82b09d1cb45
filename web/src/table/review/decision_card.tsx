/** The card of a decision: what was done, what was best and what that cost; before it, if wanted, a chance to find it. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../../drawings/icon.tsx";
import { say, speaker, t } from "../../i18n/translate.ts";
import { type ReviewStore, tryFirst } from "../../store/review.ts";
import type { ReviewedChoice, ReviewJudgement } from "../../wire.ts";
import { Button, Check } from "../../ui/controls.tsx";
import { ErrorLine } from "../../ui/error_line.tsx";
import { change, cost, points, SIGNS } from "./numbers.ts";

/** Choices that are offered to somebody who looks for the best one. */
const OFFERED = 6;

export function DecisionCard({ store }: { store: ReviewStore }) {
  const decisions = store.decisions.value;
  const judgement = store.judgement.value;
  const card = useRef<HTMLElement>(null);
  const [number, asks] = [store.chosen.value, store.asks.value];
  // another decision, or its answer, is read from its beginning
  useEffect(() => {
    const panel = card.current?.parentElement;
    if (panel && panel.scrollTop > 0) panel.scrollTop = 0;
  }, [number, asks]);
  if (decisions === null) return <p class="quiet review-note" aria-busy="true">{t("web-review-begins")}</p>;
  if (!decisions.length) return <p class="quiet review-note">{t("web-review-no-decisions")}</p>;
  return (
    <section class="decision" ref={card} aria-label={t("web-review-decision")}>
      <Steps store={store} />
      {judgement === null
        ? <p class="quiet review-note" aria-busy={!store.stopped.value}>{t("web-review-not-yet")}</p>
        : (
          <>
            <Heading store={store} judgement={judgement} />
            {store.asks.value
              ? <Question store={store} judgement={judgement} />
              : <Answer store={store} judgement={judgement} />}
          </>
        )}
    </section>
  );
}

/** Steps from one grave decision to the next, and from any decision to the next. */
function Steps({ store }: { store: ReviewStore }) {
  const notable = store.notable.value;
  const decisions = store.decisions.value ?? [];
  const at = store.chosen.value;
  const go = (among: readonly number[], by: 1 | -1, label: string, grave: boolean) => (
    <Button
      aria-label={t(label)}
      title={t(label)}
      disabled={store.next(among, by) === undefined}
      onClick={() => store.chooseNext(among, by)}
    >
      {grave && <span class="label-sign blunder">{SIGNS.blunder}</span>}
      <Icon name={by === 1 ? "right" : "left"} />
    </Button>
  );
  return (
    <div class="decision-steps" role="group" aria-label={t("web-review-steps")}>
      {go(notable, -1, "web-review-mistake-before", true)}
      {go(decisions, -1, "web-review-decision-before", false)}
      <span class="quiet" role="status">
        {t("web-review-which", { at: decisions.indexOf(at ?? 0) + 1, all: decisions.length })}
      </span>
      {go(decisions, 1, "web-review-decision-next", false)}
      {go(notable, 1, "web-review-mistake-next", true)}
    </div>
  );
}

function Heading({ store, judgement }: { store: ReviewStore; judgement: ReviewJudgement }) {
  const { label } = judgement;
  const name = label ?? (judgement.best.text === judgement.played.text ? "none" : "close");
  return (
    <h2 class={`decision-heading ${label ?? "fine"}`}>
      <span class={`label-sign ${label ?? "fine"}`} aria-hidden="true">
        {label === null ? <Icon name="check" size={14} /> : SIGNS[label]}
      </span>
      <span>{t(`web-review-label-${name}`)}</span>
      {!store.asks.value && <span class="amount">{change(-Math.max(0, judgement.cost.value))}</span>}
    </h2>
  );
}

/** What would you have done? On the board, or from a list in which the order tells nothing. */
function Question({ store, judgement }: { store: ReviewStore; judgement: ReviewJudgement }) {
  const names = store.names.value;
  const attempt = store.attempt.value;
  const { best, played } = judgement;
  const others = judgement.options.filter(({ text }) => text !== best.text && text !== played.text);
  const offered = [best, ...(played.text === best.text ? [] : [played]), ...others.slice(0, OFFERED - 2)];
  offered.sort((a, b) => a.text < b.text ? -1 : 1);
  return (
    <div class="question">
      <p>
        <strong>{t("web-review-question")}</strong> {t("web-review-question-how")}
      </p>
      <ul class="offered">
        {offered.map(({ text, says }) => (
          <li key={text}>
            <button
              type="button"
              class="button"
              aria-pressed={attempt?.choice?.text === text}
              onClick={() => void store.play(text)}
            >
              {speaker(names).words(says)}
            </button>
          </li>
        ))}
      </ul>
      <ErrorLine problem={store.problem.value} names={names} />
      {attempt && <Outcome store={store} judgement={judgement} />}
      <Button look="strong" onClick={() => store.reveal()}>{t("web-review-show")}</Button>
    </div>
  );
}

/** How good the choice was that somebody has tried. */
function Outcome({ store, judgement }: { store: ReviewStore; judgement: ReviewJudgement }) {
  const { choice, judgement: tried } = store.attempt.value!;
  if (choice === null) return <p class="outcome quiet" role="status" aria-busy="true">{t("web-review-trying")}</p>;
  const lost = tried?.cost ?? choice.cost;
  const kind = choice.text === judgement.best.text || lost.value < 0.005
    ? "best"
    : lost.value < judgement.cost.value - 0.005
    ? "better"
    : choice.text === judgement.played.text
    ? "same"
    : "worse";
  const what = speaker(store.names.value).words(choice.says);
  return (
    <p class={`outcome ${kind}`} role="status">
      {t(`web-review-tried-${kind}`, { what, cost: cost(lost) })}
    </p>
  );
}

function Answer({ store, judgement }: { store: ReviewStore; judgement: ReviewJudgement }) {
  const names = store.names.value;
  const { best, played, hindsight, sentence } = judgement;
  const better = best.text !== played.text;
  return (
    <>
      <ErrorLine problem={store.problem.value} names={names} />
      {store.attempt.value && <Outcome store={store} judgement={judgement} />}
      <p class="sentence">{say(sentence, names)}</p>
      <table class="worth">
        <thead>
          <tr>
            <td />
            <th scope="col">{t("web-review-known")}</th>
            <th scope="col">{t("web-review-hindsight")}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t("web-review-in-chance")}</th>
            <td>{cost(judgement.cost)}</td>
            <td>{hindsight ? cost(hindsight.cost) : t("web-review-none")}</td>
          </tr>
          <tr>
            <th scope="row">{t("web-review-in-points")}</th>
            <td>{points(judgement.points)}</td>
            <td>{hindsight ? points(hindsight.points) : t("web-review-none")}</td>
          </tr>
        </tbody>
      </table>
      <Choice store={store} choice={played} mark="played" />
      {better && <Choice store={store} choice={best} mark="best" />}
      <Others store={store} judgement={judgement} />
      {!judgement.settled && store.done.value < 1 && <p class="quiet">{t("web-review-unsettled")}</p>}
      <Check label={t("web-review-try-first")} checked={tryFirst.value} onChange={(on) => (tryFirst.value = on)} />
    </>
  );
}

type Mark = "played" | "best";

/** What was done, or what was best, with the reasons for it. */
function Choice({ store, choice, mark }: {
  store: ReviewStore;
  choice: ReviewedChoice;
  mark: Mark;
}) {
  const names = store.names.value;
  const point = (to: string | null) => () => (store.pointed.value = to);
  return (
    <div
      class={`reviewed ${mark}`}
      onPointerEnter={point(store.entryOf(choice.text))}
      onPointerLeave={point(null)}
    >
      <p>
        <span class="move-sign" aria-hidden="true">{mark === "best" ? "★" : "●"}</span>{" "}
        <span class="quiet">{t(`web-review-${mark}`)}</span> <strong>{speaker(names).words(choice.says)}</strong>
      </p>
      {choice.reasons.length > 0 && <p class="reasons">{choice.reasons.map((why) => say(why, names)).join(" ")}</p>}
    </div>
  );
}

/** Everything else that was tried out. */
function Others({ store, judgement }: { store: ReviewStore; judgement: ReviewJudgement }) {
  const open = useSignal(false);
  const shown = [judgement.best.text, judgement.played.text];
  const others = judgement.options.filter(({ text }) => !shown.includes(text));
  if (!others.length) return null;
  return (
    <details class="fold others" open={open.value} onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>{t("web-review-others", { count: others.length })}</summary>
      <ul>
        {others.map(({ text, says, cost: lost }) => (
          <li key={text}>
            <span>{speaker(store.names.value).words(says)}</span> <span class="amount">{change(-lost.value)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
