/** Dragging a card from the hand onto a stall begins an offer to that player; onto the composer it only adds the card. */
import type { JSX } from "preact";
import { useRef } from "preact/hooks";

/** Pixels that a pointer moves before a press becomes a drag. */
const FAR = 8;

type Drag = { x: number; y: number; ghost: HTMLElement | null; over: HTMLElement | null };

/** What lies under the pointer and takes cards: a stall, or the composer. */
function placeAt(event: PointerEvent): HTMLElement | null {
  const found = document.elementFromPoint(event.clientX, event.clientY);
  return found?.closest<HTMLElement>(".med-stall[data-seat], .med-composer") ?? null;
}

/**
 * Handlers for an element of the hand. `dropped` is called with the seat of the stall, or null for the composer; the
 * click that ends a drag is not one.
 */
export function useDrag(dropped: (seat: number | null) => void): JSX.HTMLAttributes<HTMLButtonElement> {
  const drag = useRef<Drag | null>(null);
  const end = () => {
    drag.current?.ghost?.remove();
    drag.current?.over?.removeAttribute("data-drop");
    drag.current = null;
  };
  const move = (event: PointerEvent) => {
    const now = drag.current;
    if (now === null) return;
    const source = event.currentTarget as HTMLElement;
    if (now.ghost === null) {
      if (Math.hypot(event.clientX - now.x, event.clientY - now.y) < FAR) return;
      now.ghost = source.cloneNode(true) as HTMLElement;
      now.ghost.classList.add("med-ghost");
      now.ghost.setAttribute("aria-hidden", "true");
      now.ghost.style.width = `${source.offsetWidth}px`;
      document.body.append(now.ghost);
    }
    now.ghost.style.translate = `${event.clientX - source.offsetWidth / 2}px ${
      event.clientY - source.offsetHeight / 2
    }px`;
    const over = placeAt(event);
    if (over !== now.over) {
      now.over?.removeAttribute("data-drop");
      over?.setAttribute("data-drop", "");
      now.over = over;
    }
  };
  const drop = (event: PointerEvent) => {
    const moved = drag.current?.ghost != null;
    const place = moved ? placeAt(event) : null;
    end();
    if (!moved) return;
    // a click follows on the captured element; it is not a choice
    const source = event.currentTarget as HTMLElement;
    const swallow = (click: Event) => {
      click.stopPropagation();
      click.preventDefault();
    };
    source.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => source.removeEventListener("click", swallow, { capture: true }), 0);
    if (place) dropped(place.dataset.seat === undefined ? null : Number(place.dataset.seat));
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
      drag.current = { x: event.clientX, y: event.clientY, ghost: null, over: null };
    },
    onPointerMove: move,
    onPointerUp: drop,
    onPointerCancel: end,
    onLostPointerCapture: end,
  };
}
