/** Opens a downloaded record: chosen as a file, or dropped anywhere on the page. */
import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../drawings/icon.tsx";
import { api, Refusal } from "../api/http.ts";
import { remember } from "../store/finished_games.ts";
import { ensureGuest, keepSeat } from "../store/identity.ts";
import { atServerOrHere } from "../store/games.ts";
import { go } from "../store/route.ts";
import { Button } from "../ui/controls.tsx";
import { t } from "../i18n/translate.ts";
import { useAction } from "../api/hooks.ts";
import { newName } from "./name_form.tsx";
import { ErrorLine } from "../ui/error_line.tsx";

/** The most bytes that the server accepts. */
const MOST = 2 * 1024 * 1024;

/** Whether a text begins like a record of Argosy. */
export function isRecord(text: string): boolean {
  try {
    return "argosy" in JSON.parse(text.trimStart().split("\n", 1)[0]);
  } catch {
    return false;
  }
}

/** Open a record: a finished game in its replay, an unfinished one at a table where it continues. */
async function openRecord(file: File): Promise<void> {
  if (file.size > MOST) throw new Refusal(0, { code: "record.too_long" });
  const text = await file.text();
  if (!isRecord(text)) throw new Refusal(0, { code: "record.foreign" });
  const name = newName().trim() || t("web-default-name");
  await atServerOrHere(async (place) => {
    await ensureGuest(name, place);
    const opened = await api.importRecord(text, place);
    if (opened.seat !== null) {
      keepSeat(opened);
      return go(`/t/${opened.table}`);
    }
    remember(await api.snapshot(opened.table, null));
    go(`/t/${opened.table}/replay?move=0`);
  });
}

export function OpenRecord() {
  const action = useAction();
  const chooser = useRef<HTMLInputElement>(null);
  const above = useSignal(false);
  const open = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file) action.run(() => openRecord(file));
  };
  useLayoutEffect(() => {
    const drag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      above.value = event.type === "dragover";
      if (event.type === "drop") open(event.dataTransfer.files);
    };
    const kinds = ["dragover", "dragleave", "drop"] as const;
    kinds.forEach((kind) => addEventListener(kind, drag));
    return () => kinds.forEach((kind) => removeEventListener(kind, drag));
  }, []);
  return (
    <div class={above.value ? "open-record above" : "open-record"}>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".jsonl,.ndjson,.json,.txt"
        aria-label={t("web-record-open")}
        onChange={(event) => {
          open(event.currentTarget.files);
          event.currentTarget.value = "";
        }}
      />
      <Button busy={action.busy} onClick={() => chooser.current?.click()}>
        <Icon name="log" /> {t("web-record-open")}
      </Button>
      <span class="quiet drop-about">{t("web-record-about")}</span>
      <ErrorLine problem={action.problem} />
      {action.problem?.code === "record.bad" && action.problem.message && (
        <p class="quiet">
          <code>{action.problem.message}</code>
        </p>
      )}
    </div>
  );
}
