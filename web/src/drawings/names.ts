// What drawings of several games share: names as they are spelled in icons and colours, and numbers with their sign.

/** A name as it is spelled in the names of icons and colours: "Asia Minor" is `asia-minor`. */
export const slug = (name: string): string => name.toLowerCase().replace(/['’]/g, "").replace(/[^a-z0-9]+/g, "-");

/** The CSS colour of a region of the sea chart; ink where there is none. */
export const regionColor = (region: string | null): string =>
  region ? `var(--region-${slug(region)}, var(--ink))` : "var(--ink)";

/** A number with its sign, with a true minus. */
export const signed = (n: number): string => n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0";
