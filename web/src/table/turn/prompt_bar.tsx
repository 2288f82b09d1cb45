/** The bar that says what the player must do, or whom the table waits for and how long. */
import { Icon } from "../../drawings/icon.tsx";
import { isHere } from "../../api/transport.ts";
import type { PastTable } from "../../store/past_table.ts";
import type { LiveTable } from "../../store/table_store.ts";
import { Button } from "../../ui/controls.tsx";
import { ErrorLine } from "../../ui/error_line.tsx";
import { RuleLink } from "../../ui/rule_link.tsx";
import { say, t } from "../../i18n/translate.ts";
import { RequestsBanner, TOO_LATE } from "../players/requests.tsx";
import { WordsSwitch } from "../board.tsx";
import { coachTalks } from "./coach.ts";
import { CoachLine, CoachSwitch } from "./coach_line.tsx";
import { LessonPanel, NOT_NOW } from "../lesson/lesson_panel.tsx";
import { HintButton } from "./hint.tsx";
import { PastBanner } from "../log/looking_back.tsx";
import { Clock, Waited } from "./clock.tsx";
import { uiOf } from "../generic_ui.ts";

export function PromptBar({ store, past }: { store: LiveTable; past: PastTable }) {
  const view = store.view.value;
  if (view === null) return null;
  const { Status } = uiOf(store);
  const lesson = store.state.value?.lesson;
  if (lesson) {
    return (
      <section class="prompt-bar lesson" aria-label={t("web-lesson")}>
        <div class="prompt-facts">
          <PastBanner past={past} />
          {Status && <Status view={view} />}
          <WordsSwitch />
        </div>
        <LessonPanel store={store} lesson={lesson} />
        {store.problem.value?.code !== NOT_NOW && <ErrorLine problem={store.problem.value} names={store.names.value} />}
      </section>
    );
  }
  const mine = store.myTurn.value;
  const over = store.table.value?.state === "over";
  const looking = past.at.value !== null;
  const prompt = say(view.prompt, store.names.value);
  return (
    <section class={mine ? "prompt-bar mine" : "prompt-bar"} aria-label={t("web-prompt")}>
      <div class="prompt-line">
        <p class="prompt" role="status">{store.step.value ?? (store.untold.value.size ? "…" : prompt)}</p>
        {view.prompt.rule && !store.untold.value.size && <RuleLink id={view.prompt.rule} about={prompt} />}
        <PastBanner past={past} />
        <div class="prompt-facts">
          {!mine && !over && !looking && <Waited store={store} />}
          {store.seat.value === null && !over && (
            <span class="watching">
              <Icon name="eye" /> {t("web-watching")}
            </span>
          )}
          <Clock store={store} />
          {!looking && Status && <Status view={view} />}
          {!over && !looking && <CoachSwitch store={store} />}
          {!looking && !coachTalks(store) && <HintButton store={store} />}
          <WordsSwitch />
          {store.seat.value !== null && !over && !looking && (
            <Button
              look="quiet"
              title={t("web-undo")}
              onClick={() => void store.undo()}
            >
              <Icon name="undo" /> <span>{t("web-undo")}</span>
            </Button>
          )}
        </div>
      </div>
      {!over && !looking && <CoachLine store={store} />}
      <RequestsBanner store={store} />
      {store.problem.value?.code !== TOO_LATE && <ErrorLine problem={store.problem.value} names={store.names.value} />}
    </section>
  );
}

const LINES = ["connecting", "lost", "closed"];

/** A warning while there is no connection. */
export function ConnectionBanner({ store }: { store: LiveTable }) {
  if (isHere(store.id)) return null; // the notice below the top bar says what is
  const line = store.socket.line.value;
  if (!LINES.includes(line) || (line === "connecting" && store.state.value === null)) return null;
  return (
    <div class="line-banner" role="alert">
      {t(`web-line-${line}`)}
      {line === "lost" && <Button look="quiet" onClick={() => store.socket.hurry()}>{t("web-line-again")}</Button>}
    </div>
  );
}
