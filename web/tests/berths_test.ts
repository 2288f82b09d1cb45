/** Boats beside their ports: wherever the five lie, none covers another, a port or a distance. */
import { berths, boatAt, flagAt, signs } from "../src/games/neptun/drawings/berths.ts";
import { PORTS } from "../src/games/neptun/drawings/geography.ts";
import { CHART } from "../src/drawings/sea.ts";

/** How large signs are drawn, from a chart that is zoomed in to one on a phone. */
const SCALES = [0.5, 0.65, 0.8, 1, 1.1, 1.3, 1.35];
const BOATS = 5;

for (const scale of SCALES) {
  Deno.test(`boats fan out where signs are drawn ${scale} times as large`, () => {
    const boats = Object.keys(PORTS).flatMap((city) =>
      berths(city, BOATS, scale).map((keel, i) => ({
        city,
        number: i + 1,
        name: `${city} ${i + 1}`,
        box: boatAt(keel, scale),
      }))
    );
    const wrong: string[] = [];
    for (const [i, { city, number, name, box: [left, top, right, bottom] }] of boats.entries()) {
      for (const { city: there, number: second, name: other, box } of boats.slice(i + 1)) {
        if (city !== there && number + second > BOATS) continue; // so many boats there are not
        if (left < box[2] && box[0] < right && top < box[3] && box[1] < bottom) wrong.push(`${name} on ${other}`);
      }
      for (const [x, y, radius] of signs(scale)) {
        const [dx, dy] = [x - Math.max(left, Math.min(right, x)), y - Math.max(top, Math.min(bottom, y))];
        if (Math.hypot(dx, dy) < radius) wrong.push(`${name} on the sign at ${x} ${y}`);
      }
      for (const there of Object.keys(PORTS)) {
        const flag = flagAt(there, scale);
        if (flag && left < flag[2] && flag[0] < right && top < flag[3] && flag[1] < bottom) {
          wrong.push(`${name} on the flag of ${there}`);
        }
      }
      if (left < 0 || top < 0 || right > CHART.width || bottom > CHART.height) wrong.push(`${name} off the chart`);
    }
    if (boats.length !== BOATS * Object.keys(PORTS).length) wrong.push(`${boats.length} boats`);
    if (wrong.length) throw new Error(wrong.join("; "));
  });
}

Deno.test("the first boat at a port lies nearer to it than to any other", () => {
  const far = (city: string, [x, y]: readonly [number, number]) =>
    Math.hypot(PORTS[city].at[0] - x, PORTS[city].at[1] - y);
  const strayed = Object.keys(PORTS).flatMap((city) =>
    SCALES.flatMap((scale) =>
      berths(city, 1, scale).map(([x, y]): [number, number] => [x, y - 16 * Math.min(scale, 1.15)])
    ).filter((keel) => Object.keys(PORTS).some((other) => far(other, keel) < far(city, keel)))
      .map(() => city)
  );
  if (strayed.length) throw new Error(strayed.join(", "));
});

Deno.test("no flag covers another flag, another port or a distance", () => {
  const wrong: string[] = [];
  for (const scale of SCALES) {
    const flags = Object.entries(PORTS).map(([city, { at }]) => ({ city, at, box: flagAt(city, scale)! }));
    for (const [i, { city, at, box: [left, top, right, bottom] }] of flags.entries()) {
      for (const { city: other, box } of flags.slice(i + 1)) {
        if (left < box[2] && box[0] < right && top < box[3] && box[1] < bottom) {
          wrong.push(`${city}, ${other} ${scale}`);
        }
      }
      for (const [x, y, radius] of signs(scale)) {
        if (x === at[0] && y === at[1]) continue;
        const [dx, dy] = [x - Math.max(left, Math.min(right, x)), y - Math.max(top, Math.min(bottom, y))];
        if (Math.hypot(dx, dy) < radius) wrong.push(`${city} on the sign at ${x} ${y} ${scale}`);
      }
    }
  }
  if (wrong.length) throw new Error(wrong.join("; "));
});
