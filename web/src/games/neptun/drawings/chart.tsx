// The sea chart of Neptun in layers: the ground, temples, links, ports and names, then boats.

import type { ComponentChildren, JSX } from "preact";
import { ChartGround } from "../../../drawings/chart_ground.tsx";
import { ChartLinks, type ChartLinksProps } from "./chart_links.tsx";
import { ChartNames, ChartPorts, type ChartPortsProps } from "./chart_ports.tsx";
import type { EmblemProps } from "../../../drawings/emblem.tsx";
import { TEMPLES } from "./geography.ts";
import { CHART } from "../../../drawings/sea.ts";
import { IconStrokes, templeIcon } from "./icon.ts";
import { regionColor } from "../../../drawings/names.ts";
import { Tile } from "./temple.tsx";

export interface ChartTemplesProps {
  /** Point tiles by temple, the highest first. */
  tiles: Readonly<Record<string, readonly number[]>>;
  names?: (temple: string) => string;
  scale?: number;
  /** The seats that would take a temple's tiles if it were scored now, in the order of the tiles. */
  takers?: (temple: string) => readonly EmblemProps[];
}

/** The temples in their regions, each with the tiles of this round. */
export function ChartTemples({ tiles, names, scale = 1, takers }: ChartTemplesProps): JSX.Element {
  return (
    <g class="chart-temples">
      {Object.entries(TEMPLES).map(([temple, at]) => (
        <g
          key={temple}
          transform={`translate(${at[0]} ${at[1]}) scale(${scale})`}
          style={{ color: regionColor(temple) }}
        >
          <g transform="translate(-17 -38) scale(1.42)" data-sign={templeIcon(temple)}>
            <IconStrokes name={templeIcon(temple)} weight={1.6} />
          </g>
          <text
            y="-43"
            text-anchor="middle"
            font-size="15"
            letter-spacing="2"
            font-style="italic"
            class="chart-name haloed"
          >
            {names?.(temple) ?? temple}
          </text>
          <g transform="translate(0 13) scale(.95)">
            {(tiles[temple] ?? []).map((points, i, all) => (
              <Tile key={i} points={points} x={(i - (all.length - 1) / 2) * 31} y={0} taker={takers?.(temple)[i]} />
            ))}
          </g>
        </g>
      ))}
    </g>
  );
}

export interface SeaChartProps extends ChartPortsProps, ChartLinksProps {
  title: string;
  tiles?: ChartTemplesProps["tiles"];
  temples?: Pick<ChartTemplesProps, "names" | "takers">;
  /** The left upper corner and the width of the part that is shown; the whole chart otherwise. */
  view?: readonly [x: number, y: number, width: number];
  label?: string;
  class?: string;
  /** Boats and everything else on top. */
  children?: ComponentChildren;
}

const BOX = `0 0 ${CHART.width} ${CHART.height}`;

/**
 * The whole chart: a window (`.sea-chart`) onto a sheet of three layers. The ground and what seldom changes have layers of
 * their own, so that a moving boat or sheet does not redraw the coasts.
 */
export function SeaChart(
  { title, links, onWay, tiles, temples, view, label, scale, children, class: classes, ...ports }: SeaChartProps,
): JSX.Element {
  const [x, y, width] = view ?? [0, 0, CHART.width];
  const sheet = {
    width: `${100 * CHART.width / width}%`,
    transform: `translate(${-100 * x / CHART.width}%, ${-100 * y / CHART.height}%)`,
  };
  return (
    <div class={`sea-chart ${classes ?? ""}`} role="group" aria-label={label ?? title}>
      <div class="chart-sheet" style={sheet}>
        <svg viewBox={BOX} aria-hidden>
          <ChartGround title={title} />
        </svg>
        <svg viewBox={BOX}>
          {tiles && <ChartTemples tiles={tiles} scale={scale} {...temples} />}
          <ChartLinks links={links} scale={scale} onWay={onWay} />
          <ChartPorts scale={scale} {...ports} />
          <ChartNames scale={scale} />
        </svg>
        <svg viewBox={BOX} class="chart-live">{children}</svg>
      </div>
    </div>
  );
}
