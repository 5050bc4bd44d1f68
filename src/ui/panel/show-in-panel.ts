const EDGE = 8;

/** Scrolls a panel until a part of it is visible, without scrolling the page. */
export function showInPanel(part: Element): void {
  const scrolls = part.closest('.panel[data-low]') ?? part.closest('.panel-body');
  if (!scrolls) return;
  const hidden = part.getBoundingClientRect().bottom + EDGE - scrolls.getBoundingClientRect().bottom;
  if (hidden > 0) scrolls.scrollTop += hidden;
}
