/**
 * What the page asks of a game. A game's folder has three entries, each loaded by `import()` when it is first needed:
 * `cover.tsx` exports a `GameCover` for the front page and the rules, `ui.tsx` exports a `GameUi` for its tables,
 * `reading.tsx` a `GameReading` for the pictures in the rules and the icon key.
 * A game without a folder is shown with `GENERIC_UI` (table/generic_ui.ts): the table in words, and the menu.
 */
import type { ComponentType } from "preact";
import type { Told } from "../wire.ts";
import type { CommonView, Entry, TableStore } from "../store/table_store.ts";

/** How a game is shown outside its tables. */
export interface GameCover {
  /** The letter that its rule ids begin with. */
  ruleLetter: string;
  /** A sign before its title. */
  Sign: ComponentType;
  /** Some of its pieces, as decoration. */
  Pieces: ComponentType;
}

/** A drawing of the icon key; its words are the message `sign-<letter>-<id>`. */
export type Sign = { id: string; Drawing: ComponentType };

/** What the pages to read show of a game: drawings from the components of its board. */
export interface GameReading {
  /** Pictures of the first part of the rules, by the end of the message they belong to: `step-1`, `example-5`. */
  pictures: Readonly<Record<string, ComponentType>>;
  /** The icon key in groups; the heading of a group is the message `sign-<letter>-group-<key>`. */
  signs: readonly { key: string; signs: readonly Sign[] }[];
}

/** A number about a player; its label is the message `web-figure-<key>`. */
export type Figure = { key: string; value: string | number };

/** How a game is shown at its tables. */
export interface GameUi {
  /** The drawn board. It plays by `store.play(entry.text)`. */
  Board: ComponentType<{ store: TableStore }>;
  /** What a menu entry is called: a short sentence in the language of the page. */
  label: (entry: Entry, names: readonly string[]) => string;
  /** The numbers beside a player's name; without what the board has yet to show (`untold`). */
  figures: (view: CommonView, seat: number, untold: ReadonlySet<Told>) => Figure[];
  /** More about a player, below the numbers. */
  PlayerLine?: ComponentType<{ view: CommonView; seat: number; names: readonly string[] }>;
  /** Round, phase and so on, in the prompt bar. */
  Status?: ComponentType<{ view: CommonView }>;
  /** A panel between the players and the log. */
  SidePanel?: ComponentType<{ store: TableStore }>;
  /** More about a finished game, below the points. */
  EndingDetails?: ComponentType<{ store: TableStore }>;
  /** Whether the board offers every menu entry, so that the menu below it is folded. */
  foldsMenu?: boolean;
  /** Whether an entry is made by itself where it is the only one; not where it would show something hidden. */
  makesItself?: (entry: Entry) => boolean;
  /** Whether log, talk and rules are in a drawer on a wide page, so that the board has the whole width. */
  drawer?: boolean;
  /** The rule by which ties are broken; the message `web-tie-<game>` says it in short. */
  tieRule?: string;
  /** The letter that its rule ids begin with. */
  ruleLetter?: string;
}
