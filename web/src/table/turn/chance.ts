/** Chances to win in figures. */

/** A chance in per cent, without the sign. */
export const percent = (share: number): number => Math.round(100 * share);
