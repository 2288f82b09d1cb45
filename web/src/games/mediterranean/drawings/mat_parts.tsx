// The parts of a player mat: cubes, slots, laurels and areas with a title.

import type { ComponentChildren, JSX } from "preact";
import { EMBLEMS, onSeat, seatColor } from "../../../drawings/emblem.tsx";
import { type IconName, PlacedIcon } from "./icon.ts";
import { circles } from "../../../drawings/icon_set.tsx";

export type MatAreaName =
  | "farms"
  | "cities"
  | "harbors"
  | "culture"
  | "industries"
  | "improvements"
  | "wonders"
  | "available"
  | "supply";

/** A population cube around a point, with the seat's shape on its face. */
export function Cube({ seat, x, y, size = 26 }: { seat: number; x: number; y: number; size?: number }): JSX.Element {
  return (
    <g
      class="art-cube"
      data-sign="cube"
      transform={`translate(${x} ${y}) scale(${size / 26})`}
      stroke="var(--ink)"
      stroke-width="1.2"
      stroke-linejoin="round"
    >
      <path d="M-12-6l5-6H13l-5 6zM8-6l5-6V8l-5 6z" fill={seatColor(seat)} />
      <path d="M-12-6l5-6H13l-5 6z" fill="#fff" fill-opacity=".35" stroke="none" />
      <path d="M8-6l5-6V8l-5 6z" fill="#000" fill-opacity=".22" stroke="none" />
      <path d="M-12-6H8V14H-12z" fill={seatColor(seat)} />
      <path
        d={circles(EMBLEMS[seat % 6]!)}
        transform="translate(-8 -2) scale(.5)"
        fill={onSeat(seat)}
        fill-opacity=".75"
        stroke="none"
      />
    </g>
  );
}

/** An area of the mat with its title. */
export function MatArea(
  { area, title, width, height, children }: {
    area: MatAreaName;
    title: string;
    width: number;
    height: number;
    children: ComponentChildren;
  },
): JSX.Element {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      class="mat-area"
      data-sign={`mat-${area}`}
      role="group"
      aria-label={title}
    >
      <rect
        x="1"
        y="1"
        width={width - 2}
        height={height - 2}
        rx="7"
        fill="var(--vellum-lit)"
        stroke="var(--ink)"
        stroke-opacity=".6"
        stroke-width="1.1"
      />
      <text x="12" y="18" font-size="13.5" font-weight="600" letter-spacing=".6" class="art-text">{title}</text>
      {children}
    </svg>
  );
}

/** Victory points in a laurel, on gold once they are earned. */
export function Laurel(
  { x, y, points, size = 34, done = false }: { x: number; y: number; points: number; size?: number; done?: boolean },
): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`}>
      {done && <circle r={size * 0.42} fill="var(--gold-lit)" />}
      <PlacedIcon name="laurel" x={0} y={0} size={size} weight={1.4} />
      <text y={size * 0.14} text-anchor="middle" font-size={size * 0.42} font-weight="700" class="art-text">
        {points}
      </text>
    </g>
  );
}

/** More attributes of a slot's group: role, label, click handler. */
export type Extra = (area: MatAreaName, index: number) => JSX.SVGAttributes<SVGGElement> | undefined;

interface SlotProps {
  area: MatAreaName;
  index: number;
  x: number;
  y: number;
  icon?: IconName;
  seat: number;
  filled: boolean;
  extra?: Extra;
}

/** A slot for one cube: empty it shows what it is for, filled the cube with its sign small in a corner. */
export function Slot({ area, index, x, y, icon, seat, filled, extra }: SlotProps): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`} {...extra?.(area, index)}>
      <rect
        x="-21"
        y="-21"
        width="42"
        height="42"
        rx="5"
        fill="var(--vellum-worn)"
        fill-opacity=".45"
        stroke="var(--ink-quiet)"
        stroke-width="1"
        stroke-dasharray={filled ? undefined : "3 3"}
      />
      {icon && !filled && <PlacedIcon name={icon} x={0} y={0} size={28} weight={1.5} color="var(--ink-quiet)" />}
      {filled && <Cube seat={seat} x={icon ? 5 : 0} y={icon ? 5 : 0} />}
      {icon && filled && <PlacedIcon name={icon} x={-11} y={-11} size={17} />}
    </g>
  );
}

export interface RowProps {
  area: MatAreaName;
  title: string;
  slots: readonly (readonly [icon: IconName, filled: boolean])[];
  seat: number;
  extra?: Extra;
}

/** An area that is one row of slots. */
export function SlotRow({ area, title, slots, seat, extra }: RowProps): JSX.Element {
  const width = Math.max(slots.length * 47 + 16, 110);
  return (
    <MatArea area={area} title={title} width={width} height={74}>
      {slots.map(([icon, filled], i) => (
        <Slot
          key={i}
          area={area}
          index={i}
          x={31 + i * 47}
          y={48}
          icon={icon}
          filled={filled}
          seat={seat}
          extra={extra}
        />
      ))}
    </MatArea>
  );
}
