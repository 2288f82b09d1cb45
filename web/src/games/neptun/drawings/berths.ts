// Where boats and flags are drawn: every port has a flag and berths for all boats; no boat lies on another, on a port, on
// a distance or on a flag.

import { markerAt, type Port, PORTS, TEMPLES, WAYS } from "./geography.ts";
import { CHART, isLand, type Point } from "../../../drawings/sea.ts";

export type Box = readonly [left: number, top: number, right: number, bottom: number];
type Disc = readonly [x: number, y: number, radius: number];

const BOATS = 5;
/** How far the middle of a boat is above its keel. */
const RISE = 21;

/** How large a boat is drawn where signs are that large: on a small chart it grows less than they do. */
export const boatSize = (scale: number): number => 0.75 * Math.min(scale, 1.15);

/** A boat around its keel, with a little air. */
const HULL: Box = [-20.8, -43.2, 20.8, 0.8];
/** The glow of a port that can be sailed to, and the sign of a distance. */
const [PORT, MILES] = [17, 11];
/** Berths are laid out for signs of these sizes; on a chart between two of them the larger fit. */
const LAYOUTS = [0.6, 0.8, 1, 1.15, 1.35];

const meet = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

const touches = ([left, top, right, bottom]: Box, [x, y, radius]: Disc): boolean =>
  Math.hypot(x - Math.max(left, Math.min(right, x)), y - Math.max(top, Math.min(bottom, y))) < radius;

/** The area that a boat with its keel there covers. */
export const boatAt = ([x, y]: Point, scale: number): Box => {
  const size = boatSize(scale);
  return [x + HULL[0] * size, y + HULL[1] * size, x + HULL[2] * size, y + HULL[3] * size];
};

/** The areas that must stay free of boats. */
export const signs = (scale: number): Disc[] => [
  ...Object.values(PORTS).map(({ at }): Disc => [...at, PORT * scale]),
  ...Object.keys(WAYS).map((link): Disc => [...markerAt(...link.split("-") as [string, string]), MILES * scale]),
];

/** The approximate area of a port's name. */
export function nameAt(city: string, { at: [x, y], label }: Port, scale: number): Box {
  const [wide, high] = [city.length * 7.4 * scale, 15 * scale];
  const left = label === "left" ? x - 16 * scale - wide : label === "right" ? x + 16 * scale : x - wide / 2;
  const top = label === "above" ? y - 31 * scale : label === "below" ? y + 15 * scale : y - high / 2;
  return [left, top, left + wide, top + high];
}

/** The size of a flag, and how far it is from the middle of its port. */
const [WIDE, HIGH, OFF] = [44, 18, 12];
/** What a flag rather moves away for: another sign, a name, a temple with its tiles. */
const [ON_SIGN, ON_NAME, ON_TEMPLE] = [400, 120, 60];

const flagLayouts = new Map<string, Record<string, Box>>();

/** The area of each port's flag, at the side of the port where it hides least. */
export function flagBoxes(scale: number): Record<string, Box> {
  const key = layoutKey(scale);
  const known = flagLayouts.get(key);
  if (known) return known;
  const discs = signs(scale);
  const names = Object.entries(PORTS).map(([city, port]) => nameAt(city, port, scale));
  const temples = Object.values(TEMPLES).map(([x, y]): Box => grown([x - 40, y - 52, x + 40, y + 48], [x, y], scale));
  const [wide, high] = [WIDE * scale, HIGH * scale];
  const made: Record<string, Box> = {};
  for (const [city, { at: [x, y] }] of Object.entries(PORTS)) {
    let [least, best]: [number, Box] = [Infinity, [x, y, x, y]];
    for (const off of [OFF, OFF + 8, OFF + 16]) {
      for (const across of [0.04, -1.04, -0.5, 0.25, -1.25]) {
        for (const top of [-off * scale - high, off * scale, -high / 2]) {
          const beside = top === -high / 2;
          const left = beside ? x + (across > -0.5 ? off * scale + 4 : -off * scale - 4 - wide) : x + across * wide;
          const box: Box = [left, y + top, left + wide, y + top + high];
          const cost = off + Math.abs(across + 0.5) * 4 + (beside ? 6 : 0) +
            ON_SIGN *
              discs.filter(([sx, sy, radius]) => touches(box, [sx, sy, sx === x && sy === y ? 11 * scale : radius]))
                .length +
            ON_SIGN * Object.values(made).filter((other) => meet(box, other)).length +
            ON_NAME * names.filter((name) => meet(box, name)).length +
            ON_TEMPLE * temples.filter((temple) => meet(box, temple)).length +
            (box[0] < 0 || box[1] < 0 || box[2] > CHART.width || box[3] > CHART.height ? 1000 : 0);
          if (cost < least) [least, best] = [cost, box];
        }
      }
    }
    made[city] = best;
  }
  flagLayouts.set(key, made);
  return made;
}

