import { type RefObject, useLayoutEffect, useState } from 'react';

/** The minimum element width, in px, at which seven days have room for text, time and place. */
const MIN_GRID_WIDTH = 900;

/**
 * Returns whether an element has room for a grid. Only grid or list is rendered, because a month may have 500 dates.
 */
export function useHasGridSpace(box: RefObject<HTMLElement | null>): boolean {
  const [hasGridSpace, setHasGridSpace] = useState(true);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    // On paper no day can be opened, so everything must be visible.
    const print = matchMedia('print');
    // A hidden element has no width: it keeps its last layout.
    const measure = () => {
      const { offsetWidth: width } = element;
      if (width > 0) setHasGridSpace(!print.matches && width >= MIN_GRID_WIDTH);
    };
    measure();
    print.addEventListener('change', measure);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      print.removeEventListener('change', measure);
      observer.disconnect();
    };
  }, [box]);
  return hasGridSpace;
}
