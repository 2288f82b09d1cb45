// Cards: a sheet of vellum with an inked edge, and what all cards of a kind share. Measures are in units of the card.

import type { ComponentChildren, JSX } from "preact";
import { said } from "./icon_set.tsx";

export const CARD = { width: 120, height: 168 } as const;

export interface CardFrameProps {
  /** The colour of its edge and its head. */
  tone?: string;
  width?: number;
  height?: number;
  /** The label for screen readers. */
  label?: string;
  /** A dimmed card can be seen but not used. */
  dim?: boolean;
  chosen?: boolean;
  class?: string;
  /** What it is in the icon key. */
  sign?: string;
  children?: ComponentChildren;
}

const FIBRES =
  "M8 31q14 3 22-1M70 14q12-4 26 1M14 96q10 3 19-2M84 84q9 4 22 0M30 140q14-4 25 1M88 148q8 3 18 0M50 58q12 3 20-1";

/** A sheet of vellum with a worn lower edge, some fibres and a double inked line. */
export function CardFrame(
  { tone = "var(--ink)", width = CARD.width, height = CARD.height, label, dim, chosen, class: names, sign, children }:
    CardFrameProps,
): JSX.Element {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      class={`art-card ${names ?? ""}`}
      data-sign={sign}
      {...said(label)}
      opacity={dim ? 0.5 : undefined}
    >
      <rect x="1.5" y="3" width={width - 3} height={height - 4} rx="7" fill="var(--card-edge, var(--vellum-worn))" />
      <rect
        x="1.5"
        y="1.5"
        width={width - 3}
        height={height - 5}
        rx="7"
        fill="var(--vellum-lit)"
        stroke={chosen ? "var(--gold)" : "var(--ink)"}
        stroke-width={chosen ? 3 : 1.2}
      />
      <path
        d={FIBRES}
        fill="none"
        stroke="var(--ink)"
        stroke-opacity=".09"
        stroke-width=".8"
        transform={`scale(${width / CARD.width} ${height / CARD.height})`}
      />
      <rect
        x="5"
        y="5"
        width={width - 10}
        height={height - 12}
        rx="4"
        fill="none"
        stroke={tone}
        stroke-opacity=".7"
        stroke-width=".9"
      />
      {children}
    </svg>
  );
}

/** A coloured head over the width of the card, with a name in it. */
export function CardHead(
  { tone, width = CARD.width, children }: { tone: string; width?: number; children: string },
): JSX.Element {
  return (
    <>
      <path d={`M5 27V9a4 4 0 0 1 4-4h${width - 18}a4 4 0 0 1 4 4v18z`} fill={tone} fill-opacity=".9" />
      <CardName y={21.5} size={15} width={width} color="var(--on-tone, var(--vellum-lit))">{children}</CardName>
    </>
  );
}

/** A name across a card, in smaller letters when it is long. */
export function CardName(
  { y, size = 14, width = CARD.width, color, children }: {
    y: number;
    size?: number;
    width?: number;
    color?: string;
    children: string;
  },
): JSX.Element {
  const fits = Math.min(size, (width - 14) / (children.length * 0.5));
  return (
    <text
      x={width / 2}
      y={y}
      text-anchor="middle"
      font-size={fits.toFixed(1)}
      font-weight="600"
      class="art-text"
      style={color ? { fill: color } : undefined}
    >
      {children}
    </text>
  );
}

/** Running text on a card, which breaks its lines by itself. */
export function CardText(
  { x, y, width, height, size = 10.5, children }: {
    x: number;
    y: number;
    width: number;
    height: number;
    size?: number;
    children: ComponentChildren;
  },
): JSX.Element {
  const much = typeof children === "string" && children.length > width * height / 88;
  return (
    <foreignObject x={x} y={y} width={width} height={height}>
      <div class="card-text" style={{ fontSize: `${much ? size * 0.84 : size}px` }}>{children}</div>
    </foreignObject>
  );
}

/** A number in a disc: a price, a worth. */
export function Disc(
  { x, y, r = 11, tone = "var(--gold-lit)", children }: {
    x: number;
    y: number;
    r?: number;
    tone?: string;
    children: ComponentChildren;
  },
): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={r} fill={tone} stroke="var(--ink)" stroke-width="1.2" />
      <circle r={r - 2.2} fill="none" stroke="var(--ink)" stroke-width=".5" stroke-opacity=".6" />
      <text y={r * 0.42} text-anchor="middle" font-size={r * 1.2} font-weight="700" class="art-text">{children}</text>
    </g>
  );
}

/** Where a placed icon goes on the back of a card. */
export const ON_BACK = {
  x: CARD.width / 2,
  y: CARD.height / 2 - 1,
  size: 36,
  weight: 1.4,
  color: "var(--ink)",
} as const;

/** The back of a card: rhumb lines on a dark ground, and the icon of its deck, placed with `ON_BACK`. */
export function CardBack(
  { tone = "var(--back, #1f5a5c)", label, sign, children }: {
    tone?: string;
    label?: string;
    /** What it is in the icon key; the icon on it is not explained by itself. */
    sign?: string;
    children: ComponentChildren;
  },
): JSX.Element {
  const { width, height } = CARD;
  const { x, y } = ON_BACK;
  const rays = Array.from({ length: 16 }, (_, n) => {
    const angle = n * Math.PI / 8;
    return `M${x} ${y}l${(Math.cos(angle) * 100).toFixed(1)} ${(Math.sin(angle) * 100).toFixed(1)}`;
  }).join("");
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      class="art-card card-back"
      data-sign={sign}
      data-whole
      {...said(label)}
      overflow="hidden"
    >
      <rect x="1.5" y="3" width={width - 3} height={height - 4} rx="7" fill="var(--card-edge, var(--vellum-worn))" />
      <rect
        x="1.5"
        y="1.5"
        width={width - 3}
        height={height - 5}
        rx="7"
        fill="var(--vellum-lit)"
        stroke="var(--ink)"
        stroke-width="1.2"
      />
      <svg x="7" y="7" width={width - 14} height={height - 16} viewBox={`7 7 ${width - 14} ${height - 16}`}>
        <rect width={width} height={height} fill={tone} />
        <path d={rays} stroke="#f4e8cd" stroke-opacity=".3" stroke-width=".8" />
        <path
          d="M7 44q6-7 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0M7 126q6-7 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0"
          fill="none"
          stroke="#f4e8cd"
          stroke-opacity=".4"
        />
      </svg>
      <circle cx={x} cy={y} r="29" fill="var(--vellum-lit)" stroke="var(--ink)" stroke-width="1.2" />
      <circle cx={x} cy={y} r="26" fill="none" stroke="var(--gold)" />
      {children}
    </svg>
  );
}
