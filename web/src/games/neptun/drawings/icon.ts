// The icons of Neptun, and which of them belongs to a name of an edition. Made-up names get the sign of their kind.

import { iconSet } from "../../../drawings/icon_set.tsx";
import { goods } from "../../../drawings/icons/goods.ts";
import { signs } from "../../../drawings/icons/interface.ts";
import { places } from "../../../drawings/icons/places.ts";
import { slug } from "../../../drawings/names.ts";
import { things } from "./icons.ts";

const DRAWINGS = { ...goods, ...things, ...places, ...signs };
export type IconName = keyof typeof DRAWINGS;
export const { Icon, IconStrokes, PlacedIcon, isIcon } = iconSet(DRAWINGS, Object.keys(goods));

export const goodIcon = (good: string): IconName => isIcon(good) ? good : "supply";

/** A temple: that of a region, or `Gold`. */
export function templeIcon(temple: string): IconName {
  const name = `temple-${slug(temple)}`;
  return isIcon(name) ? name : "temple";
}
