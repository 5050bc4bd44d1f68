/** The bleed of a printed picture beyond each edge of the trimmed sheet, in mm. */
export const BLEED_MM = 3;

/** The placement and size of a slot: in px, in print in mm. */
export type SlotFormat = { place: string; size: { width: number; height: number } };

/** Returns the size that the picture of a slot has to fill: in print with the bleed. */
export function sheetOf({ place, size: { width, height } }: SlotFormat): { width: number; height: number } {
  const bleed = place === 'print' ? 2 * BLEED_MM : 0;
  return { width: width + bleed, height: height + bleed };
}
