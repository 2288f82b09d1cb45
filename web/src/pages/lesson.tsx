/** The address of a lesson: begins it, or goes on with the one that was begun. */
import { useEffect } from "preact/hooks";
import { useAction } from "../api/hooks.ts";
import { t } from "../i18n/translate.ts";
import { learn } from "../store/lessons.ts";
import { ErrorLine, HomeLink } from "../ui/error_line.tsx";
import { newName } from "./name_form.tsx";

export function LessonPage({ game }: { game: string }) {
  const action = useAction();
  useEffect(() => action.run(() => learn(game, newName())), [game]);
  return (
    <main id="main" class="narrow">
      <ErrorLine problem={action.problem} />
      {action.problem ? <HomeLink /> : <p class="quiet" aria-busy="true">{t("web-loading")}</p>}
    </main>
  );
}
