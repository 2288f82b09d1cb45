/** The hand as it is dealt at the beginning of a turn: whether it is shown arriving, and which cards were drawn. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { TableStore } from "../../../store/table_store.ts";
import type { Told } from "../../../wire.ts";
import { heldIn } from "../facts.ts";

/** Milliseconds for which a hand is being dealt. */
const DEALT = 3_000;

/** The cards that the player drew this turn, by name; none where no others came back from the warehouse. */
export function drawnCards(turn: readonly Told[], seat: number | null): Map<string, number> {
  const mine = turn.filter(({ event }) => event.seat === seat);
  if (!mine.some(({ event }) => event.do === "StockReturned" && Number(event.count) > 0)) return new Map();
  const drawn = mine.filter(({ event }) => event.do === "Produced").flatMap((line) => heldIn(line, "cards"));
  return new Map(drawn.map(({ good, bottom, count }) => [bottom ? `${good}-${bottom}` : good, count]));
}

/** Whether the hand is being dealt: for a moment after the cards came, and when trading begins. */
export function useDealing(store: TableStore): boolean {
  const dealing = useSignal(false);
  const latest = store.latest.value;
  const deals = !store.looksBack && latest.length < store.story.value.length &&
    latest.some(({ event }) =>
      event.do === "TradingBegan" || (event.do === "Produced" && event.seat === store.seat.value)
    );
  useEffect(() => {
    dealing.value = deals;
    if (!deals) return;
    const timer = setTimeout(() => (dealing.value = false), DEALT);
    return () => clearTimeout(timer);
  }, [latest]);
  return dealing.value || deals;
}