/** A box that is so many times as large around a point. */
const grown = ([left, top, right, bottom]: Box, [x, y]: Point, by: number): Box => [
  x + (left - x) * by,
  y + (top - y) * by,
  x + (right - x) * by,
  y + (bottom - y) * by,
];

/** The size of the layout that is used where signs are drawn that large. */
export const layoutSize = (scale: number): number =>
  LAYOUTS.find((size) => size >= scale) ?? LAYOUTS[LAYOUTS.length - 1];

/** The area of a port's flag where signs are drawn that large. */
export const flagAt = (city: string, scale: number): Box | undefined => flagBoxes(layoutSize(scale))[city];

const layoutKey = (scale: number): string =>
  `${scale} ${Object.entries(PORTS).map(([city, { at }]) => `${city} ${at}`)}`;

/** How much farther from its port a boat would rather lie than ashore, on a name, and for each unit that another port is nearer. */
const [ASHORE, NAMED, STRAYED] = [10, 40, 4];

/** How much nearer a place, at that distance from one port, is to another port. */
const strays = ([x, y]: Point, far: number): number =>
  Math.max(...Object.values(PORTS).map(({ at }) => far - Math.hypot(at[0] - x, at[1] - y)), 0);

/** The best free place for a boat at a port: near it and to no other, on the water, and on no name. */
function berth([x, y]: Point, scale: number, taken: (boat: Box) => boolean, names: readonly Box[]): Point {
  let [least, best]: [number, Point] = [Infinity, [x, y]];
  for (let far = 20; far < Math.min(least, CHART.width); far += 4) {
    for (let turn = 0; turn < 24; turn++) {
      const angle = turn * Math.PI / 12;
      const middle: Point = [x + Math.cos(angle) * far * scale, y + Math.sin(angle) * far * scale];
      const keel: Point = [middle[0], middle[1] + RISE * boatSize(scale)];
      const boat = boatAt(keel, scale);
      if (taken(boat)) continue;
      const cost = far + (isLand(keel) ? ASHORE : 0) + (names.some((name) => meet(boat, name)) ? NAMED : 0) +
        STRAYED * strays(middle, far * scale) / scale;
      if (cost < least) [least, best] = [cost, keel];
    }
  }
  return best;
}

const layouts = new Map<string, Record<string, Point[]>>();

/** The berths of all ports, the first ones first, so that each port has one at hand; crowded ports before the others. */
function layout(scale: number): Record<string, Point[]> {
  const key = layoutKey(scale);
  const known = layouts.get(key);
  if (known) return known;
  const near = ({ at: [x, y] }: Port): number =>
    Math.min(...Object.values(PORTS).map(({ at }) => Math.hypot(at[0] - x, at[1] - y) || Infinity));
  const ports = Object.entries(PORTS).sort(([, a], [, b]) => near(a) - near(b));
  const flags = Object.values(flagBoxes(scale));
  const [discs, names] = [signs(scale), ports.map(([city, port]) => nameAt(city, port, scale))];
  const made: Record<string, Point[]> = Object.fromEntries(ports.map(([city]) => [city, []]));
  const boats: { city: string; number: number; box: Box }[] = [];
  for (let number = 1; number <= BOATS; number++) {
    for (const [city, { at }] of ports) {
      // the third berth of a port is taken when three boats lie there: then no port has a third boat besides
      const others = boats.filter((boat) => boat.city === city || boat.number + number <= BOATS).map(({ box }) => box);
      const taken = (boat: Box): boolean =>
        boat[0] < 0 || boat[1] < 0 || boat[2] > CHART.width || boat[3] > CHART.height ||
        discs.some((disc) => touches(boat, disc)) || flags.some((flag) => meet(boat, flag)) ||
        others.some((other) => meet(boat, other));
      const keel = berth(at, scale, taken, names);
      made[city].push(keel);
      boats.push({ city, number, box: boatAt(keel, scale) });
    }
  }
  layouts.set(key, made);
  return made;
}

/** Where the keels of some boats lie at a port, with signs drawn that large. */
export function berths(city: string, boats: number, scale = 1): Point[] {
  return layout(layoutSize(scale))[city]?.slice(0, boats) ?? [];
}
