const MARGIN_PX = 8;

/** Scrolls a panel until a part of it is visible, without scrolling the page. */
export function showInPanel(part: Element): void {
  const scrollContainer = part.closest('.panel[data-low]') ?? part.closest('.panel-body');
  if (!scrollContainer) return;
  const hidden = part.getBoundingClientRect().bottom + MARGIN_PX - scrollContainer.getBoundingClientRect().bottom;
  if (hidden > 0) scrollContainer.scrollTop += hidden;
}
