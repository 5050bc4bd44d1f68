/**
 * Calls back at once or, while a pointer is down, after its release. Pressing a button blurs the field first, and its
 * error would shift the button before the click.
 */
export function afterPointerUp(act: () => void): void {
  if (document.querySelector(':active') === null) act();
  // Touch fires `mouseup`, too. The click follows in the same task, so the timeout runs after it.
  else window.addEventListener('mouseup', () => setTimeout(act), { once: true, capture: true });
}
