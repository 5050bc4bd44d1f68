import { useLayoutEffect } from 'react';
import { usePortal } from '../../../app/portal';
import type { EventPage } from '../../../model/answers/event-page';
import type { EventFilter } from '../../../model/event-filter';

/** Scrolls only this row, until the chip is fully visible, or its beginning if it does not fit. */
function bringInto(row: Element, chip: Element): void {
  const edge = Number.parseFloat(getComputedStyle(row).getPropertyValue('--fade'));
  const [outer, inner] = [row.getBoundingClientRect(), chip.getBoundingClientRect()];
  const [before, behind] = [inner.left - outer.left - edge, inner.right - outer.right + edge];
  if (before < 0 || inner.width > outer.width - 2 * edge) row.scrollLeft += before;
  else if (behind > 0) row.scrollLeft += behind;
}

/** Keeps the selected chip in view, also after a resize, and marks a row that hides chips at its beginning. */
export function useChosenInView(filter: EventFilter, page: EventPage | undefined): void {
  const { root } = usePortal();
  // biome-ignore lint/correctness/useExhaustiveDependencies: these select chips and add new ones.
  useLayoutEffect(() => {
    const row = root.querySelector('.chips');
    const focused = root.activeElement;
    const chosen = [...(row?.querySelectorAll('[aria-current]') ?? [])];
    const chip = chosen.find((one) => one === focused) ?? chosen[0];
    if (!row || !chip) return;
    const widths = new ResizeObserver(() => bringInto(row, chip));
    widths.observe(row);
    widths.observe(chip);
    return () => widths.disconnect();
  }, [root, filter, page]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first row is the painter's.
  useLayoutEffect(() => {
    const row = root.querySelector('.chips');
    if (!row) return;
    const mark = () => row.classList.toggle('is-scrolled', row.scrollLeft > 0);
    // Measuring within React's commit would cost another layout of the whole list.
    const frame = requestAnimationFrame(mark);
    row.addEventListener('scroll', mark);
    return () => {
      cancelAnimationFrame(frame);
      row.removeEventListener('scroll', mark);
    };
  }, [root, page]);
}
