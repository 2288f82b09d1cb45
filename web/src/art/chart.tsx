// The sea chart of Neptun in layers: the ground, which never changes, then links, temples and ports.

import type { ComponentChildren, JSX } from "preact";
import { useId, useMemo } from "preact/hooks";
import { CHART, LAND, markerAt, pathOf, type Point, type Port, PORTS, REGIONS, TEMPLES, WASHES, way } from "./geography.ts";
import { IconStrokes, PlacedIcon } from "./icon.tsx";
import { regionColor, templeIcon } from "./names.ts";
import { Cartouche, Frame, Rhumbs, Rose, ROSE, SeaBeast, Ship } from "./ornaments.tsx";

/** The sea, the land in the washes of its regions, rhumb lines and ornaments; drawn anew only for another title. */
export function ChartGround({ title }: { title: string }): JSX.Element {
  const id = useId();
  return useMemo(() => ground(title, id), [title, id]);
}

function ground(title: string, id: string): JSX.Element {
  const { width, height } = CHART;
  return (
    <g class="chart-ground" aria-hidden>
      <defs>
        <clipPath id={`${id}land`}>
          <path d={LAND} />
        </clipPath>
        <radialGradient id={`${id}sea`} cx=".5" cy=".55" r=".75">
          <stop offset="0" stop-color="var(--water)" />
          <stop offset="1" stop-color="var(--water-rim, var(--water))" />
        </radialGradient>
        {REGIONS.map((region) => (
          <radialGradient id={`${id}${region[1]}`} key={region}>
            <stop offset=".3" stop-color={regionColor(region)} stop-opacity=".34" />
            <stop offset="1" stop-color={regionColor(region)} stop-opacity="0" />
          </radialGradient>
        ))}
      </defs>
      <rect width={width} height={height} fill={`url(#${id}sea)`} />
      <Rhumbs />
      <g fill="none" stroke="var(--deep)" stroke-linejoin="round">
        <path d={LAND} stroke-width="17" stroke-opacity=".08" />
        <path d={LAND} stroke-width="10" stroke-opacity=".11" />
        <path d={LAND} stroke-width="4.5" stroke-opacity=".2" />
      </g>
      <path d={LAND} fill="var(--land)" />
      <g clip-path={`url(#${id}land)`}>
        {REGIONS.map((region) => {
          const [[x, y], [rx, ry]] = WASHES[region];
          return <ellipse key={region} cx={x} cy={y} rx={rx} ry={ry} fill={`url(#${id}${region[1]})`} />;
        })}
      </g>
      <path d={LAND} fill="none" stroke="var(--shore)" stroke-width="1.3" stroke-linejoin="round" />
      <g transform={`translate(${ROSE[0]} ${ROSE[1]})`}>
        <Rose radius={42} />
      </g>
      <g transform="translate(368 284) scale(.62)">
        <Ship />
      </g>
      <g transform="translate(905 478) scale(.62)">
        <SeaBeast />
      </g>
      <g transform="translate(196 548)">
        <Cartouche width={230}>
          <text y="5" text-anchor="middle" font-size="19" letter-spacing="3" class="chart-name">{title}</text>
        </Cartouche>
      </g>
      <Frame />
    </g>
  );
}

/** A link as the view tells it. */
export interface ChartLink {
  a: string;
  b: string;
  miles: number;
  deep: boolean;
}

export interface ChartLinksProps {
  links: readonly ChartLink[];
  /** How large markers are drawn; a chart that is zoomed in wants less than 1. */
  scale?: number;
  /** Whether a link lies on the way that is shown. */
  onWay?: (link: ChartLink) => boolean;
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
            {lit && <path d={path} stroke="var(--gold-lit)" stroke-width={8 * scale} stroke-opacity=".9" />}
            <path
              d={path}
              stroke={link.deep ? "var(--deep)" : "var(--ink)"}
              stroke-width={(lit ? 3 : link.deep ? 2.6 : 1.8) * scale}
              stroke-dasharray={link.deep ? `${1 * scale} ${6 * scale}` : `${7 * scale} ${4.5 * scale}`}
            />
          </g>
        ))}
      </g>
      {drawn.map(({ link, path, at, lit }) => <MileMarker key={path} at={at} miles={link.miles} deep={link.deep} lit={lit} scale={scale} />)}
    </g>
  );
}

function MileMarker({ at, miles, deep, lit, scale }: { at: Point; miles: number; deep: boolean; lit: boolean; scale: number }): JSX.Element {
  const ground = lit ? "var(--gold-lit)" : deep ? "var(--deep)" : "var(--vellum-lit)";
  return (
    <g transform={`translate(${at[0]} ${at[1]}) scale(${scale})`}>
      {deep
        ? <path d="M0-13.5L13.5 0 0 13.5-13.5 0z" fill={ground} stroke="var(--ink)" stroke-width="1.3" stroke-linejoin="round" />
        : <circle r="9.5" fill={ground} stroke="var(--ink)" stroke-width="1.3" />}
      <text y="4.8" text-anchor="middle" font-size="13.5" font-weight="700" class="chart-name" style={deep && !lit ? { fill: "var(--vellum-lit)" } : undefined}>
        {miles}
      </text>
    </g>
  );
}

