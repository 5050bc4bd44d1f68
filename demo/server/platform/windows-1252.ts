/** The characters of Windows-1252 from 0x80 on, in place of control characters; a blank for an unused code. */
const MORE = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const FIRST = 0x80;
const [FIRST_LATIN, LAST_LATIN] = [0xa0, 0xff];
const UNKNOWN = '?'.charCodeAt(0);

/** Encodes a text in Windows-1252. A missing character loses its accents (ő becomes o), or becomes a question mark. */
export const toWindows1252 = (text: string): Uint8Array =>
  Uint8Array.from(
    [...text.normalize('NFC')].map((sign) => byteOf(sign) ?? byteOf(sign.normalize('NFD')[0] ?? '') ?? UNKNOWN),
  );

function byteOf(sign: string): number | undefined {
  const code = sign.codePointAt(0) ?? UNKNOWN;
  if (code < FIRST || (code >= FIRST_LATIN && code <= LAST_LATIN)) return code;
  const place = sign === ' ' ? -1 : MORE.indexOf(sign);
  return place < 0 ? undefined : FIRST + place;
}
