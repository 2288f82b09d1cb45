/** What the engine in this browser does, where somebody waits for it: loading, in another tab, unable to save, failed. */
import { hasServer } from "../api/transport.ts";
import { refusal, t } from "../i18n/translate.ts";
import { engineState, engineWanted, unsaved } from "../local/engine_state.ts";
import { takeOver } from "../local/here.ts";
import { Button } from "./controls.tsx";

/** Failures after which only a newer page helps. */
const OUTDATED = ["engine.outdated", "here.newer"];

export function EngineNotice() {
  const state = engineState.value;
  if (hasServer && !engineWanted.value) return null;
  if (state.at === "loading") {
    return (
      <div class="engine-notice" role="status">
        <span>{t("web-engine-loading")}</span>
        <progress aria-label={t("web-engine-loading")} value={state.share} max={1} />
      </div>
    );
  }
  if (state.at === "elsewhere" && engineWanted.value) {
    return (
      <div class="engine-notice alarm" role="alert">
        <span>{t("web-refusal-engine-elsewhere")}</span>
        <Button onClick={() => void takeOver()}>{t("web-engine-continue")}</Button>
      </div>
    );
  }
  if (unsaved.value) return <div class="engine-notice alarm" role="alert">{t("web-here-unsaved")}</div>;
  if (state.at !== "failed") return null;
  const outdated = OUTDATED.includes(state.code);
  return (
    <div class="engine-notice alarm" role="alert">
      <span>{refusal({ code: state.code })}</span>
      <Button onClick={() => outdated ? location.reload() : void takeOver()}>
        {t(outdated ? "web-engine-reload" : "web-line-again")}
      </Button>
    </div>
  );
}
