/** Editing a wish: what a press on a good makes of it. */

export type Wish = { wants: string[]; plenty: string[] };

/** The most goods in each list, as the server allows. */
export const MOST = 4;

/** The good goes on from neither to wanted, to plenty, to neither; a full list is passed over. */
export function nextWish(wish: Wish, good: string): Wish {
  const wants = wish.wants.filter((name) => name !== good);
  const plenty = wish.plenty.filter((name) => name !== good);
  const isWanted = wish.wants.includes(good);
  const isPlenty = wish.plenty.includes(good);
  if (!isWanted && !isPlenty && wants.length < MOST) return { wants: [...wants, good], plenty };
  if (!isPlenty && plenty.length < MOST) return { wants, plenty: [...plenty, good] };
  return { wants, plenty };
}
