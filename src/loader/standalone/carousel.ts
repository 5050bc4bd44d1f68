/** Rounding of the browser. */
const NEARLY = 2;

const atStart = (list: Element) => list.scrollLeft <= NEARLY;
const atEnd = (list: Element) => list.scrollLeft + list.clientWidth >= list.scrollWidth - NEARLY;

/** Moves a carousel by what is in sight; how it glides, the style sheet says. @param direction 1 on, -1 back */
export function step(carousel: Element | null, direction: 1 | -1): void {
  const list = carousel?.querySelector('.cards');
  const card = list?.firstElementChild?.getBoundingClientRect().width ?? 0;
  if (!list) return;
  // What is cut off at the edge is seen whole after the step.
  list.scrollBy({ left: direction * Math.max(card, list.clientWidth - card / 2) });
}

/** Says at which end a carousel is, and hides its buttons while everything is in sight. */
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
  // Ends with the list, which it alone holds.
  new ResizeObserver(look).observe(list);
}
