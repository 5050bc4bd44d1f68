import type { ElementRouter, NavigateOptions } from '../routing/element-router';

/** Dispatches an event that leaves the shadow tree. @returns false if the page cancelled it */
export const emit = (host: HTMLElement, type: string, detail: unknown): boolean =>
  host.dispatchEvent(
    new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: type === 'portal-navigate' }),
  );

/** Navigates to a route, prefix included, unless the page cancels `portal-navigate`. */
export function requestNavigation(
  host: HTMLElement,
  router: ElementRouter,
  route: string,
  options?: NavigateOptions,
): void {
  if (emit(host, 'portal-navigate', { route })) router.navigate(route, options);
}
