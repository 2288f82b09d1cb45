/** What the components of this board share: the typed view, what is printed, names. */
import type { Entry, TableStore } from "../../store/table_store.ts";
import type {
  Face,
  Good,
  MediterraneanCard,
  MediterraneanMenuEntry,
  MediterraneanPieces,
  MediterraneanPlayer,
  MediterraneanView,
  Told,
} from "../../wire.ts";
import { signed } from "../../drawings/names.ts";
import { isTerm, term } from "../../i18n/arguments.ts";
import { speaker, t } from "../../i18n/translate.ts";
import { counted } from "./trading/composer/bargain.ts";

export type View = MediterraneanView;
/** An entry of this game's menu. */
export type Option = Entry & { entry: MediterraneanMenuEntry };

export function viewOf(store: TableStore): View | null {
  return store.view.value as View | null;
}

export function printed(store: TableStore): MediterraneanPieces | null {
  return store.pieces.value?.mediterranean ?? null;
}

/** Whether this is a lesson: what it does not teach is left out of the market. */
export const inLesson = (store: TableStore): boolean => Boolean(store.state.value?.lesson);

/** Whether the position can be played: a past or replayed one offers nothing. */
export function live(store: TableStore): boolean {
  return !store.looksBack && store.table.value?.state === "playing";
}

/** The menu entries of some kinds; also where they can only be tried. */
export function options(store: TableStore, ...kinds: string[]): Option[] {
  if (!live(store) && !store.tries) return [];
  return (store.entries.value as Option[]).filter((option) => kinds.includes(option.entry.kind));
}

/** Why the player cannot buy the development of a slot, or a tile, in few words. */
export function barred(store: TableStore, which: { slot?: number; tile?: string }): string {
  const { why } =
    viewOf(store)?.barred.find((bar) => bar.slot === (which.slot ?? null) && bar.tile === (which.tile ?? null)) ?? {};
  if (!why) return "";
  const missing = Number(why.args.price) - Number(why.args.money);
  return speaker([]).say(`web-barred-${why.code.replace(".", "-")}`, { ...why.args, missing });
}

/** The seat in an argument of a log line; null if it names none. */
export function seatIn(line: Told, key: string): number | null {
  const named = line.args[key];
  return isTerm(named) && named.kind === "seat" ? Number(named.value) : null;
}

/** A count of a good, or victory points, in words. */
export function amountWords(good: string, count: number): string {
  return speaker([]).words({ kind: "good", value: good, count });
}

/** A card in words by its name: `wine-mars`; with a count, so many of it. */
export function cardWords(name: string, count?: number): string {
  const [good, bottom] = name.split("-");
  const ware = { ...term("good", good), count };
  return speaker([]).words(
    bottom ? { ...term("card", "with-bottom"), args: { ware, bottom: term("bottom", bottom) } } : ware,
  );
}

export type Held = { count: number; good: string; bottom: string };

/** The goods, cards and victory points in an argument; pacts are left out. */
export function heldIn(line: Told, key: string): Held[] {
  const listed = line.args[key];
  return (Array.isArray(listed) ? listed : []).flatMap((part) => {
    if (!isTerm(part)) return [];
    const { ware, bottom } = part.args ?? {};
    const good = isTerm(ware) ? ware : part;
    if (good.kind !== "good") return [];
    return [{ count: good.count ?? 1, good: String(good.value), bottom: isTerm(bottom) ? String(bottom.value) : "" }];
  });
}

/** A good, bottom, building ... by its name in this language. */
export function named(kind: string, name: string): string {
  return speaker([]).named(kind, name);
}

/** The face of a building tile that a player sees. */
export function faceOf(store: TableStore, tile: string, player: MediterraneanPlayer): Face | undefined {
  const piece = printed(store)?.tiles.find((printedTile) => printedTile.id === tile);
  const side = piece?.track === "government" ? player.government.side : player.religion.side;
  return piece?.faces.find((face) => face.side === side);
}

export type Deck = "basic" | "civic" | "luxury";

export function deckOf(good: Good | undefined): Deck {
  return good?.deck === "civic" || good?.deck === "luxury" ? good.deck : "basic";
}

/** What a number of cards of a good pays, by the printed table. */
export function pays(store: TableStore, good: string, count: number): number {
  const row = printed(store)?.goods.find((printedGood) => printedGood.name === good)?.pays ?? [];
  return row[Math.max(0, Math.min(count, row.length - 1))] ?? 0;
}

/** The goods that a card can be declared as in deals. */
export function posesAs(store: TableStore, good: string): string[] {
  return printed(store)?.goods.find((printedGood) => printedGood.name === good)?.poses ?? [];
}

/** A hand by good, in the order in which goods are printed. */
export function byGood(
  store: TableStore,
  cards: readonly MediterraneanCard[],
): [good: string, cards: MediterraneanCard[]][] {
  const order = printed(store)?.goods.map((good) => good.name) ?? [];
  const goods = [...new Set(cards.map((card) => card.good))].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return goods.map((good) => [good, cards.filter((card) => card.good === good)]);
}

/** How the value of the own sets changes when some goods come and others go. */
export function worth(store: TableStore, comes: Record<string, number>, goes: Record<string, number>): number {
  const held = counted(viewOf(store)?.hand.map((card) => card.good) ?? []);
  let sum = 0;
  for (const good of new Set([...Object.keys(comes), ...Object.keys(goes)])) {
    const before = held.get(good) ?? 0;
    sum += pays(store, good, before + (comes[good] ?? 0) - (goes[good] ?? 0)) - pays(store, good, before);
  }
  return sum;
}

/** Money as a change: +$3, −$2. */
export function change(money: number): string {
  return money < 0 ? `−$${-money}` : `+$${money}`;
}

/** What a buyer chooses, in words: `place:culture-stage`, `status:safety`, `split:1:2`, `idea:religion:-1`, `side:mars`. */
export function choiceWords(choice: string): string {
  const [kind, first, second] = choice.split(":");
  if (kind === "split") return t("web-med-split", { happiness: Number(first), safety: Number(second) });
  if (kind === "idea") return `${named("track", first)} ${signed(Number(second))}`;
  return named(kind, first);
}
