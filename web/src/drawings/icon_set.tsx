// Icons: small ink drawings on a grid of 24, one for each thing of a game and each sign of the interface.
//
// A drawing is written as `body|line|solid`. Body is drawn in ink and filled with a wash, line is drawn in ink, solid is
// filled with ink. They are path data, with `Ox,y,r` for a circle; a part that begins with ^ is drawn with its mirror image.

import type { ComponentType, JSX } from "preact";
import { memo } from "./memo.ts";

const paths = new Map<string, string>();

/** `Ox,y,r` written out as the two arcs that a path needs. */
export function circles(d: string): string {
  let path = paths.get(d);
  if (path === undefined) {
    path = d.replace(
      /O([\d.]+),([\d.]+),([\d.]+)/g,
      (_, x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
    );
    paths.set(d, path);
  }
  return path;
}

const MIRROR = "matrix(-1 0 0 1 24 0)";

/** A part of a drawing, and its mirror image where it asks for one. */
function part(d: string, rest: JSX.SVGAttributes<SVGPathElement>): JSX.Element {
  const path = circles(d.replace("^", ""));
  if (!d.startsWith("^")) return <path d={path} {...rest} />;
  return (
    <>
      <path d={path} {...rest} />
      <path d={path} transform={MIRROR} {...rest} />
    </>
  );
}

/** Attributes for screen readers: a label, or hidden where there is none. */
export const said = (words?: string): JSX.SVGAttributes<SVGSVGElement> =>
  words ? { role: "img", "aria-label": words } : { "aria-hidden": true };

/** The stroke width for an icon of some pixels: thinner in large ones. */
const penFor = (size: number): number => Math.min(1.75, 1.75 * (24 / size) ** 0.4);

export interface IconProps<Name extends string> {
  name: Name;
  /** Width and height: a number of pixels or a CSS length. */
  size?: number | string;
  /** The label for screen readers; without it the icon is hidden from them. */
  title?: string;
  class?: string;
}

export interface PlacedIconProps<Name extends string> {
  name: Name;
  /** The centre of the icon. */
  x: number;
  y: number;
  size: number;
  weight?: number;
  color?: string;
}

/** The components that draw one set of icons. */
export interface IconSet<Name extends string> {
  /** The strokes of an icon, to be put into any drawing; it takes 24 units each way. */
  IconStrokes: ComponentType<{ name: Name; weight?: number }>;
  /** An icon as its own SVG element. */
  Icon: ComponentType<IconProps<Name>>;
  /** An icon inside another drawing, around a point of it. */
  PlacedIcon: ComponentType<PlacedIconProps<Name>>;
  /** Whether the set has an icon of that name. */
  isIcon: (name: string) => name is Name;
}

/**
 * Make the components of a set of drawings. The interface has a set, and each game has one with its own drawings, so that
 * a page loads only what it shows. Icons in `washed` are filled with `--wash-<name>`, all others with a shade of the ink.
 */
export function iconSet<Name extends string>(
  drawings: Readonly<Record<Name, string>>,
  washed: readonly string[] = [],
): IconSet<Name> {
  const ownWash = new Set(washed);

  const IconStrokes = memo(function ({ name, weight = 1.75 }: { name: Name; weight?: number }): JSX.Element {
    const [body, line, solid] = drawings[name].split("|");
    const [fill, opacity] = ownWash.has(name)
      ? [`var(--wash-${name}, currentColor)`, 0.85]
      : ["var(--wash, currentColor)", 0.15];
    const ink = {
      stroke: "currentColor",
      "stroke-width": weight,
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
    } as const;
    return (
      <>
        {body && part(body, { fill, "fill-opacity": opacity, ...ink })}
        {line && part(line, { fill: "none", ...ink })}
        {solid && part(solid, { fill: "currentColor" })}
      </>
    );
  });

  const Icon = memo(function ({ name, size = "1.25em", title, class: names }: IconProps<Name>): JSX.Element {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        class={`icon ${names ?? ""}`}
        data-sign={name}
        {...said(title)}
      >
        {title && <title>{title}</title>}
        <IconStrokes name={name} weight={typeof size === "number" ? penFor(size) : undefined} />
      </svg>
    );
  });

  const PlacedIcon = memo(function ({ name, x, y, size, weight, color }: PlacedIconProps<Name>): JSX.Element {
    return (
      <g
        transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
        data-sign={name}
        style={color ? { color } : undefined}
      >
        <IconStrokes name={name} weight={weight} />
      </g>
    );
  });

  return { IconStrokes, Icon, PlacedIcon, isIcon: (name: string): name is Name => Object.hasOwn(drawings, name) };
}
