/** What the server keeps of this guest: download it, or delete it after a confirmation. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { useAction, useLoaded } from "../api/hooks.ts";
import { api } from "../api/http.ts";
import { hasServer } from "../api/transport.ts";
import { clearDevice } from "../local/here.ts";
import { ConfirmButton } from "../ui/confirm.tsx";
import { t } from "../i18n/translate.ts";
import { deleteGuest, findGuest, forgetMe, me } from "../store/identity.ts";
import { go } from "../store/route.ts";
import { Button } from "../ui/controls.tsx";
import { ErrorLine } from "../ui/error_line.tsx";
import { toast } from "../ui/toast.tsx";
import { RecordChoice } from "./record_choice.tsx";

async function download(): Promise<void> {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await api.myData());
  link.download = "argosy-my-data.zip";
  link.click();
  URL.revokeObjectURL(link.href);
}

export function MyData() {
  return hasServer ? <DataAtServer /> : <DataHere />;
}

/** Without a server everything is in this browser: delete it after a question. */
function DataHere() {
  useLoaded(findGuest);
  const clear = async () => {
    await clearDevice();
    forgetMe();
    go("/");
    location.reload();
  };
  return (
    <section class="my-data">
      <h3>{t("web-data-title")}</h3>
      <p>{t("web-data-here")}</p>
      {me.value !== null && <RecordChoice />}
      <ConfirmButton
        title={t("web-data-clear")}
        about={t("web-data-clear-about")}
        sure={t("web-data-delete-sure")}
        work={clear}
      >
        {t("web-data-clear")}
      </ConfirmButton>
    </section>
  );
}

function DataAtServer() {
  const asked = useSignal(false);
  const taking = useAction();
  const deleting = useAction();
  const question = useRef<HTMLDivElement>(null);
  useLoaded(findGuest);
  useEffect(() => question.current?.scrollIntoView({ block: "nearest" }), [asked.value]);
  const sure = () =>
    deleting.run(async () => {
      await deleteGuest();
      toast(t("web-data-deleted"));
      location.assign("/"); // every page and connection of the old guest is gone
    });
  return (
    <section class="my-data" aria-labelledby="my-data">
      <h3 id="my-data">{t("web-data-title")}</h3>
      {me.value === null ? <p>{t("web-data-none")}</p> : (
        <>
          <p>{t("web-data-about")}</p>
          <RecordChoice />
          <p class="actions">
            <Button busy={taking.busy} onClick={() => taking.run(download)}>{t("web-data-take")}</Button>
            <Button look="quiet" disabled={asked.value} onClick={() => (asked.value = true)}>
              {t("web-data-delete")}
            </Button>
          </p>
          <ErrorLine problem={taking.problem} />
          {asked.value && (
            <div ref={question} role="group" aria-labelledby="my-data-sure">
              <p id="my-data-sure">{t("web-data-delete-about")}</p>
              <p class="actions">
                <Button busy={deleting.busy} onClick={sure}>{t("web-data-delete-sure")}</Button>
                <Button look="strong" onClick={() => (asked.value = false)}>{t("web-data-delete-no")}</Button>
              </p>
              <ErrorLine problem={deleting.problem} />
            </div>
          )}
        </>
      )}
    </section>
  );
}
