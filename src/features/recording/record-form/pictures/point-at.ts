import type { Point } from '../../../../lib/crop';

type Box = { left: number; top: number; width: number; height: number };

/** A share of a side in whole percent, never outside. */
const shareOf = (distance: number, side: number) =>
  side > 0 ? Math.min(100, Math.max(0, Math.round((distance / side) * 100))) / 100 : 0.5;

/** The point of a picture under a pointer; one beside the picture counts as at its edge. */
export const pointAt = (box: Box, { clientX, clientY }: { clientX: number; clientY: number }): Point => ({
  x: shareOf(clientX - box.left, box.width),
  y: shareOf(clientY - box.top, box.height),
});
