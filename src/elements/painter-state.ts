/** Elements that React draws or has begun to draw. The painter skips them. */
export const replacedElements = new WeakSet<Element>();

/** Elements whose list the painter draws; each promise settles when it has drawn the first cards or gives up. */
export const paintedElements = new WeakMap<Element, Promise<void>>();
