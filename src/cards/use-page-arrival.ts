import { useEffect, useRef } from 'react';
import { usePortal } from '../app/portal';
import { showAtTop } from '../app/scroll';

/**
 * After a step to another page of the same results: leads to their top, where the page is said. Back keeps its place.
 *
 * @param results names what is looked for, apart from the page
 * @param asked the page that is asked for
 * @param there the page that is shown; undefined while there is none
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
