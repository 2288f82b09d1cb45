/** Short motions on the board: none without leave to animate, all at an end as soon as somebody presses anything. */
import { effect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { mayAnimate } from "../../store/settings.ts";
import type { TableStore } from "../../store/table_store.ts";
import type { Told } from "../../wire.ts";

const running = new Set<Animation>();
const EASE = "cubic-bezier(.3, .1, .2, 1)";

/** Let something animate; the promise comes true when it stands still, at once where nothing may animate. */
export async function animate(on: Element | null, frames: Keyframe[], milliseconds: number, delay = 0): Promise<void> {
  if (on === null || !mayAnimate() || document.hidden) return;
  const motion = on.animate(frames, { duration: milliseconds, delay, easing: EASE, fill: "backwards" });
  running.add(motion);
  await motion.finished.catch(() => undefined);
  running.delete(motion);
}

/** Everything that mayAnimate is where it goes. */
export function finishAnimations(): void {
  for (const motion of running) motion.finish();
}

/** Wait as long as a motion takes; not at all where nothing mayAnimate. */
export function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, mayAnimate() && !document.hidden ? milliseconds : 0));
}

/** Call back with what each new frame told, after it has been drawn. */
export function useNewEvents(store: TableStore, told: (events: readonly Told[]) => void): void {
  const newest = useRef(told); // it knows the places of the latest drawing
  newest.current = told;
  useEffect(() => {
    let first = true;
    return effect(() => {
      const events = store.latest.value;
      if (!first && events.length) requestAnimationFrame(() => newest.current(events));
      first = false;
    });
  }, [store]);
}

/** Presses anywhere end all motions. */
export function useSkipOnInput(): void {
  useEffect(() => {
    addEventListener("pointerdown", finishAnimations);
    addEventListener("keydown", finishAnimations);
    return () => {
      removeEventListener("pointerdown", finishAnimations);
      removeEventListener("keydown", finishAnimations);
    };
  }, []);
}
