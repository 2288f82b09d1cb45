/** The focus of those who play by keys: what they pressed is gone after a animate, and the next thing to press takes it. */
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { focusIsLost } from "../../ui/focus.ts";

const NEXT = ".column.lit, .oar.lit, .port, .answers button";

/** Keep the focus on a board whose choices change, once they can be pressed. */
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
