import { useEffect, useRef } from 'react';
import { usePortal } from '../../../portal/portal';
import { showAtTop } from '../../../portal/scroll';
import { type EventFilter, queryOf } from '../event-filter';
import type { EventPage } from '../event-page';

/** After a step to another page of the same results: leads to their top, where the page is said. Back keeps its place. */
export function usePageArrival(filter: EventFilter, page: EventPage): void {
  const { root, router } = usePortal();
  const results = queryOf({ ...filter, page: 1 });
  const shown = useRef({ results, number: filter.page });

  useEffect(() => {
    if (page.number !== filter.page) return;
    const before = shown.current;
    shown.current = { results, number: filter.page };
    if (before.results !== results || before.number === filter.page || !router.isForward()) return;
    const line = root.querySelector<HTMLElement>('.list-count') ?? root.querySelector<HTMLElement>('.list');
    line?.focus({ preventScroll: true });
    if (line) showAtTop(line);
  }, [root, router, results, filter.page, page.number]);
}
