/** A resolution as a list: what everybody spent with its sums, then bottoms, industries, order and calamities. */
import type { ComponentChildren } from "preact";
import { bottomIcon, buildingIcon, goodIcon, Icon, type IconName, isIcon } from "../drawings/icon.ts";
import type { TableStore } from "../../../store/table_store.ts";
import type { Told } from "../../../wire.ts";
import { marked, thing } from "../../../table/log/log_highlight.ts";
import { Emblem } from "../../../ui/emblem.tsx";
import { valueOf } from "../../../i18n/arguments.ts";
import { say, t } from "../../../i18n/translate.ts";
import { amountWords, change, type Held, heldIn, named, pays, printed, seatIn } from "../facts.ts";
import { resolutionOf } from "../telling/use_telling.ts";
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

const spentIn = (events: Told[]) => events.filter((event) => event.event.do === "Spent");

/** The resolution folded to what everybody got. */
export function Resolved({ store }: { store: TableStore }) {
  const spent = spentIn(resolutionOf(store));
  const names = store.names.value;
  if (!spent.length) return null;
  return (
    <details class="fold med-fold">
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
    </details>
  );
}

export function Resolution({ store }: { store: TableStore }) {
  const events = resolutionOf(store);
  const spent = spentIn(events);
  if (!spent.length) return null;
  const next = events.findIndex((event) => String(event.event.do) in STEPS);
  const first = next < 0 ? events : events.slice(0, next);
  return (
    <section class="med-resolution" aria-label={t("web-med-resolution")}>
      <h2>{t("web-med-sums")}</h2>
      <ul class="med-sums">
        {spent.map((line) => (
          <Sum
            key={String(seatIn(line, "seat"))}
            store={store}
            line={line}
            effects={first.filter((each) => seatIn(each, "seat") === seatIn(line, "seat") && shown(each))}
          />
        ))}
      </ul>
      <Steps
        store={store}
        events={events.filter((event) =>
          !UNTOLD.has(String(event.event.do)) && !(first.includes(event) && shown(event))
        )}
      />
    </section>
  );
}

const shown = (line: Told) => EFFECTS.has(String(line.event.do)) && seatIn(line, "seat") !== null;

/** The icon of an effect on one player. */
export function effectIcon({ args, event }: Told): IconName {
  const side = valueOf(args.side);
  if (event.do === "PointsGained") return "vp";
  if (event.do === "MoneyMoved" || event.do === "Spent") return "money";
  if (event.do === "StatusMoved") return STATUSES[Number(event.status)];
  if (event.do === "BankChosen") return "bank";
  if (event.do === "BuildingLost") return buildingIcon(valueOf(args.building));
  if (event.do === "CubeLost") return "cube";
  if (event.do === "StockLost") return "warehouse";
  if (event.do === "IndustryPaid") return goodIcon(valueOf(args.good));
  return isIcon(side) ? side : "government";
}

/** A marker that moved, points or money, as a sign with its number. */
function Effect({ store, line }: { store: TableStore; line: Told }) {
  const { args, event } = line;
  const said = say(line, store.names.value);
  const value = event.do === "PointsGained"
    ? signed(Number(args.points))
    : event.do === "MoneyMoved"
    ? change(Number(event.money))
    : event.do === "StatusMoved"
    ? signed(Number(event.end))
    : String(args.space);
  return (
    <span class="med-effect" title={said}>
      <Icon name={effectIcon(line)} size={20} /> <span aria-hidden="true">{value}</span>{" "}
      <span class="unseen">{said}</span>
    </span>
  );
}

function tally(held: Held[], by: "good" | "bottom"): [string, number][] {
  const found = new Map<string, number>();
  for (const item of held) found.set(item[by], (found.get(item[by]) ?? 0) + item.count);
  return [...found].filter(([name]) => name);
}

/** The cards that a player spent, by good, and what each set pays. */
export function Sets({ store, line }: { store: TableStore; line: Told }) {
  const order = printed(store)?.goods.map((good) => good.name) ?? [];
  const goods = tally(heldIn(line, "cards"), "good").sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  return (
    <p class="med-sum">
      {goods.map(([good, count]) => (
        <span key={good} class="ware">
          <Icon name={goodIcon(good)} size={20} />{" "}
          {t("web-med-sum", { ware: amountWords(good, count), money: pays(store, good, count) })}
        </span>
      ))}
      {!goods.length && <span class="quiet">{t("ware-nothing")}</span>}
    </p>
  );
}

/** The bottoms of the cards that a player spent. */
export function Bottoms({ line }: { line: Told }) {
  return (
    <p class="med-sum bottoms">
      {tally(heldIn(line, "cards"), "bottom").map(([bottom, count]) => (
        <span key={bottom} class="ware">
          <Icon name={bottomIcon(bottom)} size={20} /> {count} {named("bottom", bottom)}
        </span>
      ))}
    </p>
  );
}

/** Emblem and name of a player, "you" for the own seat, and a number at the end of the line. */
export function SumHead({ store, seat, children }: { store: TableStore; seat: number; children?: ComponentChildren }) {
  const name = store.names.value[seat];
  return (
    <p class="med-sum-head">
      <Emblem seat={seat} name={name} size={26} />{" "}
      <strong>
        <bdi>{name}</bdi>
      </strong>{" "}
      {seat === store.seat.value && <span class="med-you">{t("web-you")}</span>}
      {children}
    </p>
  );
}

function Sum({ store, line, effects }: { store: TableStore; line: Told; effects: Told[] }) {
  const seat = Number(seatIn(line, "seat"));
  return (
    <li {...marked(thing("spent", seat))}>
      <SumHead store={store} seat={seat}>
        <strong class="med-price">${String(line.args.money)}</strong>
      </SumHead>
      <Sets store={store} line={line} />
      <Bottoms line={line} />
      {effects.length > 0 && (
        <p class="med-sum results">{effects.map((each, index) => <Effect key={index} store={store} line={each} />)}</p>
      )}
    </li>
  );
}

function Steps({ store, events }: { store: TableStore; events: Told[] }) {
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
        <li key={index}>
          <h3>{t(`web-med-step-${name}`)}</h3>
          {told.map((line, at) => <p key={at}>{say(line, store.names.value)}</p>)}
        </li>
      ))}
    </ol>
  );
}
