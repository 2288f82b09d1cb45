/** "If time were up now": the forecast in one line, and how a deal, an offer or a store would change it. */
import type { ComponentChildren } from "preact";
import { calamityIcon, goodIcon, Icon, type IconName, isIcon } from "../../drawings/icon.ts";
import { signed } from "../../../../drawings/names.ts";
import type { TableStore } from "../../../../store/table_store.ts";
import type { MediterraneanStatusForecast, MediterraneanTrackForecast } from "../../../../wire.ts";
import { t } from "../../../../i18n/translate.ts";
import { named, type Option, type View } from "../../facts.ts";
import { bargainOf } from "../composer/bargain.ts";
import { takeText } from "../offers/taking.ts";
import { harmsOf, newHarms, rangeText } from "./difference.ts";
import { type Forecast, forecastsOf } from "./forecasts.ts";
import { harmWords, percent } from "./harm_words.ts";

/** The line whose outcome the strip shows: of the choice under the pointer, else of the offer being composed. */
function considered(store: TableStore, view: View): string | null {
  const pointed = (store.entries.value as Option[]).find(({ entry }) => entry.text === store.pointed.value)?.entry;
  if (pointed?.kind === "Store") return pointed.text;
  const offer = pointed?.kind === "Accept" && view.offers.find((offer) => offer.number === pointed.offer);
  if (offer) return takeText(offer);
  const bargain = bargainOf(store);
  return bargain.empty ? null : bargain.text(view.hand);
}

export function ForecastStrip({ store, view }: { store: TableStore; view: View }) {
  const forecasts = forecastsOf(store);
  const now = forecasts.now.value;
  if (now === null) return null;
  const line = considered(store, view);
  const after = line === null ? null : forecasts.after.value.get(line) ?? null;
  const harms = after ? newHarms(now, after) : harmsOf(now);
  return (
    <div class={after ? "med-forecast after" : "med-forecast"} data-mark="forecast">
      <h3 title={t("web-med-forecast-hint")}>{t(after ? "web-med-forecast-after" : "web-med-forecast")}</h3>
      <ul>
        <Chip icon="money" label={t("web-figure-money")} now={moneyText(now)} after={after && moneyText(after)} />
        <Chip icon="vp" label={t("web-figure-vp")} now={pointsText(now)} after={after && pointsText(after)} />
        {(["government", "religion"] as const).map((track) => (
          <Chip
            key={track}
            icon={sideIcon((after ?? now)[track], track)}
            label={named("track", track)}
            now={trackText(now[track])}
            after={after && trackText(after[track])}
            bad={(after ?? now)[track].turns > 0}
            more={turnText((after ?? now)[track])}
          />
        ))}
        {(["happiness", "safety"] as const).map((status) => (
          <Chip
            key={status}
            icon={status}
            label={named("status", status)}
            now={statusText(now[status], view.seats)}
            after={after && statusText(after[status], view.seats)}
            bad={(after ?? now)[status].struck > 0}
            more={strikeText((after ?? now)[status])}
          >
            {(after ?? now)[status].struck > 0 && (
              <>
                <Icon name={calamityIcon((after ?? now)[status].calamity ?? "")} size={16} />
                {percent((after ?? now)[status].struck)} %
              </>
            )}
          </Chip>
        ))}
        {(after ?? now).industries.filter(({ dominance, monopoly }) => dominance + monopoly > 0).map((industry) => (
          <Chip
            key={industry.good}
            icon={goodIcon(industry.good)}
            label={t("web-med-industry-pays", { good: named("good", industry.good) })}
            now={`${percent(industry.dominance + industry.monopoly)} %`}
            after={null}
          />
        ))}
      </ul>
      {harms.length > 0 && (
        <p class="med-harm" title={harms.map(harmWords).join(" ")}>
          <Icon name="warning" size={16} /> {harmWords(harms[0])}
        </p>
      )}
    </div>
  );
}

const moneyText = (forecast: Forecast) => `$${rangeText(forecast.money)}`;
const pointsText = (forecast: Forecast) => rangeText(forecast.points, signed);
const trackText = (track: MediterraneanTrackForecast) => rangeText(track.space);
const statusText = ({ level, place }: MediterraneanStatusForecast, of: number) =>
  t("web-med-level", { level: rangeText(level, signed), place: rangeText(place), of });
const turnText = ({ turns, falls }: MediterraneanTrackForecast) =>
  turns > 0 ? t("web-med-turn-chance", { percent: percent(turns), buildings: falls.length }) : "";
const strikeText = ({ calamity, struck }: MediterraneanStatusForecast) =>
  calamity && struck > 0
    ? t("web-med-strikes", { calamity: named("calamity", calamity), percent: percent(struck) })
    : "";

function sideIcon({ side }: MediterraneanTrackForecast, track: "government" | "religion"): IconName {
  return isIcon(side) ? side : track;
}

type ChipProps = {
  icon: IconName;
  label: string;
  now: string;
  after: string | null;
  bad?: boolean;
  more?: string;
  children?: ComponentChildren;
};

/** One number of the forecast; with an arrow if it would change. */
function Chip({ icon, label, now, after, bad, more, children }: ChipProps) {
  const changes = after !== null && after !== now;
  const said = [`${label}: ${changes ? `${now} → ${after}` : now}`, more].filter(Boolean).join(". ");
  return (
    <li class={["med-chip", bad && "bad", changes && "changes"].filter(Boolean).join(" ")} title={said}>
      <Icon name={icon} size={18} />
      <span class="unseen">{label}</span>
      {changes && <s>{now}</s>}
      <b>{changes ? after : now}</b>
      {children}
    </li>
  );
}
