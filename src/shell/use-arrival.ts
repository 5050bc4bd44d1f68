import { useEffect, useRef } from 'react';
import { usePortal } from '../portal/portal';

/**
 * After a change of screen, leads the visitor to it: a step forward scrolls its top into view and puts the focus on its
 * heading; Back and Forward restore where one was.
 */
export function useArrival(path: string): void {
  const { root, router, element } = usePortal();
  const shown = useRef(path);
  const positions = useRef(new Map<string, number>());

  useEffect(() => {
    const remember = () => positions.current.set(shown.current, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const top = positions.current.get(path) ?? 0;
    if (router.isForward()) return whenHeading(root, (heading) => arrive(element, heading));
    return whenHeading(root, () => window.scrollTo({ top, behavior: 'instant' }));
  }, [path, root, router, element]);
}

function arrive(element: HTMLElement, heading: HTMLElement) {
  heading.focus({ preventScroll: true });
  const { top } = element.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight / 2) element.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** Acts as soon as the screen's heading is there: the code and data of a screen may still be on their way. */
function whenHeading(root: ShadowRoot, act: (heading: HTMLElement) => void): () => void {
  const find = () => root.querySelector<HTMLElement>(':is(h1, h2, h3, h4, h5, h6)[tabindex="-1"]');
  const heading = find();
  if (heading) {
    act(heading);
    return () => {};
  }
  const changes = new MutationObserver(() => {
    const late = find();
    if (!late) return;
    changes.disconnect();
    act(late);
  });
  changes.observe(root, { childList: true, subtree: true });
  return () => changes.disconnect();
}
