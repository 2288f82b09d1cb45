/** A chart over time, of points or of chances to win: a line per seat, with its own colour, dashes and emblem. */
import { useSignal } from "@preact/signals";
import { useAction } from "../../api/hooks.ts";
import { Emblem } from "../../ui/emblem.tsx";
import { ErrorLine } from "../../ui/error_line.tsx";
import { Button } from "../../ui/controls.tsx";
import type { ChanceCurve, Curve } from "../../wire.ts";
import { t } from "../../i18n/translate.ts";
import { percent } from "../turn/chance.ts";

const WIDTH = 600;
const HEIGHT = 160;
/** How far lines are extended after the end, so that the last change is visible. */
const OVER = 8;
/** The dashes of the lines, by seat. */
export const DASHES = ["", "7 3", "2 3", "10 3 2 3", "4 2", "1 2"];

/** The least distance of labels, in per cent of the height; the plot in a replay is lower. */
const LOW = 26;
const HIGH = 15;

type Props = {
  curve: Curve | null;
  names: readonly string[];
  /** Fetches the chances, when they are first wanted. */
  chances: () => Promise<ChanceCurve>;
  at?: number;
  onPick?: (at: number) => void;
};

/** What is drawn: the corners of each seat's line, what stands at its end, and the horizontal lines with their words. */
type Chart = {
  least: number;
  most: number;
  lines: [number, number][][];
  ticks: number[];
  figure: (y: number) => string;
};

const inPercent = (share: number) => `${percent(share)} %`;

function chartOfPoints({ marks }: Curve, seats: number): Chart {
  const all = marks.flatMap((mark) => mark.points);
  const most = Math.max(1, ...all);
  return {
    least: Math.min(0, ...all),
    most,
    lines: Array.from({ length: seats }, (_, seat) => steps(marks, seat)),
    ticks: rules(most),
    figure: String,
  };
}

function chartOfChances({ marks }: ChanceCurve, seats: number): Chart {
  return {
    least: 0,
    most: 1,
    lines: Array.from({ length: seats }, (_, seat) => marks.map(({ input, chances }) => [input, chances[seat]])),
    ticks: [0, 0.5, 1],
    figure: inPercent,
  };
}

export function ScoreCurves({ curve, names, chances, at, onPick }: Props) {
  const judged = useSignal<ChanceCurve | null>(null);
  const ofChances = useSignal(false);
  const action = useAction();
  if (curve === null || curve.marks.length < 2) return null;
  const shown = ofChances.value && judged.value !== null;
  const showChances = () => {
    ofChances.value = true;
    if (judged.value === null) action.run(async () => void (judged.value = await chances()));
  };
  return (
    <figure class="curves">
      <figcaption>{t(shown ? "web-curves-chances" : "web-curves")}</figcaption>
      {curve.judged && (
        <div class="kinds" role="group" aria-label={t("web-curves")}>
          <Button look="quiet" aria-pressed={!ofChances.value} onClick={() => (ofChances.value = false)}>
            {t("web-curves-of-points")}
          </Button>
          <Button look="quiet" aria-pressed={ofChances.value} busy={action.busy} onClick={showChances}>
            {t("web-curves-of-chances")}
          </Button>
        </div>
      )}
      <ErrorLine problem={action.problem} names={names} />
      <Plot
        chart={shown ? chartOfChances(judged.value!, names.length) : chartOfPoints(curve, names.length)}
        inputs={curve.inputs}
        names={names}
        at={at}
        onPick={onPick}
      />
    </figure>
  );
}

type PlotProps = Pick<Props, "names" | "at" | "onPick"> & { chart: Chart; inputs: number };

function Plot({ chart: { least, most, lines, ticks, figure }, inputs, names, at, onPick }: PlotProps) {
  const x = (index: number) => index / Math.max(1, inputs) * WIDTH;
  const y = (height: number) => HEIGHT - (height - least) / (most - least) * HEIGHT;
  const last = lines.map((line) => line[line.length - 1][1]);
  const ends = apart(last.map((height) => y(height) / HEIGHT * 100), onPick ? LOW : HIGH);
  const pick = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    onPick?.(Math.round((event.clientX - box.left) / box.width * inputs));
  };
  return (
    <div class="plot">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" onClick={pick}>
        {ticks.map((height) => <path key={height} class="rule" d={`M0 ${y(height)}H${WIDTH + OVER}`} />)}
        {lines.map((line, seat) => (
          <polyline
            key={seat}
            class={`line seat-${seat}`}
            stroke-dasharray={DASHES[seat]}
            points={[...line.map(([at, height]) => [x(at), y(height)]), [WIDTH + OVER, y(last[seat])]]
              .map(([left, top]) => `${left.toFixed(1)},${top.toFixed(1)}`).join(" ")}
          />
        ))}
        {at !== undefined && <path class="now" d={`M${x(at)} 0V${HEIGHT}`} />}
      </svg>
      <ul class="scale" aria-hidden="true">
        {ticks.map((height) => <li key={height} style={{ top: `${y(height) / HEIGHT * 100}%` }}>{figure(height)}</li>)}
      </ul>
      <ul class="ends">
        {names.map((name, seat) => (
          <li key={seat} style={{ top: `${ends[seat]}%` }}>
            <Emblem seat={seat} name={name} size={18} /> {figure(last[seat])}
          </li>
        ))}
      </ul>
    </div>
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
  const placed = [...heights];
  let lowest = 100;
  for (const { height, seat } of order.reverse()) {
    placed[seat] = Math.min(height, lowest);
    lowest = placed[seat] - clearance;
  }
  return placed;
}
