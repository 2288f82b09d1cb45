// The tracks of Trading in the Mediterranean: happiness and safety of all players, government and religion of one.

import type { JSX } from "preact";
import { EmblemStrokes } from "../../../drawings/emblem.tsx";
import { PlacedIcon } from "./icon.ts";
import { said } from "../../../drawings/icon_set.tsx";
import { signed } from "../../../drawings/names.ts";

/** A player's marker on a status track. */
export interface StatusMarker {
  seat: number;
  initial?: string;
  value: number;
}

export interface StatusTrackProps {
  status: "happiness" | "safety";
  markers: readonly StatusMarker[];
  /** The ends of the track, lowest first. */
  ends?: readonly [number, number];
  label?: string;
}

/** Happiness or safety of all players on one line; below 0 the ground darkens, since calamities strike there. */
export function StatusTrack({ status, markers, ends = [-12, 6], label }: StatusTrackProps): JSX.Element {
  const [low, high] = ends;
  const step = 23;
  const left = 40;
  const at = (value: number): number => left + (value - low + 0.5) * step;
  const width = left + (high - low + 1) * step + 8;
  const tallest = Math.max(2, ...markers.map(({ value }) => markers.filter((other) => other.value === value).length));
  const top = 13 - (tallest - 1) * 12;
  return (
    <svg viewBox={`0 ${top - 1} ${width} ${59 - top}`} class="status-track" data-sign="status-track" {...said(label)}>
      <PlacedIcon name={status} x={20} y={44} size={27} weight={1.5} />
      {Array.from({ length: high - low + 1 }, (_, i) => {
        const value = low + i;
        const depth = value < 0 ? 0.1 + 0.4 * value / low : 0;
        const ground = value < 0
          ? ["var(--rubric)", depth] as const
          : value > 0
          ? ["var(--deep)", 0.07 + 0.3 * value / high] as const
          : ["var(--gold-lit)", 1] as const;
        return (
          <g key={value}>
            <rect
              x={at(value) - step / 2}
              y="32"
              width={step}
              height="24"
              fill={ground[0]}
              fill-opacity={ground[1]}
              stroke="var(--ink)"
              stroke-width={value ? 0.8 : 1.6}
            />
            <text
              x={at(value)}
              y="48.5"
              text-anchor="middle"
              font-size={value % 3 ? 10.5 : 13}
              font-weight={value % 3 ? 400 : 700}
              class="art-text"
            >
              {signed(value)}
            </text>
          </g>
        );
      })}
      {markers.map(({ seat, initial, value }, i) => {
        const below = markers.slice(0, i).filter((other) =>
          other.value === value
        ).length;
        return (
          <g
            key={seat}
            class="status-marker"
            style={{ transform: `translate(${at(value) - 9}px, ${13 - below * 12}px) scale(.76)` }}
          >
            <EmblemStrokes seat={seat} initial={initial} />
          </g>
        );
      })}
    </svg>
  );
}

const GROUNDS = {
  democracy: ["#fbf7ec", "#2c2118"],
  dictatorship: ["#33302c", "#f6eddc"],
  venus: ["#2f5f96", "#f6f3ea"],
  mars: ["#99301f", "#fdf0e2"],
} as const;
export type Side = keyof typeof GROUNDS;

/** The ground of a side and the ink on it: white, black, blue or red. */
export const sideColors = (side: Side): readonly [ground: string, ink: string] => GROUNDS[side];

export interface IdeaTrackProps {
  /** The present side of the board. */
  side: Side;
  sideName: string;
  space: number;
  /** How many buildings the player has. */
  built: number;
  /** How many buildings are allowed, by space. */
  limits?: readonly number[];
  label?: string;
}

const LIMITS = [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6];

/** Government or religion: the spaces of the present side, with the buildings they allow as houses above. */
export function IdeaTrack({ side, sideName, space, built, limits = LIMITS, label }: IdeaTrackProps): JSX.Element {
  const [ground, ink] = GROUNDS[side];
  const step = 25;
  return (
    <svg
      viewBox={`0 0 ${limits.length * step + 20} 86`}
      class="idea-track"
      data-sign="idea-track"
      {...said(label ?? sideName)}
    >
      <rect
        x="1"
        y="1"
        width={limits.length * step + 18}
        height="84"
        rx="7"
        fill={ground}
        stroke="var(--ink)"
        stroke-width="1.2"
      />
      <PlacedIcon name={side} x={22} y={20} size={26} weight={1.5} color={ink} />
      <text x="40" y="26" font-size="16" font-weight="600" class="art-text" style={{ fill: ink }}>{sideName}</text>
      {limits.map((limit, i) => {
        const grown = limit > (limits[i - 1] ?? 0);
        const x = 10 + (i + 0.5) * step;
        const mine = grown && limit <= built;
        return (
          <g key={i}>
            <rect
              x={x - step / 2}
              y="54"
              width={step}
              height="24"
              fill={i === space ? "var(--gold-lit)" : ink}
              fill-opacity={i === space ? 1 : i < space ? 0.22 : 0.06}
              stroke={ink}
              stroke-width=".8"
            />
            <text
              x={x}
              y="71"
              text-anchor="middle"
              font-size="13"
              font-weight={i === space ? 700 : 400}
              class="art-text"
              style={{ fill: i === space ? "var(--ink)" : ink }}
            >
              {i}
            </text>
            {grown && (
              <path
                d={`M${x - 6} 50v-7l6-5 6 5v7z`}
                fill={ink}
                fill-opacity={mine ? 1 : 0.05}
                stroke={ink}
                stroke-width="1.2"
                stroke-linejoin="round"
                stroke-opacity={i <= space ? 1 : 0.45}
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}
