/** Points over time: a line for every seat, told apart by colour, dashes and the emblem at its end. */
import { Emblem } from "../ui/emblem.tsx";
import { t } from "../words/words.ts";

const WIDTH = 600;
const HEIGHT = 160;
const DASHES = ["", "7 3", "2 3", "10 3 2 3", "4 2", "1 2"];

type Props = { curve: (number[] | undefined)[]; inputs: number; names: readonly string[]; at?: number; onPick?: (at: number) => void };

export function Curves({ curve, inputs, names, at, onPick }: Props) {
  const known = curve.flatMap((points, index) => points ? [{ index, points }] : []);
  if (known.length < 2) return null;
  const most = Math.max(1, ...known.flatMap((one) => one.points));
  const least = Math.min(0, ...known.flatMap((one) => one.points));
  const x = (index: number) => index / Math.max(1, inputs) * WIDTH;
  const y = (points: number) => HEIGHT - (points - least) / (most - least) * HEIGHT;
  const last = known[known.length - 1];
  const ends = apart(names.map((_, seat) => y(last.points[seat]) / HEIGHT * 100));
  const pick = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    onPick?.(Math.round((event.clientX - box.left) / box.width * inputs));
  };
  return (
    <figure class="curves">
      <figcaption>{t("web-curves")}</figcaption>
      <div class="plot">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" onClick={pick}>
          {[0.25, 0.5, 0.75].map((part) => <path key={part} class="rule" d={`M0 ${HEIGHT * part}H${WIDTH}`} />)}
          {names.map((_, seat) => (
            <polyline
              key={seat}
              class={`line seat-${seat}`}
              stroke-dasharray={DASHES[seat]}
              points={known.map((one) => `${x(one.index).toFixed(1)},${y(one.points[seat]).toFixed(1)}`).join(" ")}
            />
          ))}
          {at !== undefined && <path class="now" d={`M${x(at)} 0V${HEIGHT}`} />}
        </svg>
        <ul class="ends">
          {names.map((name, seat) => (
            <li key={seat} style={{ top: `${ends[seat]}%` }}>
              <Emblem seat={seat} name={name} size={18} /> {last.points[seat]}
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}

const CLEARANCE = 18;

/** The same heights in per cent, moved so far apart that labels do not cover each other. */
function apart(heights: number[]): number[] {
  const order = heights.map((height, seat) => ({ height, seat })).sort((a, b) => a.height - b.height);
  order.forEach((one, rank) => {
    if (rank > 0) one.height = Math.max(one.height, order[rank - 1].height + CLEARANCE);
  });
  const over = Math.max(0, order[order.length - 1].height - 100);
  const placed = [...heights];
  order.forEach((one) => (placed[one.seat] = one.height - over));
  return placed;
}
