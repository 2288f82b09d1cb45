/**
 * Marks what a step of a lesson points at. Boards put `data-mark="NAME"` on their parts; a style sheet with the names of
 * the step makes these glow, so that parts which are drawn again keep their mark. Drawings read `taught` instead.
 */
import { signal } from "@preact/signals";
import { mayAnimate } from "../../store/settings.ts";

const NOTHING: ReadonlySet<string> = new Set();
/** The names that the step points at: `chart`, `port:Roma`, `boat:0`. */
export const taught = signal(NOTHING);

let sheet: CSSStyleSheet | null = null;

const selectorOf = (name: string): string => `[data-mark="${CSS.escape(name)}"]`;

/** Point at these parts of the board, and at nothing else. */
export function pointAt(names: readonly string[]): void {
  taught.value = names.length ? new Set(names) : NOTHING;
  if (sheet === null) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  const marks = names.map(selectorOf).join(", ");
  sheet.replaceSync(
    names.length
      ? `@layer marks {
          :is(${marks}):not(:has(.lit)) { outline: var(--taught-line); outline-offset: 2px; border-radius: var(--round); animation: var(--taught-glow); }
          svg :is(${marks}) { outline: none; filter: drop-shadow(0 0 5px var(--gilt)); }
        }`
      : "",
  );
}

/** A page of one column, where the panel covers its foot, as lesson_panel.css has it. */
const NARROW = "(max-width: 56rem)";

/** The part that shows a name: marked itself, or the drawing (`data-rings`) in which it has a ring (`data-ring`). */
function partOf(name: string): Element | null {
  const ring = document.querySelector(`[data-ring="${CSS.escape(name.replace(":", " "))}"]`);
  const shown = [...document.querySelectorAll(selectorOf(name))].find((part) => part.getClientRects().length > 0);
  return shown ?? ring?.closest("[data-rings]") ?? null;
}

/** Scroll to the first of these parts that is on the page. */
export function showFirst(names: readonly string[]): void {
  const first = names.map(partOf).find((part) => part !== null);
  const block = matchMedia(NARROW).matches ? "center" : "nearest";
  first?.scrollIntoView({ block, inline: "nearest", behavior: mayAnimate() ? "smooth" : "auto" });
}
