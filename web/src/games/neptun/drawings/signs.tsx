// Small drawings of Neptun for cards and lines of text: rewards, seals, coins, oars and tiles.

import type { JSX } from "preact";
import { Disc } from "../../../drawings/cards.tsx";
import { PlacedIcon, templeIcon } from "./icon.ts";
import { said } from "../../../drawings/icon_set.tsx";
import { regionColor, signed } from "../../../drawings/names.ts";

/** What a delivery pays: gold, or points in the temple of the region. */
export interface Reward {
  gold: number;
  points: number;
}

/** A reward at a place: a coin with its worth, or the temple with its points. */
export function RewardSign(
  { reward, region, x, y, size = 20 }: { reward: Reward; region: string; x: number; y: number; size?: number },
): JSX.Element {
  if (reward.gold) return <Disc x={x} y={y} r={size / 2}>{reward.gold}</Disc>;
  return (
    <g style={{ color: regionColor(region) }}>
      <PlacedIcon name={templeIcon(region)} x={x - size * 0.6} y={y} size={size} weight={1.8} />
      <text
        x={x + size * 0.4}
        y={y + size * 0.37}
        text-anchor="middle"
        font-size={size * 1.05}
        font-weight="700"
        class="art-text"
        style={{ fill: "var(--ink)" }}
      >
        {reward.points}
      </text>
    </g>
  );
}

/** A seal of wax with a tick. */
export function Seal({ x, y }: { x: number; y: number }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M0-15c4 0 5 2 8 3s5 3 5 6 2 4 1 7-1 6-4 7-4 5-7 5-4 2-7 1-4-3-6-5-5-3-5-6 1-4 1-7-1-5 2-7 3-5 6-5 3 1 6 1z"
        fill="var(--wax)"
        stroke="var(--ink)"
        stroke-width="1"
      />
      <path
        d="M-6 0l4.5 5L7-5"
        fill="none"
        stroke="#fdf3dc"
        stroke-width="2.6"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </g>
  );
}

/** An oar in a line of text: its power, and its wind change where it matters. */
export function OarMark(
  { power, wind, size = "1.5em", title }: { power: number; wind?: number; size?: number | string; title?: string },
): JSX.Element {
  return (
    <svg
      viewBox={`0 0 ${wind === undefined ? 38 : 76} 24`}
      height={size}
      class="icon oar-mark"
      data-sign="oar-card"
      {...said(title)}
    >
      <PlacedIcon name="oar" x={11} y={12} size={20} />
      <text x="29" y="18.5" text-anchor="middle" font-size="18" font-weight="700" class="art-text">{power}</text>
      {wind !== undefined && <PlacedIcon name="wind" x={48} y={12} size={16} />}
      {wind !== undefined && (
        <text x="65" y="17.5" text-anchor="middle" font-size="15" font-weight="600" class="art-text">
          {signed(wind)}
        </text>
      )}
    </svg>
  );
}

/** Some coins on a contract that was left over, around a point; three are drawn at most, the number always. */
export function Coins({ count, x = 0, y = 0 }: { count: number; x?: number; y?: number }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`} data-sign="coins">
      {Array.from(
        { length: Math.min(count, 3) - 1 },
        (_, i) => (
          <circle
            key={i}
            cx={-4 * (i + 1)}
            cy={-4 * (i + 1)}
            r="13"
            fill="var(--gold-lit)"
            stroke="var(--ink)"
            stroke-width="1.2"
          />
        ),
      ).reverse()}
      <Disc x={0} y={0} r={13}>{count}</Disc>
    </g>
  );
}

/** A tile by itself: points of a temple, or a bonus. */
export function PointTile(
  { points, temple, size = 36, label }: { points: number; temple?: string; size?: number | string; label?: string },
): JSX.Element {
  return (
    <svg
      viewBox="0 0 40 40"
      width={size}
      height={size}
      class="icon"
      data-sign={temple ? "tile" : "bonus"}
      data-whole
      {...said(label)}
      style={{ color: temple ? regionColor(temple) : "var(--rubric)" }}
    >
      <rect x="2" y="3.5" width="36" height="35" rx="6" fill="var(--vellum-worn)" />
      <rect x="2" y="2" width="36" height="35" rx="6" fill="var(--vellum-lit)" stroke="currentColor" stroke-width="2" />
      <PlacedIcon name={temple ? templeIcon(temple) : "bonus"} x={12} y={12} size={15} />
      <text
        x="25"
        y="32"
        text-anchor="middle"
        font-size="19"
        font-weight="700"
        class="art-text"
        style={{ fill: "var(--ink)" }}
      >
        {points}
      </text>
    </svg>
  );
}
