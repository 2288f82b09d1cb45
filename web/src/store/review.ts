/** The review of a finished game through the eyes of one seat: what has been found so far, and the decision looked at. */
import { batch, computed, effect, signal } from "@preact/signals";
import { Refusal } from "../api/http.ts";
import { requests } from "../api/requests.ts";
import { advisedThings, namesOf } from "../table/log/log_highlight.ts";
import type { GameReview, Problem, ReviewDeals, ReviewedChoice, ReviewJudgement, ReviewLedger } from "../wire.ts";
import type { ReviewOutlooks } from "../wire.ts";
import { ReplayStore } from "./replay.ts";
import { read, write } from "./settings.ts";

/** How grave a decision was, the gravest first. */
export const LABELS = ["blunder", "mistake", "inaccuracy"] as const;
const TOO_MANY = 429;
/** Milliseconds to wait after a refusal for too many requests. */
const WAIT = 1500;
const TRIES = 5;
const TRY_FIRST = "review-try";

/** A choice that was tried in place of what was done; without a judgement while it is being computed. */
export type Attempt = { text: string; choice: ReviewedChoice | null; judgement: ReviewJudgement | null };

/** Whether grave decisions are shown as questions first. */
export const tryFirst = signal(read(TRY_FIRST) !== "off");
effect(() => write(TRY_FIRST, tryFirst.value ? "on" : "off"));

export class ReviewStore extends ReplayStore {
  override readonly tells = false;
  override readonly tries = true;
  readonly chances = signal<readonly ReviewOutlooks[]>([]);
  readonly ledgers = signal<readonly ReviewLedger[] | null>(null);
  readonly deals = signal<ReviewDeals | null>(null);
  /** The inputs that are decisions of the seat; null until they are known. */
  readonly decisions = signal<readonly number[] | null>(null);
  readonly judgements = signal<ReadonlyMap<number, ReviewJudgement>>(new Map());
  /** How much of the work is done, from 0 to 1. */
  readonly done = signal(0);
  /** Whether it has been stopped; what was found is kept. */
  readonly stopped = signal(false);
  /** Why it does not go on. */
  readonly trouble = signal<Problem | null>(null);
  /** The decision that is looked at, by the number of its input. */
  readonly chosen = signal<number | null>(null);
  readonly attempt = signal<Attempt | null>(null);
  /** Decisions whose answer has been shown. */
  readonly revealed = signal<ReadonlySet<number>>(new Set());
  readonly judgement = computed(() => this.judgements.value.get(this.chosen.value ?? -1) ?? null);
  /** Whether the answer is held back, so that the player can look for it. */
  readonly asks = computed(() => {
    const judgement = this.judgement.value;
    return tryFirst.value && judgement !== null && judgement.label !== null &&
      !this.revealed.value.has(judgement.number);
  });
  /** The decisions with a label, in the order of the game. */
  readonly notable = computed(() =>
    [...this.judgements.value.values()].filter(({ label }) => label !== null).map(({ number }) => number).sort((a, b) =>
      a - b
    )
  );
  #after = 0;
  /** Counts beginnings: an answer to an earlier one is dropped. */
  #run = 0;
  #closed = false;
  #stopMarks: () => void;

