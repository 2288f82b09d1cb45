/** The chances of all seats over a game, with the grave decisions of one of them; a press chooses a decision. */
import { useSignal } from "@preact/signals";
import { Emblem } from "../../ui/emblem.tsx";
import { t } from "../../i18n/translate.ts";
import type { ReviewStore } from "../../store/review.ts";
import type { ReviewOutlooks } from "../../wire.ts";
import { apart, DASHES } from "../ending/score_curves.tsx";
import { percent, SIGNS } from "./numbers.ts";

const WIDTH = 600;
const HEIGHT = 100;
const QUARTERS = [0, 25, 50, 75, 100];
/** A press this near to the sign of a decision, in pixels, is meant for it. */
const NEAR = 14;
/** The least distance of the labels at the right, in per cent of the height. */
const CLEARANCE = 24;

export function ChanceCurves({ store }: { store: ReviewStore }) {
  const pointed = useSignal<number | null>(null);
  const inputs = Math.max(1, store.inputs.value);
  const chances = store.chances.value;
  const names = store.names.value;
  const seat = store.eyes.value ?? 0;
  const at = pointed.value ?? store.at.value;
  const here = chances[Math.min(at, chances.length - 1)];
  const x = (number: number) => number / inputs * WIDTH;
  const y = (chance: number) => HEIGHT - chance * HEIGHT;
  const numberAt = (event: MouseEvent): [number, number] => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    return [(event.clientX - box.left) / box.width * inputs, inputs / box.width];
  };
  const pick = (event: MouseEvent) => {
    const [number, unit] = numberAt(event);
    const found = nearest(store.notable.peek(), number, NEAR * unit) ??
      nearest(store.decisions.peek() ?? [], number, inputs);
    if (found !== null) store.choose(found);
  };
  const ends = here ? apart(here.chances.map((chance) => 100 * (1 - chance)), CLEARANCE) : [];
  const order = names.map((_, other) => other).sort((a, b) => Number(a === seat) - Number(b === seat));
  return (
    <figure class="curves chances" data-whole aria-busy={store.ledgers.value === null && !store.stopped.value}>
      <figcaption class="unseen">{t("web-review-curve")}</figcaption>
      <div
        class="plot"
        onClick={pick}
        onPointerMove={(event) => (pointed.value = Math.max(0, Math.min(inputs, Math.round(numberAt(event)[0]))))}
        onPointerLeave={() => (pointed.value = null)}
      >
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {QUARTERS.map((part) => <path key={part} class="rule" d={`M0 ${y(part / 100)}H${WIDTH}`} />)}
          {order.map((other) => (
            <polyline
              key={other}
              class={`line seat-${other} ${other === seat ? "own" : ""}`}
              stroke-dasharray={DASHES[other]}
              points={pointsOf(chances, other, x, y)}
            />
          ))}
          <path class="now" d={`M${x(at)} 0V${HEIGHT}`} />
        </svg>
        <ul class="scale" aria-hidden="true">
          {QUARTERS.filter((part) => part % 50 === 0).map((part) => (
            <li key={part} style={{ top: `${100 - part}%` }}>{part}</li>
          ))}
        </ul>
        <ul class="signs" aria-hidden="true">
          {store.notable.value.map((number) => {
            const label = store.judgements.value.get(number)?.label ?? "";
            const chance = chances[Math.min(number - 1, chances.length - 1)]?.chances[seat] ?? 0;
            const classes = ["label-sign", label, number === store.chosen.value && "chosen"];
            return (
              <li
                key={number}
                class={classes.filter(Boolean).join(" ")}
                style={{ left: `${(number - 1) / inputs * 100}%`, top: `${100 - 100 * chance}%` }}
              >
                {SIGNS[label]}
              </li>
            );
          })}
        </ul>
        <ul class="ends">
          {ends.map((top, other) => (
            <li key={other} style={{ top: `${top}%` }}>
              <Emblem seat={other} name={names[other]} size={18} /> {percent(here.chances[other])}
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}

/** The number that is nearest to another and at most so far from it. */
function nearest(numbers: readonly number[], to: number, most: number): number | null {
  const found = [...numbers].sort((a, b) => Math.abs(a - 1 - to) - Math.abs(b - 1 - to))[0];
  return found !== undefined && Math.abs(found - 1 - to) <= most ? found : null;
}

/** The corners of a seat's line; between two inputs that changed nothing there is none. */
function pointsOf(
  chances: readonly ReviewOutlooks[],
  seat: number,
  x: (number: number) => number,
  y: (chance: number) => number,
): string {
  const changes = (index: number) =>
    index === 0 || index === chances.length - 1 ||
    chances[index].chances[seat] !== chances[index - 1].chances[seat] ||
    chances[index].chances[seat] !== chances[index + 1].chances[seat];
  return chances.filter((_, index) => changes(index))
    .map(({ number, chances }) => `${x(number).toFixed(1)},${y(chances[seat]).toFixed(1)}`).join(" ");
}
