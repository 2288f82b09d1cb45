/** About a game of this device: that others cannot join it, how they could, and its record as a file. */
import { useAction } from "../../api/hooks.ts";
import { hasServer } from "../../api/transport.ts";
import { t } from "../../i18n/translate.ts";
import { guestAt } from "../../store/identity.ts";
import { goOnAtServer, saveAsFile } from "../../store/moving_games.ts";
import type { TableStore } from "../../store/table_store.ts";
import { Button } from "../../ui/controls.tsx";
import { ErrorLine } from "../../ui/error_line.tsx";
import { HowToGetServer } from "../../ui/how_to_get_server.tsx";

export function OnThisDevice({ store }: { store: TableStore }) {
  const action = useAction();
  const table = store.table.value;
  const playing = table?.state === "playing" && !table.lesson;
  const name = guestAt("here").value?.name ?? t("web-default-name");
  return (
    <section class="invite here">
      <h2>{t("web-here-mark")}</h2>
      <p>{t("web-here-about")}</p>
      {!hasServer && <HowToGetServer />}
      {playing && (
        <>
          {hasServer && <p>{t("web-here-friends-about")}</p>}
          <p class="actions">
            {hasServer && (
              <Button busy={action.busy} onClick={() => action.run(() => goOnAtServer(store, name))}>
                {t("web-here-friends")}
              </Button>
            )}
            <Button look="quiet" busy={action.busy} onClick={() => action.run(() => saveAsFile(store))}>
              {t("web-here-save")}
            </Button>
          </p>
        </>
      )}
      <ErrorLine problem={action.problem} />
    </section>
  );
}
