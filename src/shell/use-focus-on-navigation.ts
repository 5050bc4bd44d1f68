import { useEffect, useRef } from 'react';
import { usePortal } from '../app/portal';
import { scrolledBy, scrollPage, showAtTop } from '../app/scroll';

/**
 * Scrolls to the element when a link to one of its screens, as from a mail, has opened the page: the element may stand
 * far below. A visitor who comes back or reloads stays where they were.
 */
function useLinkedArrival() {
  const { root, router, element, input } = usePortal();
  useEffect(() => {
    const [opened] = performance.getEntriesByType('navigation').map((entry) => 'type' in entry && entry.type);
    if (!router.isAddressed() || input.hashKey || window.parent !== window || opened !== 'navigate') return;
    return whenThere(root, () => {
      if (window.scrollY === 0) showTop(element);
    });
  }, [root, router, element, input.hashKey]);
}

/**
 * After a change of screen, leads the visitor to it: a step forward scrolls its top into view and puts the focus on its
 * heading; Back and Forward restore the place where the visitor was.
 *
 * @param screen path without locale: another language or another filter is the same screen
 */
export function useFocusOnNavigation(screen: string): void {
  const { root, router, element } = usePortal();
  const shown = useRef(screen);
  const positions = useRef(new Map<string, number>());

  useLinkedArrival();
  useEffect(() => {
    const remember = () => positions.current.set(shown.current, scrolledBy());
    remember();
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  useEffect(() => {
    if (shown.current === screen) return;
    const left = shown.current;
    shown.current = screen;
    const top = positions.current.get(screen);
    // A link of the host leads to a screen that was never shown here: the visitor arrives as by a link of ours.
    if (router.isForward() || top === undefined) {
      showTop(element);
      return whenThere(root, (place) => {
        place.focus({ preventScroll: true });
        positions.current.set(screen, scrolledBy());
      });
    }
    return whenThere(root, (place) => {
      (linkTo(root, left) ?? place).focus({ preventScroll: true });
      scrollPage(top);
    });
  }, [screen, root, router, element]);
}

/**
 * Brings the top of an element into view at once, whatever is still on its way. A frame that is as tall as its content
 * never scrolls by itself, and cannot know what its host shows of it: it always asks.
 */
function showTop(element: HTMLElement) {
  const { top } = element.getBoundingClientRect();
  const isFramed = window.parent !== window;
  if (isFramed || top < 0 || top > window.innerHeight / 2) {
    showAtTop(element);
  }
}

/** The link that led to the screen from which the visitor comes back. */
const linkTo = (root: ShadowRoot, screen: string) =>
  [...root.querySelectorAll<HTMLElement>('a[data-route]:not([hreflang])')].find((link) =>
    link.dataset.route?.endsWith(screen),
  );

/** A screen's heading, or the list where an element shows no heading. */
const placeIn = (root: ShadowRoot) =>
  root.querySelector<HTMLElement>('[part="heading"][tabindex="-1"]') ??
  root.querySelector<HTMLElement>('[part="list"] :is(a, button)');

/** Acts as soon as the screen is there: its code and data may still be on their way. */
function whenThere(root: ShadowRoot, act: (place: HTMLElement) => void): () => void {
  const place = placeIn(root);
  if (place) {
    act(place);
    return () => {};
  }
  const changes = new MutationObserver(() => {
    const late = placeIn(root);
    if (!late) return;
    changes.disconnect();
    act(late);
  });
  changes.observe(root, { childList: true, subtree: true });
  return () => changes.disconnect();
}
