/** Keyboard play: when a move removes the focused element, the next thing to press gets the focus. */
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { focusIsLost } from "../../ui/focus.ts";

const NEXT = ".column.lit, .oar.lit, .port, .answers button";

/** Restore the focus on a board whose choices have changed, once they are enabled. */
export function useKeyboardFocus(board: RefObject<HTMLElement>, choices: unknown, sending: boolean): void {
  const keys = useRef(false);
  const inside = useRef(false);
  useEffect(() => {
    const key = () => (keys.current = true);
    const press = () => (keys.current = false);
    const focus = (event: FocusEvent) => (inside.current = board.current?.contains(event.target as Node) ?? false);
    addEventListener("keydown", key);
    addEventListener("pointerdown", press);
    addEventListener("focusin", focus);
    return () => {
      removeEventListener("keydown", key);
      removeEventListener("pointerdown", press);
      removeEventListener("focusin", focus);
    };
  }, []);
  useEffect(() => {
    if (sending || !keys.current || !inside.current || !focusIsLost()) return;
    board.current?.querySelector<HTMLElement>(NEXT)?.focus({ preventScroll: true });
  }, [choices, sending]);
}
