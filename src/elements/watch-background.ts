import { backgroundBehind, parentAcrossShadow } from '../theme/page-background';

/** The function for each element that checks its background again after a move. */
const lookers = new WeakMap<Element, () => void>();

/** Returns the page's current background, also while the element paints its own above it. */
function groundNow(element: Element): string {
  const paints = getComputedStyle(element).getPropertyValue('--portal-ground') !== 'transparent';
  const seen = paints ? parentAcrossShadow(element) : element;
  return String(seen && backgroundBehind(seen, getComputedStyle(element).outlineColor));
}

/**
 * Watches the page's background: classes, attributes and styles of the element's ancestors, style sheets, the visitor's
 * preference for dark pages, and the end of transitions. Nothing else is checked.
 *
 * @param onChange called when the background has changed, once a frame at most
 * @returns unsubscribe function
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
    // A style sheet has loaded, or a transition of an ancestor has ended.
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

/** Checks the background of an element that was moved. */
export const checkBackground = (element: Element): void => lookers.get(element)?.();
