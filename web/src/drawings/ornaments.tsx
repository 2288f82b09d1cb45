// Ornaments of the sea chart: rhumb lines, a rose, a ship, a sea beast, a cartouche.

import type { ComponentChildren, JSX } from "preact";
import { CHART, type Point } from "./sea.ts";

const turn = (n: number, of: number, radius: number): Point => {
  const angle = (n / of) * 2 * Math.PI - Math.PI / 2;
  return [Math.round(Math.cos(angle) * radius * 10) / 10, Math.round(Math.sin(angle) * radius * 10) / 10];
};

/** The position of the rose from which the rhumb lines run. */
export const ROSE: Point = [655, 425];

const RHUMBS = (() => {
  const knots = Array.from({ length: 16 }, (_, n) => turn(n, 16, 640).map((v, i) => v + ROSE[i]!) as unknown as Point);
  const lines = knots.flatMap((a, i) =>
    knots.slice(i + 1).filter((_, j) => (j + 1) % 2 === 0).map((b) => `M${a.join(" ")}L${b.join(" ")}`)
  );
  return lines.join("");
})();
const WINDS = Array.from({ length: 32 }, (_, n) => `M${ROSE.join(" ")}l${turn(n, 32, 1200).join(" ")}`);

/** Rhumb lines over the whole chart: those of the rose, and between the sixteen knots around it. */
export function Rhumbs(): JSX.Element {
  return (
    <g fill="none" stroke-width=".6">
      <path d={RHUMBS} stroke="var(--deep)" stroke-opacity=".2" />
      <path d={WINDS.filter((_, n) => n % 4 === 0).join("")} stroke="var(--ink)" stroke-opacity=".3" />
      <path d={WINDS.filter((_, n) => n % 4 === 2).join("")} stroke="var(--deep)" stroke-opacity=".35" />
      <path d={WINDS.filter((_, n) => n % 2).join("")} stroke="var(--rubric)" stroke-opacity=".22" />
    </g>
  );
}

/** A point of a rose: a slim kite from the middle outwards, one half of it dark. */
const kite = (n: number, of: number, radius: number, width: number): [dark: string, light: string] => {
  const [tip, left, right] = [
    turn(n, of, radius),
    turn(n - of / 8 * width, of, radius * 0.24),
    turn(n + of / 8 * width, of, radius * 0.24),
  ];
  return [`M0 0L${left.join(" ")}L${tip.join(" ")}z`, `M0 0L${right.join(" ")}L${tip.join(" ")}z`];
};

/** A compass rose of sixteen points around the origin, with a lily on its north. */
export function Rose({ radius = 50 }: { radius?: number }): JSX.Element {
  const points = [[16, 0.62, "var(--rubric)", 1], [8, 0.78, "var(--deep)", 1], [4, 1, "var(--ink)", 1]] as const;
  return (
    <g stroke="var(--ink)" stroke-width={radius / 90} stroke-linejoin="round">
      <circle r={radius * 0.72} fill="var(--vellum-lit)" fill-opacity=".8" />
      <circle r={radius * 0.66} fill="none" />
      {points.map(([of, reach, color, width]) => {
        const kites = Array.from({ length: of }, (_, n) =>
          kite(n, of, radius * reach, width * (of === 4 ? 0.5 : of === 8 ? 0.9 : 1.2)));
        return (
          <g key={of}>
            <path d={kites.map((k) => k[1]).join("")} fill="var(--vellum-lit)" />
            <path
              d={kites.map((k) =>
                k[0]
              ).join("")}
              fill={color}
            />
          </g>
        );
      })}
      <circle r={radius * 0.1} fill="var(--gold-lit)" />
      <path
        transform={`translate(0 ${-radius * 1.04}) scale(${radius / 60})`}
        d="M0 2c-3-4-3-8 0-13 3 5 3 9 0 13zM-1.5 0c-4 .5-7-2-6.5-6.5 2.5-1 5.5 1.5 6.5 6.5zM1.5 0c4 .5 7-2 6.5-6.5C5.5-7.5 2.5-5 1.5 0z"
        fill="var(--rubric)"
      />
    </g>
  );
}

