/** Requests at a table besides playing: pause, undo by consent, bots on seats, hints, moments, mute, the host's. */
import type {
  Done,
  Forecasts,
  GameReview,
  Hint,
  Moments,
  MoveLesson,
  Opened,
  PostWish,
  Recap,
  TriedChoice,
  TryChoice,
} from "../wire.ts";
import { ask } from "./http.ts";

const of = (table: string, what: string) => `/tables/${encodeURIComponent(table)}/${what}`;
const post = (what: string) => (table: string, token: string | null, body: unknown = {}) =>
  ask<Done>(of(table, what), { body, token });

export const requests = {
  moments: (table: string, token: string | null, seat: number | null, start: number, count: number, views: boolean) => {
    const eyes = seat === null ? "" : `&seat=${seat}`;
    return ask<Moments>(of(table, `moments?start=${start}&count=${count}&views=${views ? 1 : 0}${eyes}`), { token });
  },
  /** The log of a running game by version, as this seat saw it. */
  logMoments: (table: string, token: string | null, start: number, count: number) =>
    ask<Moments>(of(table, `moments?log=1&start=${start}&count=${count}`), { token }),
  /** What a finished game tells that was hidden while it was played. */
  recap: (table: string, token: string | null) => ask<Recap>(of(table, "recap"), { token }),
  /** Some more of the review of a seat: what was found after a part, and the chances from a number on. */
  review: (table: string, token: string | null, seat: number, after: number, since: number) =>
    ask<GameReview>(of(table, `review?seat=${seat}&after=${after}&since=${since}`), { token }),
  /** What another choice would have cost. */
  tryChoice: (table: string, token: string | null, choice: TryChoice) =>
    ask<TriedChoice>(of(table, "review/try"), { body: choice, token }),
  moveLesson: (table: string, token: string | null, how: MoveLesson["do"]) => post("lesson")(table, token, { do: how }),
  pause: post("pause"),
  goOn: post("go-on"),
  askUndo: post("undo/ask"),
  answerUndo: (table: string, token: string | null, agree: boolean) => post("undo/answer")(table, token, { agree }),
  handOver: (table: string, token: string | null, level: string, seat: number | null = null) =>
    post("hand-over")(table, token, { level, seat }),
  takeBack: post("take-back"),
  mute: post("mute"),
  /** The own hand is sorted: when all people have said so, the clock starts. */
  sorted: post("sorted"),
  decline: (table: string, token: string | null, offer: number, reason: string | null = null) =>
    post("decline")(table, token, { offer, reason }),
  wish: (table: string, token: string | null, wish: PostWish) => post("wish")(table, token, wish),
  /** What the phase would bring if it ended now, and after each of some lines of notation. */
  forecast: (table: string, token: string | null, texts: string[]) =>
    ask<Forecasts>(of(table, "forecast"), { body: { texts }, token }),
  /** For the host, who is known by the cookie. */
  silence: (table: string, seat: number, silenced: boolean) => post("silence")(table, null, { seat, silenced }),
  remove: (table: string, seat: number) => post("remove")(table, null, { seat }),
  end: (table: string) => post("end")(table, null),
  /** What a bot would do; one that `yields` ends early when others wait for the bots' processes. */
  hint: (table: string, token: string | null, yields: boolean) =>
    ask<Hint>(of(table, "hint"), { body: { yields }, token }),
  playOn: (table: string, token: string | null, input: number, bots: (string | null)[]) =>
    ask<Opened>(of(table, "play-on"), { body: { input, bots, hints: true }, token }),
};
