import type { Position } from './answers/community';

/** The number of decimals, precise to about a metre. */
const DIGITS = 5;
const DEGREES = String.raw`-?\d{1,3}(?:[.,]\d+)?`;
/** Matches two numbers separated by a blank, a semicolon or a slash; a comma may precede the blank. */
const PAIR = new RegExp(`^(${DEGREES})(?:,\\s+|\\s*[;/]\\s*|\\s+)(${DEGREES})$`);
/** Matches two numbers separated by a comma without a blank, as some maps write them. */
const COMMA_PAIR = /^(-?\d{1,3}\.\d+),(-?\d{1,3}\.\d+)$/;
/** Matches the signs of '48.49° N, 9.21° E'; south and west have a minus. */
const SIGNS = /°|[NEO]\b/gi;

const round = (degrees: number) => Number(degrees.toFixed(DIGITS));

/** Formats a position: '48.49144, 9.20427', latitude first. */
export const positionText = ({ lat, lon }: Position): string =>
  [lat, lon].map((degrees) => degrees.toFixed(DIGITS)).join(', ');

/** Reads typed or pasted coordinates; undefined for any other text. */
export function parsePosition(typed: string): Position | undefined {
  const text = typed.replace(SIGNS, ' ').replace(/\s+,/g, ',').trim();
  const [, first, second] = PAIR.exec(text) ?? COMMA_PAIR.exec(text) ?? [];
  if (first === undefined || second === undefined) return undefined;
  const [lat = 0, lon = 0] = [first, second].map((number) => round(Number(number.replace(',', '.'))));
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : undefined;
}
