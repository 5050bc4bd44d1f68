import { type RefObject, useLayoutEffect, useState } from 'react';

/** From this width of the element on, in pixels, each of seven days has room for what, when and where. */
const FOR_GRID = 720;

/**
 * Tells whether an element has room for a grid. Only one of grid and list is drawn, because a month may have 500 dates.
 */
export function useAvailableSpace(box: RefObject<HTMLElement | null>): boolean {
  const [hasRoom, setRoom] = useState(true);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    // On paper nobody opens a day: everything is to stand there.
    const print = matchMedia('print');
    // Nothing has a width where the page hides the element: it keeps what it had.
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