  constructor(id: string, token: string | null, move: number | null, seat: number) {
    super(id, token, move === null ? 0 : move - 1, seat);
    this.chosen.value = move;
    this.#stopMarks = effect(() => this.#mark());
    void this.opened.then(() => {
      if (this.problem.peek() === null && !this.#closed) void this.goOn();
    });
  }

  override close(): void {
    this.#run++;
    this.#closed = true;
    this.#stopMarks();
    advisedThings.value = new Set();
    super.close();
  }

  /** Look through the eyes of another seat. */
  lookAs(seat: number): void {
    if (seat === this.eyes.peek()) return;
    batch(() => {
      this.eyes.value = seat;
      this.decisions.value = null;
      this.judgements.value = new Map();
      this.chosen.value = null;
      this.attempt.value = null;
      this.revealed.value = new Set();
      this.done.value = 0;
    });
    this.#after = 0;
    void this.goOn();
  }

  /** Look at a decision: the position in which it was made. */
  choose(number: number): void {
    batch(() => {
      this.chosen.value = number;
      this.attempt.value = null;
      this.go(number - 1);
    });
  }

  /** The decision that is the next or the one before among some. */
  next(among: readonly number[], by: 1 | -1): number | undefined {
    const at = this.chosen.value ?? 0;
    return by > 0 ? among.find((number) => number > at) : among.findLast((number) => number < at);
  }

  /** Look at the decision that is so many further among some. */
  chooseNext(among: readonly number[], by: 1 | -1): void {
    const next = this.next(among, by);
    if (next !== undefined) this.choose(next);
  }

  reveal(): void {
    const number = this.chosen.peek();
    if (number !== null) this.revealed.value = new Set([...this.revealed.peek(), number]);
  }

  stop(): void {
    this.#run++;
    this.stopped.value = true;
  }

  /** Let the review go on from where it is, until it is whole or stopped. */
  async goOn(): Promise<void> {
    const run = ++this.#run;
    this.stopped.value = false;
    this.trouble.value = null;
    let tries = 0;
    while (run === this.#run) {
      try {
        const seat = this.eyes.peek() ?? 0;
        const found = await requests.review(this.id, this.token, seat, this.#after, this.chances.peek().length);
        if (run !== this.#run) return;
        this.#take(found);
        if (found.left === 0) return;
        tries = 0;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (run !== this.#run) return;
        if (error.status !== TOO_MANY || ++tries > TRIES) {
          this.trouble.value = error.problem;
          this.stopped.value = true;
          return;
        }
        await new Promise((wait) => setTimeout(wait, WAIT));
      }
    }
  }

  #take(found: GameReview): void {
    batch(() => {
      this.#after = found.after;
      this.done.value = 1 - found.left / Math.max(1, found.total);
      if (found.decisions) this.decisions.value = found.decisions;
      if (found.ledgers) {
        this.ledgers.value = found.ledgers;
        this.chances.value = found.chances;
      } else if (found.chances.length && found.chances[0].number === this.chances.peek().length) {
        this.chances.value = [...this.chances.peek(), ...found.chances];
      }
      if (found.deals) this.deals.value = found.deals;
      if (found.judgements.length) {
        const judged = found.judgements.map((judgement) => [judgement.number, judgement] as const);
        this.judgements.value = new Map([...this.judgements.peek(), ...judged]);
      }
      if (this.chosen.peek() === null && this.decisions.peek()?.length) this.choose(this.decisions.peek()![0]);
    });
  }

  /** Try a choice in place of what was done: `line` is a menu entry. Nothing is played. */
  override play(line: string): Promise<boolean> {
    if (this.judgement.peek() !== null && this.at.peek() === this.chosen.peek()! - 1) void this.#try(line);
    return Promise.resolve(false);
  }

  async #try(line: string): Promise<void> {
    const judgement = this.judgement.peek();
    if (judgement === null) return;
    const known = judgement.options.find(({ text }) => this.entryOf(text) === line || text === line);
    this.problem.value = null;
    this.attempt.value = { text: line, choice: known ?? null, judgement: null };
    if (known) return;
    try {
      const { judgement: tried } = await requests.tryChoice(this.id, this.token, {
        seat: judgement.seat,
        number: judgement.number,
        text: line,
      });
      if (this.attempt.peek()?.text === line) {
        this.attempt.value = { text: line, choice: tried.played, judgement: tried };
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      batch(() => {
        this.attempt.value = null;
        this.problem.value = error.problem;
      });
    }
  }

  /** The menu entry by which a line of notation is begun: cards that go with an offer follow the entry's own text. */
  entryOf(line: string): string {
    const texts = this.entries.peek().map(({ entry }) => entry.text);
    const found = texts.filter((text) => line === text || line.startsWith(`${text} `));
    return found.sort((a, b) => b.length - a.length)[0] ?? line;
  }

  /** Mark on the board what was done and what was best, and the things that the sentence names. */
  #mark(): void {
    const judgement = this.judgement.value;
    void this.entries.value;
    const shown = judgement !== null && !this.asks.value && this.version.value === judgement.number - 1;
    this.compared.value = shown
      ? { played: this.entryOf(judgement.played.text), best: this.entryOf(judgement.best.text) }
      : null;
    advisedThings.value = namesOf(shown ? judgement.marks : [], this.seat.value);
  }
}
