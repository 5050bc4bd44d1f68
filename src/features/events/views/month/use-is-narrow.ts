import { type RefObject, useLayoutEffect, useState } from 'react';

/** Below this width of the element a grid of seven days has no room for words. */
const NARROW_PIXELS = 480;

/** Whether an element is too narrow for a grid; only one of grid and list is drawn, because a month may have 500 dates. */
export function useIsNarrow(box: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    // Nothing has a width where the page hides the element: it keeps what it had.
    const look = () => element.offsetWidth > 0 && setNarrow(element.offsetWidth < NARROW_PIXELS);
    look();
    const watcher = new ResizeObserver(look);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [box]);
  return isNarrow;
}
