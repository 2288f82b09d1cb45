// Which drawing belongs to which name of an edition. Names that an edition makes up get a plain sign of their kind.

import { type IconName, isIcon } from "./icon.tsx";
import type { Region } from "../games/neptun/drawings/geography.ts";

const slug = (name: string): string => name.toLowerCase().replace(/['’]/g, "").replace(/[^a-z0-9]+/g, "-");

const named = (name: string, otherwise: IconName): IconName => isIcon(name) ? name : otherwise;

/** A good of either game. */
export const goodIcon = (good: string): IconName => named(good, "supply");

/** The bottom of a good card: `mars`, `zealots_venus`. */
export const bottomIcon = (bottom: string): IconName => named(bottom, "status");

/** A temple of Neptun: a region or `Gold`. */
export const templeIcon = (temple: string): IconName => named(`temple-${slug(temple)}`, "temple");

/** A face of a building tile, by its English name. */
export const buildingIcon = (name: string): IconName => named(slug(name), "government");

/** A calamity, by its English name or its word. */
export const calamityIcon = (name: string): IconName => named(slug(name), "warning");

/** A group of developments: `production`, `culture`, ... */
export const groupIcon = (group: string): IconName => named(group, "log");

/** An industry, by its English name. */
export const industryIcon = (name: string): IconName => named(slug(name), "industry");

/** The CSS colour of a region, and of Crete and the gold temple, which lie in none. */
export const regionColor = (region: Region | "Gold" | string | null): string =>
  region ? `var(--region-${slug(region)}, var(--ink))` : "var(--ink)";

/** A number with its sign, with a true minus. */
export const signed = (n: number): string => n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0";
