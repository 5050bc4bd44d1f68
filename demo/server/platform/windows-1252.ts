/** The characters of Windows-1252 from 0x80 on, in place of control characters; a blank for an unused code. */
const HIGH_CHARACTERS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const FIRST_HIGH = 0x80;
const [FIRST_LATIN, LAST_LATIN] = [0xa0, 0xff];
const QUESTION_MARK = '?'.charCodeAt(0);

/** Decodes Windows-1252; the decoders of some versions of Node.js get its characters from 0x80 on wrong. */
export const fromWindows1252 = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (letter) => HIGH_CHARACTERS[letter.charCodeAt(0) - FIRST_HIGH]?.trim() || letter);

/** Encodes a text in Windows-1252. A missing character loses its accents (ő becomes o), or becomes a question mark. */
export const toWindows1252 = (text: string): Uint8Array =>
  Uint8Array.from(
    [...text.normalize('NFC')].map(
      (character) => byteOf(character) ?? byteOf(character.normalize('NFD')[0] ?? '') ?? QUESTION_MARK,
    ),
  );

function byteOf(character: string): number | undefined {
  const code = character.codePointAt(0) ?? QUESTION_MARK;
  if (code < FIRST_HIGH || (code >= FIRST_LATIN && code <= LAST_LATIN)) return code;
  const index = character === ' ' ? -1 : HIGH_CHARACTERS.indexOf(character);
  return index < 0 ? undefined : FIRST_HIGH + index;
}
