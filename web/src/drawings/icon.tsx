// Icons: one small ink drawing on a grid of 24 for each thing of the games and each sign of the interface.
//
// A drawing is written as `body|line|solid`. Body is drawn in ink and filled with a wash, line is drawn in ink, solid is
// filled with ink. They are path data, with `Ox,y,r` for a circle; a part that begins with ^ is drawn with its mirror image.

import type { JSX } from "preact";
import { buildings } from "../games/mediterranean/drawings/icons/buildings.ts";
import { calamities } from "../games/mediterranean/drawings/icons/calamities.ts";
import { goods } from "./icons/goods.ts";
import { ideas } from "../games/mediterranean/drawings/icons/ideas.ts";
import { mediterranean } from "../games/mediterranean/drawings/icons/things.ts";
import { neptun } from "../games/neptun/drawings/icons.ts";
import { signs } from "./icons/interface.ts";

export const ICONS = {
  ...goods,
  ...ideas,
  ...neptun,
  ...mediterranean,
  ...buildings,
  ...calamities,
  ...signs,
} as const;
export type IconName = keyof typeof ICONS;
export const GROUPS = { goods, ideas, neptun, mediterranean, buildings, calamities, signs } as const;

/** Whether there is an icon of that name. */
export const isIcon = (name: string): name is IconName => Object.hasOwn(ICONS, name);

/** `Ox,y,r` written out as the two arcs that a path needs. */
export const circles = (d: string): string =>
  d.replace(
    /O([\d.]+),([\d.]+),([\d.]+)/g,
    (_, x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
  );

const MIRROR = "matrix(-1 0 0 1 24 0)";

/** A part of a drawing, and its mirror image where it asks for one. */
function Part({ d, ...rest }: { d: string } & JSX.SVGAttributes<SVGPathElement>): JSX.Element {
  const path = circles(d.replace("^", ""));
  return (
    <>
      <path d={path} {...rest} />
      {d.startsWith("^") && <path d={path} transform={MIRROR} {...rest} />}
    </>
  );
}

const washed = new Set<string>([...Object.keys(goods), ...Object.keys(ideas)]);

/** The colour that fills an icon's body: goods and ideas have one of their own, all else a shade of the ink. */
const washOf = (name: string): [fill: string, opacity: number] =>
  washed.has(name) ? [`var(--wash-${name}, currentColor)`, 0.85] : ["var(--wash, currentColor)", 0.15];

/** The strokes of an icon, to be put into any drawing; it takes 24 units each way. */
export function IconStrokes({ name, weight = 1.75 }: { name: IconName; weight?: number }): JSX.Element {
  const [body, line, solid] = ICONS[name].split("|");
  const [fill, opacity] = washOf(name);
  const ink = {
    stroke: "currentColor",
    "stroke-width": weight,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  } as const;
  return (
    <>
      {body && <Part d={body} fill={fill} fill-opacity={opacity} {...ink} />}
      {line && <Part d={line} fill="none" {...ink} />}
      {solid && <Part d={solid} fill="currentColor" />}
    </>
  );
}

/** A drawing in words for those who do not see it; without words it is mere ornament and passed over. */
export const said = (words?: string): JSX.SVGAttributes<SVGSVGElement> =>
  words ? { role: "img", "aria-label": words } : { "aria-hidden": true };

/** The pen for an icon of some pixels: large drawings want a finer one. */
const penFor = (size: number): number => Math.min(1.75, 1.75 * (24 / size) ** 0.4);

export interface IconProps {
  name: IconName;
  /** Width and height: a number of pixels or a CSS length. */
  size?: number | string;
  /** What a screen reader says; without it the icon is mere ornament. */
  title?: string;
  class?: string;
}

/** An icon that stands by itself. */
export function Icon({ name, size = "1.25em", title, class: names }: IconProps): JSX.Element {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} class={`icon ${names ?? ""}`} {...said(title)}>
      {title && <title>{title}</title>}
      <IconStrokes name={name} weight={typeof size === "number" ? penFor(size) : undefined} />
    </svg>
  );
}

export interface PlacedIconProps {
  name: IconName;
  /** The middle of the icon. */
  x: number;
  y: number;
  size: number;
  weight?: number;
  color?: string;
}

/** An icon inside another drawing, around a point of it. */
export function PlacedIcon({ name, x, y, size, weight, color }: PlacedIconProps): JSX.Element {
  return (
    <g
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
      style={color ? { color } : undefined}
    >
      <IconStrokes name={name} weight={weight} />
    </g>
  );
}
