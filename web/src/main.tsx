/** Where the page begins. */
import { render } from "preact";
import { App } from "./app.tsx";
import { watchLinks } from "./state/route.ts";
import { dress } from "./state/settings.ts";
import { watchLanguage } from "./words/words.ts";

dress();
watchLanguage();
watchLinks();
render(<App />, document.getElementById("page") as HTMLElement);
