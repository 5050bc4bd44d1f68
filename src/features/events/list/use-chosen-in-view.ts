import { useLayoutEffect } from 'react';
import { usePortal } from '../../../portal/portal';
import type { EventFilter } from '../event-filter';
import type { EventPage } from '../event-page';

/** Room beside a chosen chip: as wide as the row fades out. */
const EDGE_PX = 28;

/** Scrolls the row of chips, and nothing else, until the chosen one stands in it as a whole. */
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
}
