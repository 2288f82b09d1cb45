/** The coach's line below the prompt: what is advised and why, or what the last move cost. It takes the same room always. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../../drawings/icon.tsx";
import { has, say, t } from "../../i18n/translate.ts";
import { isCoached } from "../../store/coached_games.ts";
import { coach } from "../../store/settings.ts";
import type { Advised, LiveTable, TableStore } from "../../store/table_store.ts";
import type { Chance, Reason } from "../../wire.ts";
import { Button } from "../../ui/controls.tsx";
import { percent } from "./chance.ts";
import { coachTalks } from "./coach.ts";

/** Milliseconds for which the cost of a move stays although the next advice has come. */
const COST_STAYS = 8000;
/** Reasons in a line; all are in the list of options. */
const REASONS = 2;

/** The switch at the table; the settings have the same. */
export function CoachSwitch({ store }: { store: TableStore }) {
  if (!store.table.value?.hints || store.seat.value === null) return null;
  const on = isCoached(store.id);
  return (
    <Button
      look="quiet"
      title={t("web-coach-about")}
      aria-pressed={on}
      onClick={() => (coach.value = on ? "off" : "on")}
    >
      <Icon name="person" /> <span class="unseen">{t("web-coach")}</span>
    </Button>
  );
}

export function CoachLine({ store }: { store: LiveTable }) {
  const fresh = useSignal(false);
  const played = store.played.value;
  const chosen = played?.advised?.hint.options.find(({ text }) => text === played.line) ?? null;
  const cost = chosen?.cost ?? null;
  useEffect(() => {
    fresh.value = cost !== null;
    const timer = setTimeout(() => (fresh.value = false), COST_STAYS);
    return () => clearTimeout(timer);
  }, [played]);
  if (!coachTalks(store)) return null;
  const advised = store.advised.value;
  const best = played?.advised?.hint.options[0].chance ?? null;
  const told = cost !== null && played?.advised && (fresh.value || advised === null);
  return (
    <div class={told ? "coach cost" : "coach"}>
      <Icon name="person" />
      <p role="status" aria-label={t("web-coach")}>
        {told
          ? <Cost store={store} cost={cost} move={played.advised!.move} chances={[best, chosen!.chance]} />
          : advised
          ? <Advice store={store} advised={advised} />
          : store.asking.value && <span class="quiet">{t("web-coach-thinks")}</span>}
      </p>
      {advised && (
        <Button
          look="quiet"
          title={t("web-coach-options")}
          aria-expanded={store.hintOpen.value}
          onClick={() => (store.hintOpen.value = !store.hintOpen.value)}
        >
          <Icon name="more" /> <span>{t("web-coach-options")}</span>
        </Button>
      )}
    </div>
  );
}

type CostProps = { store: LiveTable; cost: Reason; move: string; chances: (Chance | null)[] };

function Cost({ store, cost, move, chances }: CostProps) {
  const [before, after] = chances.map((chance) => chance && percent(chance.share));
  return (
    <>
      <strong>{say(cost, store.names.value)}</strong> {t("web-coach-better", { move })}
      {before !== null && after !== null && before !== after && ` ${t("web-coach-chance", { before, after })}`}
    </>
  );
}

function Advice({ store, advised: { hint, move } }: { store: LiveTable; advised: Advised }) {
  const names = store.names.value;
  const why = [...hint.options[0].reasons.slice(0, REASONS), ...(hint.lead ? [hint.lead] : [])];
  return (
    <>
      {hint.about && has(hint.about.id) && <span class="quiet">{say(hint.about, names)}</span>}{" "}
      <strong>{t("web-coach-choice", { bot: t(`bot-${hint.level}`), move })}</strong>{" "}
      {why.map((reason) => say(reason, names)).join(" ")}
    </>
  );
}
