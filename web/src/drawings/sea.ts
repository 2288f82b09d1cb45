// The sea and its shores: the projection, the land, and the regions whose land is coloured.
// Places are given in degrees and projected with the numbers of tools/coast.py.

import { SHORES } from "./coast.ts";

/** A place on the chart, in its own units. */
export type Point = readonly [x: number, y: number];
/** Longitude and latitude. */
export type Degrees = readonly [east: number, north: number];

/** The width and height of the chart, in its own units. */
export const CHART = { width: 1200, height: 600 } as const;

const [WEST, NORTH, DEGREE] = [-7.2, 46.7, CHART.width / 45];

const northing = (degrees: number): number => Math.log(Math.tan(Math.PI / 4 + degrees * Math.PI / 360)) * 180 / Math.PI;

/** Round to a tenth of a unit. */
export const round = (n: number): number => Math.round(n * 10) / 10;

/** Project a place of the world onto the chart (Mercator). */
export const project = ([east, north]: Degrees): Point => [
  round((east - WEST) * DEGREE),
  round((northing(NORTH) - northing(north)) * DEGREE),
];

export type Region = "Hispania" | "Italia" | "Graecia" | "Asia Minor" | "Africa";
export const REGIONS: readonly Region[] = ["Hispania", "Italia", "Graecia", "Asia Minor", "Africa"];

/** The centre and the radius of each region, whose land is drawn in its colour. */
export const WASHES: Readonly<Record<Region, readonly [at: Point, reach: readonly [number, number]]>> = {
  Hispania: [project([-2.6, 40.2]), [190, 150]],
  Italia: [project([13.2, 41.4]), [165, 150]],
  Graecia: [project([22.4, 39.9]), [95, 105]],
  "Asia Minor": [project([33.5, 37.6]), [210, 180]],
  Africa: [project([14, 30.5]), [560, 150]],
};

/** The shores as rings of points. */
const RINGS: readonly (readonly Point[])[] = SHORES.map((line) => {
  const steps = line.match(/-?\d+/g)!.map(Number);
  let [x, y] = [0, 0];
  const ring: Point[] = [];
  for (let i = 0; i < steps.length; i += 2) ring.push([x += steps[i]! / 2, y += steps[i + 1]! / 2]);
  return ring;
});

/** The steps of the shores by the strip of the chart that they cross. */
const STRIP = 10;
let strips: (readonly [Point, Point])[][] | null = null;

function strip(y: number): readonly (readonly [Point, Point])[] {
  if (strips === null) {
    strips = Array.from({ length: CHART.height / STRIP }, () => []);
    for (const ring of RINGS) {
      for (const [i, b] of ring.entries()) {
        const a = ring.at(i - 1)!;
        const [low, high] = [Math.min(a[1], b[1]) / STRIP, Math.max(a[1], b[1]) / STRIP].map(Math.floor);
        for (let n = Math.max(0, low!); n <= Math.min(high!, strips.length - 1); n++) strips[n]!.push([a, b]);
      }
    }
  }
  return strips[Math.floor(y / STRIP)] ?? [];
}

/** Whether a place is on land: a line from it to the east crosses the shores an odd number of times. */
export const isLand = ([x, y]: Point): boolean =>
  strip(y).filter(([a, b]) => (a[1] > y) !== (b[1] > y) && x < a[0] + (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]))
        .length % 2 === 1;

/** How far from its tip a corner of the shore begins to bend. */
const BEND = 4;

/** The land as one path: the steps of the shores, rounded as a pen would. */
export const LAND: string = RINGS.map((ring) => {
  const toward = (from: Point, to: Point): string => {
    const share = Math.min(0.5, BEND / (Math.hypot(to[0] - from[0], to[1] - from[1]) || 1));
    return `${round(from[0] + (to[0] - from[0]) * share)} ${round(from[1] + (to[1] - from[1]) * share)}`;
  };
  const corner = (tip: Point, i: number): string =>
    `${toward(tip, ring.at(i - 1)!)}Q${tip.join(" ")} ${toward(tip, ring[(i + 1) % ring.length]!)}`;
  return "M" + ring.map(corner).join("L") + "Z";
}).join("");
