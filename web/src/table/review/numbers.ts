/** Chances and points as a review writes them, in the language of the page. */
import { speaker, t } from "../../i18n/translate.ts";
import type { Estimate } from "../../wire.ts";

/** A number with a decimal, and with a sign that is no hyphen. */
export const decimal = (value: number): string =>
  speaker([]).decimal(value.toFixed(1).replace(/^-(0\.0)$/, "$1")).replace("-", "−");

/** A number that is a gain or a loss. */
export const signed = (value: number): string => (Number(value.toFixed(1)) > 0 ? "+" : "") + decimal(value);

/** A chance in per cent. */
export const percent = (chance: number): string => t("web-review-percent", { value: decimal(100 * chance) });

/** A change of a chance in per cent, with its sign. */
export const change = (chance: number): string => t("web-review-percent", { value: signed(100 * chance) });

/** A loss of chance with its interval; without one where it has no width. */
export function cost({ value, low, high }: Estimate): string {
  if (high - low < 0.0005) return change(-value);
  return t("web-review-interval", { value: change(-value), low: decimal(-100 * high), high: decimal(-100 * low) });
}

/** A loss of points with its interval. */
export function points({ value, low, high }: Estimate): string {
  if (high - low < 0.05) return signed(-value);
  return t("web-review-interval", { value: signed(-value), low: decimal(-high), high: decimal(-low) });
}

/** The signs of labels, as players know them from chess. */
export const SIGNS: Readonly<Record<string, string>> = { inaccuracy: "?!", mistake: "?", blunder: "??" };
