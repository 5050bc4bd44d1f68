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
  if (line.length * 3 <= LONGEST) return line;
  const length = Buffer.byteLength(line);
  if (length <= LONGEST) return line;
  // Where each character is a byte, no copy of the line is needed to count them.
  const bytes = length === line.length ? undefined : Buffer.from(line);
  const pieces: string[] = [];
  for (let start = 0; start < length; ) {
    // The blank before all pieces but the first counts.
    const most = start + LONGEST - (start > 0 ? 1 : 0);
    const end = bytes ? beforeCharacter(bytes, most) : most;
    pieces.push(bytes ? bytes.toString('utf8', start, end) : line.slice(start, end));
    start = end;
  }
  return pieces.join('\r\n ');
}

/** The last place up to this one where no character is cut in two: the later bytes of one begin with the bits 10. */
function beforeCharacter(bytes: Buffer, place: number): number {
  let end = Math.min(place, bytes.length);
  while (end < bytes.length && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return end;
}
