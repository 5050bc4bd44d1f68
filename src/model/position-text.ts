import type { Position } from './answers/community';

/** A metre or so. */
const DIGITS = 5;
const DEGREES = String.raw`-?\d{1,3}(?:[.,]\d+)?`;
/** Two numbers apart by a blank, a semicolon, or both; a comma may stand before the blank. */
const PAIR = new RegExp(`^(${DEGREES})(?:,\\s+|\\s*[;/]\\s*|\\s+)(${DEGREES})$`);
/** As some maps write it, without a blank. */
const TIGHT = /^(-?\d{1,3}\.\d+),(-?\d{1,3}\.\d+)$/;
/** '48.49° N, 9.21° E'; south and west are written with a minus. */
const SIGNS = /°|[NEO]\b/gi;

const rounded = (degrees: number) => Number(degrees.toFixed(DIGITS));

/** A position as coordinates are written and copied: '48.49144, 9.20427', latitude first. */
export const positionText = ({ lat, lon }: Position): string =>
  [lat, lon].map((degrees) => degrees.toFixed(DIGITS)).join(', ');

/** The position that typed or pasted coordinates mean; undefined for everything else. */
export function parsePosition(typed: string): Position | undefined {
  const text = typed.replace(SIGNS, ' ').replace(/\s+,/g, ',').trim();
  const [, first, second] = PAIR.exec(text) ?? TIGHT.exec(text) ?? [];
  if (first === undefined || second === undefined) return undefined;
  const [lat = 0, lon = 0] = [first, second].map((number) => rounded(Number(number.replace(',', '.'))));
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : undefined;
}
