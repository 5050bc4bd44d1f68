import { readFileSync } from 'node:fs';

const LINE_FEED = 0x0a;

/**
 * Reads the bytes of a file that the operator has named.
 *
 * @throws {Error} in one sentence, when it cannot be read or is empty
 */
export function readNamedFile(name: string): Buffer {
  const bytes = read(name);
  if (bytes.length === 0) throw new Error(`${name} is empty.`);
  return bytes;
}

function read(name: string): Buffer {
  try {
    return readFileSync(name);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') throw new Error(`There is no file ${name}.`, { cause: error });
    if (code === 'EISDIR') throw new Error(`${name} is a folder, not a file.`, { cause: error });
    if (code === 'EACCES') throw new Error(`${name} may not be read by this user.`, { cause: error });
    throw error;
  }
}

/**
 * Returns the text of a file in UTF-8, without a byte order mark.
 *
 * @throws {Error} in one sentence, when it has another encoding, with its first wrong line
 */
export function textOfFile(name: string, bytes: Uint8Array): string {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    throw new Error(`${name} is UTF-16. Save it as UTF-8.`);
  refuseArchive(name, bytes);
  const nul = bytes.indexOf(0);
  if (nul >= 0)
    throw new Error(
      `${name}:${lineOf(bytes, nul)}: this line has a NUL character, so the file is no text in UTF-8. Save it as UTF-8.`,
    );
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new Error(`${name}:${wrongLine(bytes)}: this line is not UTF-8. Save the file as UTF-8.`, { cause: error });
  }
}

/**
 * Refuses archives, which would be read as a damaged text.
 *
 * @throws {Error} with what to do
 */
export function refuseArchive(name: string, bytes: Uint8Array): void {
  const begins = (...start: number[]) => start.every((byte, index) => bytes[index] === byte);
  if (begins(0x50, 0x4b)) throw new Error(`${name} is a ZIP archive. Unpack it, and name the file inside.`);
  if (begins(0x1f, 0x8b)) throw new Error(`${name} is compressed (gzip). Unpack it first.`);
}

/** Returns the number of the line that has the byte at `index`. */
function lineOf(bytes: Uint8Array, index: number): number {
  let line = 1;
  for (let at = bytes.indexOf(LINE_FEED); at >= 0 && at < index; at = bytes.indexOf(LINE_FEED, at + 1)) line += 1;
  return line;
}

/** Returns the number of the first line that is not UTF-8. */
function wrongLine(bytes: Uint8Array): number {
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const end = bytes.indexOf(LINE_FEED, start);
    const part = bytes.subarray(start, end < 0 ? bytes.length : end);
    if (!isUtf8(part)) return line;
    start = end < 0 ? bytes.length : end + 1;
  }
  return line;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
