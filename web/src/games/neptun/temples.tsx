/** All temples over the chart: tracks with their tokens, and the scoring of a round step by step. */
import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Token } from "../../drawings/emblem.tsx";
import { Icon } from "./drawings/icon.ts";
import { Temple, type TempleToken } from "./drawings/temple.tsx";
import { telling } from "../../store/settings.ts";
import { LiveTable } from "../../store/table_store.ts";
import { marked, thing } from "../../table/log/log_highlight.ts";
import { Button } from "../../ui/controls.tsx";
import type { NeptunGameEnded, NeptunTemple, NeptunTileClaimed, Told } from "../../wire.ts";
import { say, t } from "../../i18n/translate.ts";
import { type Selection, useSelection } from "./selection.ts";
import { pause, useNewEvents } from "./animation.ts";
import { gainOf, pauseAfter, stepsOf, untoldOf } from "./scoring.ts";
import { seatsOf, spaceOf, templeName, templeWords } from "./sea/temple_standing.tsx";

/** How long the winner is seen before the standing comes by itself, in milliseconds. */
const WON = 6000;

/** The scoring of a round: all events of its frame, its steps, and how many of them have been shown. */
export type Scoring = { events: readonly Told[]; steps: Told[]; told: number };

export function useScoring(selection: Selection): Signal<Scoring | null> {
  const scoring = useSignal<Scoring | null>(null);
  const { store } = selection;
  const version = store.version.value;
  useEffect(() => { // a live game goes on behind the scoring; in a replay, another moment closes it
    if (!(store instanceof LiveTable) && scoring.value?.steps[0].version !== store.version.peek()) scoring.value = null;
  }, [version]);
  useEffect(() => { // log, points and ending follow the steps; the ending waits until the winner was seen
    const now = scoring.value;
    if (now === null) return;
    const last = now.steps.at(-1);
    const left = untoldOf(now.events, now.told);
    if (!left.size && last?.event.do === "GameEnded" && store.untold.peek().size) left.add(last);
    if (store.untold.peek().size) store.untold.value = left;
  }, [scoring.value]);
  useNewEvents(store, async (events) => {
    const steps = stepsOf(events);
    if (events.some(({ event }) => event.do === "Undone")) endScoring(selection, scoring); // a lesson went back
    if (!steps.length) return;
    if (telling.peek() === "off") { // all at once; at the end of a game the standing comes instead
      const over = store instanceof LiveTable && steps.at(-1)?.event.do === "GameEnded";
      if (!over) scoring.value = { events, steps, told: steps.length };
      return;
    }
    for (let told = 1; told <= steps.length; told++) {
      scoring.value = { events, steps, told };
      await pause(pauseAfter(steps, told - 1));
      if (scoring.value?.steps !== steps || scoring.value.told !== told) break; // closed, or shown to its end
    }
    if (steps.at(-1)?.event.do !== "GameEnded") return;
    await pause(WON);
    if (scoring.value?.steps === steps && store.untold.peek().size) endScoring(selection, scoring);
  });
  return scoring;
}

/** Close the scoring; what it had not told yet is told. */
function endScoring({ store }: Selection, scoring: Signal<Scoring | null>): void {
  store.untold.value = new Set();
  scoring.value = null;
}

export function Temples({ scoring, open }: { scoring: Signal<Scoring | null>; open: Signal<boolean> }) {
  const selection = useSelection();
  const score = scoring.value;
  if (!score && !open.value) return null;
  const close = () => {
    endScoring(selection, scoring);
    open.value = false;
  };
  const last = score === null || score.told >= score.steps.length;
  const step = score?.steps[score.told - 1].event;
  const ended = step?.do === "GameEnded" ? (step as unknown as NeptunGameEnded) : null;
  return (
    <section
      class="hall"
      aria-label={t(score ? "web-neptun-scoring" : "web-neptun-temples")}
      onKeyDown={(event) => event.key === "Escape" && close()}
    >
      <header>
        <h2>{t(score ? "web-neptun-scoring" : "web-neptun-temples")}</h2>
        {score && <Tally score={score} />}
        {!last && (
          <Button look="quiet" onClick={() => (scoring.value = { ...score, told: score.steps.length })}>
            {t("web-neptun-all-at-once")}
          </Button>
        )}
        <Button look={score ? "strong" : "plain"} onClick={close}>{t(score ? "web-neptun-on" : "web-close")}</Button>
      </header>
      {score && (ended ? <Winners seats={ended.winners} points={ended.points} /> : <Steps score={score} />)}
      <div class="temples">
        {selection.view.value.temples.map((temple) => <Standing key={temple.name} temple={temple} score={score} />)}
      </div>
    </section>
  );
}

