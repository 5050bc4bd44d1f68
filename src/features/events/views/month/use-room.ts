import { type RefObject, useLayoutEffect, useState } from 'react';

/** From these widths of the element on, in pixels, a grid of seven days has room for words, and for hours. */
export const [FOR_WORDS, FOR_HOURS] = [480, 720];

/**
 * What an element has room for. Only one of grid and list is drawn, because a month may have 500 dates.
 *
 * @returns the largest of these widths that it has, or 0
 */
export function useRoom(box: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(FOR_HOURS);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    // On paper nobody opens a day: everything is to stand there.
    const print = matchMedia('print');
    // Nothing has a width where the page hides the element: it keeps what it had.
    const look = () => {
      const { offsetWidth: width } = element;
      if (width > 0) setRoom((!print.matches && [FOR_HOURS, FOR_WORDS].find((least) => width >= least)) || 0);
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
  return room;
}
