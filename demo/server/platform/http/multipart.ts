import { Problem } from './problem';

const MAX_HEADERS_LENGTH = 8192;
const MAX_BOUNDARY_LENGTH = 70;

/**
 * The position of the reader: before the first boundary, in the head of a part, in the requested field, or in another
 * one.
 */
type ReaderState = 'before' | 'head' | 'wanted' | 'other';

/**
 * Returns the boundary in a Content-Type.
 *
 * @throws {Problem} 415 wrong_type for anything but multipart/form-data
 */
export function boundaryOf(contentType = ''): string {
  const isMultipart = /^\s*multipart\/form-data\s*;/i.test(contentType);
  const [, quoted, unquoted] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? unquoted;
  if (!isMultipart || !boundary || boundary.length > MAX_BOUNDARY_LENGTH) throw new Problem(415, 'wrong_type');
  return boundary;
}

/**
 * Yields the content of the first field of a name as it arrives (RFC 7578). Earlier fields are skipped, later ones are
 * not read.
 *
 * @throws {Problem} 400 wrong_data, when there is no such field, or the body is malformed or ends too soon
 */
export async function* contentOf(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
  field: string,
): AsyncGenerator<Uint8Array, void> {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  // The delimiter begins with a line break, which the first boundary lacks.
  let unread = Buffer.from('\r\n');
  let state: ReaderState = 'before';
  for await (const chunk of body) {
    unread = Buffer.concat([unread, chunk]);
    for (;;) {
      const end: number = state === 'head' ? unread.indexOf('\r\n\r\n') : unread.indexOf(delimiter);
      if (end < 0) break;
      if (state === 'head') {
        state = isField(unread.subarray(0, end), field) ? 'wanted' : 'other';
        unread = unread.subarray(end + 4);
        continue;
      }
      if (state === 'wanted') {
        yield unread.subarray(0, end);
        return;
      }
      state = 'head';
      unread = unread.subarray(end + delimiter.length);
    }
    if (state === 'head') {
      if (unread.length > MAX_HEADERS_LENGTH) break;
      continue;
    }
    // Its last bytes may be the beginning of a boundary.
    const safeLength = Math.max(0, unread.length - delimiter.length + 1);
    if (state === 'wanted') yield unread.subarray(0, safeLength);
    unread = unread.subarray(safeLength);
  }
  throw new Problem(400, 'wrong_data', [{ path: field, code: state === 'wanted' ? 'incomplete' : 'required' }]);
}

/** Checks whether the head of a part names the field; the caller's file name is ignored. */
const isField = (head: Buffer, field: string): boolean =>
  /(?:^|\r\n)content-disposition:[^\r\n]*;\s*name="([^"\r\n]*)"/i.exec(head.toString('latin1'))?.[1] === field;
