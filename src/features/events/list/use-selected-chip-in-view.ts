import { useLayoutEffect } from 'react';
import { usePortal } from '../../../app/portal';
import type { EventPage } from '../../../model/answers/event-page';
import type { EventFilter } from '../../../model/event-filter';

/** Scrolls only this row, until the chip is fully visible, or its beginning if it does not fit. */
function scrollIntoRow(row: Element, chip: Element): void {
  const fadeWidth = Number.parseFloat(getComputedStyle(row).getPropertyValue('--fade'));
  const [rowBox, chipBox] = [row.getBoundingClientRect(), chip.getBoundingClientRect()];
  const [overflowLeft, overflowRight] = [
    chipBox.left - rowBox.left - fadeWidth,
    chipBox.right - rowBox.right + fadeWidth,
  ];
  if (overflowLeft < 0 || chipBox.width > rowBox.width - 2 * fadeWidth) row.scrollLeft += overflowLeft;
  else if (overflowRight > 0) row.scrollLeft += overflowRight;
}

/** Keeps the selected chip in view, also after a resize, and marks a row that hides chips at its beginning. */
export function useSelectedChipInView(filter: EventFilter, page: EventPage | undefined): void {
  const { root } = usePortal();
  // biome-ignore lint/correctness/useExhaustiveDependencies: these select chips and add new ones.
  useLayoutEffect(() => {
    const row = root.querySelector('.chips');
    const focused = root.activeElement;
    const selectedChips = [...(row?.querySelectorAll('[aria-current]') ?? [])];
    const chip = selectedChips.find((one) => one === focused) ?? selectedChips[0];
    if (!row || !chip) return;
    const observer = new ResizeObserver(() => scrollIntoRow(row, chip));
    observer.observe(row);
    observer.observe(chip);
    return () => observer.disconnect();
  }, [root, filter, page]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first row is the painter's.
  useLayoutEffect(() => {
    const row = root.querySelector('.chips');
    if (!row) return;
    const updateClass = () => row.classList.toggle('is-scrolled', row.scrollLeft > 0);
    // Measuring within React's commit would cost another layout of the whole list.
    const frame = requestAnimationFrame(updateClass);
    row.addEventListener('scroll', updateClass);
    return () => {
      cancelAnimationFrame(frame);
      row.removeEventListener('scroll', updateClass);
    };
  }, [root, page]);
}
