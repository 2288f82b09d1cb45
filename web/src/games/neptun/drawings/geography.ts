// Positions on the sea chart: ports, routes over the water, distance markers and temples.

import { CHART, type Degrees, type Point, project, type Region, round } from "../../../drawings/sea.ts";

/** A port: its place, and on which side of the disc its name is written. */
export interface Port {
  readonly at: Point;
  readonly region: string | null;
  readonly label: "left" | "right" | "above" | "below";
}

const port = (region: Region | null, east: number, north: number, label: Port["label"]): Port => ({
  at: project([east, north]),
  region,
  label,
});

/** The ports of the standard edition. Corinthus is moved west in its gulf, Athenae east, so that their discs do not touch. */
const DRAWN: Readonly<Record<string, Port>> = {
  Crete: port(null, 24.9, 35.2, "below"),
  Malaca: port("Hispania", -4.42, 36.75, "above"),
  Sanguntum: port("Hispania", -0.3, 39.68, "left"),
  Tarraco: port("Hispania", 1.2, 41.15, "above"),
  Roma: port("Italia", 12.35, 41.85, "above"),
  Syracusae: port("Italia", 15.2, 37.05, "left"),
  Brundisium: port("Italia", 17.9, 40.65, "above"),
  Corinthus: port("Graecia", 22.1, 38.15, "left"),
  Athenae: port("Graecia", 23.95, 38.0, "right"),
  Thessalonica: port("Graecia", 22.95, 40.65, "above"),
  Pergamum: port("Asia Minor", 27.15, 39.1, "right"),
  Antiochia: port("Asia Minor", 35.75, 36.2, "above"),
  Tyros: port("Asia Minor", 35.25, 33.25, "below"),
  Alexandria: port("Africa", 29.9, 31.15, "below"),
  "Leptis Magna": port("Africa", 14.3, 32.6, "below"),
  Carthago: port("Africa", 10.25, 36.8, "left"),
};

const laid: Record<string, Port> = { ...DRAWN };
/** Ports by name: those of the edition that was laid out last. */
export const PORTS: Readonly<Record<string, Port>> = laid;

/** A city as an edition places it: x from 0 in the west to 100, y from 0 in the north to 50. */
type Placed = Readonly<{ name: string; region: string | null; x: number; y: number }>;

/** Lay out the cities of an edition: known ones where they are drawn, others where the edition has them.
 * Returns what differs from the standard edition, as a text that changes with it. */
export function layOut(cities: readonly Placed[]): string {
  for (const name of Object.keys(laid)) delete laid[name];
  if (!cities.length) return Object.assign(laid, DRAWN), "";
  for (const { name, region, x, y } of cities) {
    const at: Point = [round(x / 100 * CHART.width), round(y / 50 * CHART.height)];
    laid[name] = { ...(DRAWN[name] ?? { at, label: x > 85 ? "left" : "right" }), region };
  }
  const own = cities.filter(({ name, region }) => DRAWN[name]?.region !== region).map(({ name, region }) =>
    `${name} ${region}`
  );
  return [...own, ...Object.keys(DRAWN).filter((name) => !(name in laid))].join();
}

/** Routes over the water by `from-to`: the turning points between the two ports, placed by hand around the capes. */
export const WAYS: Readonly<Record<string, readonly Degrees[]>> = {
  "Malaca-Sanguntum": [[-2.2, 36.2], [0.1, 37.5], [0.75, 38.7]],
  "Sanguntum-Tarraco": [[0.75, 40.1]],
  "Tarraco-Roma": [[3.6, 40.75], [7, 41.0], [9.25, 41.29], [11, 41.35]],
  "Roma-Syracusae": [[13.2, 40.4], [15.1, 38.8], [15.66, 38.27], [15.57, 38.08], [15.55, 37.6]],
  "Syracusae-Brundisium": [[16.6, 37.3], [18.3, 38.9], [18.95, 40.05]],
  "Brundisium-Corinthus": [[18.9, 40.2], [19.9, 38.85], [20.85, 38.42], [21.35, 38.28]],
  "Corinthus-Crete": [[21.45, 38.25], [21.0, 38.0], [21.05, 37.5], [21.4, 36.5], [22.7, 35.9]],
  "Crete-Athenae": [[24.9, 36.3], [24.5, 37.3]],
  "Athenae-Thessalonica": [[24.85, 38.1], [24.3, 38.95], [23.1, 39.7], [22.75, 40.25]],
  "Thessalonica-Pergamum": [[23.0, 40.05], [23.8, 39.75], [25.1, 39.4], [25.9, 38.9]],
  "Crete-Tyros": [[27.3, 34.5], [31.0, 33.7]],
  "Antiochia-Tyros": [[35.3, 35.3], [35.3, 34.4]],
  "Tyros-Alexandria": [[33.9, 32.2], [31.6, 31.95]],
  "Leptis Magna-Carthago": [[13.2, 33.6], [11.7, 35.3], [11.6, 36.9], [10.8, 37.3]],
  "Carthago-Syracusae": [[10.95, 37.5], [12.0, 36.95], [13.5, 36.2], [14.9, 36.35]],
  "Malaca-Carthago": [[-2.6, 35.75], [1.5, 37.1], [7, 37.6], [9.7, 37.75]],
  "Crete-Syracusae": [[23.6, 34.7], [20.5, 35.3], [17.2, 36.4]],
  "Alexandria-Leptis Magna": [[27.6, 32.2], [22, 33.5], [17.6, 32.7]],
  "Pergamum-Antiochia": [[25.65, 38.6], [26.0, 37.1], [27.9, 35.65], [31, 35.75], [34, 35.95]],
};

