/** A table with the own results on this device, and a button that clears the list of finished games. */
import { gameTitle, has, t } from "../i18n/translate.ts";
import { finished, forgetAll } from "../store/finished_games.ts";
import { language } from "../store/settings.ts";
import { type Statistic, statisticsOf } from "../store/statistics.ts";
import { ConfirmButton } from "../ui/confirm.tsx";

const COLUMNS = ["games", "wins", "place", "points"] as const;

/** A number with one decimal at most, in the format of the language. */
const rounded = (value: number): string =>
  new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 }).format(value);

export function Statistics() {
  const rows = statisticsOf(finished.value);
  if (!rows.length) return null;
  return (
    <details class="fold statistics">
      <summary>{t("web-statistics")}</summary>
      <div class="statistics-rows" role="region" aria-label={t("web-statistics")} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("web-statistics-kind")}</th>
              {COLUMNS.map((column) => <th key={column} scope="col">{t(`web-statistics-${column}`)}</th>)}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.game} ${row.seats} ${row.against}`}>
                <th scope="row">
                  {gameTitle(row.game)} <span class="quiet">{kindOf(row)}</span>
                </th>
                {COLUMNS.map((column) => <td key={column}>{rounded(row[column])}</td>)}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ConfirmButton
        title={t("web-statistics-clear")}
        about={t("web-statistics-clear-about", { count: finished.value.length })}
        sure={t("web-statistics-clear")}
        work={() => Promise.resolve(forgetAll())}
      >
        {t("web-statistics-clear")}
      </ConfirmButton>
    </details>
  );
}

/** The seats and the opponents of a kind of game. */
function kindOf({ seats, against }: Statistic): string {
  const bots = has(`bot-${against}`) ? t("web-statistics-bots", { level: t(`bot-${against}`) }) : null;
  return t("web-statistics-seats", { count: seats }) + t("web-between") + (bots ?? t(`web-against-${against}`));
}
