import type { Point } from '../../../../lib/crop';

type Box = { left: number; top: number; width: number; height: number };

/** Returns a share of a side, rounded to percent and limited to 0 to 1. */
const shareOf = (distance: number, side: number) =>
  side > 0 ? Math.min(100, Math.max(0, Math.round((distance / side) * 100))) / 100 : 0.5;

/** Returns the point of a picture under a pointer, limited to the edges of the picture. */
export const pointAt = (box: Box, { clientX, clientY }: { clientX: number; clientY: number }): Point => ({
  x: shareOf(clientX - box.left, box.width),
  y: shareOf(clientY - box.top, box.height),
});
