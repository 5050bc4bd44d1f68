/* The carousel of a teaser does the same, but no detail is to ask for its file, which knows no React. */

/** Rounding of the browser. */
const NEARLY = 2;

/** At which of its ends a row of cards is that scrolls sideways; at both while everything is in sight. */
export type Ends = { atStart: boolean; atEnd: boolean };

const endsOf = ({ scrollLeft, clientWidth, scrollWidth }: Element): Ends => ({
  atStart: scrollLeft <= NEARLY,
  atEnd: scrollLeft + clientWidth >= scrollWidth - NEARLY,
});

/** Moves a row of cards by what is in sight; how it glides, its style sheet says. @param direction 1 on, -1 back */
export function step(list: Element | null | undefined, direction: 1 | -1): void {
  if (!list) return;
  const card = list.firstElementChild?.getBoundingClientRect().width ?? 0;
  // What is cut off at the edge is seen whole after the step.
  list.scrollBy({ left: direction * Math.max(card, list.clientWidth - card / 2) });
}

/** Says at which end a row of cards is, now and whenever it moves or becomes wider. @returns ends it */
export function watchEnds(list: Element, hear: (ends: Ends) => void): () => void {
  const look = () => hear(endsOf(list));
  const observer = new ResizeObserver(look);
  list.addEventListener('scroll', look, { passive: true });
  observer.observe(list);
  return () => {
    list.removeEventListener('scroll', look);
    observer.disconnect();
  };
}
