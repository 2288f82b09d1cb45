/** Short motions on the board: none without leave to move, all at an end as soon as somebody presses anything. */
import { effect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { moves } from "../../store/settings.ts";
import type { Story, TableStore } from "../../store/table_store.ts";

const running = new Set<Animation>();
const EASE = "cubic-bezier(.3, .1, .2, 1)";

/** Let something move; the promise comes true when it stands still, at once where nothing may move. */
export async function move(on: Element | null, frames: Keyframe[], milliseconds: number, delay = 0): Promise<void> {
  if (on === null || !moves() || document.hidden) return;
  const motion = on.animate(frames, { duration: milliseconds, delay, easing: EASE, fill: "backwards" });
  running.add(motion);
  await motion.finished.catch(() => undefined);
  running.delete(motion);
}

/** Everything that moves is where it goes. */
export function skip(): void {
  for (const motion of running) motion.finish();
}

/** Wait as long as a motion takes; not at all where nothing moves. */
export function beat(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, moves() && !document.hidden ? milliseconds : 0));
}

/** Call back with what each new frame told, after it has been drawn. */
export function useTold(store: TableStore, told: (events: readonly Story[]) => void): void {
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
export function useSkipping(): void {
  useEffect(() => {
    addEventListener("pointerdown", skip);
    addEventListener("keydown", skip);
    return () => {
      removeEventListener("pointerdown", skip);
      removeEventListener("keydown", skip);
    };
  }, []);
}
