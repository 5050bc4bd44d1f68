import { binaryText, declaredCharset, decodeText, headOf, plainBytes } from './file-bytes';
import { FileProblem, type ImportedFile, type ReadingRules } from './imported-event';
import { type Pacing, paceOf } from './pace';
import { isCalendar, readCalendar } from './read-calendar';
import { readJsonLd } from './read-json-ld';

/** The maximum size of a file, in bytes. */
export const MAX_BYTES = 25 * 1024 * 1024;

/** The number of bytes in which a calendar must begin. */
const LOOKED_AT = 1024 * 1024;

/**
 * Reads a calendar, a page or a JSON file, or a mail with one of them, by its content and not by its name. Pauses after
 * each slice of the file.
 *
 * @throws {FileProblem} when it holds no event; the reason of the signal when that is aborted
 */
export async function readEventFile(file: Uint8Array, rules: ReadingRules, pacing: Pacing = {}): Promise<ImportedFile> {
  if (file.length > MAX_BYTES) throw new FileProblem('too_large');
  const pace = paceOf(pacing);
  try {
    const bytes = await plainBytes(file);
    const head = headOf(bytes);
    if (head.trim() === '' && binaryText(bytes.subarray(0, LOOKED_AT)).trim() === '') throw new FileProblem('empty');
    if (/^\s*[<[{]/.test(head)) return await readPage(bytes, head, rules, pacing);
    if (isCalendar(binaryText(bytes.subarray(0, LOOKED_AT)))) return await readCalendar(bytes, rules, pace);
  } catch (error) {
    if (pacing.signal?.aborted || error instanceof FileProblem) throw error;
    throw new FileProblem('unreadable', { cause: error });
  }
  throw new FileProblem('unknown_kind');
}

async function readPage(bytes: Uint8Array, head: string, rules: ReadingRules, pacing: Pacing): Promise<ImportedFile> {
  try {
    return await readJsonLd(decodeText(bytes, declaredCharset(head)), rules, paceOf(pacing));
  } catch (error) {
    // Server output before a calendar may look like a page.
    if (!(error instanceof FileProblem) || !isCalendar(binaryText(bytes.subarray(0, LOOKED_AT)))) throw error;
    return readCalendar(bytes, rules, paceOf(pacing));
  }
}
