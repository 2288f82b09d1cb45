/**
 * Marks what a step of a lesson points at. Boards put `data-mark="NAME"` on their parts; a style sheet with the names of
 * the step makes these glow, so that parts which are drawn again keep their mark. Drawings read `taught` instead.
 */
import { signal } from "@preact/signals";
import { mayAnimate } from "../../store/settings.ts";

/** Pixels between the edge of the window and what is shown. */
const MARGIN = 16;
/** What a reader does that ends scrolling by itself. */
const DEEDS = ["pointerdown", "wheel", "keydown"] as const;
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

/** Scroll to these parts, and again when more of them appear, until the reader does something. Returns what ends it. */
export function showParts(names: readonly string[]): () => void {
  let shown = -1;
  const show = () => {
    const there = names.filter((name) => partsOf(name).length);
    if (there.length > shown) scrollToParts(there.flatMap(partsOf));
    shown = there.length;
    if (shown === names.length) end();
  };
  const watch = new ResizeObserver(show); // also calls it once at the beginning
  const end = () => {
    watch.disconnect();
    for (const kind of DEEDS) removeEventListener(kind, end);
  };
  watch.observe(document.body);
  for (const kind of DEEDS) addEventListener(kind, end);
  return end;
}

/** The parts that show a name: those marked that are on the page, or the drawing (`data-rings`) in which it has a ring. */
function partsOf(name: string): Element[] {
  const parts = [...document.querySelectorAll(selectorOf(name))].filter((part) => part.getClientRects().length > 0);
  const ring = document.querySelector(`[data-ring="${CSS.escape(name.replace(":", " "))}"]`)?.closest("[data-rings]");
  return parts.length || !ring ? parts : [ring];
}

/** Scroll to these parts: to the first, and to all others for which there is room. */
function scrollToParts(parts: readonly Element[]): void {
  const before = scrollY;
  scrollTo({ top: 0, behavior: "instant" });
  parts[0]?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" }); // inside what scrolls by itself
  if (parts.length) {
    scrollTo({ top: 0, behavior: "instant" });
    for (let again = 0; again < 2; again++) { // a panel at the top moves until it sticks there
      scrollBy({ top: distanceTo(parts), behavior: "instant" });
    }
  }
  const after = scrollY;
  if (after === before || !mayAnimate()) return;
  scrollTo({ top: before, behavior: "instant" });
  scrollTo({ top: after, behavior: "smooth" });
}

/** How far to scroll down until the window shows these parts. */
function distanceTo(parts: readonly Element[]): number {
  const [top, bottom] = freeSpace();
  let { top: first, bottom: last } = parts[0].getBoundingClientRect();
  for (const part of parts) {
    const box = part.getBoundingClientRect();
    const [from, to] = [Math.min(first, box.top), Math.max(last, box.bottom)];
    if (to - from <= bottom - top) [first, last] = [from, to];
  }
  if (first >= top && last <= bottom) return 0;
  return first < top || last - first > bottom - top - 2 * MARGIN ? first - top - MARGIN : last - bottom + MARGIN;
}

/** From where to where the window shows the board: below a panel at its top, or above one at its foot. */
function freeSpace(): [number, number] {
  const panel = document.querySelector(".lesson-panel");
  if (panel === null) return [0, innerHeight];
  if (getComputedStyle(panel).position === "fixed") return [0, panel.getBoundingClientRect().top];
  return [Math.max(0, panel.closest(".prompt-bar")?.getBoundingClientRect().bottom ?? 0), innerHeight];
}
