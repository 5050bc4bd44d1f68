import type { Point } from '../../lib/crop';

/** Returns the `object-position` that keeps a point visible in a picture that covers its box. */
export const focalPosition = ({ x, y }: Point): string => `${x * 100}% ${y * 100}%`;
