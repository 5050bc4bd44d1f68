/** The maximum bytes of a line, without its end (RFC 5545, 3.1). */
const MAX_LENGTH = 75;

/** Characters that a calendar must not contain; line breaks are written as '\n', tabs stay. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029]|\p{Cs}/gu;

/** Characters that are rare: testing takes a fraction of the time of replacing. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const RARE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff]/;

/** Returns a text as a property value: special characters and line breaks are escaped. */
export function textValue(text: string): string {
  const clean = RARE.test(text) ? text.replace(/\r\n?/g, '\n').replace(CONTROLS, ' ') : text;
  return clean.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}

/** Returns an address as a property value; characters that could end the line are percent-encoded. */
export const addressValue = (address: string): string => address.replace(/[\s\p{Cc}]/gu, encodeURIComponent);

/** Folds a line at 75 bytes, each continuation after a blank; never splits a character. */
export function folded(line: string): string {
  if (line.length * 3 <= MAX_LENGTH) return line;
  const parts: string[] = [];
  let start = 0;
  let bytes = 0;
  for (let index = 0; index < line.length; index += 1) {
    const code = line.codePointAt(index) ?? 0;
    const size = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4;
    if (bytes + size > MAX_LENGTH) {
      parts.push(line.slice(start, index));
      start = index;
      // The blank before each continuation counts.
      bytes = 1;
    }
    bytes += size;
    if (size === 4) index += 1;
  }
  if (start === 0) return line;
  parts.push(line.slice(start));
  return parts.join('\r\n ');
}
