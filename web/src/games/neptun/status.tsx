/** Where the game stands, in a few figures: round and wind, or turn and phase. */
import type { AnyView, MediterraneanView, NeptunView } from "../../wire.ts";
import { has, t } from "../../i18n/translate.ts";

export function Standing({ view }: { view: AnyView }) {
  if (view.game === "neptun") return <NeptunStanding view={view as NeptunView} />;
  const one = view as MediterraneanView;
  const phase = has(`phase-${one.phase}`) ? t(`phase-${one.phase}`) : "";
  if (!phase) return null;
  return <span class="standing">{t("web-turn", { turn: one.turn, phase })}</span>;
}

function NeptunStanding({ view }: { view: NeptunView }) {
  if (view.phase === "over" || view.phase === "set-up") return null;
  return (
    <span class="standing">
      <span>{t("web-wind", { wind: view.wind })}</span>
      {view.forecast !== null && (
        <span>{t("web-forecast", { forecast: view.forecast > 0 ? `+${view.forecast}` : `${view.forecast}` })}</span>
      )}
      <span>{t("web-round", { round: view.round })}</span>
      <span>{t(`web-phase-${view.phase}`, { turn: Math.min(view.turn, 5) })}</span>
    </span>
  );
}
