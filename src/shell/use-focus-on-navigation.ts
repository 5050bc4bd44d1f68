import { useEffect, useRef } from 'react';
import { usePortal } from '../app/portal';
import { scrolledBy, scrollPage, showAtTop } from '../app/scroll';

/**
 * Scrolls to the element when a link to one of its screens, as from a mail, has opened the page: the element may be far
 * below. On return or reload the scroll position stays.
 */
function useScrollOnArrival() {
  const { root, router, element, input } = usePortal();
  useEffect(() => {
    const [navigationType] = performance.getEntriesByType('navigation').map((entry) => 'type' in entry && entry.type);
    if (!router.isAddressed() || input.hashKey || window.parent !== window || navigationType !== 'navigate') return;
    return whenRendered(root, () => {
      if (window.scrollY === 0) showTop(element);
    });
  }, [root, router, element, input.hashKey]);
}

/**
 * Moves scroll position and focus after a change of screen. A step forward scrolls its top into view and focuses its
 * heading; Back and Forward restore the former position.
 *
 * @param screen path without locale: another language or another filter is the same screen
 */
export function useFocusOnNavigation(screen: string): void {
  const { root, router, element } = usePortal();
  const shownScreen = useRef(screen);
  const positions = useRef(new Map<string, number>());

  useScrollOnArrival();
  useEffect(() => {
    const remember = () => positions.current.set(shownScreen.current, scrolledBy());
    remember();
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  useEffect(() => {
    if (shownScreen.current === screen) return;
    const previousScreen = shownScreen.current;
    shownScreen.current = screen;
    const top = positions.current.get(screen);
    // The host's own link leads to a new screen: the visitor arrives as by a link of the portal.
    if (router.isForward() || top === undefined) {
      showTop(element);
      return whenRendered(root, (target) => {
        target.focus({ preventScroll: true });
        positions.current.set(screen, scrolledBy());
      });
    }
    return whenRendered(root, (target) => {
      (linkTo(root, previousScreen) ?? target).focus({ preventScroll: true });
      scrollPage(top);
    });
  }, [screen, root, router, element]);
}

/**
 * Scrolls the top of an element into view at once, also while its content loads. A frame as tall as its content never
 * scrolls itself, and cannot know its visible part: it always sends the request to its host.
 */
function showTop(element: HTMLElement) {
  const { top } = element.getBoundingClientRect();
  const isFramed = window.parent !== window;
  if (isFramed || top < 0 || top > window.innerHeight / 2) {
    showAtTop(element);
  }
}

/** Returns the link that led to the screen from which the visitor returns. */
const linkTo = (root: ShadowRoot, screen: string) =>
  [...root.querySelectorAll<HTMLElement>('a[data-route]:not([hreflang])')].find((link) =>
    link.dataset.route?.endsWith(screen),
  );

/** Returns a screen's heading, or the list if an element has no heading. */
const focusTargetIn = (root: ShadowRoot) =>
  root.querySelector<HTMLElement>('[part="heading"][tabindex="-1"]') ??
  root.querySelector<HTMLElement>('[part="list"] :is(a, button)');

/** Acts once the screen is rendered: its code and data may still be loading. */
function whenRendered(root: ShadowRoot, act: (target: HTMLElement) => void): () => void {
  const target = focusTargetIn(root);
  if (target) {
    act(target);
    return () => {};
  }
  const observer = new MutationObserver(() => {
    const laterTarget = focusTargetIn(root);
    if (!laterTarget) return;
    observer.disconnect();
    act(laterTarget);
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}
