/**
 * Marks what a step of a lesson points at. Boards put `data-mark="NAME"` on their parts; a style sheet with the names of
 * the step makes these glow, so that parts which are drawn again keep their mark. Drawings read `taught` instead.
 */
import { signal } from "@preact/signals";
import { mayAnimate } from "../../store/settings.ts";

/** Pixels between the edge of the window and what is shown. */
const MARGIN = 16;
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
          :is(${marks}) { outline: var(--taught-line); outline-offset: 2px; border-radius: var(--round); animation: var(--taught-glow); }
          svg :is(${marks}) { outline: none; filter: drop-shadow(0 0 5px var(--gilt)); }
        }`
      : "",
  );
}

/** Scroll to these parts: to all that are on the page if there is room for them, else to the first. */
export function showParts(names: readonly string[]): void {
  const parts = names.flatMap((name) => [...document.querySelectorAll(selectorOf(name))])
    .filter((part) => part.getClientRects().length > 0);
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
  const boxes = parts.map((part) => part.getBoundingClientRect());
  let [first, last] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
  if (last - first > bottom - top) [first, last] = [boxes[0].top, boxes[0].bottom];
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
