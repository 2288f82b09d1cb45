/** The settings (language, theme, contrast, motion, text size, sounds), kept in the browser's local storage. */
import { effect, type Signal, signal } from "@preact/signals";

/** The languages that the build found, each by its own name; the server writes them into the document. */
export const LANGUAGE_NAMES: Record<string, string> = JSON.parse(
  document.getElementById("languages")?.textContent || '{"en":"English"}',
);
export const LANGUAGES = Object.keys(LANGUAGE_NAMES);
export type Language = string;
export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const SIZES = ["100", "125", "150", "200"] as const;
export type Size = (typeof SIZES)[number];

/** A signal that is saved under a name. A saved value that is not among `values` is ignored. */
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
    return null; // local storage can be forbidden; the page works without it
  }
}

export function write(name: string, value: string): void {
  try {
    localStorage.setItem(`argosy.${name}`, value);
  } catch {
    // as above
  }
}

export function remove(name: string): void {
  try {
    localStorage.removeItem(`argosy.${name}`);
  } catch {
    // as above
  }
}

function spoken(): Language {
  for (const tag of navigator.languages ?? []) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found !== undefined) return found;
  }
  return "en";
}

/** Whether the system asks for reduced motion. */
function isCalm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const SWITCH = ["on", "off"] as const;
export type Switch = (typeof SWITCH)[number];

export const language = kept<Language>("language", LANGUAGES, spoken());
export const theme = kept<Theme>("theme", THEMES, "auto");
/** Whether a choice that is the only one is made by itself. */
export const forced = kept<Switch>("forced", SWITCH, "on");
/** Whether boards tell resolutions and endings step by step. */
export const telling = kept<Switch>("telling", SWITCH, "on");
export const contrast = kept<Switch>("contrast", SWITCH, "off");
export const motion = kept<Switch>("motion", SWITCH, "on");
export const size = kept<Size>("size", SIZES, "100");
/** On unless the system asks for reduced motion; browsers play nothing before the first click. */
export const sounds = kept<Switch>("sounds", SWITCH, isCalm() ? "off" : "on");
export const notices = kept<Switch>("notices", SWITCH, "off");
/** Whether the coach talks at each decision: `first` means at the first games only (store/coached_games.ts). */
export const coach = kept("coach", ["first", "on", "off"] as const, "first");
/** How tables are shown: drawn, or in words. */
export const shown = kept("shown", ["drawn", "words"] as const, "drawn");

/** Whether animations may run: the setting, unless the system asks for reduced motion. */
export function mayAnimate(): boolean {
  return motion.value === "on" && !isCalm();
}

/** Update the attributes of the document element when settings change. */
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
