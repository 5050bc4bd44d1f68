/**
 * Acts at once, or once the button of a mouse that is held down is up again. A field that is left by pressing something
 * shows what is wrong with it in a new line: what is pressed must not move away before the click is made.
 */
export function afterPress(act: () => void): void {
  if (document.querySelector(':active') === null) act();
  // A touch has this event, too. The click follows in the same task.
  else window.addEventListener('mouseup', () => setTimeout(act), { once: true, capture: true });
}
