/** Notifies the player of the own turn: by the tab's title, a sound, a browser notification; the settings decide. */
import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { notices, sounds } from "../../store/settings.ts";
import type { TableStore } from "../../store/table_store.ts";
import { announce } from "../../ui/toast.tsx";
import { say, t } from "../../i18n/translate.ts";

const TITLE = "Argosy";

export function useTurnNotifications(store: TableStore): void {
  useEffect(() => {
    let before = false;
    const stop = effect(() => {
      const mine = store.myTurn.value;
      const view = store.view.value;
      document.title = mine ? `● ${t("web-your-turn")} · ${TITLE}` : TITLE;
      if (mine && !before && view !== null) call(say(view.prompt, store.names.peek()));
      before = mine;
    });
    return () => {
      stop();
      document.title = TITLE;
    };
  }, [store]);
}

function call(prompt: string): void {
  announce(prompt);
  chime();
  if (document.hidden && notices.peek() === "on" && Notification.permission === "granted") {
    try {
      new Notification(TITLE, { body: prompt, tag: "argosy-turn" });
    } catch {
      // some mobile browsers forbid this constructor
    }
  }
}

/** Play two soft tones, if sounds are on and the page was used once. They are synthesised: there is no file. */
export function chime(): void {
  if (sounds.peek() !== "on" || navigator.userActivation?.hasBeenActive === false) return;
  const audio = new AudioContext();
  [523.25, 659.25].forEach((pitch, index) => {
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    const start = audio.currentTime + index * 0.14;
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(0.08, start + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
    tone.connect(loudness).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.5);
  });
  setTimeout(() => void audio.close(), 1500);
}
