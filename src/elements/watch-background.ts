import { backgroundBehind, parentAcrossShadow } from '../theme/page-background';

/** The function for each element that checks its background again after a move. */
const movedListeners = new WeakMap<Element, () => void>();

/** Returns the page's current background, also while the element paints its own above it. */
function currentBackground(element: Element): string {
  const isPainted = getComputedStyle(element).getPropertyValue('--portal-ground') !== 'transparent';
  const surface = isPainted ? parentAcrossShadow(element) : element;
  return String(surface && backgroundBehind(surface, getComputedStyle(element).outlineColor));
}

/**
 * Watches the page's background: classes, attributes and styles of the element's ancestors, style sheets, the visitor's
 * preference for dark pages, and the end of transitions. Nothing else is checked.
 *
 * @param onChange called when the background has changed, once a frame at most
 * @returns unsubscribe function
 */
export function watchBackground(element: Element, onChange: () => void): () => void {
  let lastBackground = currentBackground(element);
  let frame = 0;
  const scheduleCheck = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      const background = currentBackground(element);
      if (background === lastBackground) return;
      lastBackground = background;
      onChange();
    });
  };
  const observer = new MutationObserver(scheduleCheck);
  function observeAncestors() {
    observer.disconnect();
    for (let ancestor: Element | undefined = element; ancestor; ancestor = parentAcrossShadow(ancestor)) {
      observer.observe(ancestor, { attributes: true });
    }
    observer.observe(document.head, { attributes: true, childList: true, characterData: true, subtree: true });
    scheduleCheck();
  }
  observeAncestors();
  movedListeners.set(element, observeAncestors);

  const controller = new AbortController();
  const listenerOptions = { capture: true, passive: true, signal: controller.signal };
  const onLoadOrTransition = ({ target }: Event) => {
    // A style sheet has loaded, or a transition of an ancestor has ended.
    if (target instanceof HTMLLinkElement || (target instanceof Element && target.contains(element))) scheduleCheck();
  };
  document.addEventListener('load', onLoadOrTransition, listenerOptions);
  document.addEventListener('transitionend', onLoadOrTransition, listenerOptions);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', scheduleCheck, listenerOptions);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    movedListeners.delete(element);
    controller.abort();
  };
}

/** Checks the background of an element that was moved. */
export const checkBackground = (element: Element): void => movedListeners.get(element)?.();
