import { type RefObject, useLayoutEffect, useState } from 'react';

/** The minimum element width, in px, at which seven days have room for text, time and place. */
const FOR_GRID = 720;

/**
 * Returns whether an element has room for a grid. Only grid or list is rendered, because a month may have 500 dates.
 */
export function useAvailableSpace(box: RefObject<HTMLElement | null>): boolean {
  const [hasRoom, setRoom] = useState(true);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    // On paper no day can be opened, so everything must be visible.
    const print = matchMedia('print');
    // A hidden element has no width: it keeps its last layout.
    const look = () => {
      const { offsetWidth: width } = element;
      if (width > 0) setRoom(!print.matches && width >= FOR_GRID);
    };
    look();
    print.addEventListener('change', look);
    const watcher = new ResizeObserver(look);
    watcher.observe(element);
    return () => {
      print.removeEventListener('change', look);
      watcher.disconnect();
    };
  }, [box]);
  return hasRoom;
}