/** A merchant ship of antiquity under full sail, some 70 units wide. */
export function Ship(): JSX.Element {
  return (
    <g fill="none" stroke="var(--ink)" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round">
      <path d="M-30 2c0 9 8 15 18 15h24c10 0 18-6 21-17-5 3-10 4-16 4H-14C-20 4-25 4-30 2z" fill="var(--vellum-lit)" />
      <path d="M33 0c3-3 3-7-1-8-2 2-1 4 1 4M-30 2c-5-2-7-7-4-11 3 1 3 4 1 5M-25 9c8 3 42 3 53 0M-18 13h36" />
      <path d="M0 4v-41M-16-31H15" />
      <path d="M-16-31C-20-22-20-13-15-5H13c5-8 6-17 2-26z" fill="var(--vellum-lit)" />
      <path d="M-8-31c-3 9-3 18 0 26M0-31v26M8-31c3 9 3 18 0 26M-18-20h35M0-37l9 2-9 3" stroke-opacity=".55" />
      <path d="M18 4l13-22M20-18h14c1 5 0 9-3 12H20c2-4 2-8 0-12z" fill="var(--vellum-lit)" />
      <path d="M-14 8l-6 14M-6 9l-6 14M2 9l-6 14M10 9L4 23" stroke-opacity=".7" />
      <path d="M-44 20c5-3 8-3 12 0s7 3 11 0M18 21c4-3 7-3 11 0s8 3 12 0" stroke="var(--deep)" />
    </g>
  );
}

/** A sea beast that shows its coils, some 90 units wide. */
export function SeaBeast(): JSX.Element {
  return (
    <g fill="var(--vellum-lit)" stroke="var(--ink)" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round">
      <path d="M-44 12c-1-16 5-27 17-29 6-1 10 2 13 5l-8 2c-6-1-11 3-11 10 0 4 1 8 2 12z" />
      <path d="M-14-12c4 0 7 2 8 5-5 1-9 1-13-2M-30-16c0-4-2-7-5-8M-26-17c1-4 0-8-2-10" fill="none" />
      <circle cx="-21" cy="-13" r="1.3" fill="var(--ink)" stroke="none" />
      <path d="M-20 12c1-12 6-18 13-18S5 0 6 12H-1C-2 5-4 2-7 2s-5 3-6 10z" />
      <path d="M14 12c1-9 5-14 11-14S35 3 36 12h-6c-1-5-2-7-5-7s-4 2-5 7z" />
      <path d="M43 12c1-5 3-8 6-9-2-4-1-8 3-11 1 4 3 6 6 7-2 4-5 5-8 5-2 2-3 5-3 8z" />
      <path
        d="M-40 0l5 1M-40-6l6 2M-14-3l2 4M-7-6v5M0-3l-2 4M20 0l2 4M25-2v4M31 1l-2 4"
        fill="none"
        stroke-opacity=".6"
      />
      <path
        d="M-58 14c5-3 8-3 12 0s8 3 12 0 8-3 12 0 8 3 12 0 8-3 12 0 8 3 12 0 8-3 12 0 8 3 12 0 8-3 12 0 8 3 12 0"
        fill="none"
        stroke="var(--deep)"
      />
    </g>
  );
}

/** A cartouche for the chart's title, `width` units wide, around the origin; the title is what it holds. */
export function Cartouche({ width = 190, children }: { width?: number; children: ComponentChildren }): JSX.Element {
  const w = width / 2;
  return (
    <g stroke="var(--ink)" stroke-linejoin="round" stroke-linecap="round">
      <path
        d={`M${-w} -17l-13 6 5 11-5 11 13 6zM${w} -17l13 6-5 11 5 11-13 6z`}
        fill="var(--vellum-worn)"
        stroke-width="1"
      />
      <path
        d={`M${-w} -20C${-w / 2} -25 ${w / 2} -25 ${w} -20V20C${w / 2} 15 ${-w / 2} 15 ${-w} 20z`}
        fill="var(--vellum-lit)"
        stroke-width="1.2"
      />
      <path
        d={`M${-w + 5} -15.5C${-w / 2} -20 ${w / 2} -20 ${w - 5} -15.5V14.5C${w / 2} 10.5 ${-w / 2} 10.5 ${
          -w + 5
        } 14.5z`}
        fill="none"
        stroke="var(--rubric)"
        stroke-width=".7"
      />
      <g stroke="none">{children}</g>
    </g>
  );
}

/** The frame of the chart: a scale whose dark and light parts are a degree of longitude each. */
export function Frame(): JSX.Element {
  const { width, height } = CHART;
  const degree = width / 45;
  return (
    <g fill="none" stroke="var(--ink)">
      <rect x="5" y="5" width={width - 10} height={height - 10} stroke="var(--vellum)" stroke-width="10" />
      <rect
        x="5"
        y="5"
        width={width - 10}
        height={height - 10}
        stroke-width="4"
        stroke-dasharray={`${degree} ${degree}`}
        stroke-opacity=".75"
      />
      <rect x="2.5" y="2.5" width={width - 5} height={height - 5} stroke-width=".8" />
      <rect x="8" y="8" width={width - 16} height={height - 16} stroke-width=".8" />
      <rect
        x="11"
        y="11"
        width={width - 22}
        height={height - 22}
        stroke-width="1.6"
        stroke="var(--rubric)"
        stroke-opacity=".6"
      />
    </g>
  );
}
