import { type RefObject, useEffect, useEffectEvent } from 'react';
import { viewTimer } from './view-timer';

const HALF = 0.5;

/** Calls back once half of an element has been in view for a second, on a visible page. */
export function useViewed(box: RefObject<HTMLElement | null>, onViewed: () => void): void {
  const notify = useEffectEvent(onViewed);
  useEffect(() => {
    const { current: element } = box;
    return element ? watch(element, () => notify()) : undefined;
  }, [box]);
}

function watch(element: HTMLElement, onViewed: () => void): () => void {
  const timer = viewTimer(() => {
    observer.disconnect();
    onViewed();
  });
  const observer = new IntersectionObserver(
    (entries) => timer.setInView((entries.at(-1)?.intersectionRatio ?? 0) >= HALF),
    { threshold: HALF },
  );
  observer.observe(element);
  return () => {
    timer.end();
    observer.disconnect();
  };
}
