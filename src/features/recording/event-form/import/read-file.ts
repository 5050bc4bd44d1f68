import { decodeText } from './decode-text';
import { FileProblem, type FoundFile, type ReadingRules } from './found-event';
import { isCalendar, readCalendar } from './read-calendar';
import { readJsonLd } from './read-json-ld';

/** The largest file, in bytes. */
export const MOST_BYTES = 5 * 1024 * 1024;

/**
 * Reads a calendar, a page or a JSON file, by its content and not by its name.
 *
 * @throws {FileProblem} when it holds no event
 */
export function readFile(bytes: Uint8Array, rules: ReadingRules): FoundFile {
  if (bytes.length > MOST_BYTES) throw new FileProblem('too_large');
  const text = decodeText(bytes).replace(/^\uFEFF/, '');
  if (text.trim() === '') throw new FileProblem('empty');
  try {
    if (isCalendar(text)) return readCalendar(text, rules);
    if (/^\s*[<[{]/.test(text.slice(0, 2000))) return readJsonLd(text, rules);
  } catch (error) {
    throw error instanceof FileProblem ? error : new FileProblem('unreadable', { cause: error });
  }
  throw new FileProblem('unknown_kind');
}
