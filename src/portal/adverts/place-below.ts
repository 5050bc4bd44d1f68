/** So many cards stand before the first advert of a list. */
const LEAST_BEFORE = 2;
/** What is that far below what is in view does not move anything that is seen. */
const MARGIN = '0px 0px 48px';

/**
 * Finds the first card of a list that nobody sees yet because it is below what is in view, so that another card can stand
 * before it without anything being moved that is seen; waits for the visitor to move where there is none. What the
 * browser says counts, not sizes: in a frame that is as high as its content only the browser knows what is in view.
 *
 * @returns ends the search
 */
export function findPlaceBelow(cards: readonly Element[], onFound: (before: Element) => void): () => void {
  const seen = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
      }
      const last = cards.findLastIndex((card) => seen.has(card));
      const before = last < 0 ? undefined : cards[Math.max(LEAST_BEFORE, last + 1)];
      if (!before) return;
      observer.disconnect();
      onFound(before);
    },
    { rootMargin: MARGIN },
  );
  for (const card of cards) observer.observe(card);
  return () => observer.disconnect();
}

/** Calls back once when a place is below what is in view. @returns ends the wait */
export function waitUntilBelow(place: Element, onBelow: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      if (!entry || entry.isIntersecting || entry.boundingClientRect.top < 0) return;
      observer.disconnect();
      onBelow();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(place);
  return () => observer.disconnect();
}
