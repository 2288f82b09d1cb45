/**
 * Explains the signs of a board. Drawings bear `data-sign`, the name of an entry of the icon key. What it means is shown
 * beside a sign that the pointer rests on, a finger presses long, or the keyboard focuses; with `?` all signs in sight
 * are gone through by arrow keys.
 */
import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { TableStore } from "../store/table_store.ts";
import { openRules, passage, t } from "../i18n/translate.ts";
import { announce } from "../ui/toast.tsx";
import { uiOf } from "./generic_ui.ts";
import { candidate, placeBeside, signsInOrder } from "./sign_search.ts";

const REST_MS = 600;
const PRESS_MS = 500;
/** How far a finger may move in a long press, in pixels. */
const STILL = 10;

type Tip = { element: Element; name: string };

/** The sign that is explained now. */
const shown = signal<Tip | null>(null);
/** The signs that are gone through by keys, and which of them is explained; null otherwise. */
const walk = signal<{ signs: Tip[]; at: number } | null>(null);

/** Go through the signs of the page by keys. */
export const explainSigns = signal<(() => void) | null>(null);

/** Explanations of the signs of a table; none where the game has no rules in the page. */
export function SignTips({ store }: { store: TableStore }) {
  const letter = uiOf(store).ruleLetter;
  return letter ? <Explained letter={letter} /> : null;
}

function Explained({ letter }: { letter: string }) {
  const box = useRef<HTMLDivElement>(null);
  const known = (name: string): boolean => passage(`sign-${letter}-${name}`) !== null;
  useEffect(() => watch(known), [letter]);
  useEffect(() => {
    explainSigns.value = () => void begin(known);
    return () => void (explainSigns.value = null);
  }, [letter]);
  const tip = shown.value;
  const words = tip && passage(`sign-${letter}-${tip.name}`);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    if (!tip) return element.matches(":popover-open") ? element.hidePopover() : undefined;
    if (!element.matches(":popover-open")) element.showPopover(); // above dialogs
    const [left, top] = placeBeside(tip.element.getBoundingClientRect(), element.getBoundingClientRect(), {
      width: innerWidth,
      height: innerHeight,
    });
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
    tip.element.setAttribute("data-explained", "");
    return () => tip.element.removeAttribute("data-explained");
  }, [tip]);
  const place = walk.value && t("web-key-place", { at: walk.value.at + 1, count: walk.value.signs.length });
  return (
    <div ref={box} popover="manual" role="tooltip" class="sign-tip">
      {words && (
        <>
          <strong>{words.title}</strong> {words.text.replace(/(\s*\b[A-Z]\d+\.\d+)+$/, "")}
          <span class="quiet">{words.text.match(/(\s*\b[A-Z]\d+\.\d+)+$/)?.[0]}</span>
          {place && <small>{place}</small>}
        </>
      )}
    </div>
  );
}

const hide = (): void => {
  shown.value = null;
  walk.value = null;
};

/** Listen to pointer, finger and keyboard. Returns what ends it. */
function watch(known: (name: string) => boolean): () => void {
  const ending = new AbortController();
  let timer = 0;
  let swallow = false;
  let pressed: [number, number] | null = null;
  const later = (milliseconds: number, find: () => Tip | null, then?: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      await openRules().catch(() => null);
      const found = find();
      if (!found?.element.isConnected) return;
      shown.value = found;
      then?.();
    }, milliseconds);
  };
  const under = ({ clientX, clientY, target }: PointerEvent) => (): Tip | null =>
    target instanceof Element ? candidate(target, [clientX, clientY], known) : null;
  const on = <Kind extends keyof DocumentEventMap>(kind: Kind, act: (event: DocumentEventMap[Kind]) => void): void =>
    document.addEventListener(kind, act, { signal: ending.signal, capture: true, passive: kind !== "click" });
  on("pointermove", (event) => {
    if (event.pointerType === "mouse") {
      if (walk.value) return;
      const box = shown.value?.element.getBoundingClientRect();
      const inside = box && event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top &&
        event.clientY <= box.bottom;
      if (shown.value && !inside) shown.value = null;
      later(REST_MS, under(event));
    } else if (pressed && Math.hypot(event.clientX - pressed[0], event.clientY - pressed[1]) > STILL) {
      clearTimeout(timer);
    }
  });
  on("pointerdown", (event) => {
    hide();
    clearTimeout(timer);
    swallow = false;
    if (event.pointerType === "mouse") return;
    pressed = [event.clientX, event.clientY];
    later(PRESS_MS, under(event), () => (swallow = true));
  });
  const release = (): void => {
    if (pressed) clearTimeout(timer);
    pressed = null;
  };
  on("pointerup", release);
  on("pointercancel", release);
  document.addEventListener("contextmenu", (event) => pressed && event.preventDefault(), {
    signal: ending.signal,
    capture: true,
  });
  document.addEventListener("click", (event) => {
    if (!swallow) return;
    swallow = false; // the press explained something; it must not play as well
    event.preventDefault();
    event.stopPropagation();
  }, { signal: ending.signal, capture: true });
  on("focusin", ({ target }) => {
    if (!(target instanceof Element) || !target.matches(":focus-visible") || walk.value) return;
    later(REST_MS, () => target === document.activeElement ? candidate(target, null, known) : null);
  });
  on("focusout", () => {
    if (!walk.value) hide();
    clearTimeout(timer);
  });
  on("wheel", hide);
  document.addEventListener("keydown", (event) => press(event, known), { signal: ending.signal, capture: true });
  return () => {
    ending.abort();
    clearTimeout(timer);
    hide();
  };
}

/** Begin to go through the signs in sight. */
async function begin(known: (name: string) => boolean): Promise<void> {
  await openRules().catch(() => null);
  const signs = signsInOrder(known);
  if (signs.length) step({ signs, at: 0 });
}

function step(to: { signs: Tip[]; at: number }): void {
  walk.value = to;
  shown.value = to.signs[to.at];
  setTimeout(() => announce(document.querySelector(".sign-tip")?.textContent ?? ""));
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function press(event: KeyboardEvent, known: (name: string) => boolean): void {
  const { target, key } = event;
  const typing = target instanceof HTMLElement && target.matches("input, textarea, select");
  if (key === "?" && !typing) {
    if (walk.value) hide();
    else void begin(known);
  } else if (walk.value && key === "Escape") {
    hide();
  } else if (walk.value && key in STEPS) {
    const { signs, at } = walk.value;
    step({ signs, at: (at + STEPS[key] + signs.length) % signs.length });
  } else {
    if (shown.value && key !== "Shift") hide();
    return;
  }
  event.preventDefault();
  event.stopPropagation();
}
