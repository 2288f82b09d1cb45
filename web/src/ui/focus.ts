/** Whether the focus is lost: the element that had it is gone or disabled. */
export function focusIsLost(): boolean {
  const now = document.activeElement;
  return now === null || now === document.body || now.matches(":disabled");
}
