/** Whether nothing useful has the focus: what had it is gone, or can no longer be pressed. */
export function focusIsLost(): boolean {
  const now = document.activeElement;
  return now === null || now === document.body || now.matches(":disabled");
}
