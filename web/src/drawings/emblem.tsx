// The emblems of the six seats: a shape, a colour of the Okabe-Ito palette and an initial, so that no seat is told by colour alone.

import type { JSX } from "preact";
import { circles, said } from "./icon_set.tsx";
import { characters, initialOf } from "./initials.ts";
import { memo } from "./memo.ts";

/** The outlines of the emblems on a grid of 24, by seat: circle, square, shield, lozenge, hexagon, star. */
export const EMBLEMS: readonly string[] = [
  "O12,12,10",
  "M3.5 3.5h17v17h-17z",
  "M3 3h18v7.5c0 5.2-3.6 9-9 11.5-5.4-2.5-9-6.3-9-11.5z",
  "M12 1l11 11-11 11L1 12z",
  "M7 2.5h10L22.5 12 17 21.5H7L1.5 12z",
  "M12 .8l3 4 4.9-.7-.7 4.9 4 3-4 3 .7 4.9-4.9-.7-3 4-3-4-4.9.7.7-4.9-4-3 4-3-.7-4.9 4.9.7z",
];

export const seatColor = (seat: number): string => `var(--seat-${seat % 6})`;
/** The colour of letters on a seat's colour. */
export const onSeat = (seat: number): string => `var(--on-seat-${seat % 6}, var(--on-seat))`;

export interface EmblemProps {
  seat: number;
  /** The player's name, or its short form. */
  initial?: string;
  /** The size of the letter, on the grid of 24. */
  letter?: number;
}

/** The emblem by itself, 24 units each way, to be put into any drawing. */
export function EmblemStrokes({ seat, initial, letter = 12.5 }: EmblemProps): JSX.Element {
  const form = initialOf(initial ?? "");
  const size = characters(form).length > 1 ? 0.84 * letter : letter;
  return (
    <>
      <path
        d={circles(EMBLEMS[seat % 6]!)}
        fill={seatColor(seat)}
        stroke="var(--ink)"
        stroke-width="1.5"
        stroke-linejoin="round"
      />
      {form && (
        <text
          x="12"
          y={(seat % 6 === 2 ? 11 : 12) + 0.35 * size}
          text-anchor="middle"
          font-size={size}
          font-weight="700"
          class="art-text"
          style={{ fill: onSeat(seat) }}
        >
          {form}
        </text>
      )}
    </>
  );
}

/** A seat's emblem as a token, for lists, the log and tooltips. */
export const Token = memo(function (
  { seat, initial, size = "1.5em", title }: EmblemProps & { size?: number | string; title?: string },
): JSX.Element {
  return (
    <svg viewBox="-.5 -.5 25 25" width={size} height={size} class="icon" data-sign="token" {...said(title)}>
      <EmblemStrokes seat={seat} initial={initial} />
    </svg>
  );
});

type BoatProps = EmblemProps & {
  west?: boolean;
  /** Whether the emblem is as large as the sail, so that its letter can be read on a small boat. */
  large?: boolean;
};

/** A boat under sail, around the point where its keel touches the water; 40 units wide, heading east or west. */
export function Boat({ seat, initial, west = false, large = false }: BoatProps): JSX.Element {
  const ink = {
    stroke: "var(--ink)",
    "stroke-width": 1.6,
    "stroke-linejoin": "round",
    "stroke-linecap": "round",
  } as const;
  return (
    <g data-sign="boat" data-whole>
      <g transform={west ? "scale(-1 1)" : undefined}>
        <path d="M0 -8V-42" fill="none" {...ink} />
        <path d="M0 -42.5l9 2.2-9 2.3z" fill={seatColor(seat)} {...ink} stroke-width="1.2" />
        <path
          d="M-13 -36.5H12.5C17 -29 17 -20.5 12.5 -13H-13C-9 -20.5 -9 -29 -13 -36.5z"
          fill="var(--vellum-lit)"
          {...ink}
        />
        <path
          d="M-13.2 -36.5H12.7C14 -34.4 15 -32.2 15.5 -30H-10.7C-11.2 -32.2 -12 -34.5 -13.2 -36.5zM15.7 -19.5c-.5 2.2-1.5 4.4-3 6.5H-13c1-2 1.8-4.2 2.4-6.5z"
          fill={seatColor(seat)}
        />
        <path d="M-13 -36.5H12.5C17 -29 17 -20.5 12.5 -13H-13C-9 -20.5 -9 -29 -13 -36.5z" fill="none" {...ink} />
        <path
          d="M-20 -11c2 1.3 4 1.8 7 1.8H12c3.5 0 6-1.3 8.5-4.3 0 7.5-3.5 12.5-9.5 13.5H-11C-16.5 -1 -19.5 -5 -20 -11z"
          fill="var(--hull, #8a5a33)"
          {...ink}
        />
        <path d="M-15.5 -5.2H14.5" fill="none" {...ink} stroke-width="1" stroke="var(--vellum)" />
      </g>
      <g transform={large ? "translate(-16 -42.6) scale(1.33)" : "translate(-7.3 -32.3) scale(.64)"}>
        <EmblemStrokes seat={seat} initial={initial} letter={large ? 16 : undefined} />
      </g>
    </g>
  );
}

/** A boat as its own SVG element. */
export const BoatPicture = (
  { size = 48, ...boat }: EmblemProps & { west?: boolean; size?: number | string },
): JSX.Element => (
  <svg viewBox="-24 -46 48 48" width={size} height={size} class="icon" aria-hidden>
    <Boat {...boat} />
  </svg>
);

/** A banner with the emblem, to hang over a player's things. */
export function Banner({ seat, initial, size = 48 }: EmblemProps & { size?: number | string }): JSX.Element {
  return (
    <svg viewBox="0 0 32 48" height={size} class="icon" aria-hidden>
      <path d="M1.5 4.5h29" stroke="var(--ink)" stroke-width="3" stroke-linecap="round" />
      <path
        d="M4 5h24v40l-12-8-12 8z"
        fill={seatColor(seat)}
        stroke="var(--ink)"
        stroke-width="1.5"
        stroke-linejoin="round"
      />
      <path d="M7 6v33.5M25 6v33.5" stroke={onSeat(seat)} stroke-opacity=".35" />
      <circle cx="16" cy="20" r="10.5" fill="var(--vellum-lit)" fill-opacity=".9" />
      <g transform="translate(7.6 11.6) scale(.7)">
        <EmblemStrokes seat={seat} initial={initial} />
      </g>
    </svg>
  );
}