/** The points that each seat has so far, and those of this scoring. */
function Tally({ score: { steps, told } }: { score: Scoring }) {
  const selection = useSelection();
  const gained = (seat: number) => gainOf(steps.slice(0, told), seat);
  return (
    <ul class="tally">
      {selection.view.value.players.map(({ seat, points }) => (
        <li key={seat}>
          <Token seat={seat} initial={selection.initial(seat)} size={26} title={selection.store.names.value[seat]} />
          {" "}
          {points - gainOf(steps.slice(told), seat)} <small>+{gained(seat)}</small>
        </li>
      ))}
    </ul>
  );
}

/** Who has won, at the very end. */
function Winners({ seats, points }: { seats: readonly number[]; points: readonly number[] }) {
  const selection = useSelection();
  return (
    <p class="winners" role="status">
      {seats.map((seat) => (
        <span key={seat}>
          <Token seat={seat} initial={selection.initial(seat)} size={54} />{" "}
          {t("web-neptun-wins", { name: selection.store.names.value[seat], points: points[seat] })}
        </span>
      ))}
    </p>
  );
}

/** The steps so far, the latest large. */
function Steps({ score: { steps, told } }: { score: Scoring }) {
  const selection = useSelection();
  const lines = steps.slice(0, told).map((line) => say(line, selection.store.names.value));
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [told]);
  return (
    <div class="steps" role="log" tabIndex={0} aria-label={t("web-neptun-scoring")} ref={list}>
      {lines.map((line, i) => (
        <p key={i} class={i === lines.length - 1 ? "latest" : ""}>
          <Icon name={steps[i].event.do === "TileClaimed" ? "tile" : "bonus"} size={18} /> {line}
        </p>
      ))}
    </div>
  );
}

function Standing({ temple, score }: { temple: NeptunTemple; score: Scoring | null }) {
  const selection = useSelection();
  const names = selection.pieces.value?.temples ?? [];
  const claimed = (score?.steps ?? [])
    .map(({ event }, at) => ({ event: event as unknown as NeptunTileClaimed, at }))
    .filter(({ event }) => event.do === "TileClaimed" && names[event.temple] === temple.name);
  const taker = (seat: number) => ({ seat, initial: selection.initial(seat) });
  const tokens: TempleToken[] = seatsOf(selection, temple).map((seat) => ({
    ...taker(seat),
    space: spaceOf(selection, temple.name, seat),
  }));
  const lit = score !== null && claimed.some(({ at }) => at === score.told - 1);
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => { // on a phone the temples are a list that scrolls
    if (lit) card.current?.scrollIntoView({ block: "nearest" });
  }, [lit]);
  return (
    <div
      ref={card}
      class={lit ? "temple-card lit" : "temple-card"}
      data-mark={`temple:${temple.name}`}
      {...marked(thing("temple", temple.name))}
    >
      <Temple
        temple={temple.name}
        name={templeName(temple.name)}
        tiles={score ? claimed.map(({ event }) => event.points) : temple.tiles}
        takers={score
          ? claimed.filter(({ at }) => at < score.told).map(({ event }) => taker(event.seat))
          : temple.ranking.slice(0, temple.tiles.length).map(taker)}
        tokens={tokens}
        track={temple.name === "Gold" ? "ranks" : "spaces"}
        label={templeWords(selection, temple)}
      />
    </div>
  );
}
