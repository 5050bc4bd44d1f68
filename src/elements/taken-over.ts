/** Elements that React draws or has begun to draw. The first painter leaves them alone. */
export const takenOver = new WeakSet<Element>();
