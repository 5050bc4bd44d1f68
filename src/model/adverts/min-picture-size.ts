import { type SlotFormat, sheetOf } from './print-sheet';

const MILLIMETRES_PER_INCH = 25.4;
/** The resolution of newsprint, below which pixels become visible. */
const PRINT_DOTS_PER_INCH = 150;

/** Returns the least size in pixels of the cropped picture of a slot, in print with its bleed. */
export function minPictureSize(slot: SlotFormat): { width: number; height: number } {
  const { width, height } = sheetOf(slot);
  if (slot.place !== 'print') return { width, height };
  const pixels = (millimetres: number) => Math.round((millimetres / MILLIMETRES_PER_INCH) * PRINT_DOTS_PER_INCH);
  return { width: pixels(width), height: pixels(height) };
}
