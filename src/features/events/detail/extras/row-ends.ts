/* The carousel of a teaser does the same, but its file knows no React, and the detail must not load it. */

/** The tolerance for rounding by the browser, in px. */
const TOLERANCE_PX = 2;

/** The ends that a sideways-scrolling row has reached; both while all cards fit. */
export type ReachedEnds = { atStart: boolean; atEnd: boolean };

const endsOf = ({ scrollLeft, clientWidth, scrollWidth }: Element): ReachedEnds => ({
  atStart: scrollLeft <= TOLERANCE_PX,
  atEnd: scrollLeft + clientWidth >= scrollWidth - TOLERANCE_PX,
});

/** Scrolls a row of cards by its visible width; the style sheet sets the animation. @param direction 1 on, -1 back */
export function stepRow(list: Element | null | undefined, direction: 1 | -1): void {
  if (!list) return;
  const card = list.firstElementChild?.getBoundingClientRect().width ?? 0;
  // A card that is cut off at the edge is fully visible after the step.
  list.scrollBy({ left: direction * Math.max(card, list.clientWidth - card / 2) });
}

/** Reports the reached ends of a row of cards, now and after each scroll or resize. @returns unsubscribe function */
export function watchEnds(list: Element, onChange: (ends: ReachedEnds) => void): () => void {
  const report = () => onChange(endsOf(list));
  const observer = new ResizeObserver(report);
  list.addEventListener('scroll', report, { passive: true });
  observer.observe(list);
  return () => {
    list.removeEventListener('scroll', report);
    observer.disconnect();
  };
}
