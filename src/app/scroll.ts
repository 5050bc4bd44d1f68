import '../api/portal-global';

/** Returns the scroll position of the page in px. */
export const scrolledBy = (): number => window.EventPortal?.frame?.top() ?? window.scrollY;

/** Scrolls the page instantly. In a frame its host scrolls. */
export function scrollPage(top: number): void {
  const { frame } = window.EventPortal ?? {};
  if (frame) frame.scrollTo(top);
  else window.scrollTo({ top, behavior: 'instant' });
}

/** Scrolls an element to the top instantly. */
export function showAtTop(element: Element): void {
  if (window.EventPortal?.frame) scrollPage(element.getBoundingClientRect().top + window.scrollY);
  else element.scrollIntoView({ block: 'start', behavior: 'instant' });
}
