/** Short animations on the board. The settings can forbid them; any press or key finishes them. */
import { effect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { mayAnimate } from "../../store/settings.ts";
import type { TableStore } from "../../store/table_store.ts";
import type { Told } from "../../wire.ts";

const running = new Set<Animation>();
const EASE = "cubic-bezier(.3, .1, .2, 1)";

/** Animate an element. The promise resolves when the animation is over, at once where animations are off. */
export async function animate(on: Element | null, frames: Keyframe[], milliseconds: number, delay = 0): Promise<void> {
  if (on === null || !mayAnimate() || document.hidden) return;
  const motion = on.animate(frames, { duration: milliseconds, delay, easing: EASE, fill: "backwards" });
  running.add(motion);
  await motion.finished.catch(() => undefined);
  running.delete(motion);
}

/** Jump to the end of all running animations. */
export function finishAnimations(): void {
  for (const motion of running) motion.finish();
}

/** Wait as long as something is to be read; not at all where nobody looks. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, document.hidden ? 0 : milliseconds));
}

/** Wait as long as an animation takes; not at all where animations are off. */
export function wait(milliseconds: number): Promise<void> {
  return pause(mayAnimate() ? milliseconds : 0);
}

/** Call back with the events of each new frame, after it was drawn. */
export function useNewEvents(store: TableStore, told: (events: readonly Told[]) => void): void {
  const newest = useRef(told); // the latest callback knows the latest positions
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

/** Finish all animations on any press or key. */
export function useSkipOnInput(also: () => void): void {
  const newest = useRef(also);
  newest.current = also;
  useEffect(() => {
    const skip = () => {
      finishAnimations();
      newest.current();
    };
    addEventListener("pointerdown", skip);
    addEventListener("keydown", skip);
    return () => {
      removeEventListener("pointerdown", skip);
      removeEventListener("keydown", skip);
    };
  }, []);
}
