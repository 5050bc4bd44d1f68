/** Millimetres that a printed picture goes on beyond each edge, where the sheet is cut. */
export const BLEED_MM = 3;

/** A slot as far as its shape is about it: pixels, in print millimetres. */
export type Shape = { place: string; size: { width: number; height: number } };

/** What the picture of a slot has to fill: in print with the bleed. */
export function sheetOf({ place, size: { width, height } }: Shape): { width: number; height: number } {
  const bleed = place === 'print' ? 2 * BLEED_MM : 0;
  return { width: width + bleed, height: height + bleed };
}
