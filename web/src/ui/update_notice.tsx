/** Offers a newer version of the page; it is opened only when the player says so. */
import { t } from "../i18n/translate.ts";
import { takeUpdate, update } from "../store/offline.ts";
import { Button } from "./controls.tsx";

export function UpdateNotice() {
  if (update.value === null) return null;
  return (
    <div class="engine-notice" role="status">
      <span>{t("web-update-ready")}</span>
      <Button onClick={takeUpdate}>{t("web-update-open")}</Button>
    </div>
  );
}
