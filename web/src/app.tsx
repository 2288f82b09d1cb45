/** The frame of the page: which page is shown at which address, the bar on top, the settings. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { Icon } from "./drawings/icon.tsx";
import { CreatePage } from "./pages/create.tsx";
import { JoinPage } from "./pages/join.tsx";
import { LessonPage } from "./pages/lesson.tsx";
import { LandingPage } from "./pages/landing.tsx";
import { LobbyPage } from "./pages/lobby.tsx";
import { SettingsForm } from "./pages/settings.tsx";
import { HomeLink } from "./ui/error_line.tsx";
import { RuleDialog } from "./ui/rule_link.tsx";
import { route } from "./store/route.ts";
import { lazyPage } from "./ui/lazy.tsx";
import { Dialog } from "./ui/dialog.tsx";
import { EngineNotice } from "./ui/engine_notice.tsx";
import { Announcer, Toasts } from "./ui/toast.tsx";
import { ready, t } from "./i18n/translate.ts";
import { UpdateNotice } from "./ui/update_notice.tsx";

/** The script that only tables need is loaded with the first table. */
const TablePage = lazyPage(() => import("./pages/table.tsx").then((file) => file.TablePage));
const RulesPage = lazyPage(() => import("./pages/rules.tsx").then((file) => file.RulesPage));
const IconKeyPage = lazyPage(() => import("./pages/icon_key.tsx").then((file) => file.IconKeyPage));
const ReviewPage = lazyPage(() => import("./pages/review.tsx").then((file) => file.ReviewPage));
const ReplayPage = lazyPage(() => import("./pages/replay.tsx").then((file) => file.ReplayPage));

const settingsOpen = signal(false);

type Page = (parts: string[]) => JSX.Element;

const PAGES: [RegExp, Page][] = [
  [/^\/$/, () => <LandingPage />],
  [/^\/new$/, () => <CreatePage />],
  [/^\/learn\/([^/]+)$/, ([game]) => <LessonPage game={game} />],
  [/^\/lobby$/, () => <LobbyPage />],
  [/^\/join(?:\/([^/]+))?$/, ([id]) => <JoinPage id={id} />],
  [/^\/t\/([^/]+)$/, ([id]) => <TablePage key={id} id={id} />],
  [/^\/t\/([^/]+)\/review$/, ([id]) => <ReviewPage key={id} id={id} />],
  [/^\/t\/([^/]+)\/replay$/, ([id]) => <ReplayPage key={id} id={id} />],
  [/^\/rules(?:\/([^/]+))?$/, ([id]) => <RulesPage id={id} />],
  [/^\/rules\/key\/([^/]+)$/, ([letter]) => <IconKeyPage letter={letter.toUpperCase()} />],
];

function NotFound() {
  return (
    <main id="main" class="narrow">
      <h1>{t("web-lost")}</h1>
      <HomeLink />
    </main>
  );
}

function pageAt(path: string): JSX.Element {
  for (const [pattern, page] of PAGES) {
    const found = pattern.exec(path);
    if (found) return page(found.slice(1).map((part) => part ?? ""));
  }
  return <NotFound />;
}

function TopBar() {
  return (
    <header class="top-bar">
      <a class="brand" href="/">
        <svg viewBox="0 0 64 64" width="28" height="28" aria-hidden="true">
          <path class="sail-a" d="M33 6c11 8 17 18 18 33H33z" />
          <path class="sail-b" d="M30 13c-7 7-12 16-13 26h13z" />
          <path class="hull" d="M8 43h48c-2 9-9 14-16 14H24C17 57 10 52 8 43z" />
        </svg>
        <span>Argosy</span>
      </a>
      <nav aria-label={t("web-nav")}>
        <NavLink href="/lobby">{t("web-lobby")}</NavLink>
        <NavLink href="/rules">{t("web-rules")}</NavLink>
        <button type="button" class="link" title={t("web-settings")} onClick={() => (settingsOpen.value = true)}>
          <Icon name="settings" /> <span>{t("web-settings")}</span>
        </button>
      </nav>
    </header>
  );
}

function NavLink({ href, children }: { href: string; children: string }) {
  const here = route.value.path.startsWith(href);
  return <a href={href} aria-current={here ? "page" : undefined}>{children}</a>;
}

export function App() {
  if (!ready.value) return <div aria-busy="true" />;
  const path = route.value.path;
  const playing = path.startsWith("/t/");
  return (
    <div class={playing ? "house playing" : "house"}>
      <a class="skip" href="#main">{t("web-skip")}</a>
      <TopBar />
      <EngineNotice />
      <UpdateNotice />
      {pageAt(path)}
      <Dialog open={settingsOpen.value} title={t("web-settings")} onClose={() => (settingsOpen.value = false)}>
        <SettingsForm />
      </Dialog>
      <RuleDialog />
      <Toasts />
      <Announcer />
    </div>
  );
}
