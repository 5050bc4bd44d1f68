import { Problem } from './problem';

const MAX_HEADERS_LENGTH = 8192;
const MAX_BOUNDARY_LENGTH = 70;

/**
 * The position of the reader: before the first boundary, in the head of a part, in the requested field, or in another
 * one.
 */
type Place = 'before' | 'head' | 'wanted' | 'other';

/**
 * Returns the boundary in a Content-Type.
 *
 * @throws {Problem} 415 wrong_type for anything but multipart/form-data
 */
export function boundaryOf(contentType = ''): string {
  const isMultipart = /^\s*multipart\/form-data\s*;/i.test(contentType);
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
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
  let rest = Buffer.from('\r\n');
  let place: Place = 'before';
  for await (const chunk of body) {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const end: number = place === 'head' ? rest.indexOf('\r\n\r\n') : rest.indexOf(delimiter);
      if (end < 0) break;
      if (place === 'head') {
        place = isField(rest.subarray(0, end), field) ? 'wanted' : 'other';
        rest = rest.subarray(end + 4);
        continue;
      }
      if (place === 'wanted') {
        yield rest.subarray(0, end);
        return;
      }
      place = 'head';
      rest = rest.subarray(end + delimiter.length);
    }
    if (place === 'head') {
      if (rest.length > MAX_HEADERS_LENGTH) break;
      continue;
    }
    // Its last bytes may be the beginning of a boundary.
    const certain = Math.max(0, rest.length - delimiter.length + 1);
    if (place === 'wanted') yield rest.subarray(0, certain);
    rest = rest.subarray(certain);
  }
  throw new Problem(400, 'wrong_data', [{ path: field, code: place === 'wanted' ? 'incomplete' : 'required' }]);
}

/** Checks whether the head of a part names the field; the caller's file name is ignored. */
const isField = (head: Buffer, field: string): boolean =>
  /(?:^|\r\n)content-disposition:[^\r\n]*;\s*name="([^"\r\n]*)"/i.exec(head.toString('latin1'))?.[1] === field;
