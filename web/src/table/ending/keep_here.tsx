/** Keeps a finished game of the server in this browser, where it can be replayed without a connection. */
import { useAction } from "../../api/hooks.ts";
import { hasEngine, isHere } from "../../api/transport.ts";
import { t } from "../../i18n/translate.ts";
import { me } from "../../store/identity.ts";
import { keepHere } from "../../store/moving_games.ts";
import type { TableStore } from "../../store/table_store.ts";
import { Button } from "../../ui/controls.tsx";
import { ErrorLine } from "../../ui/error_line.tsx";
import { toast } from "../../ui/toast.tsx";

export function KeepHere({ store }: { store: TableStore }) {
  const action = useAction();
  if (!hasEngine || isHere(store.id)) return null;
  const keep = () =>
    action.run(async () => {
      await keepHere(store, me.value?.name ?? t("web-default-name"));
      toast(t("web-here-kept"));
    });
  return (
    <>
      <Button look="quiet" busy={action.busy} onClick={keep}>{t("web-here-keep")}</Button>
      <ErrorLine problem={action.problem} />
    </>
  );
}
