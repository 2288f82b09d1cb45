/** The screen that tells a resolution or the end one step at a time, in place of the board. */
import type { Signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { TableStore } from "../../../store/table_store.ts";
import { TimeLeft } from "../../../table/turn/clock.tsx";
import { Button } from "../../../ui/controls.tsx";
import { t } from "../../../i18n/translate.ts";
import { type View, viewOf } from "../facts.ts";
import { Bottoms, Sets, SumHead } from "../phases/resolution.tsx";
import { Marks, Statuses } from "../players/marks.tsx";
import { CalamityStep } from "./calamity_step.tsx";
import { Finale } from "./finale.tsx";
import { Lines } from "./lines.tsx";
import type { Step } from "./steps.ts";
import { lessonPoint, resolutionOf, resolutionSteps, stepCount, type Telling, viewBefore } from "./use_telling.ts";

export function TellingScreen({ store, telling }: { store: TableStore; telling: Signal<Telling | null> }) {
  const now = telling.value!;
  const count = stepCount(store, now.finale);
  const last = now.told >= count;
  const taught = lessonPoint(store);
  const box = useRef<HTMLElement>(null);
  const close = () => (telling.value = null);
  const next = () => (telling.value = last ? null : { ...now, told: now.told + 1 });
  const newest = useRef({ next, close });
  newest.current = { next, close };
  useEffect(() => {
    if (taught) return;
    const press = (event: KeyboardEvent) => {
      const target = event.target as Element;
      const elsewhere = target !== document.body && !box.current?.contains(target);
      if (elsewhere || event.repeat || target.closest("button, a, input, [tabindex]:not(section)")) return;
      if (event.key === "Enter" || event.key === " ") newest.current.next();
      else if (event.key === "Escape") newest.current.close();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [taught]);
  useEffect(() => {
    if (taught) return;
    const active = document.activeElement;
    if (active === document.body || active === null) box.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [now.told]);
  const title = t(now.finale ? "web-med-telling-end" : "web-med-telling");
  useLayoutEffect(() => { // before the prompt that it replaces is painted
    store.step.value = title;
    return () => void (store.step.value = null);
  }, [store, title]);
  return (
    <section class="med-telling" aria-label={title} ref={box} tabIndex={-1}>
      <div class="med-stage" key={now.told} role="status" data-mark={taught}>
        {now.finale ? <Finale store={store} told={now.told} /> : <Stage store={store} now={now} />}
      </div>
      {!now.finale && <Beside store={store} />}
      {!taught && (
        <footer>
          <Progress told={now.told} count={count} />
          {store.myTurn.value && (
            <span class="med-telling-waits">
              {t("web-med-telling-waits")} <TimeLeft store={store} seat={store.seat.value!} />
            </span>
          )}
          {!last && <Button look="quiet" onClick={close}>{t("web-med-telling-skip")}</Button>}
          <Button look="strong" onClick={next}>{t(last ? "web-go-on" : "web-med-telling-next")}</Button>
        </footer>
      )}
    </section>
  );
}

function Progress({ told, count }: { told: number; count: number }) {
  return (
    <span class="med-progress" role="img" aria-label={t("web-med-telling-step", { step: told, of: count })}>
      {Array.from({ length: count }, (_, index) => <i key={index} class={index < told ? "told" : ""} />)}
    </span>
  );
}

/** The standings as far as they are told. */
function Beside({ store }: { store: TableStore }) {
  const view = (store.toldView.value as View | null) ?? viewOf(store)!;
  return (
    <div class="med-telling-beside">
      <Marks store={store} view={view} />
      <Statuses store={store} view={view} />
    </div>
  );
}

function Stage({ store, now }: { store: TableStore; now: Telling }) {
  const steps = resolutionSteps(store);
  const at = Math.min(now.told, steps.length) - 1;
  const step = steps[at];
  if (step === undefined) return null;
  const whose = step.mine === null ? "all" : step.mine ? "yours" : "others";
  return (
    <>
      <h2>
        {t(`web-med-step-${step.name}`)}
        {step.mine !== null && <span class="quiet">{t(`web-med-telling-${whose}`)}</span>}
      </h2>
      {step.name === "sets" && <SetsStep store={store} step={step} />}
      {step.name === "bottoms" && <BottomsStep store={store} step={step} />}
      {step.name === "industries" && <Lines store={store} lines={step.lines} />}
      {step.name === "order" && <OrderStep store={store} step={step} view={viewBefore(store, now, at)} />}
      {step.name === "calamity" && <CalamityStep store={store} lines={step.lines} view={viewBefore(store, now, at)} />}
    </>
  );
}

function SetsStep({ store, step }: { store: TableStore; step: Step }) {
  return (
    <ul class={`med-told ${step.mine ? "mine" : ""}`}>
      {step.lines.map((line) => (
        <li key={Number(line.event.seat)}>
          <SumHead store={store} seat={Number(line.event.seat)}>
            <strong class="med-price">+${String(line.args.money)}</strong>
          </SumHead>
          <Sets store={store} line={line} />
        </li>
      ))}
    </ul>
  );
}

/** What the bottoms did, player by player; a track that turned stands out. */
function BottomsStep({ store, step }: { store: TableStore; step: Step }) {
  const spent = resolutionOf(store).filter((line) => line.event.do === "Spent");
  const seats = spent.map((line) => Number(line.event.seat));
  const told = seats.filter((seat) => step.lines.some((line) => line.event.seat === seat));
  return (
    <ul class={`med-told ${step.mine ? "mine" : ""}`}>
      {told.map((seat) => (
        <li key={seat}>
          <SumHead store={store} seat={seat} />
          <Bottoms line={spent[seats.indexOf(seat)]} />
          <Lines store={store} lines={step.lines.filter((line) => line.event.seat === seat)} />
        </li>
      ))}
    </ul>
  );
}

/** The new order of play, the richest first. */
function OrderStep({ store, step, view }: { store: TableStore; step: Step; view: View }) {
  const order = step.lines[0].event.order as number[];
  return (
    <ol class="med-told order">
      {order.map((seat) => (
        <li key={seat}>
          <SumHead store={store} seat={seat}>
            <strong class="med-price">${view.players[seat].money}</strong>
          </SumHead>
        </li>
      ))}
    </ol>
  );
}
