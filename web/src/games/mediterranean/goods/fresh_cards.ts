/** Which cards in hand are new. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { MediterraneanCard } from "../../../wire.ts";
import { counted } from "../trading/composer/bargain.ts";

/** Milliseconds for which a card is marked. */
const SHOWN = 12_000;

/** How many cards of each name came since; none where the hand was empty before, as at the beginning of a turn. */
export function newCards(before: readonly string[], now: readonly string[]): Map<string, number> {
  if (!before.length) return new Map();
  const held = counted(before);
  const more = [...counted(now)].map(([name, count]) => [name, count - (held.get(name) ?? 0)] as const);
  return new Map(more.filter(([, count]) => count > 0));
}

/** The new cards by name, for some seconds after they came; when the hand is dealt, those that were drawn. */
export function useFreshCards(
  hand: readonly MediterraneanCard[],
  key: string,
  drawn: ReadonlyMap<string, number> | null,
): ReadonlyMap<string, number> {
  const names = hand.map((card) => card.name).sort();
  const before = useRef<{ key: string; names: string[] } | null>(null);
  const fresh = useSignal<ReadonlyMap<string, number>>(new Map());
  const line = names.join(" ");
  useEffect(() => {
    const came = before.current?.key === key ? newCards(before.current.names, names) : drawn ?? new Map();
    before.current = { key, names };
    if (!came.size) return;
    fresh.value = came;
    const timer = setTimeout(() => (fresh.value = new Map()), SHOWN);
    return () => clearTimeout(timer);
  }, [line, key]);
  return fresh.value;
}
