import { useEffect, useRef } from 'react';
import { usePortal } from '../app/portal';
import { showAtTop } from '../app/scroll';

/**
 * Focuses the top of the results, where the page number is, after a step to another page. Back keeps its scroll
 * position.
 *
 * @param resultsKey key of the query, apart from the page
 * @param visiblePage visible page; undefined while there is none
 */
export function useFocusOnPageChange(resultsKey: string, requestedPage: number, visiblePage: number | undefined): void {
  const { root, router } = usePortal();
  const lastShown = useRef({ resultsKey, requestedPage });

  useEffect(() => {
    if (visiblePage !== requestedPage) return;
    const previous = lastShown.current;
    lastShown.current = { resultsKey, requestedPage };
    if (previous.resultsKey !== resultsKey || previous.requestedPage === requestedPage || !router.isForward()) return;
    const target = root.querySelector<HTMLElement>('.list-count') ?? root.querySelector<HTMLElement>('.list');
    target?.focus({ preventScroll: true });
    if (target) showAtTop(target);
  }, [root, router, resultsKey, requestedPage, visiblePage]);
}
