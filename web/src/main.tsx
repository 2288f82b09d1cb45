/** Where the page begins. */
import { render } from "preact";
import { App } from "./app.tsx";
import { watchLinks } from "./store/route.ts";
import { dress } from "./store/settings.ts";
import { watchLanguage } from "./i18n/translate.ts";

dress();
watchLanguage();
watchLinks();
render(<App />, document.getElementById("page") as HTMLElement);
