/** What somebody likes: language, theme, contrast, motion, size of text, sounds; kept in this browser. */
import { effect, type Signal, signal } from "@preact/signals";

export const LANGUAGES = ["en", "nl", "es"] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const SIZES = ["100", "125", "150", "200"] as const;
export type Size = (typeof SIZES)[number];

/** A value that is remembered under a name, if it is one of those that there are. */
function kept<T extends string>(name: string, values: readonly T[], first: T): Signal<T> {
  const found = read(name) as T | null;
  const value = signal<T>(found !== null && values.includes(found) ? found : first);
  effect(() => write(name, value.value));
  return value;
}

export function read(name: string): string | null {
  try {
    return localStorage.getItem(`argosy.${name}`);
  } catch {
    return null; // a browser that keeps nothing is none the worse for playing
  }
}

export function write(name: string, value: string): void {
  try {
    localStorage.setItem(`argosy.${name}`, value);
  } catch {
    // as above
  }
}

function spoken(): Language {
  for (const tag of navigator.languages ?? []) {
    const found = LANGUAGES.find((one) => tag.toLowerCase().startsWith(one));
    if (found !== undefined) return found;
  }
  return "en";
}

const SWITCH = ["on", "off"] as const;
export type Switch = (typeof SWITCH)[number];

export const language = kept<Language>("language", LANGUAGES, spoken());
export const theme = kept<Theme>("theme", THEMES, "auto");
export const contrast = kept<Switch>("contrast", SWITCH, "off");
export const motion = kept<Switch>("motion", SWITCH, "on");
export const size = kept<Size>("size", SIZES, "100");
export const sounds = kept<Switch>("sounds", SWITCH, "off");
export const notices = kept<Switch>("notices", SWITCH, "off");
/** How the table is shown: drawn, or told in words. */
export const shown = kept("shown", ["drawn", "words"] as const, "drawn");

/** Whether things may move: the setting, unless the system asks for stillness. */
export function mayAnimate(): boolean {
  return motion.value === "on" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Let the document look as it is liked. */
export function applySettings(): void {
  effect(() => {
    const root = document.documentElement;
    root.lang = language.value;
    root.dataset.theme = theme.value;
    root.dataset.contrast = contrast.value;
    root.dataset.motion = motion.value;
    root.dataset.size = size.value;
    root.style.setProperty("--size", size.value);
  });
}
