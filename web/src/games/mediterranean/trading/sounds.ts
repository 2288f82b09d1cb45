/** Soft sounds of the market, synthesised; they play if sounds are on and the page was used once. */
import { sounds } from "../../../store/settings.ts";

let audio: AudioContext | null = null;

/** Pitches in hertz one after the other, each as long as `length` seconds. */
function play(pitches: readonly number[], loudness: number, length: number): void {
  if (sounds.peek() !== "on" || navigator.userActivation?.hasBeenActive === false) return;
  audio ??= new AudioContext();
  for (const [index, pitch] of pitches.entries()) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    const start = audio.currentTime + index * length * 0.6;
    tone.type = "sine";
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loudness, start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(gain).connect(audio.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}

/** One of the last seconds. */
export const playTick = () => play([1046], 0.035, 0.07);
/** A deal of the player. */
export const playDeal = () => play([392, 523, 659], 0.05, 0.22);
/** Somebody answers an offer of the player. */
export const playAnswer = () => play([440], 0.03, 0.12);
