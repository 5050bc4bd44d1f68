/** A slot as far as its picture is about it: pixels, in print millimetres. */
type Shape = { place: string; size: { width: number; height: number } };

const MILLIMETRES_PER_INCH = 25.4;
/** Of newsprint; with fewer one sees the pixels. */
const PRINT_DOTS_PER_INCH = 150;

/** How many pixels the shown part of a picture needs at least in a slot. */
export function leastPicture({ place, size: { width, height } }: Shape): { width: number; height: number } {
  if (place !== 'print') return { width, height };
  const pixels = (millimetres: number) => Math.round((millimetres / MILLIMETRES_PER_INCH) * PRINT_DOTS_PER_INCH);
  return { width: pixels(width), height: pixels(height) };
}