const SAMPLES = 10;

/** A smooth curve through some points (Catmull-Rom), as many short steps. */
function curve(through: readonly Point[]): Point[] {
  const at = (i: number): Point => through[Math.max(0, Math.min(through.length - 1, i))]!;
  const steps: Point[] = [at(0)];
  for (let i = 0; i + 1 < through.length; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 1; k <= SAMPLES; k++) {
      const t = k / SAMPLES;
      const on = (n: 0 | 1): number =>
        round(
          b[n] +
            0.5 * t *
              (c[n] - a[n] + t * (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n] + t * (3 * (b[n] - c[n]) + d[n] - a[n]))),
        );
      steps.push([on(0), on(1)]);
    }
  }
  return steps;
}

/** The route from one port to a neighbour as points; straight if the chart has none. */
export function way(from: string, to: string): Point[] {
  const [a, b] = [PORTS[from], PORTS[to]];
  if (!a || !b) return [];
  const forth = WAYS[`${from}-${to}`];
  const back = forth ? undefined : WAYS[`${to}-${from}`];
  const turns = forth ?? (back ? [...back].reverse() : []);
  return curve([a.at, ...turns.map(project), b.at]);
}

/** The route through several ports. */
export const voyage = (cities: readonly string[]): Point[] =>
  cities.slice(1).flatMap((city, i) => way(cities[i]!, city).slice(i ? 1 : 0));

/** The point at a fraction of a route (0 is its start, 1 its end), and its heading in degrees, 0 to the east. */
export function along(points: readonly Point[], share: number): { at: Point; heading: number } {
  const lengths = points.slice(1).map(([x, y], i) => Math.hypot(x - points[i]![0], y - points[i]![1]));
  let left = Math.max(0, Math.min(1, share)) * lengths.reduce((sum, length) => sum + length, 0);
  for (const [i, length] of lengths.entries()) {
    const [a, b] = [points[i]!, points[i + 1]!];
    if (left <= length || i === lengths.length - 1) {
      const t = length ? Math.min(1, left / length) : 0;
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      return { at: [a[0] + dx * t, a[1] + dy * t], heading: Math.atan2(dy, dx) * 180 / Math.PI };
    }
    left -= length;
  }
  return { at: points[0] ?? [0, 0], heading: 0 };
}

/** Points as a path of straight steps. */
export const pathOf = (points: readonly Point[]): string =>
  points.length ? "M" + points.map((p) => p.join(" ")).join("L") : "";

/** The position of a link's distance marker, as a fraction: halfway, unless that place is crowded. */
const MARKERS: Readonly<Record<string, number>> = {
  "Roma-Syracusae": 0.4,
  "Brundisium-Corinthus": 0.45,
  "Corinthus-Crete": 0.62,
  "Crete-Athenae": 0.4,
  "Carthago-Syracusae": 0.6,
  "Leptis Magna-Carthago": 0.4,
  "Athenae-Thessalonica": 0.36,
  "Thessalonica-Pergamum": 0.62,
  "Pergamum-Antiochia": 0.6,
};

/** The place for the distance marker of a link. */
export const markerAt = (from: string, to: string): Point =>
  along(way(from, to), MARKERS[`${from}-${to}`] ?? 1 - (MARKERS[`${to}-${from}`] ?? 0.5)).at;

/** The position of each temple, inland in its region; the gold temple is in the west, on the ocean. */
export const TEMPLES: Readonly<Record<Region | "Gold", Point>> = {
  Hispania: project([-3.4, 41.3]),
  Italia: project([10.7, 44.45]),
  Graecia: project([21.3, 42.7]),
  "Asia Minor": project([32.4, 38.9]),
  Africa: project([9.0, 32.5]),
  Gold: project([3.0, 34.5]),
};
