import { type RefObject, useEffect, useRef } from 'react';

const HALF = 0.5;
const SECOND_MS = 1000;

/** Calls back once, when half of something has been in view for a second, on a page that is itself looked at. */
export function useSeen(box: RefObject<HTMLElement | null>, onSeen: () => void): void {
  const latest = useRef(onSeen);
  latest.current = onSeen;
  useEffect(() => {
    const { current: element } = box;
    return element ? watch(element, () => latest.current()) : undefined;
  }, [box]);
}

function watch(element: HTMLElement, onSeen: () => void): () => void {
  let isInView = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    timer = isInView && !document.hidden ? setTimeout(count, SECOND_MS) : undefined;
  };
  const observer = new IntersectionObserver(
    (entries) => {
      isInView = (entries.at(-1)?.intersectionRatio ?? 0) >= HALF;
      look();
    },
    { threshold: HALF },
  );
  const end = () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('visibilitychange', look);
  };
  function count() {
    end();
    onSeen();
  }
  observer.observe(element);
  document.addEventListener('visibilitychange', look);
  return end;
}
