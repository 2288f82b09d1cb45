// The icons of the game, and which of them belongs to a name of an edition. Made-up names get the sign of their kind.

import { iconSet } from "../../../drawings/icon_set.tsx";
import { goods } from "../../../drawings/icons/goods.ts";
import { signs } from "../../../drawings/icons/interface.ts";
import { places } from "../../../drawings/icons/places.ts";
import { slug } from "../../../drawings/names.ts";
import { buildings } from "./icons/buildings.ts";
import { calamities } from "./icons/calamities.ts";
import { ideas } from "./icons/ideas.ts";
import { things } from "./icons/things.ts";

const DRAWINGS = { ...goods, ...ideas, ...things, ...places, ...buildings, ...calamities, ...signs };
export type IconName = keyof typeof DRAWINGS;
export const { Icon, IconStrokes, PlacedIcon, isIcon } = iconSet(DRAWINGS, [
  ...Object.keys(goods),
  ...Object.keys(ideas),
]);

const named = (name: string, otherwise: IconName): IconName => isIcon(name) ? name : otherwise;

export const goodIcon = (good: string): IconName => named(good, "supply");

/** The bottom of a good card: `mars`, `zealots_venus`. */
export const bottomIcon = (bottom: string): IconName => named(bottom, "status");

/** A face of a building tile, by its English name. */
export const buildingIcon = (name: string): IconName => named(slug(name), "government");

/** A calamity, by its English name or its key. */
export const calamityIcon = (name: string): IconName => named(slug(name), "warning");

/** A group of developments: `production`, `culture`, ... */
export const groupIcon = (group: string): IconName => named(group, "log");

/** An industry, by its English name. */
export const industryIcon = (name: string): IconName => named(slug(name), "industry");
