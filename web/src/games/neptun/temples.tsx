/** All temples over the chart: tracks with their tokens, and the scoring of a round step by step. */
import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Token } from "../../drawings/emblem.tsx";
import { Icon } from "./drawings/icon.ts";
import { Temple, type TempleToken } from "./drawings/temple.tsx";
import { LiveTable } from "../../store/table_store.ts";
import { marked, thing } from "../../table/log/log_highlight.ts";
import { Button } from "../../ui/controls.tsx";
import type { NeptunTemple, NeptunTileClaimed, Told } from "../../wire.ts";
import { say, t } from "../../i18n/translate.ts";
import { type Selection, useSelection } from "./selection.ts";
import { useNewEvents, wait } from "./animation.ts";
import { seatsOf, spaceOf, templeName, templeWords } from "./sea/temple_standing.tsx";

const STEP = 700;
const TOLD = new Set(["TileClaimed", "BonusClaimed", "GameEnded"]);

/** The scoring of a round: its steps, and how many of them have been shown. */
export type Scoring = { steps: Told[]; told: number };

export function useScoring(selection: Selection): Signal<Scoring | null> {
  const scoring = useSignal<Scoring | null>(null);
  const version = selection.store.version.value;
  useEffect(() => { // a live game goes on behind the scoring; in a replay, another moment closes it
    if (!(selection.store instanceof LiveTable) && scoring.value?.steps[0].version !== selection.store.version.peek()) {
      scoring.value = null;
    }
  }, [version]);
  useNewEvents(selection.store, async (events) => {
    const steps = events.filter(({ event }) => TOLD.has(String(event.do)));
    if (!steps.length) return;
    for (let told = 1; told <= steps.length; told++) {
      scoring.value = { steps, told };
      await wait(STEP);
      if (scoring.value?.steps !== steps || scoring.value.told !== told) return; // closed, or shown to its end
    }
  });
  return scoring;
}

export function Temples({ scoring, open }: { scoring: Signal<Scoring | null>; open: Signal<boolean> }) {
  const selection = useSelection();
  const score = scoring.value;
  if (!score && !open.value) return null;
  const close = () => {
    scoring.value = null;
    open.value = false;
  };
  const last = score === null || score.told >= score.steps.length;
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
          <Button look="quiet" onClick={() => (scoring.value = { steps: score.steps, told: score.steps.length })}>
            {t("web-neptun-all-at-once")}
          </Button>
        )}
        <Button look={score ? "strong" : "plain"} onClick={close}>{t(score ? "web-neptun-on" : "web-close")}</Button>
      </header>
      {score && <Steps score={score} />}
      <div class="temples">
        {selection.view.value.temples.map((temple) => <Standing key={temple.name} temple={temple} score={score} />)}
      </div>
    </section>
  );
}

/** The points that each seat has scored so far. */
function Tally({ score: { steps, told } }: { score: Scoring }) {
  const selection = useSelection();
  const gained = new Map<number, number>();
  for (const { event } of steps.slice(0, told)) {
    if (typeof event.seat === "number" && typeof event.points === "number") {
      gained.set(event.seat, (gained.get(event.seat) ?? 0) + event.points);
    }
  }
  return (
    <ul class="tally">
      {selection.view.value.players.map(({ seat }) => (
        <li key={seat}>
          <Token seat={seat} initial={selection.initial(seat)} size={26} title={selection.store.names.value[seat]} />
          {" "}
          +{gained.get(seat) ?? 0}
        </li>
      ))}
    </ul>
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
  return (
    <div class={lit ? "temple-card lit" : "temple-card"} {...marked(thing("temple", temple.name))}>
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
