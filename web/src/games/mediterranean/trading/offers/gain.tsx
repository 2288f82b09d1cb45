/** What a deal would change for the player: money and points by the forecast, and whether it begins to hurt. */
import { Icon } from "../../drawings/icon.ts";
import { signed } from "../../../../drawings/names.ts";
import type { TableStore } from "../../../../store/table_store.ts";
import type { MediterraneanOfferView } from "../../../../wire.ts";
import { t } from "../../../../i18n/translate.ts";
import { change, viewOf, worth } from "../../facts.ts";
import { type Change, changeOf } from "../forecast/difference.ts";
import { forecastsOf } from "../forecast/forecasts.ts";
import { gainWords, harmWords } from "../forecast/harm_words.ts";
import { takeText } from "./taking.ts";

/** What a victory point counts in money for a player who cannot buy any: the middle of the printed prices. */
const POINT = 3;

/** What a victory point counts in money: the price at which the player could buy one. */
function pointPrice(store: TableStore): number {
  const view = viewOf(store);
  const price = view === null || view.seat === null ? null : view.players[view.seat].vp_price;
  return price ? price[0] / price[1] : POINT;
}

/** The change by the forecast; until it has come, by what the sets pay. */
export function gainOf(store: TableStore, offer: MediterraneanOfferView): Change {
  const points = offer.give_vp - offer.want_vp;
  const { now, after } = forecastsOf(store);
  const then = after.value.get(takeText(offer));
  if (now.value && then) return changeOf(now.value, then, points);
  return { money: worth(store, offer.give, offer.want), points, harms: [] };
}

export function Gain({ store, offer }: { store: TableStore; offer: MediterraneanOfferView }) {
  const gain = gainOf(store, offer);
  const { money, points, harms } = gain;
  const sum = money + points * pointPrice(store);
  const tone = harms.length || sum < 0 ? "down" : sum > 0 ? "up" : "";
  const said = [`${gainWords(gain)}.`, ...harms.map(harmWords)].join(" ");
  return (
    <span class={`med-gain ${tone}`} title={said}>
      {harms.length > 0 && <Icon name="warning" size={13} />}
      {(money !== 0 || points === 0) && <span>{change(money)}</span>}
      {points !== 0 && <span>{t("web-med-gain-points", { points: signed(points) })}</span>}
    </span>
  );
}
