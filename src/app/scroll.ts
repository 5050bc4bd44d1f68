import '../api/portal-global';

/** How far the page is scrolled, in pixels. */
export const scrolledBy = (): number => window.EventPortal?.frame?.top() ?? window.scrollY;

/** Scrolls the page, at once. In the page of a frame it is the host that scrolls. */
export function scrollPage(top: number): void {
  const { frame } = window.EventPortal ?? {};
  if (frame) frame.scrollTo(top);
  else window.scrollTo({ top, behavior: 'instant' });
}

/** Scrolls until an element stands at the top, at once. */
export function showAtTop(element: Element): void {
  if (window.EventPortal?.frame) scrollPage(element.getBoundingClientRect().top + window.scrollY);
  else element.scrollIntoView({ block: 'start', behavior: 'instant' });
}
