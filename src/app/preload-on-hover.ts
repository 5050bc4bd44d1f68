import { useEffect } from 'react';
import { withoutLocale } from '../routing/locale-prefix';
import { splitRoute } from '../routing/redirects';
import { usePortal } from './portal';

/** The time in ms of hover or focus after which a link's target is preloaded (spec section 9). */
export const PREFETCH_AFTER_MS = 1_000;

const screenOf = (route: string) => splitRoute(withoutLocale(route))[0];

/** Returns the route of a link, or of the link of the card around a target. */
function routeAt(target: EventTarget | null): string | null | undefined {
  if (!(target instanceof Element)) return undefined;
  const link = target.closest('.card')?.querySelector('a[data-route]') ?? target.closest('a[data-route]');
  return link?.getAttribute('data-route');
}

/** Preloads code and data of the screen of a hovered or focused link anywhere in the element. */
export function usePreloadOnHover(): void {
  const { root, preload, router } = usePortal();

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let timer = 0;
    let pendingRoute: string | undefined;
    function schedule({ target }: Event) {
      const route = routeAt(target) ?? undefined;
      if (route === pendingRoute) return;
      clearTimeout(timer);
      pendingRoute = route;
      // Another page or filter of the list loads on click only: a mouse passes many of them.
      if (!route || screenOf(route) === screenOf(router.route())) return;
      timer = window.setTimeout(() => {
        // After a failure the screen repeats the request when it is opened, and explains the error.
        preload(route, signal).catch(() => undefined);
      }, PREFETCH_AFTER_MS);
    }
    for (const type of ['pointerover', 'focusin']) root.addEventListener(type, schedule, { signal });
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [root, preload, router]);
}
