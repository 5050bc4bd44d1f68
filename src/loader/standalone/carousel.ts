/** The tolerance for rounding by the browser, in px. */
const TOLERANCE_PX = 2;

const atStart = (list: Element) => list.scrollLeft <= TOLERANCE_PX;
const atEnd = (list: Element) => list.scrollLeft + list.clientWidth >= list.scrollWidth - TOLERANCE_PX;

/** Scrolls a carousel by its visible width; the style sheet sets the animation. @param direction 1 on, -1 back */
export function stepCarousel(carousel: Element | null, direction: 1 | -1): void {
  const list = carousel?.querySelector('.cards');
  const card = list?.firstElementChild?.getBoundingClientRect().width ?? 0;
  if (!list) return;
  // A card that is cut off at the edge is fully visible after the step.
  list.scrollBy({ left: direction * Math.max(card, list.clientWidth - card / 2) });
}

/** Marks the reached ends of a carousel, and hides its buttons while all cards fit. */
export function watchCarousel(root: ShadowRoot): void {
  const buttons = root.querySelector('.teaser-steps');
  const list = root.querySelector('.cards');
  if (!buttons || !list) return;
  const [previousButton, nextButton] = buttons.children;
  const updateButtons = () => {
    previousButton?.setAttribute('aria-disabled', String(atStart(list)));
    nextButton?.setAttribute('aria-disabled', String(atEnd(list)));
    buttons.toggleAttribute('hidden', atStart(list) && atEnd(list));
  };
  list.addEventListener('scroll', updateButtons, { passive: true });
  // Ends with the list, the only holder of the observer.
  new ResizeObserver(updateButtons).observe(list);
}
