import { backgroundBehind, parentAcrossShadow } from '../theme/page-background';

/** For each element, the function that looks at its ground again after it was moved. */
const lookers = new WeakMap<Element, () => void>();

/** The ground of the page, also while the element paints its own above it. */
function groundNow(element: Element): string {
  const paints = getComputedStyle(element).getPropertyValue('--portal-ground') !== 'transparent';
  const seen = paints ? parentAcrossShadow(element) : element;
  return String(seen && backgroundBehind(seen, getComputedStyle(element).outlineColor));
}

/**
 * Follows a page that changes its colours: by a class, attribute or style of what stands around the element, by another
 * style sheet, by the visitor's wish for dark pages, and at the end of a slow change. Nothing else is looked at.
 *
 * @param onChange called when the ground is another, once a frame at most
 * @returns a function that ends it
 */
export function watchBackground(element: Element, onChange: () => void): () => void {
  let known = groundNow(element);
  let frame = 0;
  const look = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      const ground = groundNow(element);
      if (ground === known) return;
      known = ground;
      onChange();
    });
  };
  const changes = new MutationObserver(look);
  function lookAround() {
    changes.disconnect();
    for (let place: Element | undefined = element; place; place = parentAcrossShadow(place)) {
      changes.observe(place, { attributes: true });
    }
    changes.observe(document.head, { attributes: true, childList: true, characterData: true, subtree: true });
    look();
  }
  lookAround();
  lookers.set(element, lookAround);

  const control = new AbortController();
  const hearing = { capture: true, passive: true, signal: control.signal };
  const hear = ({ target }: Event) => {
    // A sheet has come, or the colours of something around the element have arrived.
    if (target instanceof HTMLLinkElement || (target instanceof Element && target.contains(element))) look();
  };
  document.addEventListener('load', hear, hearing);
  document.addEventListener('transitionend', hear, hearing);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', look, hearing);
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    lookers.delete(element);
    control.abort();
  };
}

/** Looks at the ground of an element that stands in another place than before. */
export const checkBackground = (element: Element): void => lookers.get(element)?.();
