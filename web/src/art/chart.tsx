// The sea chart of Neptun in layers: the ground, temples, links, ports, then boats and names.

import type { ComponentChildren, JSX } from "preact";
import { ChartGround } from "./chart_ground.tsx";
import { ChartLinks, type ChartLinksProps } from "./chart_links.tsx";
import { ChartNames, ChartPorts, type ChartPortsProps } from "./chart_ports.tsx";
import { CHART, TEMPLES } from "./geography.ts";
import { IconStrokes } from "./icon.tsx";
import { regionColor, templeIcon } from "./names.ts";

export interface ChartTemplesProps {
  /** Point tiles by temple, the highest first. */
  tiles: Readonly<Record<string, readonly number[]>>;
  names?: (temple: string) => string;
  scale?: number;
  /** What stands below a temple's tiles: tokens of those who would take them. */
  below?: (temple: string) => ComponentChildren;
}

/** The temples in their regions, each with the tiles of this round. */
export function ChartTemples({ tiles, names, scale = 1, below }: ChartTemplesProps): JSX.Element {
  return (
    <g class="chart-temples">
      {Object.entries(TEMPLES).map(([temple, at]) => (
        <g
          key={temple}
          transform={`translate(${at[0]} ${at[1]}) scale(${scale})`}
          style={{ color: regionColor(temple) }}
        >
          <g transform="translate(-17 -38) scale(1.42)">
            <IconStrokes name={templeIcon(temple)} weight={1.6} />
          </g>
          <text
            y="-43"
            text-anchor="middle"
            font-size="14"
            letter-spacing="2.5"
            font-style="italic"
            class="chart-name haloed"
          >
            {names?.(temple) ?? temple}
          </text>
          {(tiles[temple] ?? []).map((points, i, all) => (
            <g key={i} transform={`translate(${(i - (all.length - 1) / 2) * 22} 9)`}>
              <rect
                x="-9.5"
                y="-9.5"
                width="19"
                height="19"
                rx="3"
                fill="var(--vellum-lit)"
                stroke="currentColor"
                stroke-width="1.4"
              />
              <text
                y="5"
                text-anchor="middle"
                font-size="14"
                font-weight="700"
                class="chart-name"
                style={{ fill: "var(--ink)" }}
              >
                {points}
              </text>
            </g>
          ))}
          {below && <g transform="translate(0 31)">{below(temple)}</g>}
        </g>
      ))}
    </g>
  );
}

export interface SeaChartProps extends ChartPortsProps, ChartLinksProps {
  title: string;
  tiles?: ChartTemplesProps["tiles"];
  temples?: Pick<ChartTemplesProps, "names" | "below">;
  /** The part that is shown: x, y, width, height; the whole chart otherwise. */
  view?: readonly [number, number, number, number];
  names?: (city: string) => string;
  label?: string;
  class?: string;
  /** Boats and whatever else lies on top. */
  children?: ComponentChildren;
}

/** The whole chart. */
export function SeaChart(
  { title, links, onWay, tiles, temples, view, names, label, scale, children, class: classes, ...ports }: SeaChartProps,
): JSX.Element {
  const box = view ?? [0, 0, CHART.width, CHART.height];
  return (
    <svg
      viewBox={box.join(" ")}
      class={`sea-chart ${classes ?? ""}`}
      role="group"
      aria-label={label ?? title}
      preserveAspectRatio="xMidYMid slice"
    >
      <ChartGround title={title} />
      {tiles && <ChartTemples tiles={tiles} scale={scale} {...temples} />}
      <ChartLinks links={links} scale={scale} onWay={onWay} />
      <ChartPorts scale={scale} {...ports} />
      {children}
      <ChartNames names={names} scale={scale} />
    </svg>
  );
}
