/**
 * Acts at once or, while a mouse button is held down, after its release. A user who presses a button leaves the field
 * before, and its error appears in a new line: the button must not move away before the click.
 */
export function afterPointerUp(act: () => void): void {
  if (document.querySelector(':active') === null) act();
  // A touch fires `mouseup`, too. The click follows in the same task, so that the timeout runs after it.
  else window.addEventListener('mouseup', () => setTimeout(act), { once: true, capture: true });
}
