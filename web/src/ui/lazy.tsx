/** Components that are loaded by `import()` when they are first shown. */
import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../i18n/translate.ts";
import { ErrorLine } from "./error_line.tsx";

/** A page whose script is loaded on demand; shows a note while it loads, and when loading fails. */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Page: ComponentType<Props> | null = null;
  return function LazyPage(props: Props) {
    const state = useSignal<"loading" | "loaded" | "failed">(Page === null ? "loading" : "loaded");
    useEffect(() => {
      if (Page !== null) return;
      load().then((found) => {
        Page = found;
        state.value = "loaded";
      }).catch(() => (state.value = "failed"));
    }, []);
    if (Page !== null && state.value === "loaded") return <Page {...props} />;
    return (
      <main id="main" class="narrow">
        {state.value === "failed"
          ? <ErrorLine problem={{ code: "net.away" }} />
          : <p class="quiet" aria-busy="true">{t("web-loading")}</p>}
      </main>
    );
  };
}
