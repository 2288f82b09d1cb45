/** Short notes at the edge of the page that disappear by themselves; screen readers read them. */
import { signal } from "@preact/signals";

type Note = { number: number; text: string };

const notes = signal<Note[]>([]);
const SECONDS = 6;
let last = 0;

export function toast(text: string): void {
  const note = { number: ++last, text };
  notes.value = [...notes.value, note];
  setTimeout(() => (notes.value = notes.value.filter((other) => other !== note)), SECONDS * 1000);
}

export function Toasts() {
  return (
    <div class="toasts" role="status" aria-live="polite">
      {notes.value.map((note) => <p key={note.number} class="toast">{note.text}</p>)}
    </div>
  );
}

const announced = signal("");

/** Tell screen readers something without showing it. */
export function announce(text: string): void {
  announced.value = text;
}

export function Announcer() {
  return <div class="unseen" aria-live="polite" aria-atomic="true">{announced.value}</div>;
}
