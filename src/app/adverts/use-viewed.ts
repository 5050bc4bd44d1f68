import { type RefObject, useEffect, useEffectEvent } from 'react';
import { viewTimer } from './view-timer';

const HALF = 0.5;

/** Calls back once half of an element has been in view for a second, on a visible page. */
export function useSeen(box: RefObject<HTMLElement | null>, onSeen: () => void): void {
  const tell = useEffectEvent(onSeen);
  useEffect(() => {
    const { current: element } = box;
    return element ? watch(element, () => tell()) : undefined;
  }, [box]);
}

function watch(element: HTMLElement, onSeen: () => void): () => void {
  const second = viewTimer(() => {
    observer.disconnect();
    onSeen();
  });
  const observer = new IntersectionObserver(
    (entries) => second.tell((entries.at(-1)?.intersectionRatio ?? 0) >= HALF),
    { threshold: HALF },
  );
  observer.observe(element);
  return () => {
    second.end();
    observer.disconnect();
  };
}
