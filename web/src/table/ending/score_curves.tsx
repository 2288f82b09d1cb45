/** A chart of points over time: a line per seat, with its own colour, dashes and emblem. */
import { Emblem } from "../../ui/emblem.tsx";
import type { Curve } from "../../wire.ts";
import { t } from "../../i18n/translate.ts";

const WIDTH = 600;
const HEIGHT = 160;
/** How far lines are extended after the end, so that the last change is visible. */
const OVER = 8;
/** The dashes of the lines, by seat. */
export const DASHES = ["", "7 3", "2 3", "10 3 2 3", "4 2", "1 2"];

/** The least distance of labels, in per cent of the height; the plot in a replay is lower. */
const LOW = 26;
const HIGH = 15;

type Props = { curve: Curve | null; names: readonly string[]; at?: number; onPick?: (at: number) => void };

export function ScoreCurves({ curve, names, at, onPick }: Props) {
  if (curve === null || curve.marks.length < 2) return null;
  const { inputs, marks } = curve;
  const most = Math.max(1, ...marks.flatMap((mark) => mark.points));
  const least = Math.min(0, ...marks.flatMap((mark) => mark.points));
  const x = (index: number) => index / Math.max(1, inputs) * WIDTH;
  const y = (points: number) => HEIGHT - (points - least) / (most - least) * HEIGHT;
  const last = marks[marks.length - 1];
  const ticks = rules(most);
  const ends = apart(names.map((_, seat) => y(last.points[seat]) / HEIGHT * 100), onPick ? LOW : HIGH);
  const pick = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    onPick?.(Math.round((event.clientX - box.left) / box.width * inputs));
  };
  return (
    <figure class="curves">
      <figcaption>{t("web-curves")}</figcaption>
      <div class="plot">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" onClick={pick}>
          {ticks.map((points) => <path key={points} class="rule" d={`M0 ${y(points)}H${WIDTH + OVER}`} />)}
          {names.map((_, seat) => (
            <polyline
              key={seat}
              class={`line seat-${seat}`}
              stroke-dasharray={DASHES[seat]}
              points={[...steps(marks, seat).map(([at, points]) => [x(at), y(points)]), [
                WIDTH + OVER,
                y(last.points[seat]),
              ]]
                .map(([left, top]) => `${left.toFixed(1)},${top.toFixed(1)}`).join(" ")}
            />
          ))}
          {at !== undefined && <path class="now" d={`M${x(at)} 0V${HEIGHT}`} />}
        </svg>
        <ul class="scale" aria-hidden="true">
          {ticks.map((points) => <li key={points} style={{ top: `${y(points) / HEIGHT * 100}%` }}>{points}</li>)}
        </ul>
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

/** Three or four round numbers for the horizontal lines. */
function rules(most: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((size) => most / size < 5) ?? 200;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
}

/** The corners of a seat's line: horizontal until the input that changes it. */
function steps(marks: Curve["marks"], seat: number): [number, number][] {
  return marks.flatMap((mark, index): [number, number][] => {
    const before = marks[index - 1];
    const here: [number, number] = [mark.input, mark.points[seat]];
    return before ? [[mark.input, before.points[seat]], here] : [here];
  });
}

/** Heights in per cent, moved apart until labels do not overlap. */
export function apart(heights: number[], clearance: number): number[] {
  const order = heights.map((height, seat) => ({ height, seat })).sort((a, b) => a.height - b.height);
  order.forEach((seat, rank) => {
    if (rank > 0) seat.height = Math.max(seat.height, order[rank - 1].height + clearance);
  });
  const over = Math.max(0, order[order.length - 1].height - 100);
  const placed = [...heights];
  order.forEach((seat) => (placed[seat.seat] = seat.height - over));
  return placed;
}