/** How a port is shown: it can be reached, it is chosen, or it matters less now. */
export type PortMark = "reachable" | "chosen" | "quiet";

export interface ChartPortsProps {
  mark?: (city: string) => PortMark | undefined;
  scale?: number;
  /** What each port's group carries besides: role, label, tabindex, what happens on click and focus. */
  extra?: (city: string) => JSX.SVGAttributes<SVGGElement>;
}

/** The ports as discs in the colour and with the temple of their region. */
export function ChartPorts({ mark, scale = 1, extra }: ChartPortsProps): JSX.Element {
  return (
    <g class="chart-ports">
      {Object.entries(PORTS).map(([city, { at, region }]) => {
        const marked = mark?.(city);
        const [glow, rim] = marked === "chosen" ? [1, 3] : [0.55, 1.6];
        return (
          <g key={city} class={`chart-port ${marked ?? ""}`} transform={`translate(${at[0]} ${at[1]}) scale(${scale})`} {...extra?.(city)}>
            <circle r="22" fill="transparent" />
            {marked && marked !== "quiet" && <circle r="16" fill="var(--gold-lit)" fill-opacity={glow} stroke="var(--gold)" stroke-width={rim} />}
            <g opacity={marked === "quiet" ? 0.5 : 1}>
              <circle r="11.5" fill={regionColor(region)} stroke="var(--ink)" stroke-width="1.5" />
              <circle r="9.7" fill="none" stroke="var(--vellum-lit)" stroke-width=".8" stroke-opacity=".8" />
              <PlacedIcon name={region ? templeIcon(region) : "trident"} x={0} y={-0.3} size={13} weight={2} color="var(--vellum-lit)" />
            </g>
          </g>
        );
      })}
    </g>
  );
}

const LABELS: Readonly<Record<Port["label"], readonly [x: number, y: number, anchor: "start" | "middle" | "end"]>> = {
  left: [-16, 5, "end"],
  right: [16, 5, "start"],
  above: [0, -17, "middle"],
  below: [0, 27, "middle"],
};

/** The names of the ports, which lie above the boats. */
export function ChartNames({ names, scale = 1 }: { names?: (city: string) => string; scale?: number }): JSX.Element {
  return (
    <g class="chart-names" pointer-events="none" font-size="15" font-weight="600">
      {Object.entries(PORTS).map(([city, { at, label }]) => {
        const [x, y, anchor] = LABELS[label];
        return (
          <text key={city} x={x} y={y} text-anchor={anchor} class="chart-name haloed" transform={`translate(${at[0]} ${at[1]}) scale(${scale})`}>
            {names?.(city) ?? city}
          </text>
        );
      })}
    </g>
  );
}

/** Where the keels of some boats lie at a port: beside its disc, away from its name. */
export function berths(city: string, boats: number, scale = 1): Point[] {
  const { at: [x, y], label } = PORTS[city] ?? { at: [0, 0], label: "below" };
  return Array.from({ length: boats }, (_, i): Point => {
    const [across, out] = [(i - (boats - 1) / 2) * 24 * scale, (24 + i * 20) * scale];
    if (label === "left") return [x + out, y + 12 * scale + i];
    if (label === "right") return [x - out, y + 12 * scale + i];
    return [x + across, y + (label === "above" ? 46 : -9) * scale + i];
  });
}

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
        <g key={temple} transform={`translate(${at[0]} ${at[1]}) scale(${scale})`} style={{ color: regionColor(temple) }}>
          <g transform="translate(-17 -38) scale(1.42)">
            <IconStrokes name={templeIcon(temple)} weight={1.6} />
          </g>
          <text y="-43" text-anchor="middle" font-size="14" letter-spacing="2.5" font-style="italic" class="chart-name haloed">{names?.(temple) ?? temple}</text>
          {(tiles[temple] ?? []).map((points, i, all) => (
            <g key={i} transform={`translate(${(i - (all.length - 1) / 2) * 22} 9)`}>
              <rect x="-9.5" y="-9.5" width="19" height="19" rx="3" fill="var(--vellum-lit)" stroke="currentColor" stroke-width="1.4" />
              <text y="5" text-anchor="middle" font-size="14" font-weight="700" class="chart-name" style={{ fill: "var(--ink)" }}>{points}</text>
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
export function SeaChart({ title, links, onWay, tiles, temples, view, names, label, scale, children, class: classes, ...ports }: SeaChartProps): JSX.Element {
  const box = view ?? [0, 0, CHART.width, CHART.height];
  return (
    <svg viewBox={box.join(" ")} class={`sea-chart ${classes ?? ""}`} role="group" aria-label={label ?? title} preserveAspectRatio="xMidYMid slice">
      <ChartGround title={title} />
      {tiles && <ChartTemples tiles={tiles} scale={scale} {...temples} />}
      <ChartLinks links={links} scale={scale} onWay={onWay} />
      <ChartPorts scale={scale} {...ports} />
      {children}
      <ChartNames names={names} scale={scale} />
    </svg>
  );
}
