// A temple of Neptun as a building whose colonnade is the track: tokens are between the columns, tiles in the gable.

import type { JSX } from "preact";
import { type EmblemProps, EmblemStrokes } from "../../../drawings/emblem.tsx";
import { PlacedIcon, templeIcon } from "./icon.ts";
import { said } from "../../../drawings/icon_set.tsx";
import { regionColor } from "../../../drawings/names.ts";

/** A token on a temple's track. Of several on one space the first in the list lies lowest. */
export interface TempleToken {
  seat: number;
  initial?: string;
  space: number;
}

export interface TempleProps {
  /** The region, or `Gold`. */
  temple: string;
  /** The temple's name in the reader's language. */
  name: string;
  /** Points of this round's tiles, the highest first. */
  tiles: readonly number[];
  /** The seats that would take the tiles if it were scored now, in the order of the tiles. */
  takers?: readonly EmblemProps[];
  tokens: readonly TempleToken[];
  /** `spaces` for a track; `ranks` lines the tokens up with their numbers, as the gold temple does. */
  track?: "spaces" | "ranks";
  label?: string;
}

const WIDTH = 320;
const FLOOR = 146;

/** The temple with its track. */
export function Temple(
  { temple, name, tiles, takers = [], tokens, track = "spaces", label }: TempleProps,
): JSX.Element {
  const ranked = track === "ranks" ? [...tokens].sort((a, b) => b.space - a.space) : tokens;
  const last = track === "ranks"
    ? Math.max(4, tokens.length - 1)
    : Math.max(9, ...tokens.map(({ space }) => space + 1));
  const step = (WIDTH - 24) / (last + 1);
  const middle = (space: number): number => 12 + step * (space + 0.5);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 166`}
      class="art-temple"
      data-sign="temple-track"
      {...said(label ?? name)}
      style={{ color: regionColor(temple) }}
    >
      <Building columns={Array.from({ length: last + 2 }, (_, i) => 12 + step * i)} />
      <PlacedIcon name={templeIcon(temple)} x={32} y={42} size={30} weight={1.5} />
      <text x="54" y="48" font-size="17" font-weight="600" class="art-text" style={{ fill: "var(--ink)" }}>{name}</text>
      {tiles.map((points, i) => (
        <Tile key={i} points={points} y={42} x={WIDTH - 26 - (tiles.length - 1 - i) * 36} taker={takers[i]} />
      ))}
      {Array.from(
        { length: last + 1 },
        (_, space) => (
          <text
            key={space}
            x={middle(space)}
            y={FLOOR + 13}
            text-anchor="middle"
            font-size="11"
            class="art-text"
            style={{ fill: "var(--ink-quiet)" }}
          >
            {track === "spaces" ? space : ranked[space]?.space ?? ""}
          </text>
        ),
      )}
      {ranked.map(({ seat, initial, space }, i) => {
        const height = track === "ranks" ? 0 : ranked.slice(0, i).filter((other) => other.space === space).length;
        const x = middle(track === "ranks" ? i : space) - 10;
        return (
          <g
            key={seat}
            class="temple-token"
            data-sign="token"
            style={{ transform: `translate(${x}px, ${FLOOR - 22 - height * 13.5}px) scale(.84)` }}
          >
            <EmblemStrokes seat={seat} initial={initial} />
          </g>
        );
      })}
    </svg>
  );
}

/** Steps, columns and gable. */
function Building({ columns }: { columns: readonly number[] }): JSX.Element {
  const ink = { stroke: "var(--ink)", "stroke-width": 1.3, "stroke-linejoin": "round" } as const;
  return (
    <g>
      <path d={`M2 24L${WIDTH / 2} 3 ${WIDTH - 2} 24z`} fill="currentColor" fill-opacity=".3" {...ink} />
      <path d={`M5 24h${WIDTH - 10}v39h-${WIDTH - 10}z`} fill="currentColor" fill-opacity=".14" {...ink} />
      <path d={`M6 66h${WIDTH - 12}v${FLOOR - 66}h-${WIDTH - 12}z`} fill="var(--vellum-lit)" fill-opacity=".6" />
      {columns.map((x) => (
        <path
          key={x}
          d={`M${x - 3} 66h6M${x - 2} 68v${FLOOR - 70}h4V68M${x - 3} ${FLOOR}h6`}
          fill="currentColor"
          fill-opacity=".14"
          stroke="currentColor"
          stroke-width="1.1"
        />
      ))}
      <path d={`M2 64.5h${WIDTH - 4}M2 24h${WIDTH - 4}`} {...ink} stroke-width="2.2" />
      <path d={`M4 ${FLOOR}h${WIDTH - 8}v17h-${WIDTH - 8}z`} fill="var(--vellum-worn)" fill-opacity=".5" {...ink} />
    </g>
  );
}

/** A point tile in a drawing, with the token of the seat that would take it. */
export function Tile(
  { points, x, y, taker }: { points: number; x: number; y: number; taker?: EmblemProps },
): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`} data-sign="tile">
      <rect
        x="-14"
        y="-14"
        width="28"
        height="28"
        rx="4"
        fill="var(--vellum-lit)"
        stroke="currentColor"
        stroke-width="2"
      />
      <text y="7" text-anchor="middle" font-size="19" font-weight="700" class="art-text" style={{ fill: "var(--ink)" }}>
        {points}
      </text>
      {taker && (
        <g transform="translate(3 4) scale(.62)">
          <EmblemStrokes {...taker} />
        </g>
      )}
    </g>
  );
}
