/** The deals of a finished game: who traded how much with whom, the best and worst deal of each, who passed what on. */
import { requests } from "../../../api/requests.ts";
import { useLoaded } from "../../../api/hooks.ts";
import { bottomIcon, Icon } from "../drawings/icon.ts";
import type { TableStore } from "../../../store/table_store.ts";
import { Emblem } from "../../../ui/emblem.tsx";
import type { MediterraneanDealRecap, MediterraneanRecap } from "../../../wire.ts";
import { speaker, t } from "../../../i18n/translate.ts";
import { counted } from "./composer/bargain.ts";
import { amountWords, cardWords, change, named } from "../facts.ts";

export function TradeTable({ store }: { store: TableStore }) {
  const found = useLoaded(() => requests.recap(store.id, store.token)).value;
  const recap = (found?.recap ?? null) as MediterraneanRecap | null;
  if (!recap?.deals.length) return null;
  return (
    <>
      <Totals store={store} recap={recap} />
      <BestAndWorst store={store} recap={recap} />
      <Bottoms store={store} recap={recap} />
    </>
  );
}

function Totals({ store, recap }: { store: TableStore; recap: MediterraneanRecap }) {
  const names = store.names.value;
  return (
    <div class="grid-block" tabIndex={0} role="group" aria-label={t("web-trades")}>
      <table>
        <caption>
          {t("web-trades")} <span class="quiet">{recap.deals.length}</span>
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
          {recap.seats.map((sum, seat) => (
            <tr key={seat}>
              <PlayerHead store={store} seat={seat} />
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

function PlayerHead({ store, seat }: { store: TableStore; seat: number }) {
  const name = store.names.value[seat];
  return (
    <th scope="row">
      <Emblem seat={seat} name={name} size={24} /> <bdi>{name}</bdi>
    </th>
  );
}

/** The deals of most and of least value to each player, with the true bottoms. */
function BestAndWorst({ store, recap }: { store: TableStore; recap: MediterraneanRecap }) {
  return (
    <div class="grid-block med-recap" tabIndex={0} role="group" aria-label={t("web-trades-best-worst")}>
      <table>
        <caption>{t("web-trades-best-worst")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("web-player")}</th>
            <th scope="col">{t("web-trades-best")}</th>
            <th scope="col">{t("web-trades-worst")}</th>
          </tr>
        </thead>
        <tbody>
          {recap.seats.map(({ best, worst }, seat) => (
            <tr key={seat}>
              <PlayerHead store={store} seat={seat} />
              <td>{best !== null && <Deal store={store} deal={recap.deals[best]} seat={seat} />}</td>
              <td>
                {worst !== null && worst !== best && <Deal store={store} deal={recap.deals[worst]} seat={seat} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="quiet">{t("web-trades-value")}</p>
    </div>
  );
}

/** A deal as one of its players saw it. */
function Deal({ store, deal, seat }: { store: TableStore; deal: MediterraneanDealRecap; seat: number }) {
  const made = deal.seat === seat;
  const value = made ? deal.value : deal.other_value;
  const gain = made ? deal.vp : -deal.vp;
  const name = store.names.value[made ? deal.other : deal.seat];
  return (
    <span class="med-recap-deal">
      <b class={value < 0 ? "low" : ""}>{change(value)}</b> {t("web-trades-deal", {
        turn: deal.turn,
        name,
        got: waresOf(made ? deal.taken : deal.given, gain),
        gave: waresOf(made ? deal.given : deal.taken, -gain),
      })}
    </span>
  );
}

/** Cards and victory points of one side in words. */
function waresOf(cards: readonly string[], points: number): string {
  const words = [...counted(cards)].map(([card, count]) => cardWords(card, count));
  if (points > 0) words.push(amountWords("vp", points));
  return words.length ? speaker([]).joined(words) : t("ware-nothing");
}

/** How many cards of each bottom every player gave to every other. */
function Bottoms({ store, recap }: { store: TableStore; recap: MediterraneanRecap }) {
  const names = store.names.value;
  return (
    <div class="grid-block med-recap" tabIndex={0} role="group" aria-label={t("web-trades-bottoms")}>
      <table>
        <caption>{t("web-trades-bottoms")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("web-trades-giver")}</th>
            {names.map((name, seat) => (
              <th key={seat} scope="col">
                <Emblem seat={seat} name={name} size={20} /> {t("web-trades-to", { name })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((_, giver) => (
            <tr key={giver}>
              <PlayerHead store={store} seat={giver} />
              {names.map((_, taker) => (
                <td key={taker}>
                  <span class="med-recap-bottoms">
                    {recap.bottoms.filter((passed) => passed.giver === giver && passed.taker === taker).map((
                      { bottom, count },
                    ) => (
                      <span key={bottom} title={named("bottom", bottom)}>
                        <Icon name={bottomIcon(bottom)} size={18} title={named("bottom", bottom)} /> {count}
                      </span>
                    ))}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
