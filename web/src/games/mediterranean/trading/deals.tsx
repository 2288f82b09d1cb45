/** The deals of this turn, the latest first. */
import type { TableStore } from "../../../store/table_store.ts";
import type { Told } from "../../../wire.ts";
import { Icon } from "../drawings/icon.ts";
import { marked, thing } from "../../../table/log/log_highlight.ts";
import { Emblem } from "../../../ui/emblem.tsx";
import { speaker, t } from "../../../i18n/translate.ts";
import { seatIn } from "../facts.ts";

/** The events since the last one of a kind. */
export function since(story: readonly Told[], what: string): Told[] {
  const at = story.findLastIndex((line) => line.event.do === what);
  return at < 0 ? [] : story.slice(at);
}

export function Deals({ store }: { store: TableStore }) {
  const deals = since(store.keptStory.value, "TurnBegan").filter((line) => line.event.do === "DealStruck").reverse();
  const names = store.names.value;
  const ware = (line: Told, key: string) => speaker(names).argument(line.args[key] ?? "");
  return (
    <section class="med-deals" aria-label={t("web-med-deals")}>
      <h2>
        {t("web-med-deals")} <span class="quiet">{deals.length}</span>
      </h2>
      {!deals.length && <p class="quiet">{t("web-med-no-deals")}</p>}
      <ol tabIndex={0} aria-label={t("web-med-deals")}>
        {deals.map((deal) => {
          const [giver, taker] = [Number(seatIn(deal, "seat")), Number(seatIn(deal, "other"))];
          return (
            <li key={String(deal.args.number)} {...marked(thing("deal", Number(deal.args.number)))}>
              <Emblem seat={giver} name={names[giver]} size={22} /> {ware(deal, "give")}{" "}
              <Icon name="trade" size={16} title={t("web-med-for")} /> {ware(deal, "want")}{" "}
              <Emblem seat={taker} name={names[taker]} size={22} />
              <span class="unseen">{t("web-med-deal-between", { giver: names[giver], taker: names[taker] })}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
