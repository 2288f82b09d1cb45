/** Showing an earlier moment of a running game: stepping through it and returning to the present. */
import { useEffect, useMemo } from "preact/hooks";
import { Icon } from "../../drawings/icon.tsx";
import { PastTable } from "../../store/past_table.ts";
import type { TableStore } from "../../store/table_store.ts";
import { Button } from "../../ui/controls.tsx";
import { say, t } from "../../i18n/translate.ts";
import { linesOf } from "./log.tsx";

/** Pages this narrow have one column, and scroll. */
const NARROW = "(max-width: 56rem)";

/** The past of a table; while it is shown, arrow keys step through it. */
export function usePast(store: TableStore): PastTable {
  const past = useMemo(() => new PastTable(store), [store]);
  useEffect(() => () => past.close(), [past]);
  const looking = past.at.value !== null;
  useEffect(() => {
    if (!looking) return;
    const keys: Record<string, () => void> = {
      ArrowLeft: () => step(past, -1),
      ArrowRight: () => step(past, 1),
      Escape: () => back(past),
    };
    const press = (event: KeyboardEvent) => {
      const does = keys[event.key];
      const elsewhere = (event.target as Element).closest("input, select, textarea, dialog, [role=tablist]");
      if (!does || elsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      does();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [past, looking]);
  return past;
}

/** Show the moment of a log line; on a narrow page, scroll up to the board. */
export function lookAt(past: PastTable, version: number): void {
  void past.look(version);
  if (matchMedia(NARROW).matches) document.querySelector("main")?.scrollIntoView({ block: "start" });
}

/** Go to the next moment with events, either way; after the last one comes the present. */
function step(past: PastTable, by: 1 | -1): void {
  const at = past.at.peek() ?? 0;
  const told = [...new Set(linesOf(past.now).map((line) => line.version))];
  const next = by < 0 ? told.findLast((version) => version < at) : told.find((version) => version > at);
  if (next !== undefined) void past.look(next);
  else if (by > 0) back(past);
}

/** Return to the present; the focus goes to the log line that was shown. */
function back(past: PastTable): void {
  const line = document.querySelector<HTMLElement>(".log [aria-current]");
  past.back();
  line?.focus({ preventScroll: true });
}

export function PastBanner({ past }: { past: PastTable }) {
  const at = past.at.value;
  if (at === null) return null;
  const lines = linesOf(past.now).filter((line) => line.version === at);
  const what = lines.length ? say(lines[0], past.now.names.value) : "";
  return (
    <div class="past-banner">
      <p role="status">
        {past.now.myTurn.value && <strong class="owed">{t("web-past-owed")}</strong>} <strong>{t("web-past")}</strong>
        {" "}
        {what}
      </p>
      <div class="past-steps">
        <Button aria-label={t("web-past-earlier")} title={t("web-past-earlier")} onClick={() => step(past, -1)}>
          <Icon name="left" />
        </Button>
        <Button aria-label={t("web-past-later")} title={t("web-past-later")} onClick={() => step(past, 1)}>
          <Icon name="right" />
        </Button>
        <Button look="strong" onClick={() => back(past)}>
          <Icon name="last" /> {t("web-past-now")}
        </Button>
      </div>
    </div>
  );
}
