// The links of the sea chart and their distance markers.

import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { markerAt, pathOf, way } from "./geography.ts";
import type { Point } from "../../../drawings/sea.ts";

/** A link, as in the view. */
export interface ChartLink {
  a: string;
  b: string;
  miles: number;
  deep: boolean;
}

export type OnWay = "next" | "later" | false;

export interface ChartLinksProps {
  links: readonly ChartLink[];
  /** The scale of markers; less than 1 on a chart that is zoomed in. */
  scale?: number;
  /** Whether a link is on the shown route: on the part sailed next, or later. */
  onWay?: (link: ChartLink) => OnWay;
}

/** The ways over the water with their distance markers: discs on the sea, lozenges on the deep sea. */
export function ChartLinks({ links, scale = 1, onWay }: ChartLinksProps): JSX.Element {
  const ways = useMemo(() => links.map(({ a, b }) => [pathOf(way(a, b)), markerAt(a, b)] as const), [links]);
  const drawn = links.map((link, i) => ({ link, path: ways[i]![0], at: ways[i]![1], lit: onWay?.(link) ?? false }));
  return (
    <g class="chart-links">
      <g fill="none" stroke-linecap="round">
        {drawn.map(({ link, path, lit }) => (
          <g key={path}>
            {lit && (
              <path
                d={path}
                stroke="var(--gold-lit)"
                stroke-width={(lit === "next" ? 9 : 5) * scale}
                stroke-opacity={lit === "next" ? 0.95 : 0.75}
              />
            )}
            <path
              d={path}
              stroke={link.deep ? "var(--deep)" : "var(--ink)"}
              stroke-width={(lit ? 3 : link.deep ? 2.6 : 1.8) * scale}
              stroke-dasharray={link.deep ? `${1 * scale} ${6 * scale}` : `${7 * scale} ${4.5 * scale}`}
            />
          </g>
        ))}
      </g>
      {drawn.map(({ link, path, at, lit }) => (
        <MileMarker key={path} at={at} miles={link.miles} deep={link.deep} lit={lit !== false} scale={scale} />
      ))}
    </g>
  );
}

function MileMarker(
  { at, miles, deep, lit, scale }: { at: Point; miles: number; deep: boolean; lit: boolean; scale: number },
): JSX.Element {
  const ground = lit ? "var(--gold-lit)" : deep ? "var(--deep)" : "var(--vellum-lit)";
  return (
    <g
      class="mile-marker"
      data-sign={deep ? "deep-link" : "sea-link"}
      transform={`translate(${at[0]} ${at[1]}) scale(${scale})`}
    >
      {deep
        ? (
          <path
            d="M0-13.5L13.5 0 0 13.5-13.5 0z"
            fill={ground}
            stroke="var(--ink)"
            stroke-width="1.3"
            stroke-linejoin="round"
          />
        )
        : <circle r="9.5" fill={ground} stroke="var(--ink)" stroke-width="1.3" />}
      <text
        y="5"
        text-anchor="middle"
        font-size="14.3"
        font-weight="700"
        class="chart-name"
        style={deep && !lit ? { fill: "var(--vellum-lit)" } : undefined}
      >
        {miles}
      </text>
    </g>
  );
}
