/** Elements that React draws or has begun to draw. The first painter leaves them alone. */
export const replacedElements = new WeakSet<Element>();

/** Elements whose list the first painter draws, each with the moment at which it has drawn the first cards or gives up. */
export const paintedElements = new WeakMap<Element, Promise<void>>();
