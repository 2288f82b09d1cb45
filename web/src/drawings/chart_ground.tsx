// The ground of the sea chart, which never changes: sea, land, rhumb lines and ornaments.

import type { JSX } from "preact";
import { useId, useMemo } from "preact/hooks";
import { CHART, LAND, REGIONS, WASHES } from "./sea.ts";
import { regionColor } from "./names.ts";
import { Cartouche, Frame, Rhumbs, ROSE, Rose, SeaBeast, Ship } from "./ornaments.tsx";

/** The sea, the land in the washes of its regions, rhumb lines and ornaments; redrawn only for another title. */
export function ChartGround({ title }: { title: string }): JSX.Element {
  const id = useId();
  return useMemo(() => ground(title, id), [title, id]);
}

function ground(title: string, id: string): JSX.Element {
  const { width, height } = CHART;
  return (
    <g class="chart-ground">
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
