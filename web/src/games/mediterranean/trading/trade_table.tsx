/** Who traded how much in a finished game, and with whom. */
import type { TableStore } from "../../../store/table_store.ts";
import { Emblem } from "../../../ui/emblem.tsx";
import type { MediterraneanDealStruck } from "../../../wire.ts";
import { t } from "../../../i18n/translate.ts";
import { dealTotals } from "./deal_totals.ts";

export function TradeTable({ store }: { store: TableStore }) {
  const names = store.names.value;
  const deals = store.keptStory.value.map((told) => told.event as unknown as MediterraneanDealStruck).filter((event) =>
    event.do === "DealStruck"
  );
  if (!deals.length) return null;
  return (
    <div class="grid-block" tabIndex={0} role="group" aria-label={t("web-trades")}>
      <table>
        <caption>
          {t("web-trades")} <span class="quiet">{deals.length}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t("web-player")}</th>
            <th scope="col">{t("web-trades-deals")}</th>
            <th scope="col">{t("web-trades-gave")}</th>
            <th scope="col">{t("web-trades-got")}</th>
            <th scope="col">{t("web-trades-points")}</th>
            {names.map((name, seat) => (
              <th key={seat} scope="col">
                <span class="unseen">{t("web-trades-with", { name })}</span>
                <Emblem seat={seat} name={name} size={20} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dealTotals(deals, names.length).map((sum, seat) => (
            <tr key={seat}>
              <th scope="row">
                <Emblem seat={seat} name={names[seat]} size={24} /> <bdi>{names[seat]}</bdi>
              </th>
              <td class="total">{sum.deals}</td>
              <td>{sum.gave}</td>
              <td>{sum.got}</td>
              <td>{sum.points > 0 ? `+${sum.points}` : sum.points}</td>
              {sum.partners.map((count, other) => <td key={other}>{other === seat ? "" : count}</td>)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
