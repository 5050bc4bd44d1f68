import PostalMime, { type Attachment } from 'postal-mime';

/** The number of bytes that detect the type of a file. */
const HEAD_BYTES = 16_384;
const LINE_BREAK = [13, 10];

/**
 * Returns the bytes of a file in UTF-8 or a charset with the same ASCII, without a byte order mark. A file inside a
 * mail is extracted.
 */
export async function plainBytes(file: Uint8Array): Promise<Uint8Array> {
  const bytes = toUtf8(file);
  return isMail(headOf(bytes)) ? ((await calendarInMail(bytes)) ?? bytes) : bytes;
}

/** Maps each byte to the character of the same number, without decoding UTF-8. */
export function binaryText(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += 8192)
    parts.push(String.fromCharCode(...bytes.subarray(from, from + 8192)));
  return parts.join('');
}

/** Returns the first bytes of a file as binary text. */
export const headOf = (bytes: Uint8Array): string => binaryText(bytes.subarray(0, HEAD_BYTES));

/**
 * Decodes bytes as UTF-8. Invalid UTF-8, as in old calendars and pages, is in the charset that they name, else in
 * Windows-1252, a superset of Latin-1.
 */
export function decodeText(bytes: Uint8Array, charset?: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeWith(decoderOf(charset) ?? new TextDecoder('windows-1252'), bytes);
  }
}

/** The characters of Windows-1252 in the range of Latin-1's control characters. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Decodes bytes; Node decodes Windows-1252 as Latin-1, so its characters are replaced. */
const decodeWith = (decoder: TextDecoder, bytes: Uint8Array): string =>
  decoder.decode(bytes).replace(/[\x80-\x9f]/g, (character) => WINDOWS_1252.charAt(character.charCodeAt(0) - 0x80));

/** Returns the decoder for a charset; undefined for UTF-8, which failed before, and for unsupported names. */
function decoderOf(charset: string | undefined): TextDecoder | undefined {
  if (!charset || /^(?:utf-?8|us-ascii|ascii)$/i.test(charset.trim())) return undefined;
  try {
    return new TextDecoder(charset.trim());
  } catch {
    return undefined;
  }
}

/** Decodes binary text in its declared charset. */
export function decodeBinary(binary: string, charset?: string): string {
  if (!/[\x80-\xff]/.test(binary)) return binary;
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  const decoder = decoderOf(charset);
  return decoder ? decodeWith(decoder, bytes) : decodeText(bytes);
}

/** Matches the charset that a page or an XML file declares. */
const DECLARED = /<(?:meta\b[^>]{0,200}?charset\s*=\s*["']?|\?xml\b[^>]{0,100}?encoding\s*=\s*["'])\s*([\w-]+)/i;

/** Returns the charset that the first bytes of a page declare; undefined without one. */
export const declaredCharset = (head: string): string | undefined => DECLARED.exec(head)?.[1];

/** Converts UTF-16 to UTF-8, with or without a byte order mark, and removes the mark. */
export function toUtf8(bytes: Uint8Array): Uint8Array {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return bytes.subarray(3);
  const isLittle = (first === 0xff && second === 0xfe) || (second === 0 && first !== 0);
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0 && bytes.length > 1);
  if (!isLittle && !isBig) return bytes;
  return new TextEncoder().encode(new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(bytes));
}

/** Checks whether a file begins with the header of a mail or of one of its parts. */
function isMail(head: string): boolean {
  const lines = head.split(/\r\n|\n|\r/);
  const first = lines.findIndex((line) => line.trim() !== '' && !/^(?:From |--)/.test(line));
  const end = lines.findIndex((line, index) => index > first && line.trim() === '');
  const headers = lines.slice(Math.max(first, 0), end < 0 ? lines.length : end);
  return (
    headers.every((line) => /^(?:[\w-]+:|[ \t])/.test(line)) &&
    headers.some((line) => /^(?:content-type|mime-version|content-transfer-encoding):/i.test(line)) &&
    !headers.some((line) => /^BEGIN:/i.test(line))
  );
}

/** Returns the joined calendars of a mail; without any, its HTML or text. */
async function calendarInMail(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  // A part saved without its mail begins with the boundary line.
  const start = /^\s*(?:From [^\r\n]*[\r\n]+|--[^\r\n]*[\r\n]+)*/.exec(headOf(bytes))?.[0].length ?? 0;
  const { attachments, html, text } = await PostalMime.parse(bytes.subarray(start));
  const calendars = attachments.filter(isCalendarPart).map(({ content }) => bytesOf(content));
  if (calendars.length > 0) return joinBytes(calendars.map(toUtf8));
  const body = [html, text].find((one) => one && /BEGIN:V(?:CALENDAR|EVENT)|application\/ld\+json/i.test(one));
  return body === undefined ? undefined : new TextEncoder().encode(body);
}

const isCalendarPart = ({ mimeType, filename, content }: Attachment): boolean =>
  /^(?:text\/(?:x-v)?calendar|application\/(?:ics|x-ical|ical))$/.test(mimeType) ||
  /\.(?:ics|ical|vcs)$/i.test(filename ?? '') ||
  /^\s*BEGIN:V(?:CALENDAR|EVENT)/i.test(headOf(bytesOf(content)));

function bytesOf(content: Attachment['content']): Uint8Array {
  if (typeof content === 'string') return new TextEncoder().encode(content);
  return content instanceof Uint8Array ? content : new Uint8Array(content);
}

function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const result = new Uint8Array(parts.reduce((length, part) => length + part.length + LINE_BREAK.length, 0));
  let offset = 0;
  for (const part of parts) {
    result.set(part, offset);
    result.set(LINE_BREAK, offset + part.length);
    offset += part.length + LINE_BREAK.length;
  }
  return result;
}
