/** Hints of a bot, where the table allows them: a button beside the prompt, the answer in a card over the board. */
import { useSignal } from "@preact/signals";
import { Icon } from "../../drawings/icon.tsx";
import { useAction } from "../../api/hooks.ts";
import { ErrorLine } from "../../ui/error_line.tsx";
import type { TableStore } from "../../store/table_store.ts";
import type { Behind, Chance, HintOption } from "../../wire.ts";
import { Button } from "../../ui/controls.tsx";
import { say, speaker, t } from "../../i18n/translate.ts";
import { askHint, moveText } from "./ask_hint.ts";
import { percent } from "./chance.ts";
import { distinct, type OnScale, onScale } from "./choices.ts";

const SHOWN = 4;

export function HintButton({ store }: { store: TableStore }) {
  const action = useAction();
  if (!store.table.value?.hints || !store.myTurn.value) return null;
  const open = store.hintOpen;
  const ask = () => {
    if (store.advised.value !== null) open.value = !open.value;
    else {
      open.value = true; // the coach may be thinking already
      if (!store.asking.value) action.run(() => askHint(store, false));
    }
  };
  return (
    <>
      <Button look="quiet" title={t("web-hint")} busy={open.value && store.asking.value} onClick={ask}>
        <Icon name="hint" /> <span>{t("web-hint-short")}</span>
      </Button>
      <ErrorLine problem={action.problem} names={store.names.value} />
    </>
  );
}

/** How far an option is behind the first one; by their values where they were not tried out. */
const gapOf = (first: HintOption, { value, behind }: HintOption): Behind => {
  const points = first.value - value;
  return behind ?? { points, low: points, high: points };
};

/** The hint for this decision. The first press shows an option, a second button plays it. */
export function HintBox({ store }: { store: TableStore }) {
  const shown = useSignal<string | null>(null);
  const hint = store.advised.value?.hint;
  if (!hint || !store.hintOpen.value) return null;
  const names = store.names.value;
  const options = distinct(hint.options).slice(0, SHOWN);
  const tried = options.some(({ behind }) => behind !== null);
  const gaps = options.map((option) => gapOf(options[0], option));
  const scale = onScale(gaps);
  const point = (to: string | null) => () => (store.pointed.value = to ?? shown.value);
  return (
    <section class="hint" role="status" aria-label={t("web-hint")}>
      <div class="hint-card">
        <div class="hint-options">
          <ol>
            {options.map((option, index) => {
              const { text, reasons } = option;
              return (
                <li key={text} onPointerEnter={point(text)} onPointerLeave={point(null)}>
                  <button
                    type="button"
                    class="link"
                    aria-pressed={shown.value === text}
                    onClick={() => (store.pointed.value = shown.value = shown.value === text ? null : text)}
                  >
                    {moveText(store, option)}
                  </button>
                  <Value
                    gap={index ? gaps[index] : null}
                    place={scale[index]}
                    sure={index > 0 && option.behind === null}
                  />
                  {option.chance && <ChanceToWin chance={option.chance} />}
                  {reasons.map((reason) => say(reason, names)).join(" ")}
                  {shown.value === text && (
                    <Button look="strong" onClick={() => void store.play(text)}>{t("web-hint-play")}</Button>
                  )}
                </li>
              );
            })}
          </ol>
          {options.length > 1 && <p class="quiet">{t(tried ? "web-hint-scale" : "web-hint-scale-planned")}</p>}
        </div>
        <button
          type="button"
          class="button quiet close"
          aria-label={t("web-close")}
          onClick={() => (store.hintOpen.value = false)}
        >
          ✕
        </button>
      </div>
    </section>
  );
}

/** The chance to win after an option. */
function ChanceToWin({ chance: { share, low, high } }: { chance: Chance }) {
  const args = { percent: percent(share), low: percent(low), high: percent(high) };
  return (
    <span class="hint-chance">{t(args.low === args.high ? "web-hint-chance" : "web-hint-chance-about", args)}</span>
  );
}

/** The points of an option on the scale of all, and in figures. */
function Value({ gap, place, sure }: { gap: Behind | null; place: OnScale; sure: boolean }) {
  const figure = (points: number) =>
    speaker([]).decimal((-points).toFixed(1).replace(/^-0\.0$/, "0.0")).replace("-", "−");
  return (
    <span class="hint-value">
      <span class="scale" aria-hidden="true">
        <span class="interval" style={{ left: `${100 - place.to}%`, width: `${place.to - place.from}%` }} />
        <span class="at" style={{ left: `${100 - place.at}%` }} />
      </span>
      <span class="figure">
        {gap === null
          ? t("web-hint-best")
          : sure || gap.high - gap.low < 0.05
          ? figure(gap.points)
          : t("web-hint-less", { points: figure(gap.points), low: figure(gap.high), high: figure(gap.low) })}
      </span>
    </span>
  );
}
