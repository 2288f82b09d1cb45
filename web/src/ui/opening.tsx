/** What stands in the place of a page that is not there yet: that it loads, or why it cannot and a way home. */
import type { ComponentChildren } from "preact";
import { t } from "../i18n/translate.ts";
import type { Problem } from "../wire.ts";
import { ErrorLine, HomeLink } from "./error_line.tsx";

export function Opening({ problem, children }: { problem: Problem | null; children?: ComponentChildren }) {
  return (
    <main id="main" class="narrow">
      {problem === null && children}
      <ErrorLine problem={problem} />
      {problem === null ? <p class="quiet" aria-busy="true">{t("web-loading")}</p> : <HomeLink />}
    </main>
  );
}
