/** Resolution step by step: what everybody spent with its sums, then bottoms, industries, order and calamities. */
import { useSignal } from "@preact/signals";
import { bottomIcon, goodIcon, Icon, type IconName, isIcon } from "../drawings/icon.ts";
import type { TableStore } from "../../../store/table_store.ts";
import type { Told } from "../../../wire.ts";
import { marked, thing } from "../../../table/log/log_highlight.ts";
import { Button } from "../../../ui/controls.tsx";
import { Emblem } from "../../../ui/emblem.tsx";
import { valueOf } from "../../../i18n/arguments.ts";
import { say, t } from "../../../i18n/translate.ts";
import { since } from "../trading/deals.tsx";
import { amountWords, change, type Held, heldIn, live, named, pays, printed, seatIn } from "../facts.ts";
import { signed } from "../../../drawings/names.ts";

/** The events that begin a step, with its name. */
const STEPS: Record<string, string> = {
  IndustryPaid: "industries",
  OrderSet: "order",
  CalamityFell: "calamity",
  VotesCounted: "calamity",
};
/** Effects on one player, which are shown on that player's card. */
const EFFECTS = new Set(["TrackMoved", "StatusMoved", "PointsGained", "MoneyMoved"]);
const STATUSES = ["happiness", "safety"] as const;
const UNTOLD = new Set(["Spent", "TradingEnded", "ChoiceSealed", "PurchasingBegan"]);

/** The events from the end of trading until purchases begin. */
function toldOf(store: TableStore): Told[] {
  const told = since(store.keptStory.value, "TradingEnded");
  const end = told.findIndex((line) => line.event.do === "PurchasingBegan");
  return end < 0 ? told : told.slice(0, end);
}

const spentIn = (events: Told[]) => events.filter((event) => event.event.do === "Spent");

/** Whether purchases began with the latest frame of a live game. */
function justNow(store: TableStore): boolean {
  const latest = store.latest.peek();
  return live(store) && latest.length < store.story.peek().length &&
    latest.some((told) => told.event.do === "PurchasingBegan");
}

/** The resolution, folded to what everybody got; unfolded and animated step by step when it has just happened. */
export function Resolved({ store }: { store: TableStore }) {
  const telling = useSignal(justNow(store));
  const spent = spentIn(toldOf(store));
  const names = store.names.value;
  if (!spent.length) return null;
  return (
    <details class={telling.value ? "fold med-fold telling" : "fold med-fold"} open={telling.value}>
      <summary>
        {t("web-med-resolution")}
        <span class="med-got">
          {spent.map((line) => {
            const seat = Number(seatIn(line, "seat"));
            return (
              <span key={seat}>
                <Emblem seat={seat} name={names[seat]} size={22} /> ${String(line.args.money)}
              </span>
            );
          })}
        </span>
      </summary>
      <Resolution store={store} />
      {telling.value && (
        <p class="actions">
          <Button look="strong" onClick={() => (telling.value = false)}>{t("web-go-on")}</Button>
        </p>
      )}
    </details>
  );
}

export function Resolution({ store }: { store: TableStore }) {
  const events = toldOf(store);
  const spent = spentIn(events);
  if (!spent.length) return null;
  const next = events.findIndex((event) => String(event.event.do) in STEPS);
  const first = next < 0 ? events : events.slice(0, next);
  return (
    <section class="med-resolution" aria-label={t("web-med-resolution")}>
      <h2>{t("web-med-sums")}</h2>
      <ul class="med-sums">
        {spent.map((line, index) => (
          <Sum
            key={String(seatIn(line, "seat"))}
            store={store}
            line={line}
            at={index}
            effects={first.filter((each) => seatIn(each, "seat") === seatIn(line, "seat") && shown(each))}
          />
        ))}
      </ul>
      <Steps
        store={store}
        from={spent.length}
        events={events.filter((event) =>
          !UNTOLD.has(String(event.event.do)) && !(first.includes(event) && shown(event))
        )}
      />
    </section>
  );
}

/** The number of a step, by which the style sheet delays its animation. */
const step = (number: number) => ({ "--step": number });

const shown = (line: Told) => EFFECTS.has(String(line.event.do)) && seatIn(line, "seat") !== null;

/** A marker that moved, points or money, as a sign with its number. */
function Effect({ store, line }: { store: TableStore; line: Told }) {
  const { args, event } = line;
  const said = say(line, store.names.value);
  const side = valueOf(args.side);
  const icon: IconName = event.do === "PointsGained"
    ? "vp"
    : event.do === "MoneyMoved"
    ? "money"
    : event.do === "StatusMoved"
    ? STATUSES[Number(event.status)]
    : isIcon(side)
    ? side
    : "government";
  const value = event.do === "PointsGained"
    ? signed(Number(args.points))
    : event.do === "MoneyMoved"
    ? change(Number(event.money))
    : event.do === "StatusMoved"
    ? signed(Number(event.end))
    : String(args.space);
  return (
    <span class="med-effect" title={said}>
      <Icon name={icon} size={20} /> <span aria-hidden="true">{value}</span> <span class="unseen">{said}</span>
    </span>
  );
}

function tally(held: Held[], by: "good" | "bottom"): [string, number][] {
  const found = new Map<string, number>();
  for (const item of held) found.set(item[by], (found.get(item[by]) ?? 0) + item.count);
  return [...found].filter(([name]) => name);
}

function Sum({ store, line, at, effects }: { store: TableStore; line: Told; at: number; effects: Told[] }) {
  const seat = Number(seatIn(line, "seat"));
  const cards = heldIn(line, "cards");
  const order = printed(store)?.goods.map((good) => good.name) ?? [];
  const goods = tally(cards, "good").sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  const name = store.names.value[seat];
  return (
    <li style={step(at)} {...marked(thing("spent", seat))}>
      <p class="med-sum-head">
        <Emblem seat={seat} name={name} size={26} />{" "}
        <strong>
          <bdi>{name}</bdi>
        </strong>{" "}
        <strong class="med-price">${String(line.args.money)}</strong>
      </p>
      <p class="med-sum">
        {goods.map(([good, count]) => (
          <span key={good} class="ware">
            <Icon name={goodIcon(good)} size={20} />{" "}
            {t("web-med-sum", { ware: amountWords(good, count), money: pays(store, good, count) })}
          </span>
        ))}
        {!goods.length && <span class="quiet">{t("ware-nothing")}</span>}
      </p>
      <p class="med-sum bottoms">
        {tally(cards, "bottom").map(([bottom, count]) => (
          <span key={bottom} class="ware">
            <Icon name={bottomIcon(bottom)} size={20} /> {count} {named("bottom", bottom)}
          </span>
        ))}
      </p>
      {effects.length > 0 && (
        <p class="med-sum results">{effects.map((each, index) => <Effect key={index} store={store} line={each} />)}</p>
      )}
    </li>
  );
}

function Steps({ store, events, from }: { store: TableStore; events: Told[]; from: number }) {
  let name = "bottoms";
  const groups: [string, Told[]][] = [];
  for (const line of events) {
    name = STEPS[String(line.event.do)] ?? name;
    if (groups[groups.length - 1]?.[0] !== name) groups.push([name, []]);
    groups[groups.length - 1][1].push(line);
  }
  return (
    <ol class="med-steps">
      {groups.map(([name, told], index) => (
        <li key={index} style={step(from + index)}>
          <h3>{t(`web-med-step-${name}`)}</h3>
          {told.map((line, at) => <p key={at}>{say(line, store.names.value)}</p>)}
        </li>
      ))}
    </ol>
  );
}
