import { useLayoutEffect } from 'react';
import { usePortal } from '../../../portal/portal';
import type { EventFilter } from '../event-filter';
import type { EventPage } from '../event-page';

/** Room beside a chosen chip: as wide as the row fades out. */
const EDGE_PX = 28;

/**
 * Scrolls the row of chips, and nothing else, until the chosen one stands in it as a whole, and marks a row that hides
 * chips at its beginning.
 */
export function useChosenInView(filter: EventFilter, page: EventPage | undefined): void {
  const { root } = usePortal();
  // biome-ignore lint/correctness/useExhaustiveDependencies: these choose chips, and bring new ones.
  useLayoutEffect(() => {
    const row = root.querySelector('.chips');
    const focused = root.activeElement;
    const chosen = [...(row?.querySelectorAll('[aria-current]') ?? [])];
    const chip = chosen.find((one) => one === focused) ?? chosen[0];
    if (!row || !chip) return;
    const [outer, inner] = [row.getBoundingClientRect(), chip.getBoundingClientRect()];
    const [before, behind] = [inner.left - outer.left - EDGE_PX, inner.right - outer.right + EDGE_PX];
    if (before < 0) row.scrollLeft += before;
    else if (behind > 0) row.scrollLeft += behind;
  }, [root, filter, page]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first row is the painter's.
  useLayoutEffect(() => {
    const row = root.querySelector('.chips');
    if (!row) return;
    const mark = () => row.classList.toggle('is-scrolled', row.scrollLeft > 0);
    // Asked for within React's commit, the browser would lay out the whole list once more.
    const frame = requestAnimationFrame(mark);
    row.addEventListener('scroll', mark);
    return () => {
      cancelAnimationFrame(frame);
      row.removeEventListener('scroll', mark);
    };
  }, [root, page]);
}
