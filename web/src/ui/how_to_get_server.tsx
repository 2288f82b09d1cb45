/** Where there is no server: what it takes to play with others. */
import { t } from "../i18n/translate.ts";
import { HomeLink } from "./error_line.tsx";

/** The line that installs and starts a server. */
const LINE = "pipx run argosy host";

export function HowToGetServer() {
  return (
    <p class="quiet">
      {t("web-here-no-server")} <code>{LINE}</code>
    </p>
  );
}

/** In place of a page that shows what others do. */
export function NeedsServer({ title }: { title: string }) {
  return (
    <main id="main" class="narrow">
      <h1>{title}</h1>
      <p class="lead">{t("web-refusal-here-alone")}</p>
      <HowToGetServer />
      <HomeLink />
    </main>
  );
}
