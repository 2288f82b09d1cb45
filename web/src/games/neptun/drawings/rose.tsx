// The wind rose: the wind force now, and the forecast from the oars on the table.

import type { JSX } from "preact";
import { said } from "../../../drawings/icon_set.tsx";
import { signed } from "../../../drawings/names.ts";
import { Rose } from "../../../drawings/ornaments.tsx";

/** The direction of a wind force on the dial, in degrees from the north: 5 points north, 0 and 10 far to each side. */
export const windAngle = (force: number): number => (force - 5) * 27;

const spot = (force: number, radius: number): string => {
  const angle = (windAngle(force) - 90) * Math.PI / 180;
  return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
};

export interface WindRoseProps {
  /** The wind force, 0 to 10. */
  wind: number;
  /** The forecast, -5 to +5, as far as it is known; null before oars are revealed. */
  forecast: number | null;
  size?: number | string;
  /** The rose in words, for screen readers. */
  label?: string;
}

/** A dial around a rose: the hand points at the wind force, the ribbon runs from 5 to the force that comes next. */
export function WindRose({ wind, forecast, size = 140, label }: WindRoseProps): JSX.Element {
  const next = 5 + Math.max(-5, Math.min(5, forecast ?? 0));
  return (
    <svg viewBox="-62 -62 124 124" width={size} height={size} {...said(label)} class="wind-rose" data-sign="wind-rose">
      <circle r="60" fill="var(--vellum-lit)" stroke="var(--ink)" stroke-width="1.4" />
      <circle r="43" fill="var(--water)" stroke="var(--ink)" stroke-width="1" />
      <g opacity=".5">
        <Rose radius={40} />
      </g>
      {forecast !== null && forecast !== 0 && (
        <path
          d={`M${spot(5, 40)}A40 40 0 0 ${forecast > 0 ? 1 : 0} ${spot(next, 47)}`}
          fill="none"
          stroke={forecast > 0 ? "var(--gold)" : "var(--rubric)"}
          stroke-width="5"
        />
      )}
      {Array.from({ length: 11 }, (_, force) => {
        const [x, y] = spot(force, 53).split(" ").map(Number) as [number, number];
        const here = force === wind;
        const coming = forecast !== null && force === next;
        return (
          <g key={force} transform={`translate(${x} ${y})`}>
            {coming && (
              <path d="M-5.7-5.7h11.4v11.4H-5.7z" transform="rotate(45)" fill="var(--gold-lit)" stroke="var(--ink)" />
            )}
            {here && <circle r="7.6" fill="var(--ink)" />}
            <text
              y="3.4"
              text-anchor="middle"
              font-size="9.5"
              font-weight={here || coming ? 700 : 500}
              class="art-text"
              style={here ? { fill: "var(--vellum-lit)" } : undefined}
            >
              {force}
            </text>
          </g>
        );
      })}
      <g class="wind-hand" style={{ transform: `rotate(${windAngle(wind)}deg)` }}>
        <path
          d="M0-43l5 11-3-1.5V-14h-4v-19.5L-5-32z"
          fill="var(--rubric)"
          stroke="var(--ink)"
          stroke-width=".8"
          stroke-linejoin="round"
        />
      </g>
      <circle r="15" fill="var(--vellum-lit)" stroke="var(--ink)" stroke-width="1.2" />
      <text y="7.5" text-anchor="middle" font-size="22" font-weight="700" class="art-text">{wind}</text>
      {forecast !== null && (
        <text
          y="56"
          text-anchor="middle"
          font-size="15"
          font-weight="700"
          class="art-text"
          style={{ fill: forecast < 0 ? "var(--rubric)" : "var(--ink)" }}
        >
          {signed(forecast)}
        </text>
      )}
    </svg>
  );
}

export interface OarScaleProps {
  /** Markers as seat and power, in the order in which they came. */
  markers: readonly (readonly [seat: number, power: number])[];
  token: (seat: number) => JSX.Element;
  label?: string;
}

/**
 * The oar scale with the order markers, the latest on top of those on the same power; extended beyond 1 to 10 where a
 * marker is there. It has room for two on a power from the beginning, so that it seldom grows.
 */
export function OarScale({ markers, token, label }: OarScaleProps): JSX.Element {
  const powers = markers.map(([, power]) => power);
  const [low, high] = [Math.min(1, ...powers), Math.max(10, ...powers)];
  const width = 32 + (high - low + 1) * 27;
  const highest = Math.max(2, ...markers.map(([, power]) => markers.filter(([, other]) => other === power).length));
  const top = 30 - 14 * highest;
  return (
    <svg viewBox={`0 ${top} ${width} ${68 - top}`} {...said(label)} class="oar-scale" data-sign="oar-scale">
      <path
        transform={`scale(${width / 302} 1)`}
        d="M6 48c-3 0-5 2-5 5s2 5 5 5l8-2H262c8 9 20 13 36 10 4-5 4-21 0-26-16-3-28 1-36 10H14z"
        fill="var(--hull)"
        stroke="var(--ink)"
        stroke-width="1.2"
        stroke-linejoin="round"
      />
      {Array.from({ length: high - low + 1 }, (_, i) => (
        <g key={i} transform={`translate(${22 + i * 27} 53)`}>
          <circle r="9" fill="var(--vellum-lit)" stroke="var(--ink)" stroke-width="1.2" />
          <text y="4.5" text-anchor="middle" font-size="12.5" font-weight="700" class="art-text">{low + i}</text>
        </g>
      ))}
      {markers.map(([seat, power], i) => {
        const below = markers.slice(0, i).filter(([, other]) => other === power).length;
        return (
          <g key={seat} data-marker={seat} transform={`translate(${10 + (power - low) * 27} ${17 - below * 14})`}>
            {token(seat)}
          </g>
        );
      })}
    </svg>
  );
}
