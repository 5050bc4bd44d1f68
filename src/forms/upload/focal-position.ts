import type { Point } from '../../lib/crop';

/** The value of `object-position` with which a picture that covers its box shows this point. */
export const focalPosition = ({ x, y }: Point): string => `${x * 100}% ${y * 100}%`;
