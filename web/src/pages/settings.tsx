/** The settings form: name, language, theme, text size, motion, sounds, and what the server keeps of the guest. */
import { coachIsOn } from "../store/coached_games.ts";
import {
  coach,
  contrast,
  forced,
  language,
  LANGUAGE_NAMES,
  LANGUAGES,
  motion,
  notices,
  type Size,
  size,
  SIZES,
  sounds,
  type Switch,
  telling,
  type Theme,
  theme,
  THEMES,
} from "../store/settings.ts";
import { Check, Segments } from "../ui/controls.tsx";
import { t } from "../i18n/translate.ts";
import { MyData } from "./my_data.tsx";
import { NameForm } from "./name_form.tsx";

const set = (on: boolean): Switch => on ? "on" : "off";

async function allowNotices(on: boolean): Promise<void> {
  const allowed = on && "Notification" in globalThis && (await Notification.requestPermission()) === "granted";
  notices.value = set(allowed);
}

export function SettingsForm() {
  return (
    <div class="settings">
      <NameForm />
      <Segments
        label={t("web-language")}
        value={language.value}
        choices={LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }))}
        onChoose={(value) => (language.value = value)}
      />
      <Segments
        label={t("web-theme")}
        value={theme.value}
        choices={THEMES.map((value) => ({ value, label: t(`web-theme-${value}`) }))}
        onChoose={(value) => (theme.value = value as Theme)}
      />
      <Segments
        label={t("web-size")}
        value={size.value}
        choices={SIZES.map((value) => ({ value, label: `${value} %` }))}
        onChoose={(value) => (size.value = value as Size)}
      />
      <div>
        <Check
          label={t("web-contrast")}
          checked={contrast.value === "on"}
          onChange={(on) => (contrast.value = set(on))}
        />
        <Check label={t("web-motion")} checked={motion.value === "on"} onChange={(on) => (motion.value = set(on))} />
        <Check label={t("web-forced")} checked={forced.value === "on"} onChange={(on) => (forced.value = set(on))} />
        <Check
          label={t("web-telling")}
          checked={telling.value === "on"}
          onChange={(on) => (telling.value = set(on))}
        />
        <Check label={t("web-coach-about")} checked={coachIsOn()} onChange={(on) => (coach.value = set(on))} />
        <Check label={t("web-sounds")} checked={sounds.value === "on"} onChange={(on) => (sounds.value = set(on))} />
        <Check label={t("web-notices")} checked={notices.value === "on"} onChange={(on) => void allowNotices(on)} />
      </div>
      <MyData />
    </div>
  );
}
