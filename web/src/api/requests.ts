/** What people can ask for at a table beside their inputs; a server that does not know one of them refuses it. */
import type { Done, Opened, Told } from "../wire.ts";
import { ask } from "./http.ts";

/** A game after one input: who entered what, if it is over; what came about, what those eyes saw then. */
export type Moment = { number: number; by: number | null; text: string; events: Told[]; view: unknown };
export type Moments = { seat: number | null; inputs: number; moments: Moment[] };
export type Reason = { id: string; args: Told["args"] };
export type HintOption = { text: string; value: number; low: number; high: number; reasons: Reason[] };
export type Hint = { version: number; seat: number; level: string; iterations: number; options: HintOption[] };
/** What the people at a table have asked for and not settled yet; all of it may be missing. */
export type Affairs = {
  hints?: boolean;
  paused?: { by: number | null; at: number } | null;
  votes?: number[];
  undo?: { seat: number; agreed: number[]; asked: number[]; refused: number | null } | null;
};
/** The time that a seat has for the decision it owes. */
export type Owes = { deadline?: number | null; late?: boolean; held?: boolean };

const of = (table: string, what: string) => `/tables/${encodeURIComponent(table)}/${what}`;
const wish = (what: string) => (table: string, token: string | null, body: unknown = {}) =>
  ask<Done>(of(table, what), { body, token });

export const wishes = {
  moments: (table: string, token: string | null, seat: number | null, start: number, count: number, views: boolean) => {
    const eyes = seat === null ? "" : `&seat=${seat}`;
    return ask<Moments>(of(table, `moments?start=${start}&count=${count}&views=${views ? 1 : 0}${eyes}`), { token });
  },
  /** The log so far, by version, through one's own eyes. */
  logMoments: (table: string, token: string | null, start: number, count: number) =>
    ask<Moments>(of(table, `moments?log=1&start=${start}&count=${count}`), { token }),
  pause: wish("pause"),
  goOn: wish("go-on"),
  askUndo: wish("undo/ask"),
  answerUndo: (table: string, token: string | null, agree: boolean) => wish("undo/answer")(table, token, { agree }),
  handOver: (table: string, token: string | null, level: string, seat: number | null = null) =>
    wish("hand-over")(table, token, { level, seat }),
  takeBack: wish("take-back"),
  mute: wish("mute"),
  hint: (table: string, token: string | null, level: string) => ask<Hint>(of(table, "hint"), { body: { level }, token }),
  playOn: (table: string, token: string | null, input: number, bots: (string | null)[]) =>
    ask<Opened>(of(table, "play-on"), { body: { input, bots, hints: true }, token }),
};
