import { useEffect } from 'react';
import { withoutLocale } from '../routing/locale-prefix';
import { splitRoute } from '../routing/redirects';
import { usePortal } from './portal';

/** How long a link must be pointed at or focused before what it leads to is fetched (spec section 9). */
export const PREFETCH_AFTER_MS = 1_000;

const screenOf = (route: string) => splitRoute(withoutLocale(route))[0];

/** The route that a link leads to, or the link of the card around a place. */
function routeAt(target: EventTarget | null): string | null | undefined {
  if (!(target instanceof Element)) return undefined;
  const link = target.closest('.card')?.querySelector('a[data-route]') ?? target.closest('a[data-route]');
  return link?.getAttribute('data-route');
}

/** Loads the screen that a visitor points at anywhere in the element, with its data, before it is opened. */
export function usePreloadOnHover(): void {
  const { root, preload, router } = usePortal();

  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    let timer = 0;
    let waitsFor: string | undefined;
    function consider({ target }: Event) {
      const route = routeAt(target) ?? undefined;
      if (route === waitsFor) return;
      clearTimeout(timer);
      waitsFor = route;
      // Another page or filter of the list is asked for by a click only: a mouse passes many of them.
      if (!route || screenOf(route) === screenOf(router.route())) return;
      timer = window.setTimeout(() => {
        // What fails here is asked for again, and explained, when the screen is opened.
        preload(route, signal).catch(() => undefined);
      }, PREFETCH_AFTER_MS);
    }
    for (const type of ['pointerover', 'focusin']) root.addEventListener(type, consider, { signal });
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [root, preload, router]);
}
