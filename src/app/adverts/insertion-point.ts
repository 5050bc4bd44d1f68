/** The minimum number of cards before the first advert of a list that continues below the viewport. */
const MIN_BEFORE = 2;
/** The distance below the viewport from which a change moves nothing visible. */
const MARGIN = '0px 0px 48px';
/** The tolerance for edges between two pixels. */
const PIXEL = 1;

/** A place for a card among others: before one of them, or after the last, perhaps in an empty cell of the row. */
export type InsertionPoint = { before: Element } | { behind: Element; isEmptyCell: boolean };

/**
 * Finds a place for another card in a list that moves nothing visible: before the first card below the viewport, after
 * a last one that is cut off there, or in an empty cell. If the whole list is in view, the place is after it once the
 * visitor has acted, and else the search waits for scrolling. IntersectionObserver decides, not sizes: in a frame as
 * high as its content only the browser knows the visible part.
 *
 * @returns ends the search
 */
export function findInsertionPoint(cards: readonly Element[], onFound: (point: InsertionPoint) => void): () => void {
  const visible = new Map<Element, IntersectionObserverEntry>();
  const observer = watch((entries) => {
    for (const entry of entries) {
      if (entry.isIntersecting) visible.set(entry.target, entry);
      else visible.delete(entry.target);
    }
    const point = insertionPointIn(cards, visible);
    if (!point) return;
    observer.disconnect();
    onFound(point);
  });
  for (const card of cards) observer.observe(card);
  return () => observer.disconnect();
}

function insertionPointIn(
  cards: readonly Element[],
  visible: ReadonlyMap<Element, IntersectionObserverEntry>,
): InsertionPoint | undefined {
  const lastVisible = cards.findLastIndex((card) => visible.has(card));
  const before = lastVisible < 0 ? undefined : cards[Math.max(MIN_BEFORE, lastVisible + 1)];
  if (before) return { before };
  const behind = cards.at(-1);
  const entry = behind && visible.get(behind);
  if (!entry) return undefined;
  const isEmptyCell = cards.length % columnsOf(behind) !== 0;
  return isEmptyCell || isCutOff(entry) || hasJustActed() ? { behind, isEmptyCell } : undefined;
}

const columnsOf = ({ parentElement }: Element): number =>
  parentElement ? getComputedStyle(parentElement).gridTemplateColumns.split(' ').length : 1;

/**
 * Calls back once when another box fits at an element, or at the end of its screen, without moving anything visible.
 * Right after a click or key press, as one that opened the screen, it also calls back if the element is in view.
 *
 * @returns ends the wait
 */
export function whenInsertable(element: Element, onInsertable: (where: 'here' | 'at the end') => void): () => void {
  const latest = new Map<Element, IntersectionObserverEntry>();
  const screen = element.parentElement;
  const observer = watch((entries) => {
    for (const entry of entries) latest.set(entry.target, entry);
    const elementEntry = latest.get(element);
    const screenEntry = screen && latest.get(screen);
    const isBelow = elementEntry && !elementEntry.isIntersecting && elementEntry.boundingClientRect.top >= 0;
    const fitsHere = isBelow || (elementEntry?.isIntersecting && hasJustActed());
    if (!fitsHere && !(elementEntry?.isIntersecting && screenEntry && isCutOff(screenEntry))) return;
    observer.disconnect();
    onInsertable(fitsHere ? 'here' : 'at the end');
  });
  observer.observe(element);
  if (screen) observer.observe(screen);
  return () => observer.disconnect();
}

const watch = (onIntersection: IntersectionObserverCallback) =>
  new IntersectionObserver(onIntersection, { rootMargin: MARGIN, threshold: [0, 1] });

/** Checks whether the end of an element is below the viewport. */
const isCutOff = ({ intersectionRect, boundingClientRect }: IntersectionObserverEntry): boolean =>
  intersectionRect.bottom < boundingClientRect.bottom - PIXEL;

/** Checks whether the visitor has just clicked or typed: then the content is new to them anyway. */
const hasJustActed = (): boolean => navigator.userActivation?.isActive === true;
