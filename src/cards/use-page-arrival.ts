import { useEffect, useRef } from 'react';
import { usePortal } from '../app/portal';
import { showAtTop } from '../app/scroll';

/**
 * Focuses the top of the results, where the page number is, after a step to another page. Back keeps its scroll
 * position.
 *
 * @param results key of the query, apart from the page
 * @param asked requested page
 * @param there visible page; undefined while there is none
 */
export function usePageArrival(results: string, asked: number, there: number | undefined): void {
  const { root, router } = usePortal();
  const shown = useRef({ results, asked });

  useEffect(() => {
    if (there !== asked) return;
    const before = shown.current;
    shown.current = { results, asked };
    if (before.results !== results || before.asked === asked || !router.isForward()) return;
    const line = root.querySelector<HTMLElement>('.list-count') ?? root.querySelector<HTMLElement>('.list');
    line?.focus({ preventScroll: true });
    if (line) showAtTop(line);
  }, [root, router, results, asked, there]);
}
