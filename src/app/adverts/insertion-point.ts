/** The minimum number of cards before the first advert of a list that continues below the viewport. */
const MIN_BEFORE = 2;
/** The distance below the viewport from which a change moves nothing visible. */
const MARGIN = '0px 0px 48px';
/** The tolerance for edges between two pixels. */
const PIXEL = 1;

/** A place for a card among others: before one of them, or after the last, perhaps in an empty cell of the row. */
export type CardGap = { before: Element } | { behind: Element; isEmptyCell: boolean };

/**
 * Finds a place for another card in a list that moves nothing visible: before the first card below the viewport, after
 * a last one that is cut off there, or in an empty cell. If the whole list is in view, the place is after it once the
 * visitor has acted, and else the search waits for scrolling. IntersectionObserver decides, not sizes: in a frame as
 * high as its content only the browser knows the visible part.
 *
 * @returns ends the search
 */
export function findInsertionPoint(cards: readonly Element[], onFound: (gap: CardGap) => void): () => void {
  const seen = new Map<Element, IntersectionObserverEntry>();
  const observer = watch((entries) => {
    for (const entry of entries) {
      if (entry.isIntersecting) seen.set(entry.target, entry);
      else seen.delete(entry.target);
    }
    const gap = gapOf(cards, seen);
    if (!gap) return;
    observer.disconnect();
    onFound(gap);
  });
  for (const card of cards) observer.observe(card);
  return () => observer.disconnect();
}

function gapOf(cards: readonly Element[], seen: ReadonlyMap<Element, IntersectionObserverEntry>): CardGap | undefined {
  const lastSeen = cards.findLastIndex((card) => seen.has(card));
  const before = lastSeen < 0 ? undefined : cards[Math.max(MIN_BEFORE, lastSeen + 1)];
  if (before) return { before };
  const behind = cards.at(-1);
  const entry = behind && seen.get(behind);
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
export function whenInsertable(place: Element, onRoom: (where: 'here' | 'at the end') => void): () => void {
  const latest = new Map<Element, IntersectionObserverEntry>();
  const screen = place.parentElement;
  const observer = watch((entries) => {
    for (const entry of entries) latest.set(entry.target, entry);
    const own = latest.get(place);
    const whole = screen && latest.get(screen);
    const isBelow = own && !own.isIntersecting && own.boundingClientRect.top >= 0;
    const isHere = isBelow || (own?.isIntersecting && hasJustActed());
    if (!isHere && !(own?.isIntersecting && whole && isCutOff(whole))) return;
    observer.disconnect();
    onRoom(isHere ? 'here' : 'at the end');
  });
  observer.observe(place);
  if (screen) observer.observe(screen);
  return () => observer.disconnect();
}

const watch = (hear: IntersectionObserverCallback) =>
  new IntersectionObserver(hear, { rootMargin: MARGIN, threshold: [0, 1] });

/** Checks whether the end of an element is below the viewport. */
const isCutOff = ({ intersectionRect, boundingClientRect }: IntersectionObserverEntry): boolean =>
  intersectionRect.bottom < boundingClientRect.bottom - PIXEL;

/** Checks whether the visitor has just clicked or typed: then the content is new to them anyway. */
const hasJustActed = (): boolean => navigator.userActivation?.isActive === true;
