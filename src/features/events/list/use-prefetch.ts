import { useEffect } from 'react';
import { usePortal } from '../../../portal/portal';

/** How long a card must be pointed at or focused before its event is fetched (spec section 9). */
const PREFETCH_AFTER_MS = 1_000;

/** Loads what a card leads to before it is opened. */
export function usePrefetch(): void {
  const { root, preload } = usePortal();

  useEffect(() => {
    const abort = new AbortController();
    let timer = 0;
    let waitsFor: Element | undefined;
    function consider({ target }: Event) {
      const card = target instanceof Element ? target.closest('.card') : null;
      if (card === waitsFor) return;
      clearTimeout(timer);
      waitsFor = card ?? undefined;
      const route = card?.querySelector('a[data-route]')?.getAttribute('data-route');
      if (!route) return;
      timer = window.setTimeout(() => {
        // What fails here is asked for again, and explained, when the event is opened.
        preload(route, abort.signal).catch(() => undefined);
      }, PREFETCH_AFTER_MS);
    }
    root.addEventListener('pointerover', consider);
    root.addEventListener('focusin', consider);
    return () => {
      clearTimeout(timer);
      abort.abort();
      root.removeEventListener('pointerover', consider);
      root.removeEventListener('focusin', consider);
    };
  }, [root, preload]);
}
