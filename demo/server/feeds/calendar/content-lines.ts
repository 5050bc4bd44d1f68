/** The most bytes of a line, without its end (RFC 5545, 3.1). */
const LONGEST = 75;

/** What no line of a calendar may hold; line breaks are written as '\n', tabs stay. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029]|\p{Cs}/gu;

/** A text as the value of a property: the signs that a calendar uses itself are escaped, line breaks too. */
export const textValue = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

/** An address as the value of a property; what could end the line is percent-encoded. */
export const addressValue = (address: string): string => address.replace(/[\s\p{Cc}]/gu, encodeURIComponent);

/** A line in pieces of at most 75 bytes, each next one behind a blank; no character is cut in two. */
export function folded(line: string): string {
  if (line.length * 3 <= LONGEST || Buffer.byteLength(line) <= LONGEST) return line;
  const pieces: string[] = [];
  let piece = '';
  let bytes = 0;
  for (const character of line) {
    const size = bytesOf(character.codePointAt(0) ?? 0);
    if (bytes + size > LONGEST) {
      pieces.push(piece);
      piece = ' ';
      bytes = 1;
    }
    piece += character;
    bytes += size;
  }
  return [...pieces, piece].join('\r\n');
}

const bytesOf = (code: number) => (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4);
