/** Elements that React draws or has begun to draw. The first painter leaves them alone. */
export const takenOver = new WeakSet<Element>();

/** Elements whose list the first painter draws, or is about to draw. */
export const painting = new WeakSet<Element>();
