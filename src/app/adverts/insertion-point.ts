/** So many cards stand before the first advert of a list that goes on below what is in view. */
const MIN_BEFORE = 2;
/** What is that far below what is in view does not move anything that is seen. */
const MARGIN = '0px 0px 48px';
/** A side may lie between two pixels. */
const PIXEL = 1;

/** Where a card can stand among others: before one of them, or behind the last, in a cell that is empty as it is or not. */
export type Gap = { before: Element } | { behind: Element; isEmptyCell: boolean };

/**
 * Finds where another card can stand in a list without anything being moved that is seen: before the first card that is
 * below what is in view, behind the last one where that is cut off there, or in an empty cell of the last row. Where the
 * whole list is in view it stands behind it once the visitor has changed what is shown, and else waits for them to move.
 * What the browser says counts, not sizes: in a frame that is as high as its content only the browser knows what is seen.
 *
 * @returns ends the search
 */
export function findInsertionPoint(cards: readonly Element[], onFound: (gap: Gap) => void): () => void {
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

function gapOf(cards: readonly Element[], seen: ReadonlyMap<Element, IntersectionObserverEntry>): Gap | undefined {
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
 * Calls back once when another box can stand where a place is, or at the end of the screen that it is on, without
 * anything being moved that is seen, or when the visitor has just opened that screen.
 *
 * @returns ends the wait
 */
export function waitForRoom(place: Element, onRoom: (where: 'here' | 'at the end') => void): () => void {
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

/** Whether the end of something is below what is in view. */
const isCutOff = ({ intersectionRect, boundingClientRect }: IntersectionObserverEntry): boolean =>
  intersectionRect.bottom < boundingClientRect.bottom - PIXEL;

/** Whether the visitor has clicked or typed just now: then what is shown is new to them anyway. */
const hasJustActed = (): boolean => navigator.userActivation?.isActive === true;
