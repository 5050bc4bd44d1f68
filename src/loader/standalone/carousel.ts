/** The tolerance for rounding by the browser, in px. */
const NEARLY = 2;

const atStart = (list: Element) => list.scrollLeft <= NEARLY;
const atEnd = (list: Element) => list.scrollLeft + list.clientWidth >= list.scrollWidth - NEARLY;

/** Scrolls a carousel by its visible width; the style sheet sets the animation. @param direction 1 on, -1 back */
export function stepCarousel(carousel: Element | null, direction: 1 | -1): void {
  const list = carousel?.querySelector('.cards');
  const card = list?.firstElementChild?.getBoundingClientRect().width ?? 0;
  if (!list) return;
  // A card that is cut off at the edge is fully visible after the step.
  list.scrollBy({ left: direction * Math.max(card, list.clientWidth - card / 2) });
}

/** Marks the reached ends of a carousel, and hides its buttons while all cards fit. */
export function followCarousel(root: ShadowRoot): void {
  const steps = root.querySelector('.teaser-steps');
  const list = root.querySelector('.cards');
  if (!steps || !list) return;
  const [back, on] = steps.children;
  const look = () => {
    back?.setAttribute('aria-disabled', String(atStart(list)));
    on?.setAttribute('aria-disabled', String(atEnd(list)));
    steps.toggleAttribute('hidden', atStart(list) && atEnd(list));
  };
  list.addEventListener('scroll', look, { passive: true });
  // Ends with the list, the only holder of the observer.
  new ResizeObserver(look).observe(list);
}
