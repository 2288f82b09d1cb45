/** The rows of a stall: an open offer keeps its row, and a freed row stays empty for a while. */

/** A row: the number of its offer, or null with the moment from which another offer may take it. */
export type Slot = { offer: number | null; free: number };

/** Milliseconds for which a freed row stays empty, so that no press that was meant for its offer hits another. */
export const REST = 1500;

/** The rows for the offers that are open now. While `held`, the player points at the stall and no freed row is reused. */
export function fillSlots(before: readonly Slot[], open: readonly number[], now: number, held: boolean): Slot[] {
  const rows = before.map((slot) =>
    slot.offer !== null && !open.includes(slot.offer) ? { offer: null, free: now + REST } : slot
  );
  const free = (slot: Slot) => slot.offer === null && slot.free <= now && !held;
  for (const number of open) {
    if (rows.some((slot) => slot.offer === number)) continue;
    const at = rows.findIndex(free);
    if (at < 0) rows.push({ offer: number, free: 0 });
    else rows[at] = { offer: number, free: 0 };
  }
  while (rows.length && free(rows[rows.length - 1])) rows.pop();
  return rows;
}

/** Milliseconds until an empty row can be taken or dropped; null if none waits. */
export function nextFree(slots: readonly Slot[], now: number): number | null {
  const waits = slots.filter((slot) => slot.offer === null && slot.free > now).map((slot) => slot.free - now);
  return waits.length ? Math.min(...waits) : null;
}
